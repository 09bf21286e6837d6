package import Mediation

/// A network that needs no network: it behaves as configured, for rehearsals and tests.
///
/// It remembers nothing between loads. Chance is derived from the seed, the network's name and the
/// number of the load, so a session plays the same way again.
package struct SampleNetwork: Network {
  /// The domain of the failures that the network finds or plays itself.
  package static let failureDomain = "com.example.sample"

  /// Longer than anyone waits.
  static let forever = Duration.seconds(31_536_000)

  /// The name under which the configuration knows the network.
  package let id: NetworkID

  /// The formats that it sells.
  package var formats: FormatSet { settings.formats }

  /// How long it may take when its source does not say.
  package var patience: Duration? { settings.patience }

  /// Whether there is something to rehearse in its set-up.
  package let needsSetUp: Bool

  let settings: SampleSettings
  private let creatives: SampleCreatives
  private let odds: SampleOdds
  private let seed: UInt64
  private let outlet: (any SignalOutlet)?

  /// What is known of a load before it is waited for.
  private struct Plan {
    let script: SampleScript?
    let delay: Duration
  }

  /// Makes a network that behaves so; what scripts have it do wrong in loads it tells the outlet.
  package init(
    id: NetworkID, settings: SampleSettings = SampleSettings(),
    outlet: (any SignalOutlet)? = nil,
  ) {
    self.id = id
    self.settings = settings
    self.outlet = outlet
    creatives = SampleCreatives(settings)
    odds = SampleOdds(settings)
    seed = settings.seed ^ id.rawValue.fingerprint
    needsSetUp =
      settings.setUp > .zero || settings.setUpFailure != nil || settings.traits != NetworkTraits()
  }

  /// Plays what the script or else the settings say, after the latency that they say.
  ///
  /// Inlined, as a load that waits then needs one frame less.
  @inline(__always)
  package func load(
    _ request: SourceRequest,
    on time: any Timekeeper,
  ) async throws(NetworkFailure) -> AdOffer? {
    let plan = try plan(request)
    do throws(CancellationError) {
      if plan.delay > .zero { try await time.sleep(for: plan.delay) }
    } catch {
      miss(request, plan, time)
      return nil
    }
    return try answer(request, plan)
  }

  /// Apart, as all that does not wait, so that it takes no room in a load that waits.
  @inline(never)
  private func plan(_ request: SourceRequest) throws(NetworkFailure) -> Plan {
    let isPlain = request.particulars.context.extras.isEmpty
    let script = try script(
      extras: isPlain ? nil : request.particulars.context.extras(for: id),
      parameter: request.credentials["parameter"])
    if let script, script.isSilent { return Plan(script: script, delay: Self.forever) }
    guard settings.slowLatency != nil else {
      return Plan(script: script, delay: settings.latency)
    }
    let share = SampleChance(of: request, seed: seed).share(.latency)
    return Plan(script: script, delay: settings.latency(at: share))
  }

  /// The script that the extras name, else the parameter, else the settings.
  func script(extras: String?, parameter: String?) throws(NetworkFailure) -> SampleScript? {
    let named = try parameter.map { parameter throws(NetworkFailure) in
      try SampleScript.named(byParameter: parameter)
    }
    let asked = try extras.map { extras throws(NetworkFailure) in
      try SampleScript.named(byExtras: extras)
    }
    return (asked ?? nil) ?? (named ?? nil) ?? settings.script
  }

  /// Answers too late, if that is what is played.
  @inline(never)
  private func miss(_ request: SourceRequest, _ plan: Plan, _ time: any Timekeeper) {
    guard plan.script?.name == .answerLate, let end = time.end, time.now >= end else { return }
    outlet?.signal(.violation(NetworkViolation(.answeredLate, of: request.name), of: id))
  }

  @inline(never)
  private func answer(_ request: SourceRequest, _ plan: Plan) throws(NetworkFailure) -> AdOffer? {
    guard let script = plan.script else { return try answerByChance(request) }
    switch script.name {
    case .noFill: return nil
    case .fail:
      throw script.failureKind.map(NetworkFailure.sample) ?? settings.failure
        ?? .sample(.adapterFailed)
    case .answerTwice:
      outlet?.signal(.violation(NetworkViolation(.answeredTwice, of: request.name), of: id))
    default: break
    }
    let chance = SampleChance(of: request, seed: seed)
    return creatives.offer(for: request, chance, playing: script.name)
  }

  private func answerByChance(_ request: SourceRequest) throws(NetworkFailure) -> AdOffer? {
    if let failure = settings.failure { throw failure }
    let chance = SampleChance(of: request, seed: seed)
    switch odds.isCertain ? .ad : odds.answer(at: chance.share(.answer)) {
    case .ad: return creatives.offer(for: request, chance)
    case .failure(let kind): throw .sample(kind)
    case .nothing: return nil
    }
  }
}
