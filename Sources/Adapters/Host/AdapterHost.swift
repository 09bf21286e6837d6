import AdService
import Loop
import Mediation
import RPC

/// Keeps the program of one network going: starts it, sets it up, and starts it again.
///
/// A program is taken to hang, and killed, when it is not set up in its time, or when several calls
/// in a row ran out of theirs without a word and it does not answer `adapter.describe` either.
actor AdapterHost {
  /// What is known of the program before it is started.
  nonisolated let settings: AdapterSettings

  /// Where the program lives.
  nonisolated let place: AdapterPlace

  /// Takes what the program writes to its standard error, and what becomes of the program.
  nonisolated let log: @Sendable (String) -> Void

  /// Reads a time of day as it travels.
  nonisolated let readTime: @Sendable (String) -> Int64?

  /// The program, once it is set up.
  private(set) var running: RunningAdapter? {
    didSet { if running == nil { offers = [] } }
  }

  /// The ads that the running program has, so that no other is asked to show them.
  private var offers: Set<OfferName> = []

  /// What the program is called on a tape.
  private nonisolated let name: String

  private var link: AdapterLink?
  private var application = Application()
  private var outlet: (any SignalOutlet)?
  private var isServing = false
  private var isStopped = false
  private var exit: AdapterEnd?
  private var isSuspected = false

  /// What the supervision sleeps with.
  private lazy var nap = Nap(on: timeline)

  /// Prepares to keep a program going.
  init(
    _ settings: AdapterSettings, at place: AdapterPlace, log: @escaping @Sendable (String) -> Void,
    readTime: @escaping @Sendable (String) -> Int64?,
  ) {
    self.settings = settings
    self.place = place
    name = place.tape?.enter(settings.id.rawValue) ?? settings.id.rawValue
    self.log = log
    self.readTime = readTime
  }

  /// The clock and the executor of everything here.
  nonisolated var timeline: any Timeline { place.timeline }

  /// The executor is the timeline.
  nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe timeline.asUnownedSerialExecutor()
  }

  /// Keeps the program going until it is retired, the task is cancelled or nothing can help.
  func serve(_ application: Application, _ outlet: any SignalOutlet) async {
    self.application = application
    self.outlet = outlet
    guard !isServing, !isStopped else { return nap.wake() }
    isServing = true
    await withTaskCancellationHandler {
      await supervise()
    } onCancel: {
      self.assumeIsolated { $0.stop() }
    }
    isServing = false
  }

  /// Takes in what is known by now, for when the program is started again.
  func renew(_ context: AdContext) {
    application = Application(
      credentials: application.credentials, placements: application.placements, context: context)
  }

  /// Ends the program for good.
  func stop() {
    isStopped = true
    running = nil
    endProgram()
    nap.wake()
  }

  private func endProgram() {
    link?.assumeIsolated { link in
      if place.hasPatience { link.end(patience: settings.pace.farewell) } else { link.kill() }
    }
  }

  private func supervise() async {
    var backOff = BackOff(settings.pace)
    while !isStopped {
      signal(.settingUp)
      let run = await runOnce()
      guard !isStopped else { return }
      signal(.failed(run.failure))
      if run.isFinal { return }
      let pause = backOff.pause(afterReadyFor: run.wasReadyFor)
      log("it is started again in \(pause.wholeMilliseconds) ms")
      await nap.sleep(for: pause)
    }
  }

  /// How one run of the program came out.
  private struct Run {
    let failure: NetworkFailure
    var wasReadyFor = Duration.zero

    /// Whether another run would come out the same.
    var isFinal = false
  }

  private func runOnce() async -> Run {
    let link = AdapterLink(
      settings.command, framing: settings.framing, bounds: settings.bounds, at: place,
      called: name, hear: { [weak self] event in self?.assumeIsolated { $0.take(event) } })
    exit = nil
    isSuspected = false
    do throws(SpawnFailure) {
      try await link.start()
    } catch {
      return Run(failure: AdapterEnd(error).failure, isFinal: error.reason != .refused)
    }
    self.link = link
    defer { self.link = nil }
    do throws(NetworkFailure) {
      let traits = try await setUp(link)
      signal(.ready(traits))
    } catch {
      endProgram()
      await untilExit()
      return Run(failure: error, isFinal: error.kind.isMistake)
    }
    let readyAt = timeline.now
    let failure = await watch(link)
    running = nil
    return Run(failure: failure, wasReadyFor: timeline.now - readyAt)
  }

  /// Waits for the end of a program that is set up, and finds out whether it hangs.
  private func watch(_ link: AdapterLink) async -> NetworkFailure {
    while exit == nil {
      if isSuspected, !isStopped {
        isSuspected = false
        if await !lives(link) { return await endHung(link, "several calls and adapter.describe") }
      } else {
        await nap.sleep(for: nil)
      }
    }
    return died()
  }

  private func lives(_ link: AdapterLink) async -> Bool {
    do throws(RPCError) {
      _ = try await describe(link, until: timeline.now + settings.pace.signOfLife)
      return true
    } catch {
      return error.reason != .adapterLate
    }
  }

  private func endHung(_ link: AdapterLink, _ what: String) async -> NetworkFailure {
    running = nil
    let message = "the program did not answer \(what) in time"
    note(NetworkViolation(.hung, note: message))
    await link.kill()
    await untilExit()
    return NetworkFailure(
      .timeout, domain: NetworkFailure.engineDomain, code: 0, message: message)
  }

  private func untilExit() async {
    while exit == nil { await nap.sleep(for: nil) }
  }

  private func died() -> NetworkFailure {
    let end = exit ?? AdapterEnd(.unknown)
    if !isStopped, end.wasRunning { note(NetworkViolation(.died, note: end.failure.message)) }
    return end.failure
  }
}

