import Pods
import Testing

private let bothKeys = StreamKeys(pod: "EB08AA", creation: "C0FFEE", lifetimeMs: 60_000)

private func planned(
  _ request: BreakRequest, nowMs: Int64 = noon,
) throws(ScheduleRefusal) -> Break {
  var schedule = Schedule(limit: 1)
  return try schedule.schedule(request, nowMs: nowMs, id: "break-1")
}

/// The claims of a token, without their signature.
private func claims(_ token: AccessToken) -> String {
  token.text.components(before: "~hmac=")
}

extension String {
  fileprivate func components(before mark: String) -> String {
    var text = Substring(self)
    while !text.isEmpty, !text.hasPrefix(mark) { text.removeFirst() }
    return String(dropLast(text.count))
  }
}

@Suite struct AccessTokenTests {
  @Test func `a token has its claims in their order, and seconds`() throws {
    let token = try #require(try planned(.of(.signed, .clock(noon + 10_001))).token)
    #expect(
      claims(token)
        == "ad_break_id=mid-roll-29919600~custom_asset_key=key~exp=1795176081~network_code=1~pd=10000"
    )
    let signature = String(token.text.dropFirst(claims(token).count + 6))
    let code = HMAC.sha256(Array(claims(token).utf8), key: Array("EB08AA".utf8))
    #expect(signature.count == 64)
    #expect(
      signature == code.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined())
  }

  @Test func `all viewers of a break have one token, whenever they ask, and none is named in it`()
    throws
  {
    let one = try planned(.of(.signed, .clock(noon + 10_000), viewer: "anna"))
    let other = try planned(
      .of(.signed, .clock(noon + 10_000), viewer: "bert"), nowMs: noon - 9_000)
    #expect(one.token == other.token)
    #expect(one.token?.text.contains("anna") == false)
    #expect(one.manifestURL != other.manifestURL)
  }

  @Test func `the token is in every address, escaped as one value`() throws {
    let planned = try planned(.of(.signed, .clock(noon + 10_000)))
    let escaped = try #require(planned.token).text.map { character in
      character == "=" ? "%3D" : String(character)
    }.joined()
    #expect(planned.manifestURL.hasSuffix("&pd=10000&auth-token=\(escaped)"))
    #expect(planned.dashManifestURL.hasSuffix("/manifest.mpd?pd=10000&auth-token=\(escaped)"))
    #expect(planned.interstitial.templateItems == [planned.manifestURL])
  }

  @Test func `a break by number says pod_id, and what is demanded is signed too`() throws {
    var request = BreakRequest.of(.signed, .clock(noon))
    request.identifier = .pod(7)
    request.demand = AdDemand(parameters: ["b": "x~y", "a": "1&2"], scte35: "/DA=")
    let planned = try planned(request)
    let signed = claims(try #require(planned.token))
    #expect(signed.hasSuffix("~pd=10000~pod_id=7~scte35=/DA="))
    #expect(signed.hasPrefix("cust_params=a=1%262&b=x%7Ey~custom_asset_key=key~"))
    #expect(planned.manifestURL.contains("&scte35=%2FDA%3D&cust_params=a%3D1%25262%26b%3Dx%257Ey&"))
  }

  @Test func `the key of streams opens streams and the key of pods does not`() throws {
    let token = try #require(PodStream.signed.creationToken(expiringAtMs: noon))
    #expect(claims(token) == "custom_asset_key=key~exp=1795176000~network_code=1")
    let code = HMAC.sha256(Array(claims(token).utf8), key: Array("C0FFEE".utf8))
    #expect(
      token.text.hasSuffix(code.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()))
  }

  @Test func `nothing is signed without a key`() throws {
    #expect(try planned(.of(.live)).token == nil)
    #expect(PodStream.live.creationToken(expiringAtMs: noon) == nil)
  }

  @Test func `on demand a token is good from when it was planned`() throws {
    let request = BreakRequest.of(.signedFilm, .offset(600_000))
    #expect(try planned(request).token?.text.contains("~exp=1795176070~") == true)
    #expect(
      try planned(request, nowMs: noon + 5_000).token?.text.contains("~exp=1795176075~") == true)
  }
}

extension PodStream {
  fileprivate static let signed = PodStream(
    id: "signed", networkCode: "1", customAssetKey: "key", breakDurationMs: 10_000, keys: bothKeys)

  fileprivate static let signedFilm = PodStream(
    id: "film", networkCode: "1", customAssetKey: "key", breakDurationMs: 10_000, isLive: false,
    keys: bothKeys)
}
