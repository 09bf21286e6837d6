import HTTP

/// What of a request can be found wrong before anybody is asked.
enum RequestRules {
  /// The longest address that is asked for.
  private static let longestAddress = 65_536

  /// The headers that frame a request on its connection, which is the client's own business.
  private static let framing: Set<String> = [
    "connection", "content-length", "expect", "host", "keep-alive", "proxy-authorization",
    "proxy-connection", "te", "trailer", "transfer-encoding", "upgrade",
  ]

  /// Fails if an address or a header holds what would be read as something else.
  static func check(_ request: HTTPRequest) throws(HTTPFailure) {
    let url = request.url.utf8
    guard url.count <= longestAddress else {
      throw HTTPFailure(
        .badAddress, "the address has \(url.count) bytes, and \(longestAddress) are allowed")
    }
    guard all(of: request.url, are: { $0 > 0x20 && $0 != 0x7F }) else {
      throw HTTPFailure(.badAddress, "the address holds a space or a control character; encode it")
    }
    for header in request.headers { try check(header) }
  }

  private static func check(_ header: HTTPHeader) throws(HTTPFailure) {
    guard !header.name.isEmpty, all(of: header.name, are: isOfToken) else {
      throw HTTPFailure(.badAddress, "a header has a name that is none: letters, digits and - only")
    }
    guard all(of: header.value, are: { ($0 >= 0x20 && $0 != 0x7F) || $0 == 0x09 }) else {
      throw HTTPFailure(
        .badAddress, "the header \(header.name) holds a control character, such as a line break")
    }
    guard !framing.contains(header.name.lowercased()) else {
      throw HTTPFailure(.badAddress, "the header \(header.name) is set by the client itself")
    }
  }

  /// Looks at the bytes where they lie: an address is long, and each request has one.
  private static func all(of text: String, are isRight: (UInt8) -> Bool) -> Bool {
    let bytes = text.utf8.span
    for index in bytes.indices where !isRight(bytes[index]) { return false }
    return true
  }

  private static func isOfToken(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default:
      "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}
