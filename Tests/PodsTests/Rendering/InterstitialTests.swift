import Pods
import Testing

private func planned(_ request: BreakRequest) throws -> Break {
  var schedule = Schedule(limit: 1)
  return try schedule.schedule(request, nowMs: noon, id: "break-1")
}

private func stream(_ networkCode: String, _ customAssetKey: String) -> PodStream {
  PodStream(
    id: "s", networkCode: networkCode, customAssetKey: customAssetKey, breakDurationMs: 1)
}

@Suite struct InterstitialTests {
  @Test func `the interstitial plays the manifest and nothing else`() throws {
    let planned = try planned(.of(.live, .clock(noon + 10_000)))
    let url =
      "https://dai.google.com/linear/pods/v1/hls/network/21775744923/custom_asset/sgai-hls-live/"
      + "ad_break_id/mid-roll-29919600.m3u8?stream_id=6e69425c%3ATUL&pd=10000"
    #expect(planned.manifestURL == url)
    #expect(planned.interstitial.templateItems == [url])
    #expect(planned.interstitial.identifier == "ad_break_id/mid-roll-29919600")
    #expect(planned.interstitial.restrictions == [])
    #expect(planned.interstitial.resumptionOffset == .indefinite)
  }

  @Test(arguments: [
    ("a-Z_0.9~", "a-Z_0.9~"), ("a:b", "a%3Ab"), ("a b&c=d", "a%20b%26c%3Dd"),
    ("100%", "100%25"), ("a/b?c#d", "a%2Fb%3Fc%23d"), ("\u{e9}", "%C3%A9"), ("\n", "%0A"),
  ])
  func `the stream id is escaped`(_ viewer: String, _ escaped: String) throws {
    let url = try planned(.of(.live, viewer: viewer)).manifestURL
    #expect(url.contains("?stream_id=\(escaped)&pd=10000"))
  }

  @Test func `parts of the path stay parts`() throws {
    let url = try planned(.of(stream("1/2", "a?b"))).manifestURL
    #expect(url.contains("/network/1%2F2/custom_asset/a%3Fb/ad_break_id/"))
  }
}
