import AdService
import Mediation

extension VideoContent {
  /// The video in a native ad of an adapter, with all that comes with it; nil if there is none.
  init?(_ video: AdVideo?) throws(OfferFlaw) {
    guard let video else { return nil }
    self.init(
      media: video.media.map(Media.init), chosen: Media(video.chosen),
      durationMs: Int64(video.durationMs), skipOffsetMs: video.skipOffsetMs.map(Int64.init),
      clickURL: video.clickUrl)
    if let given = video.adChoices { adChoices = try Mediation.AdChoices(given) }
    for given in video.companions ?? [] { companions.append(try Companion(given)) }
    for given in video.icons ?? [] { icons.append(try Icon(given)) }
    captions = (video.captions ?? []).map {
      Caption(url: $0.url, mimeType: $0.mimeType, language: $0.language)
    }
    for given in video.verifications ?? [] { verifications.append(try Verification(given)) }
    if let given = video.interactive { interactive = try Interactive(given) }
  }
}

extension VideoContent.Resource {
  fileprivate init(_ resource: VideoResource) throws(OfferFlaw) {
    switch resource {
    case .image(let image): self = .image(try Mediation.AdImage(image))
    case .frameUrl(let url): self = .frame(url)
    case .markup(let markup): self = .markup(markup)
    }
  }
}

extension VideoContent.Companion {
  fileprivate init(_ companion: VideoCompanion) throws(OfferFlaw) {
    self.init(
      asset: companion.asset, width: companion.width, height: companion.height,
      resource: try VideoContent.Resource(companion.resource))
    altText = companion.altText
    clickURL = companion.clickUrl
    slot = companion.slot
    isRequired = companion.required
  }
}

extension VideoContent.Icon {
  fileprivate init(_ icon: VideoIcon) throws(OfferFlaw) {
    self.init(
      width: icon.width, height: icon.height, resource: try VideoContent.Resource(icon.resource))
    program = icon.program
    x = icon.x
    y = icon.y
    offsetMs = Int64(icon.offsetMs)
    durationMs = icon.durationMs.map(Int64.init)
    altText = icon.altText
    clickURL = icon.clickUrl
    for image in icon.fallbacks ?? [] { fallbacks.append(try Mediation.AdImage(image)) }
  }
}

extension VideoContent.Verification {
  fileprivate init(_ program: VideoProgram) throws(OfferFlaw) {
    guard case .frameUrl(let url) = program.resource else {
      throw OfferFlaw(message: "a program that verifies has a frameUrl")
    }
    self.init(url: url)
    vendor = program.vendor
    apiFramework = program.apiFramework
    parameters = program.parameters
  }
}

extension VideoContent.Interactive {
  fileprivate init(_ program: VideoProgram) throws(OfferFlaw) {
    self.init(try VideoContent.Resource(program.resource))
    apiFramework = program.apiFramework
    parameters = program.parameters
    variesDuration = program.variableDuration ?? false
  }
}
