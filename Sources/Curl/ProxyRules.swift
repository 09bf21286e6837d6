/// Which proxy the environment wants to be asked, by the rules that curl made common.
struct ProxyRules: Hashable, Sendable {
  private let plain: String?
  private let secure: String?
  private let exceptions: [String]

  /// Reads the variables; the plain one counts in small letters only.
  ///
  /// A web server that starts us would set HTTP_PROXY to what its client sends as the header Proxy.
  init(_ variable: (String) -> String?) {
    func first(_ names: String...) -> String? {
      names.lazy.compactMap(variable).first { !$0.isEmpty }
    }
    let all = first("all_proxy", "ALL_PROXY")
    plain = first("http_proxy") ?? all
    secure = first("https_proxy", "HTTPS_PROXY") ?? all
    exceptions = (first("no_proxy", "NO_PROXY") ?? "").lowercased()
      .split { $0 == "," || $0 == " " }
      .map { $0.first == "." ? String($0.dropFirst()) : String($0) }
  }

  /// The proxy to ask for a server, or nil if it is asked directly.
  func proxy(for address: WebAddress) -> String? {
    guard let proxy = address.isSecure ? secure : plain else { return nil }
    let host = address.host.lowercased()
    let isException = exceptions.contains { $0 == "*" || host == $0 || host.hasSuffix("." + $0) }
    return isException ? nil : proxy
  }
}
