import AdService
import JSON
import Pods

extension WireBreak {
  /// The break as it travels.
  init(_ planned: Pods.Break, atMs nowMs: Int64) {
    self.init(
      id: planned.id, stream: planned.stream.id, identifier: planned.identifier.text,
      start: planned.place.startMs.map(Timestamp.text),
      offsetMs: planned.place.offsetMs.map(Int.init), durationMs: Int(planned.durationMs),
      plannedDurationMs: planned.signal?.plannedDurationMs.map(Int.init),
      manifestUrl: planned.isNobodys ? nil : planned.manifestURL,
      interstitial: planned.isNobodys ? nil : WireInterstitial(planned.interstitial),
      state: BreakState(planned.state(atMs: nowMs)), preparation: BreakPreparation(planned),
      signals: planned.signal?.signals.map(WireBreakSignal.init),
      spliceMessages: planned.signal.flatMap { signal in
        signal.messages.isEmpty ? nil : signal.messages.map(Base64.text)
      })
  }
}

extension BreakState {
  /// The state as it travels.
  init(_ state: Pods.Break.State) {
    switch state {
    case .scheduled: self = .scheduled
    case .announced: self = .announced
    case .extended: self = .extended
    case .returnedEarly: self = .returnedEarly
    case .lapsed: self = .lapsed
    case .running: self = .running
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}

extension WireBreakSignal {
  /// The way of telling as it travels.
  init(_ signal: Pods.BreakSignal) {
    switch signal {
    case .dateRange: self = .dateRange
    case .interstitial: self = .interstitial
    case .cueOut: self = .cueOut
    case .adobeCue: self = .adobeCue
    case .scte35: self = .scte35
    case .spliceMessage: self = .spliceMessage
    case .endpoint: self = .endpoint
    }
  }
}

extension WireInterstitial {
  /// The arguments of the player's event as they travel.
  init(_ interstitial: Pods.Interstitial) {
    let manner = interstitial.manner
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
      resumptionOffset: WireResumptionOffset(interstitial.resumptionOffset),
      cues: manner.cues.isEmpty ? nil : manner.cues.map { WireBreakCue($0) },
      playoutLimitMs: manner.playoutLimitMs.map(Int.init),
      snap: manner.snap.isEmpty ? nil : manner.snap.map { $0 == .out ? .out : .in },
      contentMayVary: manner.contentMayVary ? nil : false,
      timeline: BreakTimeline(manner), skipControl: manner.skipControl.map { WireSkipControl($0) })
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

extension WireBreakCue {
  /// The cue as it travels.
  init(_ cue: Pods.BreakCue) {
    switch cue {
    case .pre: self = .pre
    case .post: self = .post
    case .once: self = .once
    }
  }
}

extension BreakTimeline {
  /// How the timeline shows a break, unless it is as players assume.
  fileprivate init?(_ manner: BreakManner) {
    guard manner.occupancy != .point || manner.style != .highlight else { return nil }
    self.init(
      occupies: manner.occupancy == .point ? nil : .range,
      style: manner.style == .highlight ? nil : .primary)
  }
}

extension WireSkipControl {
  /// The button as it travels.
  init(_ control: Pods.SkipControl) {
    self.init(
      offsetMs: Int(control.offsetMs), durationMs: control.durationMs.map(Int.init),
      labelId: control.labelID)
  }
}
