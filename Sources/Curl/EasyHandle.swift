import CLibCurl
import HTTP

/// What libcurl needs for one request at a time, used again for the next one.
@safe final class EasyHandle {
  /// What libcurl calls it.
  let easy: UnsafeMutableRawPointer

  /// The request that it works for now.
  private(set) var transfer: Transfer?

  /// Whether it was made by settings that do not hold any more.
  var isOutdated = false
  private let curl: LibCurl
  private let settings: CurlSettings
  private let isOffered: String
  private let words: UnsafeMutablePointer<CChar>
  private var lines: UnsafeMutablePointer<curl_slist>?

  /// What `lines` were made of: requests to one server mostly say the same.
  private var said: (method: HTTPRequest.Method, headers: [HTTPHeader])?

  /// Makes one whose sockets are those of the transfers; nil when there is no memory.
  init?(_ curl: LibCurl, _ settings: CurlSettings, offering packings: String, _ all: Transfers) {
    guard let easy = unsafe curl.table.pointee.easy_init() else { return nil }
    unsafe self.easy = easy
    self.curl = curl
    self.settings = settings
    isOffered = packings
    unsafe words = .allocate(capacity: Int(CURL_ERROR_SIZE))
    unsafe words.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    setLimits()
    setTrust()
    setCallbacks(all)
  }

  deinit {
    unsafe curl.table.pointee.easy_cleanup(easy)
    unsafe curl.table.pointee.slist_free_all(lines)
    unsafe words.deallocate()
  }

  /// What the library says went wrong, in its own words.
  var complaint: String { unsafe String(cString: words) }

  /// Gives back what the last request needed.
  func release() {
    transfer = nil
    set(CURLOPT_HTTPGET, 1)
    unsafe adpipe_curl_set_pointer(curl.table, easy, CURLOPT_COPYPOSTFIELDS, nil)
  }

  /// Prepares the next request, which asks that proxy, or the server itself.
  func prepare(_ transfer: Transfer, proxy: String?) {
    self.transfer = transfer
    unsafe words[0] = 0
    let request = transfer.request
    unsafe adpipe_curl_set_url(curl.table, easy, transfer.target.url)
    switch request.method {
    case .get:
      set(CURLOPT_HTTPGET, 1)
    case .post:
      set(CURLOPT_POST, 1)
      unsafe adpipe_curl_set_size(
        curl.table, easy, CURLOPT_POSTFIELDSIZE_LARGE, request.body.count)
      _ = unsafe request.body.withUnsafeBytes { body in
        unsafe adpipe_curl_set_pointer(
          curl.table, easy, CURLOPT_COPYPOSTFIELDS,
          UnsafeMutableRawPointer(mutating: body.baseAddress))
      }
    }
    say(request)
    set(CURLOPT_PROXY, proxy ?? "")
    // Many requests at once to one server wait until its first handshake says whether they can
    // share the connection. Without TLS they would wait for the first answer, and never share.
    let mayShare = settings.http2 && transfer.target.address.isSecure
    set(CURLOPT_HTTP_VERSION, mayShare ? CURL_HTTP_VERSION_2TLS : CURL_HTTP_VERSION_1_1)
    set(CURLOPT_PIPEWAIT, mayShare ? 1 : 0)
  }

  private func say(_ request: HTTPRequest) {
    if let said, said.method == request.method, said.headers == request.headers { return }
    unsafe adpipe_curl_set_list(curl.table, easy, CURLOPT_HTTPHEADER, nil)
    unsafe curl.table.pointee.slist_free_all(lines)
    unsafe lines = curl.list(headerLines(of: request))
    unsafe adpipe_curl_set_list(curl.table, easy, CURLOPT_HTTPHEADER, lines)
    said = (request.method, request.headers)
  }

  private func headerLines(of request: HTTPRequest) -> [String] {
    var lines = request.headers.map { $0.value.isEmpty ? "\($0.name);" : "\($0.name): \($0.value)" }
    lines.append("Accept-Encoding: \(isOffered)")
    guard request.method == .post else { return lines }
    // No question beforehand whether the body is wanted, and no guess what it is.
    lines.append("Expect:")
    if !request.headers.contains(where: { $0.name.lowercased() == "content-type" }) {
      lines.append("Content-Type:")
    }
    return lines
  }

