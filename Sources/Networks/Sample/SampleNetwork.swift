package import Mediation

/// A network that needs no network: it behaves as configured, for rehearsals and tests.
///
/// It remembers nothing between loads. Chance is derived from the seed, the network's name and the
/// number of the load, so a session plays the same way again.
package struct SampleNetwork: Network {
  /// The domain of the failures that the network finds itself.
  package static let failureDomain = "com.example.sample"

  /// The name under which the configuration knows the network.
  package let id: NetworkID

  /// The formats for which there are sample ads.
  package let formats: FormatSet = [.native, .customNative, .rewarded, .interstitial]

  /// How long it may take when its source does not say.
  package var patience: Duration? { settings.patience }

  private let settings: SampleSettings
  private let creatives: SampleCreatives
  private let seed: UInt64

  /// Sets a network up that behaves so.
  package init(id: NetworkID, settings: SampleSettings = SampleSettings()) {
    self.id = id
    self.settings = settings
    creatives = SampleCreatives(settings)
    seed = settings.seed ^ id.rawValue.fingerprint
  }

  /// Plays what the settings say, after the latency that they say.
  package func load(
    _ request: SourceRequest,
    on time: any Timekeeper,
  ) async throws(NetworkFailure) -> AdOffer? {
    try request.checkParameter()
    do throws(CancellationError) {
      if settings.latency > .zero { try await time.sleep(for: settings.latency) }
    } catch {
      return nil
    }
    return try answer(request)
  }

  /// Apart, so that what it works with takes no room while the answer is waited for.
  @inline(never)
  private func answer(_ request: SourceRequest) throws(NetworkFailure) -> AdOffer? {
    if let failure = settings.failure { throw failure }
    return fills(request.ordinal) ? creatives.offer(for: request) : nil
  }

  private func fills(_ ordinal: UInt64) -> Bool {
    switch settings.fill {
    case .always: return true
    case .never: return false
    case .rate(let rate):
      var chance = SplitMix64(seed: seed)
      var load = SplitMix64(seed: chance.next() &+ ordinal)
      return Double.random(in: 0..<1, using: &load) < rate
    }
  }
}

extension SourceRequest {
  /// Refuses a `parameter` that no ad unit of the sample network has.
  fileprivate func checkParameter() throws(NetworkFailure) {
    guard let parameter = credentials["parameter"] else { return }
    if parameter.isEmpty || parameter.unicodeScalars.contains(where: \.properties.isWhitespace) {
      throw NetworkFailure(
        .invalidRequest, domain: SampleNetwork.failureDomain, code: 101,
        message: "parameter is empty or has white space; it names an ad unit")
    }
  }
}

extension String {
  /// FNV-1a, so that networks with the same seed do not fill in step.
  fileprivate var fingerprint: UInt64 {
    utf8.reduce(0xcbf2_9ce4_8422_2325) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
  }
}
