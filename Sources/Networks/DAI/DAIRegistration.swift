package import HTTP
import JSON

/// What opens a viewer's session with a stream at Google's dynamic ad insertion.
package struct DAIRegistration: Hashable, Sendable {
  /// The publisher's network code.
  package let networkCode: String

  /// The stream's key.
  package let customAssetKey: String

  /// Whether the stream is live; one on demand is opened elsewhere and in other words.
  package let isLive: Bool

  /// What shows that the publisher lets the viewer in, if the ad server asks for it.
  package let token: String?

  /// What ads are chosen by, as it is: names and values of the publisher's choice.
  package let targeting: [String: String]

  /// What else the ad server is told, under its own names, such as ppid.
  package let parameters: [String: String]

  /// Puts a registration together.
  package init(
    networkCode: String, customAssetKey: String, isLive: Bool, token: String? = nil,
    targeting: [String: String] = [:], parameters: [String: String] = [:],
  ) {
    self.networkCode = networkCode
    self.customAssetKey = customAssetKey
    self.isLive = isLive
    self.token = token
    self.targeting = targeting
    self.parameters = parameters
  }

  /// How long the answer may be; a good one has not a thousand bytes.
  private static let longestAnswer = 64 << 10

  /// What the server at the address of that beginning is asked.
  package func request(to endpoint: String) -> HTTPRequest {
    let told = DAITargeting(targeting, besides: parameters)
    var request = HTTPRequest(.post, endpoint + path, trust: .configured)
    request.headers = [told.header(asForm: isLive)]
    request.body = isLive ? told.form : told.object(under: "targeting_parameters")
    request.longestAnswer = Self.longestAnswer
    return request
  }

  private var path: String {
    let network = networkCode.percentEncoded
    let token = token.map { "auth-token=\($0.percentEncoded)" }
    guard isLive else {
      let query = token.map { "?\($0)" } ?? ""
      return "/ondemand/pods/api/v1/network/\(network)/stream_registration\(query)"
    }
    let query = ["manifest-type=hls", token].compactMap(\.self).joined(separator: "&")
    let asset = customAssetKey.percentEncoded
    return "/ssai/pods/api/v1/network/\(network)/custom_asset/\(asset)/stream?\(query)"
  }
}
