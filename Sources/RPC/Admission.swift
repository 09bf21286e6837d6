/// How far a message has come without any wait.
///
/// No part of the generic session: to make its metadata for each message would cost more than to
/// read the message.
enum Admission {
  case done
  case step(Step)
  case batch([Range<Int>])

  /// What is left to do for a message that has been admitted.
  enum Step {
    case run(ticket: Int, within: Duration?)
    case letEnd
    case advance(milliseconds: Int64)
  }
}

/// The calls in a message: that one, or those of a batch.
enum MessageParts {
  case one
  case batch([Range<Int>])
}
