import JSON
import Pods

extension Pods.Interstitial {
  /// What is played, as the list that a date range may refer to.
  var assetList: String {
    var json = JSONWriter()
    json.beginObject()
    json.key("ASSETS")
    json.beginArray()
    for uri in templateItems {
      json.beginObject()
      json.key("URI")
      json.string(uri)
      json.seconds("DURATION", durationMs)
      json.endObject()
    }
    json.endArray()
    if let control = manner.skipControl {
      json.key("SKIP-CONTROL")
      json.beginObject()
      json.seconds("OFFSET", control.offsetMs)
      if let durationMs = control.durationMs { json.seconds("DURATION", durationMs) }
      if let label = control.labelID {
        json.key("LABEL-ID")
        json.string(label)
      }
      json.endObject()
    }
    json.endObject()
    return String(decoding: json.bytes, as: UTF8.self)
  }
}

extension JSONWriter {
  /// Writes a length in seconds, with decimals where it needs them.
  fileprivate mutating func seconds(_ name: StaticString, _ ms: Int64) {
    key(name)
    raw(Array(ms.asSeconds.utf8))
  }
}
