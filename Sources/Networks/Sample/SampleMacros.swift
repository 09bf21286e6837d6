package import Mediation

extension AdTracking {
  /// Addresses in which the macros of the sample network stand.
  package convenience init(rehearsing trackers: [Tracker]) {
    self.init(trackers, macros: SampleMacros())
  }
}

/// The macros of the sample network, one for each thing that may be known.
struct SampleMacros: TrackingMacros {
  func expand(_ url: String, in circumstances: TrackingCircumstances) -> String {
    let values: [(name: String, value: Int64?)] = [
      ("PLAYHEAD", circumstances.playheadMs), ("ERROR", circumstances.errorCode.map(Int64.init)),
      ("LOSS", circumstances.lossReason.map(Int64.init)),
      ("PRICE", circumstances.winningCPMMicros),
    ]
    var text = ""
    var rest = url[...]
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
      let name = rest[rest.index(after: start)..<end]
      text += rest[..<start]
      if let known = values.first(where: { $0.name == name }) {
        text += known.value.map(String.init) ?? "-1"
      } else {
        text += rest[start...end]
      }
      rest = rest[rest.index(after: end)...]
    }
    return text + rest
  }
}
