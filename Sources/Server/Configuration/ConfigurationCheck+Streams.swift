import JSON
import Pods

// What the configuration of a stream means, beyond its shape.
extension ConfigurationCheck {
  /// Finds what streams cannot have, and breaks that cannot be planned as they are listed.
  mutating func checkStreams() {
    for stream in configuration["streams"].members {
      let path: [any ConfigurationStep] = ["streams", stream.name]
      let isLive = stream.value["live"] != .boolean(false)
      if isLive, stream.value["postRoll"] != nil {
        note(path + ["postRoll"], "a live stream has no end for a break to come after")
      }
      checkIdentifier(stream.value["preRoll"]?["identifier"], path + ["preRoll", "identifier"])
      checkIdentifier(stream.value["postRoll"]?["identifier"], path + ["postRoll", "identifier"])
      checkKeys(stream.value, path)
      checkServer(stream.value["adServer"], path + ["adServer"])
      checkEvery(stream.value, path + ["schedule", "everyMs"])
      checkListed(stream.value, isLive, path + ["schedule", "at"])
      checkSignals(stream.value["schedule"]?["signals"], isLive, path + ["schedule", "signals"])
      checkPreparation(stream.value["preparation"], path + ["preparation", "adUnit"])
    }
  }

  private mutating func checkIdentifier(_ name: JSONValue?, _ path: [any ConfigurationStep]) {
    guard case .string(let text)? = name else { return }
    do throws(PodIdentifierFault) {
      _ = try PodIdentifier(parsing: text)
    } catch {
      note(path, error.message)
    }
  }

  private mutating func checkKeys(_ stream: JSONValue, _ path: [any ConfigurationStep]) {
    let keys = ["podKey", "streamKey"].filter { stream[$0].text != nil }
    if keys.count == 2, stream["podKey"] == stream["streamKey"] {
      note(path + ["streamKey"], "the ad server has two keys; this is the one of podKey")
    }
    guard !keys.isEmpty else { return }
    for name in ["networkCode", "customAssetKey"]
    where stream[name].text?.contains(AccessToken.separator) == true {
      note(path + [name], "expected no ~, which separates the parts of a token")
    }
  }

  private mutating func checkServer(_ server: JSONValue?, _ path: [any ConfigurationStep]) {
    for name in ["endpoint", "fallbackEndpoint"] {
      guard let text = server?[name].text else { continue }
      if !text.isServerAddress || text.contains("?") || text.contains("#") {
        note(
          path + [name], "expected a scheme and a host, such as https://dai.google.com")
      }
    }
  }

  private mutating func checkSignals(
    _ signals: JSONValue?, _ isLive: Bool, _ path: [any ConfigurationStep],
  ) {
    guard let signals else { return }
    if !isLive { note(path, "a stream on demand has no breaks that anybody tells of; give at") }
    guard let text = signals["endpoint"].text else { return }
    if !text.isServerAddress || text.contains("?") || text.contains("#") {
      note(
        path + ["endpoint"], "expected an address such as https://signals.example/live, no query")
    }
  }

  private mutating func checkEvery(_ stream: JSONValue, _ path: [any ConfigurationStep]) {
    guard let everyMs = stream["schedule"]?["everyMs"].whole, stream["live"] != .boolean(false),
      let spacingMs = stream["minSpacingMs"].whole,
      everyMs < (stream["breakDurationMs"].whole ?? 30_000) + spacingMs
    else { return }
    note(path, "expected as much as breakDurationMs and minSpacingMs together, or more")
  }

  private mutating func checkPreparation(
    _ preparation: JSONValue?, _ path: [any ConfigurationStep],
  ) {
    let units = configuration["adUnits"]
    checkName(preparation?["adUnit"], of: "ad unit", in: units) { path }
    guard let name = preparation?["adUnit"].text, units?[name] != nil,
      !(units?[name]?["formats"]).elements.contains(.string("interstitial"))
    else { return }
    note(path, "\(name) does not serve the format interstitial, which ads of breaks have")
  }

  private mutating func checkListed(
    _ stream: JSONValue, _ isLive: Bool, _ path: [any ConfigurationStep],
  ) {
    var names: Set<String> = []
    for (index, listed) in (stream["schedule"]?["at"]).elements.enumerated() {
      let place = path + [index]
      checkIdentifier(listed["identifier"], place + ["identifier"])
      if let name = listed["identifier"].text, !names.insert(name).inserted {
        note(place + ["identifier"], "\(name) is the name of another break already")
      }
      let given = ["clock", "programTime", "offsetMs"].filter { listed[$0] != nil }
      if given.count != 1 {
        note(place, "expected exactly one of clock, programTime and offsetMs")
      }
      for name in given where (name == "offsetMs") == isLive {
        note(
          place + [name],
          isLive
            ? "a live stream has no beginning to count from; give a clock or a programTime"
            : "a stream on demand has no time of its own; give offsetMs")
      }
      for name in given {
        if let text = listed[name].text, Timestamp.parse(text) == nil {
          note(place + [name], "expected a time such as 2026-11-20T12:00:10Z, no leap second")
        }
      }
    }
  }
}

extension JSONValue? {
  /// The text; nil if it is none.
  fileprivate var text: String? {
    if case .string(let text)? = self { text } else { nil }
  }

  /// The whole number; nil if it is none.
  fileprivate var whole: Int64? {
    if case .number(let number)? = self { number.scaled(places: 0) } else { nil }
  }
}
