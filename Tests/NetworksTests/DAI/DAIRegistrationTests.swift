import HTTP
import Testing

@testable import Networks

/// What the ad server is asked when a session is opened.
@Suite struct DAIRegistrationTests {
  private static let place = "https://dai.example/ssai/pods/api/v1/network/21/custom_asset"

  private static func registration(
    live: Bool = true, token: String? = nil, _ targeting: [String: String] = [:],
    _ parameters: [String: String] = [:],
  ) -> DAIRegistration {
    DAIRegistration(
      networkCode: "21", customAssetKey: "a b/c", isLive: live, token: token,
      targeting: targeting, parameters: parameters)
  }

  @Test func `a live stream is opened with a form`() {
    let request = Self.registration(["team": "A&B", "age": "7"], ["ppid": "x y"])
      .request(to: "https://dai.example")
    #expect(request.method == .post)
    #expect(request.url == Self.place + "/a%20b%2Fc/stream?manifest-type=hls")
    #expect(request.headers.map(\.value) == ["application/x-www-form-urlencoded"])
    #expect(
      String(decoding: request.body, as: UTF8.self)
        == "cust_params=age%3D7%26team%3DA%2526B&ppid=x%20y")
  }

  @Test func `one on demand is opened with an object`() {
    let request = Self.registration(live: false, token: "exp=1~hmac=0", ["team": "A&B"])
      .request(to: "https://dai.example")
    #expect(
      request.url == "https://dai.example/ondemand/pods/api/v1/network/21/stream_registration"
        + "?auth-token=exp%3D1~hmac%3D0")
    #expect(request.headers.map(\.value) == ["application/json"])
    #expect(
      String(decoding: request.body, as: UTF8.self)
        == #"{"targeting_parameters":{"cust_params":"team=A%26B"}}"#)
  }

  @Test func `the token stands in the address`() {
    let request = Self.registration(token: "exp=1~hmac=0").request(to: "https://dai.example")
    #expect(request.url.hasSuffix("?manifest-type=hls&auth-token=exp%3D1~hmac%3D0"))
    #expect(request.body == [])
  }
}