// Set-up.
extension AdapterHost {
  private func describe(
    _ link: AdapterLink, until end: Duration,
  ) async throws(RPCError) -> DescribeAdapterResult {
    try await link.client(until: end).describeAdapter(
      DescribeAdapterParams(
        engineVersion: settings.engineVersion, contractVersion: Documents.adapterVersion))
  }

  private func setUp(_ link: AdapterLink) async throws(NetworkFailure) -> NetworkTraits {
    let end = timeline.now + settings.setUpTimeout
    var step = "adapter.describe"
    do throws(RPCError) {
      let described = try await describe(link, until: end)
      step = "adapter.setUp"
      let params = SetUpAdapterParams(application, of: settings)
      _ = try await link.client(until: end).setUpAdapter(params)
      guard exit == nil, !isStopped else { throw RPCError(.adapterGone, "the program has ended") }
      running = RunningAdapter(
        link, settings, takesExtras: described.extras != nil, terms: OfferTerms.of(described))
      return NetworkTraits(described, of: settings)
    } catch {
      if error.reason == .adapterLate {
        let limit = "within \(settings.setUpTimeout.wholeMilliseconds) ms of its start"
        throw await endHung(link, "\(step) \(limit)")
      }
      guard error.reason == .adapterGone else { throw NetworkFailure(error, of: settings) }
      await untilExit()
      throw died()
    }
  }
}

// What the program does by itself.
extension AdapterHost {
  private func take(_ event: AdapterEvent) {
    switch event {
    case .notification(.event(let params)): take(params)
    case .violation(let violation): note(violation)
    case .lateLoad(let result, let ad): if result.ad != nil { tellTooLate(ad) }
    case .silence(let calls):
      guard calls >= settings.pace.silentCalls, running != nil else { return }
      isSuspected = true
      nap.wake()
    case .log(let line): log(line)
    case .logLoss(let count): log("(\(count) more lines were dropped)")
    case .exit(let end):
      exit = end
      running = nil
      nap.wake()
    }
  }

  private func take(_ event: EventAdapterParams) {
    if let signal = AdSignal(event, readingTime: readTime) {
      outlet?.signal(.event(signal, of: settings.id))
    } else {
      note(NetworkViolation(.unknownAd, note: "no ad is called \(event.adId)"))
    }
  }

  /// Tells the program that nobody takes the ad any more.
  func tellTooLate(_ ad: OfferName) {
    tell(AdNotice(.lost(.tooLate, winningCPMMicros: nil), of: ad))
  }

  /// Notes that the running program has that ad.
  func keep(_ offer: OfferName) { offers.insert(offer) }

  /// Whether the running program has that ad, and not one that has ended since.
  func has(_ offer: OfferName) -> Bool { offers.contains(offer) }

  /// Tells the program what has happened to one of its ads.
  func tell(_ notice: AdNotice) {
    if notice.endsAd { offers.remove(notice.ad) }
    guard let link else { return }
    if let params = NotifyAdapterParams(notice) {
      link.client(until: nil).notifyAdapter(params)
    } else {
      link.assumeIsolated {
        $0.post("adapter.release", ReleaseAdapterParams(adId: notice.ad.text))
      }
    }
  }

  /// Passes on that the program broke a rule.
  func note(_ violation: NetworkViolation) {
    outlet?.signal(.violation(violation, of: settings.id))
  }

  private func signal(_ standing: NetworkStanding) {
    outlet?.signal(.standing(standing, of: settings.id))
  }
}
