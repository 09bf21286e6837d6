import AdService
import JSON
import Mediation

/// Judges an ad by the rules that the engine itself goes by.
struct OfferCheck {
  /// What was asked for.
  let params: LoadAdapterParams

  /// Why the ad is not what was asked for, if it is not.
  func breach(of ad: OfferedAd) -> ConformanceBreach? {
    let offer: AdOffer
    do throws(OfferFlaw) {
      offer = try AdOffer(ad, under: .none)
    } catch {
      return ConformanceBreach(.wrongContent, error.message)
    }
    do throws(OfferFault) {
      try offer.checkFit(request)
    } catch {
      let rule = ConformanceRule(rawValue: error.reason) ?? .wrongContent
      return ConformanceBreach(rule, error.remedy(for: "the adapter"))
    }
    return breachOfTerms(of: ad) ?? breachOfImages(in: ad)
  }

  private func breachOfTerms(of ad: OfferedAd) -> ConformanceBreach? {
    if let span = ad.expiresInMs, span == 0 {
      return ConformanceBreach(.lifetime, "the ad expires as soon as it is there")
    }
    guard let price = ad.price else {
      return params.isBidding ? ConformanceBreach(.noPrice, "the bid has no price") : nil
    }
    if params.isTest {
      guard price.cpmMicros != 0 else { return nil }
      return ConformanceBreach(.testUnpaid, "a test ad has the price \(price.cpmMicros)")
    }
    guard let floor = params.floorMicros, price.currency == params.currency,
      price.cpmMicros < floor
    else { return nil }
    return ConformanceBreach(.belowFloor, "\(price.cpmMicros) is less than the floor \(floor)")
  }

  private func breachOfImages(in ad: OfferedAd) -> ConformanceBreach? {
    guard params.options?.disableImageLoading != true else { return nil }
    var images = (ad.native?.images ?? []).map { ("an image", $0) }
    if let icon = ad.native?.icon { images.append(("the icon", icon)) }
    for (name, asset) in ad.custom?.assets ?? [:] {
      if case .image(let image) = asset { images.append((name, image)) }
    }
    return images.first { $0.1.url != nil }.map {
      ConformanceBreach(.imagesLoaded, "\($0.0) came as a URL, and URLs were not enough")
    }
  }

  private var request: SourceRequest {
    var options = RequestOptions()
    options.sizes = (params.options?.sizes ?? []).map {
      BannerSize(width: $0.width, height: $0.height)
    }
    options.adaptive = params.options?.adaptive.map {
      .init(width: $0.width, maxHeight: $0.maxHeight, isInline: $0.kind == .inline)
    }
    var context = AdContext()
    context.country = params.context?.country
    return SourceRequest(
      adUnit: AdUnitID(rawValue: params.adUnit),
      formats: params.formats.compactMap { .init(rawValue: $0.rawValue) },
      customFormats: (params.customFormats ?? []).map { wanted in
        CustomFormat(
          id: wanted.id, name: wanted.name,
          assets: wanted.assets.map { .init($0.name, $0.value == .text ? .text : .image) })
      },
      particulars: Particulars(options: options, context: context), ordinal: 0)
  }
}