  private func setLimits() {
    set(CURLOPT_NOSIGNAL, 1)
    set(CURLOPT_PROTOCOLS_STR, "http,https")
    set(CURLOPT_FOLLOWLOCATION, 0)
    set(CURLOPT_HTTP_CONTENT_DECODING, 0)
    set(CURLOPT_NOPROXY, "")
    set(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
    set(CURLOPT_USERAGENT, settings.userAgent)
    // Our own timers end a connection that fails; this one parts the time among its addresses.
    let (seconds, attoseconds) = (settings.connectLimit + settings.tlsLimit).components
    set(CURLOPT_CONNECTTIMEOUT_MS, Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000))
  }

  private func setTrust() {
    set(CURLOPT_SSL_VERIFYPEER, 1)
    set(CURLOPT_SSL_VERIFYHOST, 2)
    set(CURLOPT_SSLVERSION, Int(CURL_SSLVERSION_TLSv1_2))
    guard let file = settings.caFile else { return }
    set(CURLOPT_CAINFO, file)
    unsafe adpipe_curl_set_text(curl.table, easy, CURLOPT_CAPATH, nil)
  }

  private func setCallbacks(_ all: Transfers) {
    let table = unsafe UnsafePointer(curl.table)
    let me = unsafe Unmanaged.passUnretained(self).toOpaque()
    unsafe adpipe_curl_set_pointer(table, easy, CURLOPT_ERRORBUFFER, words)
    unsafe adpipe_curl_set_pointer(table, easy, CURLOPT_PRIVATE, me)
    unsafe adpipe_curl_set_pointer(table, easy, CURLOPT_WRITEDATA, me)
    unsafe adpipe_curl_on_body(table, easy) { bytes, size, count, me in
      let transfer = unsafe EasyHandle.at(me)?.transfer
      let piece = unsafe UnsafeRawBufferPointer(start: bytes, count: size * count)
      return unsafe transfer?.take(body: piece) == true ? size * count : 0
    }
    unsafe adpipe_curl_set_pointer(table, easy, CURLOPT_HEADERDATA, me)
    unsafe adpipe_curl_on_header(table, easy) { bytes, size, count, me in
      let transfer = unsafe EasyHandle.at(me)?.transfer
      let line = unsafe UnsafeRawBufferPointer(start: bytes, count: size * count)
      return unsafe transfer?.take(header: line) == true ? size * count : 0
    }
    unsafe adpipe_curl_set_pointer(table, easy, CURLOPT_PREREQDATA, me)
    unsafe adpipe_curl_on_ready(table, easy) { me, address, _, _, _ in
      let transfer = unsafe EasyHandle.at(me)?.transfer
      let peer = unsafe address.flatMap { unsafe NetworkAddress($0) }
      let isFine = transfer?.mayAsk(peer) == true
      return isFine ? CURL_PREREQFUNC_OK : CURL_PREREQFUNC_ABORT
    }
    unsafe adpipe_curl_set_pointer(table, easy, CURLOPT_OPENSOCKETDATA, me)
    unsafe adpipe_curl_on_open(table, easy) { me, _, address in
      guard let transfer = unsafe EasyHandle.at(me)?.transfer, let address = unsafe address
      else { return -1 }
      return unsafe transfer.open(address)
    }
    // A connection outlives the request that opened it, so it is closed by those who have them all.
    let owner = unsafe Unmanaged.passUnretained(all).toOpaque()
    unsafe adpipe_curl_set_pointer(table, easy, CURLOPT_CLOSESOCKETDATA, owner)
    unsafe adpipe_curl_on_close(table, easy) { owner, socket in
      unsafe Transfers.at(owner)?.close(socket)
      return 0
    }
  }

  /// The one that a callback was given.
  static func at(_ pointer: UnsafeMutableRawPointer?) -> EasyHandle? {
    unsafe pointer.map { unsafe Unmanaged<EasyHandle>.fromOpaque($0).takeUnretainedValue() }
  }

  private func set(_ option: CURLoption, _ value: Int) {
    unsafe adpipe_curl_set_long(curl.table, easy, option, value)
  }

  private func set(_ option: CURLoption, _ value: String) {
    unsafe adpipe_curl_set_text(curl.table, easy, option, value)
  }
}

// What libcurl knows of the request.
extension EasyHandle {
  /// The status of the answer; 0 if there is none.
  var status: Int {
    var value = 0
    unsafe adpipe_curl_get_long(curl.table, easy, CURLINFO_RESPONSE_CODE, &value)
    return value
  }

  /// Where the answer sends on to, made whole; nil if nowhere.
  var sentOnTo: String? {
    var text: UnsafeMutablePointer<CChar>?
    unsafe adpipe_curl_get_text(curl.table, easy, CURLINFO_REDIRECT_URL, &text)
    return unsafe text.map { unsafe String(cString: $0) }
  }
}
