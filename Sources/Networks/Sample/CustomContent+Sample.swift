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
    var text = ""
    for scalar in unicodeScalars where scalar.isASCII {
      switch scalar {
      case "A"..."Z":
        if !text.isEmpty, text.last != "-" { text += "-" }
        text.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value) + 32))
      case "a"..."z", "0"..."9": text.unicodeScalars.append(scalar)
      default: if !text.isEmpty, text.last != "-" { text += "-" }
      }
    }
    return text.isEmpty ? "image" : text
  }
}
