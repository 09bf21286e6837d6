extension AdOffer {
  /// The ad without what was not asked for: of several images the main one, unless all are wanted.
  func trimmed(to options: RequestOptions) -> AdOffer {
    guard !options.wantsMultipleImages, case .native(var native) = content,
      native.images.count > 1
    else { return self }
    native.images = Array(native.images.prefix(1))
    return AdOffer(
      format: format, content: .native(native), reward: reward, clicks: clicks, terms: terms)
  }
}
