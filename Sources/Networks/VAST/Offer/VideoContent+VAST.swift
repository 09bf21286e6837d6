import Mediation

extension VideoContent {
  /// The video of an ad with all that comes with it.
  init(_ found: VASTFoundAd, _ capabilities: VASTCapabilities) {
    let choice = found.choice
    let skipOffset = found.skipOffset?.milliseconds(in: choice.durationMs)
    self.init(
      media: choice.files.prefix(64).map(Media.init), chosen: Media(choice.chosen),
      durationMs: choice.durationMs,
      skipOffsetMs: skipOffset.flatMap { $0 < choice.durationMs ? $0 : nil },
      clickURL: found.clickThrough)
    let companions = found.companions
    if capabilities.showsCompanions {
      self.companions = companions.enumerated().compactMap { Companion($1, number: $0 + 1) }
    }
    let icons = found.icons
    adChoices = icons.lazy.filter(\.isAdChoices).compactMap(AdChoices.init).first
    self.icons = icons.prefix(16).compactMap { Icon($0, in: choice.durationMs) }
    captions = choice.linear.captions.prefix(64).map {
      Caption(url: $0.url, mimeType: $0.mimeType, language: $0.language)
    }
    if capabilities.runsVerification {
      verifications = found.layers.flatMap(\.verifications).prefix(32).compactMap(Verification.init)
    }
    interactive =
      choice.linear.interactives.lazy.compactMap {
        Interactive($0, elsewhere: choice.linear.parameters)
      }.first
  }
}

extension VASTFoundAd {
  /// When the video may be skipped: as the ad says, or else the wrapper nearest to it.
  fileprivate var skipOffset: VASTOffset? {
    choice.linear.skipOffset ?? nearest { $0.skipOffset }
  }

  /// Where a click leads: as the ad says, or else the wrapper nearest to it.
  fileprivate var clickThrough: String? {
    choice.linear.clicks.through ?? nearest { $0.clicks.through }
  }

  private func nearest<Value>(_ value: (VASTLinear) -> Value?) -> Value? {
    wrappers.reversed().lazy.flatMap(\.creatives).compactMap(\.linear).compactMap(value).first
  }

  /// What is shown beside the video: that of the ad, or else of the wrapper nearest to it.
  var companions: [(VASTCompanion, isRequired: Bool)] {
    for layer in layers.reversed() {
      let groups = layer.creatives.compactMap(\.companions).filter { !$0.list.isEmpty }
      guard !groups.isEmpty else { continue }
      let all = groups.flatMap { group in
        group.list.map { ($0, isRequired: group.required != .none) }
      }
      return Array(all.prefix(32))
    }
    return []
  }

  /// The icons: of each program that of the layer nearest to the ad.
  var icons: [VASTIcon] {
    var icons: [VASTIcon] = []
    for layer in layers.reversed() {
      let own =
        layer == ad ? choice.linear.icons : layer.creatives.compactMap(\.linear).flatMap(\.icons)
      let known = Set(icons.map { $0.program?.lowercased() })
      icons += own.filter { !known.contains($0.program?.lowercased()) }
    }
    return icons
  }
}

extension VASTIcon {
  /// Whether it is the mark of AdChoices, however the server writes that.
  var isAdChoices: Bool {
    let letters = program?.lowercased().filter { $0.isLetter }
    return letters == "adchoices" || letters == "adchoice"
  }
}

extension VideoContent.Media {
  fileprivate init(_ file: VASTMediaFile) {
    self.init(
      url: file.url, mimeType: file.mimeType, width: file.width, height: file.height,
      bitrateKbps: file.bitrateKbps)
  }
}

extension VideoContent.Resource {
  /// The form of a picture or page that most can show: a picture, else a page as it stands here.
  init?(_ resources: [VASTResource]) {
    let all = resources.map { resource in
      switch resource {
      case .file(let url, let type?) where !type.lowercased().hasPrefix("image/"):
        Self.frame(url)
      case .file(let url, _): Self.image(AdImage(.url(url)))
      case .frame(let url): Self.frame(url)
      case .markup(let markup): Self.markup(markup)
      }
    }
    let best =
      all.first { if case .image = $0 { true } else { false } }
      ?? all.first { if case .markup = $0 { true } else { false } } ?? all.first
    guard let best else { return nil }
    self = best
  }
}

extension VideoContent.Companion {
  /// The name by which clicks on the companion of that number are reported.
  static func asset(_ number: Int) -> String { "companion\(number)" }

  fileprivate init?(_ companion: (VASTCompanion, isRequired: Bool), number: Int) {
    let (companion, isRequired) = companion
    guard let resource = VideoContent.Resource(companion.resources) else { return nil }
    self.init(
      asset: Self.asset(number), width: companion.width, height: companion.height,
      resource: resource)
    altText = companion.altText
    clickURL = companion.clicks.through
    slot = companion.slot
    self.isRequired = isRequired
  }
}

extension VideoContent.Icon {
  fileprivate init?(_ icon: VASTIcon, in durationMs: Int64) {
    guard let resource = VideoContent.Resource(icon.resources) else { return nil }
    self.init(width: icon.width, height: icon.height, resource: resource)
    program = icon.program
    x = icon.x
    y = icon.y
    offsetMs = icon.offset?.milliseconds(in: durationMs) ?? 0
    self.durationMs = icon.durationMs
    altText = icon.altText
    clickURL = icon.clicks.through
    fallbacks = icon.fallbacks.sorted { $0.width * $0.height > $1.width * $1.height }
      .prefix(16).map { AdImage(.url($0.url)) }
  }
}

extension AdChoices {
  fileprivate init?(_ icon: VASTIcon) {
    guard case .image(var image)? = VideoContent.Resource(icon.resources),
      let url = icon.clicks.through
    else { return nil }
    if let ratio = icon.pixelRatio { image = AdImage(image.source, scale: ratio) }
    self.init(icon: image, url: url)
  }
}

extension VideoContent.Verification {
  fileprivate init?(_ verification: VASTVerification) {
    guard let script = verification.scripts.first else { return nil }
    self.init(url: script.url)
    vendor = verification.vendor
    apiFramework = script.apiFramework
    parameters = verification.parameters
  }
}

extension VideoContent.Interactive {
  fileprivate init?(_ interactive: VASTInteractive, elsewhere parameters: String?) {
    guard interactive.apiFramework?.uppercased() != "VPAID",
      let resource = VideoContent.Resource([interactive.resource])
    else { return nil }
    self.init(resource)
    apiFramework = interactive.apiFramework
    self.parameters = interactive.parameters ?? parameters
    variesDuration = interactive.variesDuration
  }
}
