import Mediation

extension CustomContent {
  /// Every asset that the format declares, less what the settings leave out.
  static func sample(of format: CustomFormat, _ settings: SampleSettings) -> CustomContent {
    let assets = format.assets.filter { !settings.omits.contains($0.name) }
    let hasVideo = settings.hasVideo && format.videoFallback != nil
    return CustomContent(
      formatID: format.id,
      assets: assets.map { Asset($0.name, .sample($0)) },
      video: hasVideo ? .sample(skipOffsetMs: nil) : nil)
  }
}

extension CustomContent.Value {
  fileprivate static func sample(_ asset: CustomFormat.Asset) -> CustomContent.Value {
    switch asset.kind {
    case .image: .image(.sample(asset.name.kebabCased))
    case .text:
      switch asset.name {
      case "Headline": .text("A quiet cup of tea")
      case "Caption": .text("Forty kinds of leaf tea, sent the day you order.")
      default: .text("\(asset.name) of the Example Tea House")
      }
    }
  }
}

extension String {
  /// The name as addresses have it, in ASCII: `MainImage` becomes `main-image`.
  fileprivate var kebabCased: String {
    let dash = UInt8(ascii: "-")
    var text: [UInt8] = []
    text.reserveCapacity(2 * utf8.count)
    for byte in utf8 where byte < 0x80 {
      let isLetter = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte & ~0x20
      let isSmall = isLetter && byte & 0x20 != 0
      let isDigit = UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      if !isSmall, !isDigit, let last = text.last, last != dash { text.append(dash) }
      if isLetter || isDigit { text.append(byte | 0x20) }
    }
    return text.isEmpty ? "image" : String(decoding: text, as: UTF8.self)
  }
}
