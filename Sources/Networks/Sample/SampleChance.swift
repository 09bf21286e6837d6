import Mediation

/// The chances of one load: of the same seed, network and load they are always the same.
struct SampleChance {
  /// What is left to chance.
  enum Draw: Int {
    case answer
    case latency
    case bid
    case nativeKind
  }

  private let seed: UInt64

  /// Derives the chances of what is asked for, from the seed of the network.
  ///
  /// The place of its turn has no part in it: so the same networks behave alike in whatever order
  /// they are asked. Only one that is asked several times in a load has other chances each time.
  init(of request: SourceRequest, seed: UInt64) {
    var session = SplitMix64(seed: seed)
    let repetition = UInt64(request.repetition) &* 0xd6e8_feb8_6659_fd93
    self.seed = session.next() &+ request.ordinal &+ repetition
  }

  /// A number from 0 to less than 1, always the same for one draw.
  func share(_ draw: Draw) -> Double {
    var load = SplitMix64(seed: seed)
    for _ in 0..<draw.rawValue { _ = load.next() }
    return Double.random(in: 0..<1, using: &load)
  }
}

extension String {
  /// FNV-1a, so that networks with the same seed do not play in step.
  package var fingerprint: UInt64 {
    utf8.reduce(0xcbf2_9ce4_8422_2325) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
  }
}
