import AdService
import JSON
import Pods
import RPC

extension BreakManner {
  /// Reads how players are to treat a break.
  init(_ params: SchedulePodParams) throws(RPCError) {
    self.init(
      cues: (params.cues ?? []).map { Pods.BreakCue($0) },
      playoutLimitMs: params.playoutLimitMs.map(Int64.init),
      snap: (params.snap ?? []).map { $0 == .out ? .out : .in },
      contentMayVary: params.contentMayVary,
      occupancy: params.timeline?.occupies == .range ? .range : .point,
      style: params.timeline?.style == .primary ? .primary : .highlight,
      skipControl: try params.skipControl.map { control throws(RPCError) in
        try Pods.SkipControl(control)
      })
  }
}

extension Pods.BreakCue {
  fileprivate init(_ cue: WireBreakCue) {
    switch cue {
    case .pre: self = .pre
    case .post: self = .post
    case .once: self = .once
    }
  }
}

extension Pods.SkipControl {
  fileprivate init(_ control: WireSkipControl) throws(RPCError) {
    if let label = control.labelId, !label.unicodeScalars.allSatisfy(\.isOfLabel) {
      throw .violation(
        "skipControl.labelId", expected: "letters, hyphens and underscores", found: "\"\(label)\"")
    }
    self.init(
      offsetMs: Int64(control.offsetMs), durationMs: control.durationMs.map(Int64.init),
      labelID: control.labelId)
  }
}

extension AdDemand {
  /// Reads what the ad server is to be told of a break.
  init(_ params: SchedulePodParams) throws(RPCError) {
    if let scte35 = params.scte35, !scte35.isBase64 {
      throw .violation("scte35", expected: "base 64 with its padding", found: nil)
    }
    self.init(
      parameters: (params.targeting ?? [:]).reduce(into: [:]) { $0[$1.name] = $1.value },
      scte35: params.scte35)
  }
}

extension Unicode.Scalar {
  fileprivate var isOfLabel: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "-", "_": true
    default: false
    }
  }

  fileprivate var isOfBase64: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "+", "/": true
    default: false
    }
  }
}

extension String {
  fileprivate var isBase64: Bool {
    let padding = utf8.reversed().prefix { $0 == UInt8(ascii: "=") }.count
    return utf8.count.isMultiple(of: 4) && padding <= 2
      && unicodeScalars.dropLast(padding).allSatisfy(\.isOfBase64)
  }
}
