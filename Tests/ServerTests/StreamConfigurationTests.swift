import AdService
import Server
import Testing
import YAML

/// What is wrong with the configuration of a stream that has these keys besides those it needs.
private func mistakes(_ keys: String) -> [String] {
  let text = "streams:\n  s: {networkCode: \"1\", customAssetKey: k~k, \(keys)}"
  do throws(ConfigurationMistakes) {
    _ = try ConfigurationReader.read(Array(text.utf8)) { _ in nil }
    return []
  } catch {
    return error.all.map { "\($0.mark.line):\($0.mark.column) \($0.path): \($0.message)" }
  }
}

@Suite struct StreamConfigurationTests {
  @Test(arguments: [
    (
      "schedule: {everyMs: 59999}",
      "schedule.everyMs: expected an integer from 60000 to 86400000, found 59999"
    ),
    (
      "breakDurationMs: 60000, minSpacingMs: 1, schedule: {everyMs: 60000}",
      "schedule.everyMs: expected as much as breakDurationMs and minSpacingMs together, or more"
    ),
    (
      "schedule: {at: [{offsetMs: 1}]}",
      "schedule.at[0].offsetMs: a live stream has no beginning to count from; give a clock or a programTime"
    ),
    (
      "live: false, schedule: {at: [{clock: \"2026-11-20T12:00:00Z\"}]}",
      "schedule.at[0].clock: a stream on demand has no time of its own; give offsetMs"
    ),
    (
      "schedule: {at: [{clock: \"2026-11-20T12:00:60Z\"}]}",
      "schedule.at[0].clock: expected a time such as 2026-11-20T12:00:10Z, no leap second"
    ),
    (
      "schedule: {at: [{durationMs: 5}]}",
      "schedule.at[0]: expected exactly one of clock, programTime and offsetMs"
    ),
    (
      "live: false, schedule: {at: [{offsetMs: 1, identifier: pod/1}, {offsetMs: 2, identifier: pod/1}]}",
      "schedule.at[1].identifier: pod/1 is the name of another break already"
    ),
    (
      "live: false, schedule: {at: [{offsetMs: 1, identifier: pod/x}]}",
      "schedule.at[0].identifier: after pod/ comes a whole number"
    ),
    (
      "live: false, schedule: {signals: {endpoint: \"https://signals.example\"}}",
      "schedule.signals: a stream on demand has no breaks that anybody tells of; give at"
    ),
    (
      "schedule: {signals: {endpoint: \"https://signals.example/live?key=1\"}}",
      "schedule.signals.endpoint: expected an address such as https://signals.example/live, no query"
    ),
    (
      "schedule: {signals: {endpoint: \"https://signals.example\", everyMs: 999}}",
      "schedule.signals.everyMs: expected an integer from 1000 to 3600000, found 999"
    ),
    ("preRoll: {identifier: pre}", "preRoll.identifier: an identifier is pod/ and a number"),
    ("postRoll: {}", "postRoll: a live stream has no end for a break to come after"),
    ("preparation: {windowMs: 1}", "preparation: the key adUnit is missing"),
    ("preparation: {adUnit: b}", "preparation.adUnit: there is no ad unit b"),
    (
      "preparation: {adUnit: b}}\nadUnits: {b: {formats: [banner], bidding: []}",
      "preparation.adUnit: b does not serve the format interstitial, which ads of breaks have"
    ),
    ("join: {running: some}", "join.running: expected one of rest, whole, none"),
    ("podKey: a", "customAssetKey: expected no ~, which separates the parts of a token"),
    (
      "adServer: {endpoint: dai.google.com}",
      "adServer.endpoint: expected a scheme and a host, such as https://dai.google.com"
    ),
    (
      "adServer: {fallbackEndpoint: \"https://a.example/?b\"}",
      "adServer.fallbackEndpoint: expected a scheme and a host, such as https://dai.google.com"
    ),
    (
      "adServer: {timeoutMs: 0}",
      "adServer.timeoutMs: expected an integer from 1 to 120000, found 0"
    ),
    ("join: {minRestMs: -1}", "join.minRestMs: expected an integer from 0 to 86400000, found -1"),
  ])
  func `a mistake in a stream is told with its place`(_ keys: String, _ mistake: String) {
    let found = mistakes(keys)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("2:") == true)
    #expect(found.first?.contains(" streams.s.\(mistake)") == true, "\(found)")
  }

  @Test func `the two keys of a stream are not one`() {
    #expect(mistakes("podKey: a, streamKey: a").count == 2)
    #expect(mistakes("podKey: a, streamKey: b").count == 1)
  }

  @Test func `a stream may have all that there is`() {
    let found = mistakes(
      "live: false, preRoll: {}, postRoll: {durationMs: 5}, minSpacingMs: 0, "
        + "adServer: {register: true, endpoint: \"http://127.0.0.1:80/\", timeoutMs: 1}, "
        + "schedule: {at: [{offsetMs: 1, identifier: pod/1}, {offsetMs: 1, durationMs: 9}]}, "
        + "join: {running: whole, minRestMs: 1, graceMs: 1, preRollInBreak: true}")
    #expect(found == [])
  }
}
