/// The way through the sources of one load: whom to ask now, and what has become of the others.
///
/// Apart from the one call that asks, it decides and does not wait. It is a class, and its steps
/// are not inlined, so that what they work with takes no room in a task that waits.
final class Descent {
  /// What a source has answered.
  typealias Reply = (place: Int, answer: Asking.Answer)

  /// Whom to ask.
  let waterfall: Waterfall

  /// What for.
  let request: AdRequest

  /// What is known of the networks.
  let roster: NetworkRoster

  /// When the time of the ad unit is over.
  let end: Duration

  /// How far each source has come.
  private(set) var progress: [SourceProgress]

  /// The best ad by now.
  private(set) var best: RankedOffer?

  /// Whether the best ad has been made complete.
  private(set) var isFinished = false

  /// The ads that are lost and that somebody listens to.
  var losses: [LostOffer] = []

  /// What was taken out of what sources are told, by their places.
  private(set) var withheld: [Int: Withheld] = [:]

  private var nextStep: Int
  private var starts: [(place: Int, asking: Asking)] = []
  private var inFlight = 0
  private var hasBegun = false
  private var answer: Asking.Answer?

  /// Begins before the first source.
  @inline(never)
  init(
    of waterfall: Waterfall, for request: AdRequest, at now: Duration, until end: Duration?,
    with roster: NetworkRoster,
  ) {
    self.waterfall = waterfall
    self.request = request
    self.roster = roster
    self.end = end ?? now + waterfall.patience
    nextStep = waterfall.bidders
    progress = Array(repeating: .waiting, count: waterfall.sources.count)
  }

  /// Whether more than one source is to be asked at the same time.
  var asksSeveral: Bool { starts.count != 1 }

  /// Moves to what is to be asked next; false if nothing is.
  @inline(never)
  func next(at now: Duration, callIsGone: Bool) -> Bool {
    guard !callIsGone, !isDecided else { return false }
    prepare(at: now)
    return !starts.isEmpty
  }

  /// Asks the one source that was moved to, and keeps what it answers.
  func ask(on time: any Timekeeper) async { answer = await starts[0].asking.answer(on: time) }

  /// Takes in what the one source that was asked has answered.
  @inline(never)
  func take(at now: Duration, callIsGone: Bool) {
    guard let answer, let place = starts.first?.place else { return }
    starts = []
    take(answer, from: place, at: now, callIsGone: callIsGone)
  }

  /// Hands out those that are to be asked now.
  func takeStarts() -> [(place: Int, asking: Asking)] {
    defer { starts = [] }
    return starts
  }

  /// Whether another answer is worth waiting for, after having moved on as far as can be.
  @inline(never)
  func goesOn(at now: Duration, callIsGone: Bool) -> Bool {
    guard !callIsGone, !isDecided else { return false }
    prepare(at: now)
    return inFlight > 0 && !isDecided
  }

  /// Takes in what one source has answered.
  @inline(never)
  func take(_ answer: Asking.Answer, from place: Int, at now: Duration, callIsGone: Bool) {
    guard case .asked(let asking, let entry, let began, _) = progress[place] else { return }
    inFlight -= 1
    let latency = now - began
    if callIsGone || answer.isLate { drop(answer, from: place) }
    switch asking.judge(answer, callIsGone: callIsGone) {
    case .over(let fate):
      progress[place] = .over(fate, latency)
      entry?.note(fate, at: now)
      if let offer = answer.offer { lose(offer, fate, at: place) }
    case .offer(let offer):
      entry?.note(.won, at: now)
      rank(offer, of: waterfall.sources[place], at: place, latency)
    }
  }

  /// Notes what was taken out of what a source is told.
  func note(_ withheld: Withheld, from place: Int) { self.withheld[place] = withheld }

  /// Lets those know whose ad it is that it came when nobody waited for it any more.
  func drop(_ answer: Asking.Answer, from place: Int) {
    guard let offer = answer.offer else { return }
    lose(offer, .tooLate, at: place)
    tell(waterfall.sources[place], .lost(.tooLate, winningCPMMicros: nil), at: place)
  }

  /// Whether the best ad lacks something that can be fetched.
  func isUnfinished(_ finisher: any OfferFinisher) -> Bool {
    guard let best, waterfall.sources[best.place].network.fetchesImages else { return false }
    return finisher.isNeeded(for: best.offer, wanted: request.particulars.options)
  }

