package import AdService
import Adapters
import JSON
package import Mediation

extension AdContext {
  /// What a client has said, as decisions read it.
  ///
  /// What single networks are told besides is none of the whole: each gets its own and no other's.
  /// What was known before is taken over where the same is said of privacy, as that takes time to
  /// read.
  init(_ context: Context, after known: AdContext = AdContext()) {
    self.init()
    var common = context
    common.extras = nil
    whole = common == Context() ? nil : common
    takeParts(of: context)
    country = context.country
    isMuted = context.muted
    isTest = context.test
    extras = (context.extras ?? [:]).map { name, value in NamedText(name, value.compactText) }
    privacy = PrivacySignals.read(self, unlessAs: known.privacy)
  }
}

extension Context: ContextDocument {
  package func scrubbed(of fields: Set<PrivateField>) -> Context {
    var context = self
    if fields.contains(.deviceID) { context.device?.ifa = nil }
    if fields.contains(.address) {
      context.device?.ip = device?.ip.flatMap(ShortAddress.shorten)
    }
    if fields.contains(.userID) { context.user?.id = nil }
    if fields.contains(.extendedIDs) { context.user?.eids = nil }
    if context.user == UserContext() { context.user = nil }
    if context.device == DeviceContext() { context.device = nil }
    return context
  }
}

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
    imageForm = options.images.flatMap { ImageForm(rawValue: $0.rawValue) } ?? .path
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
