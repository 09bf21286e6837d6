import AdService
import HTTP
import Ledger
import Testing

@testable import Server

@Suite struct TrackingSettingsTests {
  @Test(
    arguments: [
      ("{}", nil, ["User-Agent: adpipe/\(Engine.version)"]),
      ("{}", "TeaTV/2", ["User-Agent: TeaTV/2"]),
      (
        "{userAgent: Player/1, headers: {X-App: tea, Accept: '*/*'}}", "TeaTV/2",
        ["User-Agent: Player/1", "X-App: tea", "Accept: */*"]
      ),
    ] as [(String, String?, [String])])
  func `a server hears who asks, as configured or as the device has it`(
    _ text: String, _ device: String?, _ headers: [String],
  ) throws {
    let read = try ConfigurationReader.read(Array("tracking: \(text)".utf8)) { _ in nil }
    let settings = TrackingSettings(
      try #require(read.configuration.tracking), LimitsConfiguration())
    let request = settings.request(
      for: Ledger.Delivery(
        number: 1, event: 1, lane: "ad-1", url: "https://t.example", userAgent: device))
    #expect(request.method == .get)
    #expect(request.trust == .foreign)
    #expect(request.body == [])
    #expect(request.headers.map { "\($0.name): \($0.value)" } == headers)
  }

  @Test(arguments: [
    ("{headers: {'X Y': a}}", "the name of a header"),
    ("{headers: {Host: a}}", "the engine says this by itself"),
    ("{headers: {X-A: \"a\\nb\"}}", "a text in one line"),
    ("{userAgent: \"a\\rb\"}", "a text in one line"),
  ])
  func `what would forge a request is a mistake`(_ text: String, _ mistake: String) {
    let error = #expect(throws: ConfigurationMistakes.self) {
      try ConfigurationReader.read(Array("tracking: \(text)".utf8)) { _ in nil }
    }
    #expect(error.map { "\($0)" }?.contains(mistake) == true)
  }
}
