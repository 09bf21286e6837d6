import AdService
import Adapters
import Mediation

extension AdVideo {
  /// The video with the encoding that the network chose, or else with the first of the widest.
  init(_ content: VideoContent) {
    let files = content.media.map(MediaFile.init)
    let widest = files.map(\.width).max()
    let chosen = content.chosen.map(MediaFile.init) ?? files.first { $0.width == widest }
    self.init(
      media: files, chosen: chosen ?? MediaFile(url: "", mimeType: "", width: 0, height: 0),
      durationMs: Int(content.durationMs), skipOffsetMs: content.skipOffsetMs.map(Int.init),
      clickUrl: content.clickURL, adChoices: content.adChoices.map(WireAdChoices.init),
      companions: content.companions.map(VideoCompanion.init).nonEmpty,
      icons: content.icons.map(VideoIcon.init).nonEmpty,
      captions: content.captions.map {
        VideoCaption(url: $0.url, mimeType: $0.mimeType, language: $0.language)
      }.nonEmpty,
      verifications: content.verifications.map(VideoProgram.init).nonEmpty,
      interactive: content.interactive.map(VideoProgram.init))
  }
}

extension MediaFile {
  /// The file as it travels.
  init(_ media: VideoContent.Media) {
    self.init(
      url: media.url, mimeType: media.mimeType, width: media.width, height: media.height,
      bitrateKbps: media.bitrateKbps)
  }
}

extension VideoResource {
  fileprivate init(_ resource: VideoContent.Resource) {
    switch resource {
    case .image(let image): self = .image(WireImage(image))
    case .frame(let url): self = .frameUrl(url)
    case .markup(let markup): self = .markup(markup)
    }
  }
}

extension VideoCompanion {
  fileprivate init(_ companion: VideoContent.Companion) {
    self.init(
      asset: companion.asset, width: companion.width, height: companion.height,
      resource: VideoResource(companion.resource), altText: companion.altText,
      clickUrl: companion.clickURL, slot: companion.slot, required: companion.isRequired)
  }
}

extension VideoIcon {
  fileprivate init(_ icon: VideoContent.Icon) {
    self.init(
      program: icon.program, width: icon.width, height: icon.height, x: icon.x, y: icon.y,
      offsetMs: Int(icon.offsetMs), durationMs: icon.durationMs.map(Int.init),
      resource: VideoResource(icon.resource), altText: icon.altText, clickUrl: icon.clickURL,
      fallbacks: icon.fallbacks.map(WireImage.init).nonEmpty)
  }
}

extension VideoProgram {
  fileprivate init(_ verification: VideoContent.Verification) {
    self.init(
      vendor: verification.vendor, resource: .frameUrl(verification.url),
      apiFramework: verification.apiFramework, parameters: verification.parameters)
  }

  fileprivate init(_ interactive: VideoContent.Interactive) {
    self.init(
      resource: VideoResource(interactive.resource), apiFramework: interactive.apiFramework,
      parameters: interactive.parameters,
      variableDuration: interactive.variesDuration ? true : nil)
  }
}

extension Array {
  /// The array, unless there is nothing in it.
  fileprivate var nonEmpty: [Element]? { isEmpty ? nil : self }
}
