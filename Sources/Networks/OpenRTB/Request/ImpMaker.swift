import JSON
import Mediation

/// Makes the imps of a request: one for each format, and one for each custom format.
struct ImpMaker {
  /// What is asked for.
  let request: SourceRequest

  /// What is known of the network.
  let settings: OpenRTBSettings

  /// The size of a phone that says nothing of itself, in points.
  private static let usualScreen = BannerSize(width: 320, height: 480)

  /// How many imps there are at most.
  private static let most = 20

  /// The imps, in the order of what is preferred.
  func imps() -> [OpenRTBImp] {
    var wanted: [(AdFormat, CustomFormat?)] = []
    for format in request.formats {
      guard format == .customNative else {
        wanted.append((format, nil))
        continue
      }
      wanted += request.customFormats.map { (format, $0) }
    }
    return wanted.prefix(Self.most).enumerated().map { index, wish in
      let (format, customFormat) = wish
      let id = String(index + 1)
      let assets = customFormat.map(customAssets) ?? []
      var names: [Int: CustomFormat.Asset] = [:]
      for asset in assets { names[asset.id] = asset.named }
      return OpenRTBImp(
        id: id, format, customFormat, made: imp(id, format, assets), names: names,
        settings.overrides)
    }
  }

  private func imp(_ id: String, _ format: AdFormat, _ assets: [CustomAsset]) -> JSONValue {
    var imp = JSONFields()
    imp.add("id", id)
    switch format {
    case .banner: imp.add("banner", banner)
    case .native: imp.add("native", native(NativeWish.usual))
    case .customNative: imp.add("native", native(assets.map(\.wish)))
    case _ where request.pod != nil: imp.add("video", video(for: format))
    case .interstitial, .appOpen, .rewarded, .rewardedInterstitial:
      imp.add("banner", fullScreenBanner)
      imp.add("video", video(for: format))
      imp.add("instl", 1)
      if format.isRewarded { imp.add("rwdd", 1) }
    }
    imp.add("tagid", request.tag)
    if let floor = request.floorMicros, floor > 0 {
      imp.add("bidfloor", JSONValue.micros(floor))
      imp.add("bidfloorcur", settings.currency)
    }
    imp.add("secure", 1)
    imp.add("ext", ext(format))
    return imp.value
  }

  private func ext(_ format: AdFormat) -> JSONFields {
    var ext = JSONFields()
    if settings.usesOlderPlaces, format.isRewarded { ext.add("rewarded", 1) }
    guard let prebid = settings.prebid else { return ext }
    var own = JSONFields()
    if let id = request.credentials["storedImp"] ?? (prebid.storesImps ? request.tag : nil) {
      var stored = JSONFields()
      stored.add("id", id)
      own.add("storedrequest", stored)
    }
    own.add("bidder", prebid.bidders)
    if format.isRewarded { own.add("is_rewarded_inventory", 1) }
    ext.add("prebid", own)
    return ext
  }

  private var banner: JSONFields {
    let options = request.particulars.options
    var sizes = options.bannerSizes
    if let room = options.adaptive {
      let known = BannerSize.wellKnown.filter(room.takes)
      sizes += known.filter { !sizes.contains($0) }
      if sizes.isEmpty { sizes = [BannerSize(width: room.width, height: room.maxHeight ?? 50)] }
    }
    var banner = JSONFields()
    banner.add("format", .array(sizes.map { $0.fields.value }))
    banner.add("w", sizes.first?.width)
    banner.add("h", sizes.first?.height)
    return banner
  }

  private var fullScreenBanner: JSONFields {
    var banner = screen.fields
    banner.add("pos", 7)
    return banner
  }

  private var screen: BannerSize {
    request.particulars.context.device?.screen ?? Self.usualScreen
  }

  private func video(for format: AdFormat) -> JSONFields {
    let particulars = request.particulars
    let isMuted = particulars.options.video?.startsMuted ?? particulars.context.isMuted ?? false
    var video = screen.fields
    video.add("mimes", ["video/mp4", "video/webm"])
    video.add("minduration", 1)
    video.add("maxduration", request.pod.map { Int(min(120, max(1, $0.mostMs / 1_000))) } ?? 120)
    // VAST 1 to 4.3, as documents and as wrappers; 9 and 10 are DAAST.
    video.add("protocols", [1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 14, 15, 16])
    video.add("startdelay", request.pod?.startDelay ?? 0)
    if settings.usesOlderPlaces { video.add("placement", request.pod == nil ? 5 : 1) }
    video.add("plcmt", request.pod == nil ? 3 : 1)
    video.add("linearity", 1)
    video.add("skip", flag: format != .rewarded)
    video.add("playbackmethod", [isMuted ? 2 : 1])
    video.add("pos", 7)
    return video
  }
}

extension SourceRequest {
  /// What the exchange calls the place that is to be filled.
  var tag: String { credentials["tagId"] ?? credentials["parameter"] ?? adUnit.rawValue }
}

extension PodDemand {
  /// Where in the content it lies, as OpenRTB counts that.
  fileprivate var startDelay: Int {
    switch position {
    case .before: 0
    case .within: -1
    case .after: -2
    }
  }
}

extension BannerSize {
  /// The size as OpenRTB has it.
  fileprivate var fields: JSONFields {
    var fields = JSONFields()
    fields.add("w", width)
    fields.add("h", height)
    return fields
  }
}
