/// Lets many wait until a network is set up, or is known to have failed.
struct Gate {
  /// Ends when the gate opens; when it opens because of a failure, that comes first.
  typealias Line = AsyncStream<NetworkFailure>

  private var waiting: [Line.Continuation] = []

  /// Takes one in who waits by going through a stream that ends when the gate opens.
  mutating func line() -> Line {
    let (line, end) = Line.makeStream()
    waiting.append(end)
    return line
  }

  /// Lets all go on who wait, with the failure if there is one.
  mutating func open(because failure: NetworkFailure? = nil) {
    for end in waiting {
      if let failure { end.yield(failure) }
      end.finish()
    }
    waiting = []
  }
}
