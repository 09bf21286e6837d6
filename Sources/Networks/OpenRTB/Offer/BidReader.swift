import JSON
import Mediation

/// Makes an ad of one bid.
final class BidReader: Sendable {
  /// The bid.
  let entry: OpenRTBAnswer.Entry

  /// What the source is asked for.
  let request: SourceRequest

  /// What is known of the network.
  let settings: OpenRTBSettings

  /// What its macros stand for.
  let macros: AuctionMacros

  /// What the bid brings along to make an ad of.
  let markup: OpenRTBAnswer.Markup?

  /// Those behind other bids of the auction, who are to hear that this one was chosen.
  let beaten: [AdTracking.Tracker]

  /// What a bid comes to.
  enum Reading {
    /// The ad.
    case offer(AdOffer)

    /// A document of VAST, which still has to be read.
    case video(String)

    /// The address where its markup is.
    case elsewhere(String)
  }

  /// Prepares to read a bid of an auction.
  init(
    _ entry: OpenRTBAnswer.Entry, of auction: String, _ request: SourceRequest,
    _ settings: OpenRTBSettings, beaten: [AdTracking.Tracker] = [],
  ) {
    self.entry = entry
    self.request = request
    self.settings = settings
    markup = entry.markup()
    macros = AuctionMacros(entry, of: auction, own: settings.currency)
    self.beaten = beaten
  }

  /// Reads the bid as it stands in the answer; apart from the load, which may have to wait.
  @inline(never)
  func reading() throws(BidMisfit) -> Reading {
    switch markup {
    case .object(let json): return .offer(try native(json))
    case .text(let text): return try reading(of: text)
    case nil:
      guard let url = entry.bid.notices.win else {
        throw BidMisfit("it has neither markup nor an address of it")
      }
      return .elsewhere(macros.markup(url))
    }
  }

  /// Reads the bid by the markup that it stands for.
  ///
  /// What the markup shows itself to be counts more than what is said of it.
  func reading(of text: String) throws(BidMisfit) -> Reading {
    switch SniffedMarkup(text) {
    case .video:
      guard claimed != .audio else { throw BidMisfit("it is a sound, which nothing here plays") }
      try check(.video, "a video")
      return .video(macros.markup(text))
    case .native:
      return .offer(try native(Array(text.utf8)))
    case .page:
      guard claimed != .native else { throw BidMisfit("it is said to be native and is a page") }
      return .offer(try page(text))
    case .address:
      guard claimed == .video || (claimed == nil && entry.imp.media.contains(.video)) else {
        throw BidMisfit("its markup is a bare address")
      }
      return .elsewhere(macros.markup(text))
    case .unknown:
      guard claimed == .banner else {
        throw BidMisfit("its markup is no \(claimed?.rawValue ?? "markup that is known")")
      }
      return .offer(try page(text))
    }
  }

  /// What is said of the markup: by the bid, by the server between, or by what was asked for.
  private var claimed: BidMedia? {
    if let type = entry.bid.markupType.flatMap(BidMedia.init(markupType:)) { return type }
    if let type = entry.bid.prebidType.flatMap(BidMedia.init(rawValue:)) { return type }
    return entry.imp.media.count == 1 ? entry.imp.media.first : nil
  }

  /// Refuses what the imp does not ask for.
  private func check(_ media: BidMedia, _ name: String) throws(BidMisfit) {
    guard entry.imp.media.contains(media) else {
      throw BidMisfit("it is \(name), and imp \(entry.imp.id) asks for none")
    }
  }

  private func page(_ text: String) throws(BidMisfit) -> AdOffer {
    try check(.banner, "a page")
    let named = entry.bid.size
    guard let size = named ?? entry.imp.sizes.first else {
      throw BidMisfit("its page has no size")
    }
    let content = HTMLContent(
      markup: macros.markup(text), width: size.width, height: size.height)
    return try fitting(
      AdOffer(format: entry.imp.format, content: .html(content), terms: terms()))
  }

  private func native(_ json: [UInt8]) throws(BidMisfit) -> AdOffer {
    try check(.native, "a native ad")
    let markup: NativeMarkup
    do throws(JSONError) {
      markup = try NativeMarkup(parsing: json)
    } catch {
      throw BidMisfit("its native ad cannot be read: \(error.message)")
    }
    if markup.assets.isEmpty, markup.assetsURL != nil {
      throw BidMisfit("the assets of its native ad are elsewhere")
    }
    let reader = NativeReader(
      markup: markup, imp: entry.imp, macros: macros, icon: settings.adChoicesIcon)
    let offer = AdOffer(
      format: entry.imp.format, content: reader.content(), clicks: reader.clicks,
      terms: terms(reader.trackers))
    return try fitting(offer)
  }

  /// Refuses an ad that nobody could show.
  func fitting(_ offer: AdOffer) throws(BidMisfit) -> AdOffer {
    do throws(OfferFault) {
      try offer.checkFit(request)
    } catch {
      throw BidMisfit("it does not fit: \(error.words)")
    }
    return offer
  }
}

/// Why a bid makes no ad.
struct BidMisfit: Error {
  /// What is wrong with it, for people.
  let words: String

  /// States what is wrong.
  init(_ words: String) {
    self.words = words
  }
}

extension OfferFault {
  /// What is wrong, in a few words.
  fileprivate var words: String {
    switch self {
    case .missingAsset(let name): "the asset \(name) is missing (\(reason))"
    case .wrongAssetKind(let name, _): "the asset \(name) is of another kind (\(reason))"
    case .wrongSize(let size): "\(size.width)x\(size.height) was not asked for (\(reason))"
    default: reason
    }
  }
}

extension Bid {
  /// The size that the bid names, if it names one.
  fileprivate var size: BannerSize? {
    guard let width, let height, width > 0, height > 0 else { return nil }
    return BannerSize(width: width, height: height)
  }
}
