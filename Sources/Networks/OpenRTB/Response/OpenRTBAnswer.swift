import HTTP
import JSON
import Mediation

/// What an exchange has answered: its bids, the best one first, or why there are none.
struct OpenRTBAnswer: Sendable {
  /// One bid with who bids it, and what it pays.
  final class Entry: Sendable {
    /// The bid.
    let bid: Bid

    /// Who bids.
    let seat: String?

    /// What it is for.
    let imp: OpenRTBImp

    /// What a thousand impressions pay.
    let price: Price

    /// What the exchange calls its answer; what it calls the bid if it does not say.
    let answerID: String

    /// The whole answer.
    private let answer: [UInt8]

    /// Takes a bid out of an answer.
    init(
      _ bid: Bid, of seat: String?, for imp: OpenRTBImp, _ price: Price, answerID: String,
      in answer: [UInt8],
    ) {
      self.bid = bid
      self.seat = seat
      self.imp = imp
      self.price = price
      self.answerID = answerID
      self.answer = answer
    }

    /// What the ad is made of; nil if the bid does not bring it along.
    func markup() -> Markup? {
      guard let markup = bid.markup else { return nil }
      let json = Array(answer[markup.place])
      if markup.isObject { return .object(json) }
      guard case .string(let text)? = try? JSONValue(parsing: json),
        !text.utf8.allSatisfy({ $0 <= 0x20 })
      else { return nil }
      return .text(text)
    }
  }

  /// What an ad is made of.
  enum Markup {
    /// A text, of whatever kind.
    case text(String)

    /// An object of JSON.
    case object([UInt8])
  }

  /// The bids that can be considered, the best one first; of those that pay alike the earlier one.
  let entries: [Entry]

  /// Why other bids cannot be considered, in the order in which they came.
  let misfits: [String]

  /// Who bade nothing, and why, as far as it is said.
  let nonBids: [String]

  /// Reads an answer, or says why it is none.
  init(_ response: HTTPResponse, to request: OpenRTBRequest) throws(NetworkFailure) {
    try response.checkStatus()
    guard !response.body.isBlank else {
      self.init(entries: [], misfits: [], nonBids: [])
      return
    }
    let answer: BidResponse
    do throws(JSONError) {
      answer = try BidResponse(parsing: response.body)
    } catch {
      throw .unreadable(response, error)
    }
    if let reason = answer.noBidReason, !answer.hasBids { try Self.checkNoBid(reason) }
    self.init(answer, in: response.body, to: request)
  }

  private init(entries: [Entry], misfits: [String], nonBids: [String]) {
    self.entries = entries
    self.misfits = misfits
    self.nonBids = nonBids
  }

  private init(
    _ answer: BidResponse, in body: [UInt8], to request: OpenRTBRequest,
  ) {
    var entries: [Entry] = []
    var misfits: [String] = []
    for seat in answer.seats {
      for bid in seat.bids {
        if let flaw = Self.flaw(of: bid, in: answer, to: request) {
          misfits.append("\(bid.title(seat.name)): \(flaw)")
        } else if let imp = request.imps.first(where: { $0.id == bid.impID }),
          let micros = bid.price?.scaled(places: 6)
        {
          let price = Price(cpmMicros: micros, currency: answer.currency)
          entries.append(
            Entry(
              bid, of: seat.name, for: imp, price, answerID: answer.bidID ?? bid.id, in: body))
        }
      }
    }
    let ranked = entries.enumerated().sorted {
      ($1.element.price.cpmMicros, $0.offset) < ($0.element.price.cpmMicros, $1.offset)
    }
    self.init(
      entries: ranked.map(\.element), misfits: misfits,
      nonBids: answer.nonBids.map { "\($0.seat.prefix(64)): \($0.words) (\($0.status))" })
  }

  /// What is wrong with a bid, before anyone looks at what it shows.
  private static func flaw(
    of bid: Bid, in answer: BidResponse, to request: OpenRTBRequest,
  ) -> String? {
    if let id = answer.id, id != request.id { return "it answers another request" }
    guard request.imps.contains(where: { $0.id == bid.impID }) else {
      return "it is for an imp that was not asked for"
    }
    guard let price = bid.price else { return "it names no price" }
    guard let micros = price.scaled(places: 6), micros >= 0 else {
      return "nobody pays \(price.text.prefix(40))"
    }
    return nil
  }

  /// Ends the reading of an answer that gives a reason for having no bids, unless it gives none.
  private static func checkNoBid(_ code: Int) throws(NetworkFailure) {
    let reason = NoBidReason(code: code)
    guard code != 0 else { return }
    throw NetworkFailure(
      reason.kind, domain: NetworkFailure.exchangeDomain, code: code,
      message: "no bids: \(reason.words) (\(code))")
  }
}

extension BidResponse {
  /// Whether anyone bids anything.
  fileprivate var hasBids: Bool { seats.contains { !$0.bids.isEmpty } }
}

extension Bid {
  /// What the bid is called when something is said of it.
  func title(_ seat: String?) -> String {
    let name = "bid \(id.isEmpty ? "without an id" : String(id.prefix(64)))"
    return seat.map { "\(name) of \($0.prefix(64))" } ?? name
  }
}

extension [UInt8] {
  /// Whether there is nothing to read in it.
  fileprivate var isBlank: Bool { allSatisfy { $0 <= 0x20 } }
}
