extension AdContent {
  /// What an image of an ad is for.
  package enum ImageRole: Hashable, Sendable {
    /// The ad is none without it.
    case needed

    /// It is one of the large pictures, of which one has to be there.
    case large

    /// The ad can do without it.
    case optional

    /// It stays where it is when it cannot be fetched: law asks for it to be shown.
    case adChoices
  }

  /// The content with each image replaced by what the closure makes of it; nil takes it out.
  package func mappingImages(
    _ replace: (AdImage, ImageRole) throws(OfferFault) -> AdImage?,
  ) throws(OfferFault) -> AdContent {
    switch self {
    case .native(let content): .native(try content.mappingImages(replace))
    case .custom(let content): .custom(try content.mappingImages(replace))
    case .video, .html: self
    }
  }

  /// The images, each with what it is for.
  package var images: [(image: AdImage, role: ImageRole)] {
    var found: [(image: AdImage, role: ImageRole)] = []
    _ = try? mappingImages { image, role in
      found.append((image, role))
      return image
    }
    return found
  }
}

extension NativeContent {
  fileprivate func mappingImages(
    _ replace: (AdImage, AdContent.ImageRole) throws(OfferFault) -> AdImage?,
  ) throws(OfferFault) -> NativeContent {
    var content = self
    if let icon { content.icon = try replace(icon, .optional) }
    content.images = []
    for image in images {
      if let image = try replace(image, .large) { content.images.append(image) }
    }
    if content.images.isEmpty, !images.isEmpty, media?.hasVideo != true {
      throw .missingAsset(NativeAsset.images.rawValue)
    }
    content.adChoices = try adChoices?.mappingIcon(replace)
    return content
  }
}

extension CustomContent {
  fileprivate func mappingImages(
    _ replace: (AdImage, AdContent.ImageRole) throws(OfferFault) -> AdImage?,
  ) throws(OfferFault) -> CustomContent {
    var changed: [Asset] = []
    for asset in assets {
      guard case .image(let image) = asset.value else {
        changed.append(asset)
        continue
      }
      guard let image = try replace(image, .needed) else { throw .missingAsset(asset.name) }
      changed.append(Asset(asset.name, .image(image)))
    }
    return CustomContent(
      formatID: formatID, assets: changed, video: video,
      adChoices: try adChoices?.mappingIcon(replace))
  }
}

extension AdChoices {
  fileprivate func mappingIcon(
    _ replace: (AdImage, AdContent.ImageRole) throws(OfferFault) -> AdImage?,
  ) throws(OfferFault) -> AdChoices {
    AdChoices(icon: try replace(icon, .adChoices) ?? icon, url: url)
  }
}
