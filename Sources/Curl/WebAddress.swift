import HTTP

/// The address of what a server is asked for, as far as rules look at it.
struct WebAddress: Hashable, Sendable {
  /// Whether it is asked for over TLS.
  let isSecure: Bool

  /// The name or number of the server, with brackets if it is one of IPv6.
  let host: String

  /// Where the server listens.
  let port: Int

  /// Whether a name and a password stand in it.
  let hasCredentials: Bool

  /// Who is asked, without what: what addresses hold besides may be secret, so it is never told.
  var origin: String {
    let usual = isSecure ? 443 : 80
    return (isSecure ? "https://" : "http://") + host + (port == usual ? "" : ":\(port)")
  }

  /// Whether somebody else is asked than at the other address, not counting a step up to TLS.
  func isElsewhere(than other: WebAddress) -> Bool {
    let isStepUp = isSecure && !other.isSecure && port == 443 && other.port == 80
    return host.lowercased() != other.host.lowercased()
      || !isStepUp && (isSecure != other.isSecure || port != other.port)
  }

  /// Fails if an address from outside may not be what it is.
  func checkForeign() throws(HTTPFailure) {
    if hasCredentials {
      throw HTTPFailure(
        .badAddress,
        "\(origin): an address from outside holds a name or a password; "
          + "only addresses of the configuration may")
    }
    if WebAddress.otherServices.contains(port) {
      throw HTTPFailure(
        .forbidden,
        "\(origin): port \(port) belongs to another service than the web; "
          + "an address from outside may not lead there")
    }
  }

  /// The ports that browsers refuse: who listens there might take a request for its own language.
  private static let otherServices: Set<Int> = [
    0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101,
    102,
    103, 104, 109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465,
    512, 513, 514, 515, 526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993,
    995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668,
    6669, 6679, 6697, 10080,
  ]
}
