import AdService
import Pods

extension WireBreak {
  /// The break as it travels.
  init(_ planned: Pods.Break, atMs nowMs: Int64) {
    self.init(
      id: planned.id, stream: planned.stream.id, identifier: planned.identifier.text,
      start: planned.place.startMs.map(Timestamp.text),
      offsetMs: planned.place.offsetMs.map(Int.init), durationMs: Int(planned.durationMs),
      manifestUrl: planned.manifestURL, interstitial: WireInterstitial(planned.interstitial),
      state: BreakState(planned.state(atMs: nowMs)))
  }
}

extension BreakState {
  /// The state as it travels.
  init(_ state: Pods.Break.State) {
    switch state {
    case .scheduled: self = .scheduled
    case .running: self = .running
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}

extension WireInterstitial {
  /// The arguments of the player's event as they travel.
  init(_ interstitial: Pods.Interstitial) {
    var date: String?
    var timeMs: Int?
    switch interstitial.place {
    case .date(let ms): date = Timestamp.text(ms)
    case .timeMs(let ms): timeMs = Int(ms)
    }
    self.init(
      identifier: interstitial.identifier, date: date, timeMs: timeMs,
      templateItems: interstitial.templateItems.map(TemplateItem.init),
      restrictions: interstitial.restrictions.map { $0 == .skip ? .skip : .jump },
      resumptionOffset: WireResumptionOffset(interstitial.resumptionOffset))
  }
}

extension WireResumptionOffset {
  /// The offset as it travels.
  init(_ offset: Pods.ResumptionOffset) {
    switch offset {
    case .ms(let ms): self = .ms(Int(ms))
    case .indefinite: self = .indefinite(true)
    }
  }
}
