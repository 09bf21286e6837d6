import JSON
import Mediation

/// What the macros of one bid stand for.
struct AuctionMacros: TrackingMacros {
  /// The auction.
  let auctionID: String

  /// What the exchange calls its answer.
  let answerID: String

  /// The imp.
  let impID: String

  /// Who bids.
  let seat: String

  /// The ad.
  let adID: String

  /// The price as a decimal.
  let price: String

  /// The currency of the price.
  let currency: String

  /// Whether that is the engine's own, so that prices of others can be told in it.
  let isOwnCurrency: Bool

  /// A text with every macro replaced that has a value by now; the others stay.
  func known(in text: String) -> String {
    MacroText.replacing(in: text) { known($0) }
  }

  /// Markup with every macro replaced; what only the future knows stands for nothing.
  func markup(_ text: String) -> String {
    MacroText.replacing(in: text) { known($0) ?? (Self.later.contains($0) ? "" : nil) }
  }

  /// The notice of a loss with every macro replaced but those for what won instead.
  ///
  /// The macro for why stays as well, unless the number of the reason is known.
  func loss(_ text: String, because reason: Int? = nil) -> String {
    MacroText.replacing(in: text) { name in
      switch name {
      case "AUCTION_PRICE": nil
      case "AUCTION_LOSS": reason.map { String($0) }
      default: known(name)
      }
    }
  }

  /// What only the moment knows, in an address in which the rest is replaced already.
  func expand(_ url: String, in circumstances: TrackingCircumstances) -> String {
    MacroText.replacing(in: url) { name in
      switch name {
      case "AUCTION_LOSS": circumstances.lossReason.map { String($0) } ?? ""
      case "AUCTION_IMP_TS": String(circumstances.atMs)
      case "AUCTION_MIN_TO_WIN", "AUCTION_PRICE": winningPrice(in: circumstances)
      default: nil
      }
    }
  }

  private static let later: Set<String> = [
    "AUCTION_LOSS", "AUCTION_IMP_TS", "AUCTION_MIN_TO_WIN",
  ]

  private func winningPrice(in circumstances: TrackingCircumstances) -> String {
    guard isOwnCurrency, let micros = circumstances.winningCPMMicros else { return "" }
    return micros.decimalOfMicros
  }

  private func known(_ name: String) -> String? {
    switch name {
    case "AUCTION_ID": auctionID
    case "AUCTION_BID_ID": answerID
    case "AUCTION_IMP_ID": impID
    case "AUCTION_SEAT_ID": seat
    case "AUCTION_AD_ID": adID
    case "AUCTION_PRICE": price
    case "AUCTION_CURRENCY": currency
    // An auction of the first price clears at the bid, and sells one impression.
    case "AUCTION_MBR", "AUCTION_MULTIPLIER": "1"
    default: nil
    }
  }
}

extension AuctionMacros {
  /// What the macros of a bid stand for, in an auction of that name.
  init(_ entry: OpenRTBAnswer.Entry, of auction: String, own currency: String) {
    self.init(
      auctionID: auction, answerID: entry.answerID, impID: entry.bid.impID,
      seat: entry.seat ?? "", adID: entry.bid.traits.adID ?? "",
      price: entry.price.cpmMicros.decimalOfMicros, currency: entry.price.currency,
      isOwnCurrency: entry.price.currency == currency)
  }
}
