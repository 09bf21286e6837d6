import Curl
import HTTP
import Rehearsal
import Testing

/// A web server over TLS with all that can be wrong about certificates, one port for each.
private struct SecureSites {
  let certificates: Certificates
  let server: WebServer
  let ports: [String: Int]

  static let shared = Result { try SecureSites() }

  private init() throws {
    certificates = try Certificates(in: "certificates")
    let identities = [
      "good": certificates.good, "expired": certificates.expired,
      "otherName": certificates.otherName, "alone": certificates.alone,
    ]
    var ports: [String: Int] = [:]
    var sites = ""
    for (name, identity) in identities.sorted(by: { $0.key < $1.key }) {
      let port = try ScriptedServer.freePort()
      ports[name] = port
      sites += """
        server {
          listen 127.0.0.1:\(port) ssl http2;
          ssl_certificate \(identity.certificate);
          ssl_certificate_key \(identity.key);
          location / { return 200 "$server_protocol $connection"; }
          location /down { return 302 http://127.0.0.1:1/; }
          location /same { return 302 /end; }
        }

        """
    }
    self.ports = ports
    server = try WebServer("secure", sites: sites, port: ports["good"] ?? 0)
  }

  func request(_ site: String, _ path: String = "/", host: String = "localhost") -> HTTPRequest {
    HTTPRequest(.get, "https://\(host):\(ports[site] ?? 0)\(path)", trust: .configured)
  }

  var settings: CurlSettings {
    var settings = CurlSettings()
    settings.caFile = certificates.authority
    return settings
  }
}

@Suite struct TLSTests {
  private let sites: SecureSites

  init() throws {
    sites = try SecureSites.shared.get()
  }

  @Test(arguments: ["localhost", "127.0.0.1"])
  func `a server that the authority vouches for is asked over HTTP 2`(host: String) {
    let outcome = Asking.once(sites.request("good", host: host), settings: sites.settings)
    #expect(outcome.text?.hasPrefix("HTTP/2.0 ") == true, "\(outcome)")
  }

  @Test func `HTTP 2 can be switched off`() {
    var settings = sites.settings
    settings.http2 = false
    let outcome = Asking.once(sites.request("good"), settings: settings)
    #expect(outcome.text?.hasPrefix("HTTP/1.1 ") == true, "\(outcome)")
  }

  @Test(arguments: ["expired", "otherName", "alone"])
  func `a server that does not prove who it is gets no request`(site: String) {
    let outcome = Asking.once(sites.request(site), settings: sites.settings)
    #expect(outcome.kind == .untrusted, "\(outcome)")
    #expect(outcome.words.contains("http.caFile"))
  }

  @Test func `the authorities of the system do not vouch for a private one`() {
    #expect(Asking.once(sites.request("good")).kind == .untrusted)
  }

  @Test func `a file of authorities that is not there is said to be so`() {
    var settings = CurlSettings()
    settings.caFile = "/nowhere/ca.pem"
    let outcome = Asking.once(sites.request("good"), settings: settings)
    #expect(outcome.kind == .untrusted && outcome.words.contains("http.caFile"), "\(outcome)")
  }

  @Test func `no redirect leaves the protection of TLS`() {
    let outcome = Asking.once(sites.request("good", "/down"), settings: sites.settings)
    #expect(outcome.kind == .redirect && outcome.words.contains("TLS"), "\(outcome)")
    let same = Asking.once(sites.request("good", "/same"), settings: sites.settings)
    #expect(same.text?.hasPrefix("HTTP/2.0") == true, "\(same)")
  }

  @Test func `a server that speaks no TLS is told apart`() throws {
    let plain = try ScriptedServer { _ in [ScriptedServer.answer()] }
    let request = HTTPRequest(.get, "https://127.0.0.1:\(plain.port)/", trust: .configured)
    var settings = CurlSettings()
    settings.tlsLimit = .milliseconds(300)
    let outcome = Asking.once(request, settings: settings)
    #expect(outcome.kind == .timeout, "\(outcome)")
    #expect(outcome.words.contains("http.tlsTimeoutMs"), "\(outcome)")
  }

  @Test func `many requests at once share one connection of HTTP 2`() {
    let request = sites.request("good")
    let bodies = Asking.run(sites.settings) { client, _ in
      await withTaskGroup(of: String?.self) { group in
        for _ in 0..<100 {
          group.addTask { await Asking.ask(client, request).text }
        }
        return await group.reduce(into: Set<String?>()) { $0.insert($1) }
      }
    }
    #expect(bodies.count == 1, "\(bodies)")
    #expect(bodies.first??.hasPrefix("HTTP/2.0 ") == true, "\(bodies)")
  }
}
