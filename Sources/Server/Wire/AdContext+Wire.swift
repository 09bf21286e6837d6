import AdService
import Adapters
import JSON
import Mediation

extension AdContext {
  /// What a client has said, as decisions read it.
  ///
  /// What single networks are told besides is none of the whole: each gets its own and no other's.
  init(_ context: Context) {
    self.init()
    var common = context
    common.extras = nil
    whole = common == Context() ? nil : common
    takeParts(of: context)
    country = context.country
    isMuted = context.muted
    isTest = context.test
    extras = (context.extras ?? [:]).map { name, value in NamedText(name, value.compactText) }
  }
}

extension Context: ContextDocument {}

extension JSONValue {
  /// The value as JSON without spaces.
  var compactText: String {
    var json = JSONWriter()
    write(to: &json)
    return String(decoding: json.bytes, as: UTF8.self)
  }
}

extension RequestOptions {
  /// What a client wants of its ads.
  init(_ options: LoadOptions) {
    self.init()
    disablesImageLoading = options.disableImageLoading ?? false
    wantsMultipleImages = options.multipleImages ?? false
    mediaAspectRatio = options.mediaAspectRatio.flatMap { MediaAspectRatio(rawValue: $0.rawValue) }
    adChoicesCorner = options.adChoicesPosition.flatMap { Corner(rawValue: $0.rawValue) }
    video = options.video.map(Video.init)
    wantsCustomMute = options.customMute ?? false
    sizes = (options.sizes ?? []).map { BannerSize(width: $0.width, height: $0.height) }
    adaptive = options.adaptive.map {
      Mediation.AdaptiveSize(
        width: $0.width, maxHeight: $0.maxHeight, isInline: $0.kind == .inline)
    }
  }
}

extension RequestOptions.Video {
  fileprivate init(_ options: VideoOptions) {
    self.init()
    startsMuted = options.startMuted
    hasCustomControls = options.customControls
    expandsOnClick = options.clickToExpand
  }
}

extension Mediation.RenderedAssets {
  /// What a client has drawn.
  init(_ rendered: WireRenderedAssets) {
    self.init(clickable: rendered.clickable ?? [], nonclickable: rendered.nonclickable ?? [])
  }
}

extension Mediation.ServerSideVerification {
  /// What a client wants to be passed on.
  init(_ verification: WireServerSideVerification) {
    self.init(userID: verification.userId, customData: verification.customData)
  }
}
