package import HTTP
package import Mediation

/// Finds the ads that a document leads to, by asking servers, and makes offers of them.
package struct VASTLoader: Sendable {
  /// Whose numbers the failures here are.
  package static let failureDomain = "vast"

  /// How the ads are followed and used.
  let settings: VASTSettings

  private let client: any HTTPClient
  private let wallMs: @Sendable () -> Int64
  private let report: @Sendable ([String], OfferName) -> Void

  /// Takes those who ask servers, the time of day in milliseconds since 1970, and who tells others.
  ///
  /// What is reported are addresses of those who want to hear that an ad could not be used, with
  /// the name of the ad that was asked for. They are to be told even though nobody will ever hear
  /// of that ad.
  package init(
    client: any HTTPClient, settings: VASTSettings, wallMs: @escaping @Sendable () -> Int64,
    report: @escaping @Sendable ([String], OfferName) -> Void,
  ) {
    self.client = client
    self.settings = settings
    self.wallMs = wallMs
    self.report = report
  }

  /// The first ad that the document leads to and that can be shown; nil if nobody has one.
  package func offer(
    from document: [UInt8], for request: SourceRequest, on time: any Timekeeper,
  ) async throws(NetworkFailure) -> AdOffer? {
    let search = search(request, time)
    let found = try await search.ads(from: document, isForOne: true)
    guard let ad = found.pod.first else { return nil }
    return AdOffer(ad, for: request, settings, search.macros.with(ad, number: 1))
  }

  /// All ads that the document leads to and for which a break has room, as the first of them.
  ///
  /// Those of a pod are shown in order; without one, those that stand alone are in turn.
  package func pod(
    from document: [UInt8], for request: SourceRequest, on time: any Timekeeper,
  ) async throws(NetworkFailure) -> AdOffer? {
    let search = search(request, time)
    let found = try await search.ads(from: document, isForOne: false)
    let ads = found.pod.isEmpty ? found.buffet : found.pod
    let before = request.pod?.adsBefore ?? 0
    var followers = ads.enumerated().compactMap { index, ad in
      AdOffer(ad, for: request, settings, search.macros.with(ad, number: before + index + 1))
        .map { OfferedPod.Follower($0, ad.role) }
    }
    guard !followers.isEmpty else { return nil }
    let first = followers.removeFirst()
    return first.offer.leading(
      OfferedPod(
        role: first.role, followers: followers, omissions: found.omitted.map { $0.omission }))
  }

  /// All ads of the pod that the document leads to, in order, and those that stand alone.
  package func ads(
    from document: [UInt8], for request: SourceRequest, on time: any Timekeeper,
  ) async throws(NetworkFailure) -> VASTFoundAds {
    try await search(request, time).ads(from: document, isForOne: false)
  }

  /// The offer that the engine makes of an ad of a pod, of which it is the one of that number.
  package func offer(
    of ad: VASTFoundAd, number: Int, for request: SourceRequest,
  ) -> AdOffer? {
    let macros = VASTMacros(
      request, settings, transactionID: VASTChance(request, wallMs()).transactionID)
    return AdOffer(ad, for: request, settings, macros.with(ad, number: number))
  }

  /// The search for the ads of one request.
  func search(_ request: SourceRequest, _ time: any Timekeeper) -> VASTSearch {
    VASTSearch(
      client: client, settings: settings, request: request, time: time, startedAtMs: wallMs(),
      report: report)
  }
}

extension VASTFoundAd {
  /// What part it plays in a break.
  fileprivate var role: OfferedPod.Role {
    if let replaces { return .substitute(for: replaces) }
    return sequence.map(OfferedPod.Role.inSequence) ?? .alone
  }
}

extension VASTOmittedAd {
  /// The same as the engine has it.
  fileprivate var omission: OfferedPod.Omission {
    let failure = NetworkFailure(fault, lacksRoom: refusal != nil)
    return OfferedPod.Omission(
      place: sequence, durationMs: durationMs,
      fate: refusal.map { .unfit($0, bidMicros: nil) } ?? .failed(failure), failure: failure)
  }
}
