extension AdOffer {
  /// Refuses the offer, saying why, unless it is what the request asked for and is complete.
  package func checkFit(_ request: SourceRequest) throws(OfferFault) {
    try checkFit(request, room: request.pod)
  }

  /// The same where only that much room is left in a break.
  func checkFit(_ request: SourceRequest, room: PodDemand?) throws(OfferFault) {
    guard request.formats.contains(format) else { throw .wrongFormat(format) }
    if terms.isReserved, content.adChoices == nil, request.particulars.context.isInEEA {
      throw .noAdChoices
    }
    switch (format, content) {
    case (.native, .native(let native)):
      try native.checkComplete()
    case (.customNative, .custom(let custom)):
      try custom.checkFit(request.customFormats)
    case (.interstitial, .video(let video)), (.appOpen, .video(let video)),
      (.rewarded, .video(let video)), (.rewardedInterstitial, .video(let video)):
      try video.checkComplete()
    case (.banner, .html(let html)):
      guard !html.markup.isEmpty else { throw .noMarkup }
      let size = BannerSize(width: html.width, height: html.height)
      guard request.particulars.options.takes(size) else { throw .wrongSize(size) }
    case (.interstitial, .html(let html)), (.appOpen, .html(let html)),
      (.rewarded, .html(let html)), (.rewardedInterstitial, .html(let html)):
      guard !html.markup.isEmpty else { throw .noMarkup }
    default:
      throw .wrongContent(format)
    }
    if let room {
      guard let durationMs = content.videoMs else { throw .noVideo }
      try room.checkRoom(for: durationMs)
    }
  }

  /// The offer with as much of its pod as fits what was asked for.
  func withFittingPod(_ request: SourceRequest) -> AdOffer {
    guard let pod = terms.pod else { return self }
    return leading(request.pod == nil ? nil : pod.fitting(request, behind: self))
  }
}

extension NativeContent {
  /// What Google's native ads always have; a picture or a video comes on top.
  private static let required: [NativeAsset] = [.headline, .body, .callToAction]

  fileprivate func checkComplete() throws(OfferFault) {
    for asset in Self.required where !has(asset) {
      throw .missingAsset(asset.rawValue)
    }
    guard has(.images) || media?.hasVideo == true else {
      throw .missingAsset(NativeAsset.images.rawValue)
    }
  }
}

extension CustomContent {
  fileprivate func checkFit(_ formats: [CustomFormat]) throws(OfferFault) {
    guard let format = formats.first(where: { $0.id == formatID }) else {
      throw .wrongCustomFormat(formatID)
    }
    for wanted in format.assets {
      guard let value = self[wanted.name] else { throw .missingAsset(wanted.name) }
      guard value.kind == wanted.kind else { throw .wrongAssetKind(wanted.name, wanted.kind) }
    }
    try video?.checkComplete()
  }
}

extension VideoContent {
  fileprivate func checkComplete() throws(OfferFault) {
    guard !media.isEmpty, durationMs > 0 else { throw .noMedia }
  }
}
