import AdService
import Pods

extension PodStream {
  /// A stream as the configuration has it, in which no mistake was found.
  convenience init(_ id: String, _ stream: StreamConfiguration) {
    self.init(
      id: id, networkCode: stream.networkCode, customAssetKey: stream.customAssetKey,
      breakDurationMs: Int64(stream.breakDurationMs),
      longestBreakMs: Int64(stream.longestBreakMs), isLive: stream.live,
      server: StreamServer(stream.adServer ?? AdServerConfiguration()), rules: StreamRules(stream),
      keys: StreamKeys(
        pod: stream.podKey, creation: stream.streamKey, lifetimeMs: Int64(stream.tokenLifetimeMs)))
  }
}

extension StreamServer {
  fileprivate init(_ server: AdServerConfiguration) {
    let endpoint = server.endpoint.withoutSlash
    let usual = endpoint == StreamServer.google.endpoint ? StreamServer.google : nil
    self.init(
      endpoint: endpoint,
      fallbackEndpoint: server.fallbackEndpoint?.withoutSlash ?? usual?.fallbackEndpoint,
      timeoutMs: Int64(server.timeoutMs), registersViewers: server.register)
  }
}

extension String {
  /// The text without the slash at its end, so that a path can follow.
  fileprivate var withoutSlash: String { hasSuffix("/") ? String(dropLast()) : self }
}

extension StreamRules {
  fileprivate init(_ stream: StreamConfiguration) {
    self.init(
      pattern: stream.schedule.map { BreakPattern($0) },
      preRoll: stream.preRoll.map { Roll($0, else: .preRoll) },
      postRoll: stream.postRoll.map { Roll($0, else: .postRoll) },
      minSpacingMs: stream.minSpacingMs.map(Int64.init),
      join: JoinPolicy(stream.join ?? JoinConfiguration()),
      preparation: stream.preparation.map { PreparationRules($0) })
  }
}

extension PreparationRules {
  fileprivate init(_ preparation: PreparationConfiguration) {
    self.init(
      adUnit: preparation.adUnit, mostAds: preparation.maxAds,
      windowMs: Int64(preparation.windowMs), leadMs: Int64(preparation.leadMs),
      otherwise: preparation.otherwise == .content ? .content : .slate)
  }
}

extension StreamRules.Roll {
  fileprivate init(_ roll: RollConfiguration, else identifier: PodIdentifier) {
    self.init(
      identifier: roll.identifier.flatMap { try? PodIdentifier(parsing: $0) } ?? identifier,
      durationMs: roll.durationMs.map(Int64.init))
  }
}

extension BreakPattern {
  fileprivate init(_ schedule: ScheduleConfiguration) {
    switch schedule {
    case .everyMs(let ms): self = .every(ms: Int64(ms))
    case .at(let all): self = .listed(all.compactMap { Listed($0) })
    case .signals(let signals): self = .signalled(SignallingEndpoint(signals))
    }
  }
}

extension SignallingEndpoint {
  fileprivate init(_ signals: SignalsConfiguration) {
    self.init(
      url: signals.endpoint.withoutSlash, everyMs: Int64(signals.everyMs),
      timeoutMs: Int64(signals.timeoutMs))
  }
}

extension BreakPattern.Listed {
  fileprivate init?(_ listed: ListedBreak) {
    guard let start = BreakStart(listed) else { return nil }
    self.init(
      start: start, identifier: listed.identifier.flatMap { try? PodIdentifier(parsing: $0) },
      durationMs: listed.durationMs.map(Int64.init))
  }
}

extension BreakStart {
  fileprivate init?(_ listed: ListedBreak) {
    if let ms = listed.clock.flatMap(Timestamp.parse) {
      self = .clock(ms)
    } else if let ms = listed.programTime.flatMap(Timestamp.parse) {
      self = .programTime(ms)
    } else if let ms = listed.offsetMs {
      self = .offset(Int64(ms))
    } else {
      return nil
    }
  }
}

extension JoinPolicy {
  fileprivate init(_ join: JoinConfiguration) {
    self.init(
      running: Running(join.running), minRestMs: Int64(join.minRestMs),
      graceMs: Int64(join.graceMs), preRollInBreak: join.preRollInBreak)
  }
}

extension JoinPolicy.Running {
  fileprivate init(_ running: JoinRunning?) {
    switch running {
    case .rest?, nil: self = .rest
    case .whole?: self = .whole
    case JoinRunning.none?: self = .none
    }
  }
}
