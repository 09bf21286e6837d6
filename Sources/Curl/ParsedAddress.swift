import CLibCurl
import HTTP

/// An address as libcurl has read it, so that what is checked is what will be asked.
@safe final class ParsedAddress {
  /// The parts that rules look at.
  let address: WebAddress

  /// Who is asked, without what.
  let origin: String

  /// The same, for all spellings.
  let place: String

  /// What libcurl is given to ask for, which it copies.
  let url: OpaquePointer
  private let curl: LibCurl

  /// Reads an address.
  init(_ text: String, _ curl: LibCurl) throws(HTTPFailure) {
    guard let url = unsafe curl.table.pointee.url() else {
      throw HTTPFailure(.unavailable, "there is no memory for one more address")
    }
    let code = unsafe curl.table.pointee.url_set(url, CURLUPART_URL, text, 0)
    guard code == CURLUE_OK,
      let scheme = unsafe ParsedAddress.part(CURLUPART_SCHEME, of: url, curl),
      let host = unsafe ParsedAddress.part(CURLUPART_HOST, of: url, curl),
      let portText = unsafe ParsedAddress.part(CURLUPART_PORT, of: url, curl),
      let port = Int(portText)
    else {
      unsafe curl.table.pointee.url_cleanup(url)
      throw HTTPFailure(
        .badAddress, "the address is none that can be asked; it has to be like https://host/path")
    }
    let hasCredentials =
      unsafe ParsedAddress.part(CURLUPART_USER, of: url, curl) != nil
      || ParsedAddress.part(CURLUPART_PASSWORD, of: url, curl) != nil
    self.curl = curl
    unsafe self.url = url
    address = WebAddress(
      isSecure: scheme.lowercased() == "https", host: host, port: port,
      hasCredentials: hasCredentials)
    origin = address.origin
    place = origin.lowercased()
    guard ["http", "https"].contains(scheme.lowercased()) else {
      throw HTTPFailure(.badAddress, "the address begins with \(scheme):, not http: or https:")
    }
  }

  deinit { unsafe curl.table.pointee.url_cleanup(url) }

  private static func part(_ part: CURLUPart, of url: OpaquePointer, _ curl: LibCurl) -> String? {
    var text: UnsafeMutablePointer<CChar>?
    let flags = part == CURLUPART_PORT ? CURLU_DEFAULT_PORT : 0
    guard unsafe curl.table.pointee.url_get(url, part, &text, UInt32(flags)) == CURLUE_OK,
      let found = unsafe text
    else { return nil }
    defer { unsafe curl.table.pointee.free(found) }
    return unsafe String(cString: found)
  }
}
