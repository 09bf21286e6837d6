import CLibCurl
import HTTP

/// The library libcurl, loaded when it is first needed, for as long as the process lives.
@safe final class LibCurl {
  /// Its functions.
  let table: UnsafeMutablePointer<adpipe_curl>

  private static let names = ["libcurl.so.4", "libcurl-gnutls.so.4"]

  /// The oldest version that has every option that is set: 7.85.0.
  private static let oldest: UInt32 = 0x075500

  /// Loads the library, and has it set itself up.
  init() throws(HTTPFailure) {
    unsafe table = .allocate(capacity: 1)
    unsafe table.initialize(to: adpipe_curl())
    var problems: [String] = []
    for name in LibCurl.names {
      guard let problem = unsafe adpipe_curl_open(table, name) else {
        try checkVersion()
        return
      }
      problems.append(unsafe String(cString: problem))
    }
    throw HTTPFailure(
      .unavailable,
      "libcurl cannot be loaded (\(problems.joined(separator: "; "))); "
        + "install it, on Debian as libcurl4")
  }

  private func checkVersion() throws(HTTPFailure) {
    guard unsafe table.pointee.global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK,
      let found = unsafe table.pointee.version_info(CURLVERSION_SIXTH)?.pointee
    else { throw HTTPFailure(.unavailable, "libcurl cannot set itself up; install it anew") }
    let version = unsafe found.version.map { unsafe String(cString: $0) } ?? "of no version"
    guard unsafe found.version_num >= LibCurl.oldest else {
      throw HTTPFailure(.unavailable, "libcurl is \(version), and 7.85.0 is needed; update it")
    }
    // Else each lookup of a name would hold up all other requests.
    guard unsafe found.features & CURL_VERSION_ASYNCHDNS != 0 else {
      throw HTTPFailure(
        .unavailable,
        "libcurl \(version) looks names up one after another; "
          + "install one that was built with its threaded resolver")
    }
  }

  /// What a code means, in the words of the library.
  func meaning(of code: CURLcode) -> String {
    unsafe table.pointee.easy_strerror(code).map { unsafe String(cString: $0) }
      ?? "error \(code.rawValue)"
  }

  /// A new list of header lines.
  func list(_ lines: [String]) -> UnsafeMutablePointer<curl_slist>? {
    var list: UnsafeMutablePointer<curl_slist>?
    for line in lines {
      guard let longer = unsafe table.pointee.slist_append(list, line) else { break }
      unsafe list = longer
    }
    return unsafe list
  }
}
