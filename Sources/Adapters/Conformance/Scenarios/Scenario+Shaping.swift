import AdService
import JSON

extension Scenario {
  /// What the options of a load make of the ad.
  static let shaping = [
    shape("banner-size", "A banner of 300 by 250 is wanted.", .banner) { params in
      params.options = LoadOptions(sizes: [AdSize(width: 300, height: 250)])
    },
    shape("banner-sizes", "A banner of one of three sizes is wanted.", .banner) { params in
      params.options = LoadOptions(sizes: [
        AdSize(width: 728, height: 90), AdSize(width: 468, height: 60),
        AdSize(width: 320, height: 50),
      ])
    },
    shape("banner-anchored", "A banner for an edge of the screen is wanted.", .banner) { params in
      params.options = LoadOptions(adaptive: AdaptiveSize(width: 411, kind: .anchored))
    },
    shape("banner-inline", "A banner of limited height is wanted.", .banner) { params in
      params.options = LoadOptions(
        adaptive: AdaptiveSize(width: 360, maxHeight: 60, kind: .inline))
    },
    shape("native-images", "Images come with their bytes.", .native) { _ in },
    shape("native-urls", "The URLs of images are enough.", .native) { params in
      params.options = LoadOptions(disableImageLoading: true)
    },
    shape("native-options", "Everything is asked of a native ad that can be.", .native) { params in
      params.options = LoadOptions(
        disableImageLoading: false, multipleImages: true, mediaAspectRatio: .square,
        adChoicesPosition: .bottomLeft,
        video: VideoOptions(startMuted: true, customControls: true, clickToExpand: false),
        customMute: true)
    },
    shape("custom-images", "Images of a custom format come with their bytes.", .customNative) {
      params in
      params.options = LoadOptions(disableImageLoading: false)
    },
    shape("custom-formats", "One of two custom formats is wanted.", .customNative) { params in
      params.customFormats = ["7", "8"].map(Stage.customFormat)
    },
    shape("custom-names", "Assets have names beyond ASCII.", .customNative) { params in
      params.customFormats = [
        WantedFormat(
          id: "9", name: "Größe", assets: ["Größe": .text, "画像": .image, "a b\u{1F375}": .text])
      ]
    },
    shape("custom-video", "A custom format has room for a video.", .customNative) { params in
      params.customFormats = [
        WantedFormat(id: "9", name: "Moving", assets: ["Caption": .text], hasVideo: true)
      ]
    },
    Scenario("mute-extra", "The extra that mutes an ad is given.") {
      stage throws(ConformanceStop) in
      guard let names = stage.described?.extras?["properties"], case .object(let known) = names,
        let name = known.map(\.name).first(where: { $0.lowercased().contains("mute") })
      else { throw .skipped("the adapter describes no extra that mutes") }
      try await stage.open()
      for value in [true, false] {
        var params = try stage.params(.fills)
        params.extras = .object([JSONMember(name: name, value: .boolean(value))])
        _ = try await stage.ad(params, or: .extrasTaken)
        try await stage.present(PresentAdapterParams(adId: params.adId))
      }
    },
  ]

  private static func shape(
    _ name: String, _ summary: String, _ format: AdFormat,
    _ change: @escaping @Sendable (inout LoadAdapterParams) -> Void,
  ) -> Scenario {
    Scenario(name, summary) { stage throws(ConformanceStop) in
      let formats = try stage.only(format)
      try await stage.open()
      var params = try stage.params(.fills, formats)
      change(&params)
      _ = try await stage.ad(params)
    }
  }

  /// What ads cost.
  static let bidding = [
    bid("bid", "A bid names its price.") { _ in },
    bid("bid-test", "A bid for a test ad costs nothing.") { $0.isTest = true },
    bid("bid-currency", "A bid in euros is wanted.") { $0.currency = "EUR" },
    Scenario("floor", "The floor is higher than any price.") { stage throws(ConformanceStop) in
      try await stage.open()
      var params = try stage.params(.fills)
      params.floorMicros = 1_000_000_000_000
      params.isBidding = stage.described?.bids == true
      _ = try await stage.load(params)
    },
  ]

  private static func bid(
    _ name: String, _ summary: String,
    _ change: @escaping @Sendable (inout LoadAdapterParams) -> Void,
  ) -> Scenario {
    Scenario(name, summary) { stage throws(ConformanceStop) in
      guard stage.described?.bids == true else { throw .skipped("the adapter does not bid") }
      try await stage.open()
      var params = try stage.params(.fills)
      params.isBidding = true
      params.floorMicros = 1
      change(&params)
      _ = try await stage.ad(params)
    }
  }
}
