/// What one try came to.
package enum DeliveryResult: Hashable, Sendable {
  /// The server answered, and may have said for how long it wants to be left alone.
  case answered(status: Int, retryAfter: Duration? = nil)

  /// The server has heard, but what it answered is of no use.
  case heard

  /// There was no answer.
  case failed(DeliveryFault)

  /// What the server answered, if it did.
  var status: Int? {
    if case .answered(let status, _) = self { status } else { nil }
  }

  /// What is wrong with it; nil if the server has heard.
  var fault: DeliveryFault? {
    switch self {
    case .heard: nil
    case .failed(let fault): fault
    case .answered(200..<400, _): nil
    case .answered(408, _), .answered(425, _), .answered(429, _), .answered(503, _): .serverBusy
    case .answered(500..., _): .serverError
    case .answered: .refused
    }
  }

  /// For how long the server wants to be left alone.
  var retryAfter: Duration {
    if case .answered(_, let wish?) = self { wish } else { .zero }
  }
}
