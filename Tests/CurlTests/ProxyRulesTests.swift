import Testing

@testable import Curl

@Suite struct ProxyRulesTests {
  private static let cases: [([String: String], String, String?)] = [
    (["http_proxy": "p"], "http://a.example", "p"),
    (["http_proxy": "p"], "https://a.example", nil),
    (["HTTP_PROXY": "p"], "http://a.example", nil),
    (["HTTPS_PROXY": "p"], "https://a.example", "p"),
    (["https_proxy": "", "all_proxy": "q"], "https://a.example", "q"),
    (["all_proxy": "q", "no_proxy": "*"], "http://a.example", nil),
    (["all_proxy": "q", "no_proxy": "b.example,.A.example"], "http://a.example", nil),
    (["all_proxy": "q", "NO_PROXY": "example"], "http://a.example", nil),
    (["all_proxy": "q", "no_proxy": "ample"], "http://a.example", "q"),
    ([:], "http://a.example", nil),
  ]

  @Test(arguments: cases)
  func `the environment says which proxy is asked`(
    environment: [String: String], origin: String, proxy: String?,
  ) {
    let isSecure = origin.hasPrefix("https")
    let address = WebAddress(
      isSecure: isSecure, host: "a.example", port: isSecure ? 443 : 80, hasCredentials: false)
    #expect(address.origin == origin)
    #expect(ProxyRules { environment[$0] }.proxy(for: address) == proxy)
  }
}
