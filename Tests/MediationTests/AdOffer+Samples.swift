import Mediation

extension AdOffer {
  /// A rewarded ad that is complete.
  static let rewarded = AdOffer(format: .rewarded, content: .video(.complete))

  /// That ad, for a price in a currency.
  static func bid(_ cpm: Double, _ currency: String = "USD") -> AdOffer {
    AdOffer(
      format: .rewarded, content: .video(.complete),
      terms: OfferTerms(price: Price(cpmMicros: micros(cpm), currency: currency)))
  }
}

extension VideoContent {
  /// A video that is complete.
  static let complete = VideoContent(
    media: [Media(url: "https://example.com/v.mp4", mimeType: "video/mp4", width: 16, height: 9)],
    durationMs: 1_000)
}

extension NativeContent {
  /// A native ad with exactly the assets that it needs.
  static let complete: NativeContent = {
    var native = NativeContent()
    native.headline = "A headline"
    native.body = "A body"
    native.callToAction = "Act"
    native.images = [AdImage(.url("https://example.com/i.png"))]
    return native
  }()
}

extension CustomFormat {
  /// The format of Google's documents.
  static let simple = CustomFormat(
    id: "10063170", name: "Simple",
    assets: [Asset("Headline", .text), Asset("MainImage", .image), Asset("Caption", .text)],
    clickable: ["MainImage"], videoFallback: "MainImage")
}

extension CustomContent {
  /// An ad of the format of Google's documents.
  static let simple = CustomContent(
    formatID: "10063170",
    assets: [
      Asset("Headline", .text("A headline")),
      Asset("MainImage", .image(AdImage(.url("https://example.com/i.png")))),
      Asset("Caption", .text("A caption")),
    ])
}

extension AdRequest {
  /// A request for that format.
  static func of(_ formats: AdFormat..., ordinal: UInt64 = 0) -> AdRequest {
    AdRequest(
      adUnit: AdUnitID(rawValue: "home"), formats: formats, customFormats: [.simple],
      ordinal: ordinal)
  }
}

/// A price of a thousand in millionths.
func micros(_ cpm: Double) -> Int64 { Int64((cpm * 1_000_000).rounded()) }
