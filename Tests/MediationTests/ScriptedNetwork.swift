import Mediation

/// A network that does what a test says.
struct ScriptedNetwork: Network {
  /// What a load comes to.
  enum Answer: Sendable {
    case fills(AdOffer)
    case passes
    case fails(NetworkFailure)

    /// Fills with a video, even after having been cancelled.
    case insists
  }

  let id: NetworkID
  var formats: FormatSet = [.rewarded, .native, .customNative]
  var patience: Duration?
  var latency: Duration = .zero
  let answer: Answer

  init(_ name: String, _ answer: Answer, after latency: Duration = .zero) {
    id = NetworkID(rawValue: name)
    self.answer = answer
    self.latency = latency
  }

  func load(
    _ request: SourceRequest,
    on time: any Timekeeper,
  ) async throws(NetworkFailure) -> AdOffer? {
    let slept: Void? = try? await time.sleep(for: latency)
    switch answer {
    case .insists: return .rewarded
    case _ where slept == nil: return nil
    case .fills(let offer): return offer
    case .passes: return nil
    case .fails(let failure): throw failure
    }
  }
}

extension AdOffer {
  /// A rewarded ad that is complete.
  static let rewarded = AdOffer(format: .rewarded, content: .video(.complete))
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
  static func of(_ formats: AdFormat...) -> AdRequest {
    AdRequest(
      adUnit: AdUnitID(rawValue: "home"), formats: formats, customFormats: [.simple], ordinal: 0)
  }
}
