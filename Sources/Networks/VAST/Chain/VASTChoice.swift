/// Which video of an ad is played, and in which encoding.
package struct VASTChoice: Hashable, Sendable {
  /// The creative of the video.
  package let creative: VASTCreative

  /// The video.
  package let linear: VASTLinear

  /// How long it is.
  package let durationMs: Int64

  /// Every file that can be played, in the order of the document.
  package let files: [VASTMediaFile]

  /// The one to play.
  package let chosen: VASTMediaFile
}

extension VASTCapabilities {
  /// Chooses the video of an ad that wrappers led to, or says why the ad cannot be shown.
  package func choice(of ad: VASTAd, behind wrappers: [VASTAd]) throws(VASTFault) -> VASTChoice {
    guard case .inLine(let inLine) = ad.role else { throw VASTFault(.invalidSchema) }
    guard media.contains(ad.medium) else { throw VASTFault(.unexpectedType) }
    guard !ad.isConditional else { throw VASTFault(.conditionalRejected) }
    try checkCategories(inLine.categories, behind: wrappers)
    if !showsCompanions {
      let requirements = ad.creatives.compactMap(\.companions?.required)
      guard requirements.allSatisfy({ $0 == .none }) else { throw VASTFault(.companionNotShown) }
    }
    let ordered = ad.creatives.enumerated().sorted { one, other in
      (one.element.sequence ?? .max, one.offset) < (other.element.sequence ?? .max, other.offset)
    }
    var fault: VASTFault?
    for (_, creative) in ordered {
      guard let linear = creative.linear else { continue }
      do throws(VASTFault) {
        return try choice(of: linear, in: creative)
      } catch {
        fault = fault ?? error
      }
    }
    let isOverlay = ad.creatives.contains { $0.nonLinear?.list.isEmpty == false }
    throw fault ?? VASTFault(isOverlay ? .unexpectedLinearity : .invalidSchema)
  }

  private func checkCategories(
    _ categories: [VASTCategory], behind wrappers: [VASTAd],
  ) throws(VASTFault) {
    var blocked = blockedCategories
    for case .wrapper(let wrapper) in wrappers.map(\.role) {
      blocked += wrapper.blockedCategories.flatMap(\.words)
    }
    let own = categories.flatMap(\.words)
    if needsCategory, own.isEmpty { throw VASTFault(.categoryMissing) }
    if let found = own.first(where: blocked.contains) {
      throw VASTFault(.categoryBlocked, "The ad is of the category \(found), which is blocked.")
    }
  }

  private func choice(
    of linear: VASTLinear, in creative: VASTCreative,
  ) throws(VASTFault) -> VASTChoice {
    let plain = linear.files.filter { !$0.isProgram }
    if plain.isEmpty {
      let programs = linear.files.map(\.apiFramework) + linear.interactives.map(\.apiFramework)
      if !linear.files.isEmpty || programs.contains(where: { $0.isVPAID }) {
        throw VASTFault(.vpaid)
      }
      guard !linear.mezzanines.isEmpty else { throw VASTFault(.noSupportedFile) }
    }
    if needsMezzanine, linear.mezzanines.isEmpty { throw VASTFault(.mezzanineMissing) }
    guard let duration = linear.durationMs, duration > 0,
      duration >= minDurationMs ?? 0, duration <= maxDurationMs ?? .max
    else { throw VASTFault(.unexpectedDuration) }
    let playable = plain.filter(canPlay)
    let fitting = playable.filter(hasRoom)
    guard let chosen = fitting.max(by: { isWorse($0, $1) }) else {
      throw VASTFault(playable.isEmpty ? .noSupportedFile : .unexpectedSize)
    }
    return VASTChoice(
      creative: creative, linear: linear, durationMs: duration, files: fitting, chosen: chosen)
  }

  private func canPlay(_ file: VASTMediaFile) -> Bool {
    mimeTypes.contains(file.mimeType) && deliveries.contains(file.delivery)
      && file.bitrateKbps ?? 0 <= maxBitrateKbps ?? .max
  }

  private func hasRoom(_ file: VASTMediaFile) -> Bool {
    file.width <= maxWidth ?? .max && file.height <= maxHeight ?? .max
  }

  /// By delivery, then by size, then by bits, then by type; of equals the first is the best.
  private func isWorse(_ one: VASTMediaFile, _ other: VASTMediaFile) -> Bool {
    let rank = { (file: VASTMediaFile) in
      (
        -(deliveries.firstIndex(of: file.delivery) ?? 0), file.width * file.height,
        file.bitrateKbps ?? 0, -(mimeTypes.firstIndex(of: file.mimeType) ?? 0)
      )
    }
    return rank(one) < rank(other)
  }
}

extension VASTMediaFile {
  /// How it comes.
  fileprivate var delivery: VASTCapabilities.Delivery { isStreaming ? .streaming : .progressive }

  /// Whether it is no video but a program that plays one.
  fileprivate var isProgram: Bool {
    if let apiFramework, !apiFramework.isEmpty { return true }
    return [
      "application/javascript", "application/x-javascript", "text/javascript",
      "application/x-shockwave-flash",
    ].contains(mimeType)
  }
}

extension String? {
  fileprivate var isVPAID: Bool { self?.uppercased() == "VPAID" }
}

extension VASTCategory {
  /// The single categories.
  var words: [String] {
    text.split { $0 == "," || $0.isWhitespace }.map(String.init)
  }
}
