import Mediation
import Rehearsal
import Testing

extension ForeseenLoad {
  /// A load of any kind.
  fileprivate init(seed: UInt64) {
    var chance = SeededGenerator(seed: seed)
    patience = .milliseconds(Int.random(in: 1...400, using: &chance))
    batch = Int.random(in: 1...3, using: &chance)
    takesFirst = Int.random(in: 0..<4, using: &chance) == 0
    floor = Bool.random(using: &chance) ? Int.random(in: 1...4, using: &chance) : nil
    // Each source has microseconds of its own, so that no two things happen at the same moment.
    for index in 0..<Int.random(in: 0...3, using: &chance) {
      bidders.append(Cast(named: "x\(index)", number: index, isBidder: true, &chance))
    }
    for index in 0..<Int.random(in: 0...5, using: &chance) {
      steps.append(Cast(named: "s\(index)", number: 3 + index, isBidder: false, &chance))
    }
  }

  fileprivate var waterfall: Waterfall {
    Waterfall(
      steps.map(\.source), bidders: bidders.map(\.source), patience: patience,
      pace: Waterfall.Pace(batch: batch, takesFirst: takesFirst),
      floorMicros: floor.map { micros(Double($0)) })
  }
}

extension ForeseenLoad.Cast {
  fileprivate init(
    named name: String, number: Int, isBidder: Bool, _ chance: inout SeededGenerator,
  ) {
    let price: Int? =
      Int.random(in: 0..<4, using: &chance) == 0 ? nil : Int.random(in: 1...8, using: &chance)
    let limit = Int.random(in: 1...300, using: &chance)
    let hasLimit = Bool.random(using: &chance)
    let latency = Int.random(in: 0...300, using: &chance)
    let act: ForeseenLoad.Act =
      switch Int.random(in: 0..<10, using: &chance) {
      case 0...5: .fills(bid: Int.random(in: 1...(isBidder ? price ?? 9 : 9), using: &chance))
      case 6, 7: .passes
      case 8: .fails
      default: .hangs
      }
    self.init(
      name: name, isBidder: isBidder, price: price,
      limit: hasLimit ? .milliseconds(limit) + .nanoseconds(256 << number) : nil,
      latency: .milliseconds(latency) + .nanoseconds(1 << number), act: act)
  }

  fileprivate var source: WaterfallSource {
    let answer: ScriptedNetwork.Answer =
      switch act {
      case .fills(let bid): .fills(isBidder ? .bid(Double(bid)) : .rewarded)
      case .passes: .passes
      case .fails:
        .fails(NetworkFailure(.serverError, domain: "com.example", code: 1, message: ""))
      case .hangs: .hangs
      }
    let network = ScriptedNetwork(name, answer, after: latency)
    let money = price.map { Price(cpmMicros: micros(Double($0))) }
    return isBidder
      ? WaterfallSource(bidder: network, maxPrice: money, patience: limit)
      : WaterfallSource(network, price: money, patience: limit)
  }
}

@Suite struct WaterfallOptimalityTests {
  @Test func `a load takes the best ad that could be had, and not a moment more`() throws {
    var stoppedEarly = 0
    var filled = 0
    for seed in 0..<UInt64(Soak.times(1_000)) {
      let load = ForeseenLoad(seed: seed)
      let ending = load.ending
      let played = try play(load.waterfall)
      #expect(played.winner == ending.winner, "seed \(seed): \(load)")
      #expect(played.end == ending.at, "seed \(seed): \(load)")
      #expect(played.end <= load.patience, "seed \(seed): \(load)")
      if ending.winner != nil { filled += 1 }
      if ending.at < load.patientEnding.at { stoppedEarly += 1 }
    }
    // The chance is one worth trying.
    #expect(filled * 2 > Soak.times(1_000))
    #expect(stoppedEarly * 5 > Soak.times(1_000))
  }

  @Test func `who stops early gets what the patient get`() {
    for seed in 0..<UInt64(Soak.times(1_000)) {
      var load = ForeseenLoad(seed: seed)
      load.takesFirst = false
      let (early, patient) = (load.ending, load.patientEnding)
      #expect(early.winner == patient.winner, "seed \(seed): \(load)")
      #expect(early.price == patient.price, "seed \(seed): \(load)")
    }
  }
}