  /// Takes the best ad in, complete now.
  func take(finished offer: AdOffer) {
    guard let ranked = best, case .ready(_, let latency) = progress[ranked.place] else { return }
    let finished = RankedOffer(ranked, finished: offer)
    best = finished
    isFinished = true
    progress[finished.place] = .ready(finished, latency)
  }

  /// Does without the best ad, which cannot be made complete: the next best takes its place.
  ///
  /// Those who were still being asked have been given up by then.
  func dropBest(_ fault: OfferFault, at now: Duration) {
    guard let dropped = best, case .ready(_, let latency) = progress[dropped.place] else { return }
    let fate = SourceFate.unfit(fault, bidMicros: dropped.price?.cpmMicros)
    progress[dropped.place] = .over(fate, latency)
    lose(dropped.offer, fate, at: dropped.place)
    best = nil
    for place in progress.indices {
      switch progress[place] {
      case .asked(_, _, let began, _): progress[place] = .over(.overtaken, now - began)
      case .ready(let ranked, _) where best.map(ranked.beats) ?? true: best = ranked
      default: break
      }
    }
    inFlight = 0
  }

  private func rank(
    _ offer: AdOffer, of source: WaterfallSource, at place: Int, _ latency: Duration,
  ) {
    do throws(OfferFault) {
      let trimmed = offer.trimmed(to: request.particulars.options)
      let ranked = try RankedOffer(trimmed, of: source, at: place, in: waterfall)
      progress[place] = .ready(ranked, latency)
      if best.map(ranked.beats) ?? true { best = ranked }
    } catch {
      let fate = SourceFate.unfit(error, bidMicros: error.bidMicros)
      progress[place] = .over(fate, latency)
      lose(offer, fate, at: place)
    }
  }

  /// Plans what is asked now: the bidders at the start, and a batch whenever one has been answered.
  private func prepare(at now: Duration) {
    if !hasBegun {
      hasBegun = true
      for place in 0..<waterfall.bidders { plan(place, at: now) }
    }
    var room = waterfall.pace.batch - (isBatchRunning ? waterfall.pace.batch : 0)
    while room > 0, nextStep < waterfall.sources.count, canStillWin(nextStep) {
      if plan(nextStep, at: now) { room -= 1 }
      nextStep += 1
    }
  }

  /// Decides whether a source is asked; says whether those behind it have to wait for it.
  @discardableResult
  private func plan(_ place: Int, at now: Duration) -> Bool {
    switch decide(on: place, at: now) {
    case .over(let fate):
      progress[place] = .over(fate, nil)
      return false
    case .ask(let asking, let entry):
      // Who would have to be set up first is not worth a wait once there is an ad.
      if asking.isSetUpFirst, best != nil { return false }
      progress[place] = .asked(asking, entry, since: now, isWaitedFor: !asking.isSetUpFirst)
      starts.append((place, asking))
      inFlight += 1
      return !asking.isSetUpFirst
    }
  }

  private var isBatchRunning: Bool {
    for place in waterfall.bidders..<nextStep {
      if case .asked(_, _, _, isWaitedFor: true) = progress[place] { return true }
    }
    return false
  }

  /// Whether no source that is still to answer can beat the best ad.
  private var isDecided: Bool {
    guard let best else { return false }
    if nextStep < waterfall.sources.count, canStillWin(nextStep) { return false }
    for place in progress.indices {
      guard case .asked(_, _, _, isWaitedFor: true) = progress[place], canStillWin(place) else {
        continue
      }
      let isRival = place >= waterfall.bidders && best.place >= waterfall.bidders
      if !(isRival && waterfall.pace.takesFirst) { return false }
    }
    return true
  }

  private func canStillWin(_ place: Int) -> Bool {
    guard let best else { return true }
    if place >= waterfall.bidders, best.place >= waterfall.bidders, waterfall.pace.takesFirst {
      return false
    }
    return (best.micros, place) < (waterfall.worths[place], best.place)
  }
}

/// How far a source has come in a load.
enum SourceProgress {
  /// It was not asked yet.
  case waiting

  /// It is being asked; its ad is not waited for when it has to be set up first and another came.
  case asked(Asking, NetworkRoster.Entry?, since: Duration, isWaitedFor: Bool)

  /// It has an ad that would do.
  case ready(RankedOffer, Duration)

  /// It is out, after having been asked for so long or without it.
  case over(SourceFate, Duration?)
}
