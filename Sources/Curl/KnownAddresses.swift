import HTTP

/// The addresses of the configuration as they were read, since they are asked again and again.
struct KnownAddresses {
  /// How many are kept; one that a macro changes with each request must not fill the memory.
  private static let most = 64

  private var known: [String: ParsedAddress] = [:]

  /// The address that a request asks.
  mutating func address(
    of request: HTTPRequest, _ curl: LibCurl,
  ) throws(HTTPFailure) -> ParsedAddress {
    if let address = known[request.url] { return address }
    let address = try ParsedAddress(request.url, curl)
    // What came from outside hardly comes again, and a password is not kept for longer than needed.
    guard request.trust == .configured, !address.address.hasCredentials else { return address }
    if known.count == KnownAddresses.most { known = [:] }
    known[request.url] = address
    return address
  }
}
