import Mediation

/// The bids of an auction as they are tried, the best one first, until one makes an ad.
///
/// Nothing of it is inlined where a load waits: what is done at once would be kept as long.
final class BidCourse {
  /// How many bids are tried before the load is given up.
  private static let mostTries = 20

  private let answer: OpenRTBAnswer
  private let asked: OpenRTBRequest
  private let request: SourceRequest
  private let settings: OpenRTBSettings
  private let tried: ArraySlice<OpenRTBAnswer.Entry>
  private var misfits: [String]
  private var place = 0

  /// Begins with the best bid of an answer.
  init(
    _ answer: OpenRTBAnswer, to asked: OpenRTBRequest, _ request: SourceRequest,
    _ settings: OpenRTBSettings,
  ) {
    self.answer = answer
    self.asked = asked
    self.request = request
    self.settings = settings
    tried = answer.entries.prefix(Self.mostTries)
    misfits = answer.misfits
  }

  /// What reads the next bid; nil when all have been tried.
  @inline(never)
  func next() -> BidReader? {
    guard place < tried.count else { return nil }
    defer { place += 1 }
    return BidReader(tried[place], of: asked.id, request, settings, beaten: beaten(by: place))
  }

  /// Goes on to the next bid, since this one makes no ad.
  @inline(never)
  func pass(_ reader: BidReader, because reason: String) {
    misfits.append("\(reader.entry.bid.title(reader.entry.seat)): \(reason)")
  }

  /// The ad of the bid that was tried last, with what was noticed of others.
  @inline(never)
  func chosen(_ offer: AdOffer) -> AdOffer { offer.noting(misfits + answer.nonBids) }

  /// What an answer without an ad comes to; nil if there was no bid and nobody says why.
  var failure: NetworkFailure? {
    @inline(never) get { NetworkFailure(nothingOf: misfits, answer.nonBids) }
  }

  /// Those who hear, with the bid at that place, that theirs was not chosen; of the best bids.
  private func beaten(by chosen: Int) -> [AdTracking.Tracker] {
    guard tried.count > 1 else { return [] }
    return tried.enumerated().flatMap { place, entry in
      guard place != chosen, let url = entry.bid.notices.loss, !url.isEmpty else {
        return [AdTracking.Tracker]()
      }
      let reason: AdNotice.LossReason = place < chosen ? .unfit : .outbid
      let notice = AuctionMacros(entry, of: asked.id, own: settings.currency)
        .loss(url, because: reason.openRTBCode)
      // Whatever becomes of the one that was chosen, the others are out.
      return [.init(.won, notice), .init(.lost, notice)]
    }
  }
}

extension AdOffer {
  /// The most remarks that an offer carries.
  private static let mostRemarks = 20

  /// The offer with what was noticed of others.
  fileprivate func noting(_ others: [String]) -> AdOffer {
    guard !others.isEmpty else { return self }
    let remarks = terms.remarks + others.map { "Not taken: \($0)." }
    return AdOffer(
      format: format, content: content, reward: reward, clicks: clicks,
      terms: terms.noting(Array(remarks.prefix(Self.mostRemarks))))
  }
}

extension NetworkFailure {
  /// How many reasons a failure names.
  private static let namedReasons = 3

  /// What an answer without an ad comes to; nil if there was no bid and nobody says why.
  fileprivate init?(nothingOf misfits: [String], _ nonBids: [String]) {
    let reasons = misfits.isEmpty ? nonBids : misfits
    guard !reasons.isEmpty else { return nil }
    let named = reasons.prefix(Self.namedReasons).joined(separator: "; ")
    let more = reasons.count - Self.namedReasons
    let rest = more > 0 ? "; and \(more) more" : ""
    self.init(
      misfits.isEmpty ? .noFill : .adapterFailed, domain: Self.exchangeDomain, code: 0,
      message: (misfits.isEmpty ? "no bids: " : "no bid makes an ad: ") + named + rest)
  }
}
