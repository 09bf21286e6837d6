/// What a server is asked.
package struct HTTPRequest: Hashable, Sendable {
  /// What the server is to do.
  package enum Method: String, Hashable, Sendable {
    case get = "GET"
    case post = "POST"
  }

  /// How far an address is trusted.
  package enum Trust: Hashable, Sendable {
    /// The operator has written it down.
    case configured

    /// It came from outside, such as out of an ad: it may not lead into private networks.
    case foreign
  }

  /// What the server is to do.
  package let method: Method

  /// Where the server is, and what it is asked for.
  package let url: String

  /// How far that address is trusted; another server that it sends on to is foreign.
  package let trust: Trust

  /// What is said besides, in this order.
  package var headers: [HTTPHeader] = []

  /// What is sent along.
  package var body: [UInt8] = []

  /// How long the answer may be, once it is unpacked.
  package var longestAnswer = HTTPRequest.usualAnswer

  /// How long an answer may be unless the request says otherwise.
  package static let usualAnswer = 4 << 20

  /// Puts a request together.
  package init(_ method: Method = .get, _ url: String, trust: Trust) {
    self.method = method
    self.url = url
    self.trust = trust
  }
}

/// One line of what is said about a request or an answer.
package struct HTTPHeader: Hashable, Sendable {
  /// What the line is about.
  package let name: String

  /// What it says.
  package let value: String

  /// States a line.
  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}
