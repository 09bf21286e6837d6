import Pods
import Server
import Testing

private let dates = DateText(read: { Timestamp.parse($0) }, write: { Timestamp.text($0) })

private func line(
  _ asset: InterstitialAsset = .uri("https://a/b"), _ change: (inout BreakRequest) -> Void,
) throws -> String {
  var request = BreakRequest.of(.live, .clock(noon + 10_000))
  request.identifier = .pod(7)
  change(&request)
  var schedule = Schedule(limit: 1)
  let planned = try schedule.schedule(request, nowMs: noon, id: "break-1")
  let startMs = try #require(planned.dateMs(contentStartMs: nil))
  return DateRangeLine(planned.interstitial, startMs: startMs, asset: asset, dates: dates).text
}

private let plain =
  "#EXT-X-DATERANGE:ID=\"pod/7\",CLASS=\"com.apple.hls.interstitial\","
  + "START-DATE=\"2026-11-20T12:00:10Z\",DURATION=10,X-ASSET-URI=\"https://a/b\""

@Suite struct DateRangeLineTests {
  @Test func `what players assume is not said`() throws {
    #expect(try line { _ in } == plain)
    #expect(try line { $0.resumptionOffset = .indefinite } == plain)
  }

  @Test func `a list takes the place of the address`() throws {
    let text = try line(.list("/list")) { _ in }
    #expect(text.contains(",X-ASSET-LIST=\"/list\""))
    #expect(!text.contains("X-ASSET-URI"))
  }

  @Test(arguments: [
    (BreakManner(playoutLimitMs: 9_500), "X-PLAYOUT-LIMIT=9.5"),
    (BreakManner(snap: [.in, .out, .in]), "X-SNAP=\"OUT,IN\""),
    (BreakManner(snap: [.in]), "X-SNAP=\"IN\""),
    (BreakManner(contentMayVary: false), "X-CONTENT-MAY-VARY=\"NO\""),
    (BreakManner(occupancy: .range), "X-TIMELINE-OCCUPIES=\"RANGE\""),
    (BreakManner(style: .primary), "X-TIMELINE-STYLE=\"PRIMARY\""),
    (BreakManner(cues: [.once]), "CUE=\"ONCE\""), (BreakManner(cues: []), ""),
    (
      BreakManner(skipControl: SkipControl(offsetMs: 5_000, durationMs: 3_000, labelID: "go")),
      "X-SKIP-CONTROL-OFFSET=5,X-SKIP-CONTROL-DURATION=3,X-SKIP-CONTROL-LABEL-ID=\"go\""
    ),
    (BreakManner(skipControl: SkipControl(offsetMs: 0)), "X-SKIP-CONTROL-OFFSET=0"),
  ])
  func `a manner is said in the words of HLS`(_ manner: BreakManner, _ attributes: String) throws {
    let text = try line { $0.manner = manner }
    #expect(text == (attributes.isEmpty ? plain : "\(plain),\(attributes)"))
  }

  @Test func `a pre-roll says both of its cues`() throws {
    var request = BreakRequest.of(.live)
    request.manner = BreakManner(cues: [.once, .pre])
    var schedule = Schedule(limit: 1)
    let planned = try schedule.schedule(request, nowMs: noon, id: "1")
    let line = DateRangeLine(planned.interstitial, startMs: noon, asset: .uri("u"), dates: dates)
    #expect(line.text.hasSuffix(",CUE=\"PRE,ONCE\""))
  }

  @Test(
    arguments: [
      ([.skip], "X-RESTRICT=\"SKIP\""), ([.jump, .skip], "X-RESTRICT=\"SKIP,JUMP\""),
    ] as [([Restriction], String)])
  func `restrictions have their names`(_ restrictions: [Restriction], _ attribute: String) throws {
    #expect(try line { $0.restrictions = restrictions } == "\(plain),\(attribute)")
  }

  @Test(
    arguments: [
      (0, "0"), (1, "0.001"), (10, "0.01"), (1_500, "1.5"), (-1_500, "-1.5"), (-1, "-0.001"),
      (60_000, "60"), (.min, "-9223372036854775.808"), (.max, "9223372036854775.807"),
    ] as [(Int64, String)])
  func `milliseconds are exact in seconds`(_ ms: Int64, _ seconds: String) throws {
    #expect(ms.asSeconds == seconds)
    #expect(try line { $0.resumptionOffset = .ms(ms) } == "\(plain),X-RESUME-OFFSET=\(seconds)")
  }
}
