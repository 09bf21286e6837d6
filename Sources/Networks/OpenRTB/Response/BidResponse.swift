package import JSON

/// What an exchange answers.
package struct BidResponse: Sendable {
  /// The auction that it answers.
  package var id: String?

  /// What the exchange calls its answer, if it says so.
  package var bidID: String?

  /// The currency of its prices, as ISO 4217 names it.
  package var currency = "USD"

  /// Why there are no bids, if it says so.
  package var noBidReason: Int?

  /// The bids, by those who bid.
  package var seats: [Seat] = []

  /// Who bade nothing, and why.
  package var nonBids: [NonBid] = []

  /// The bids of one bidder.
  package struct Seat: Sendable {
    /// Who bids.
    package var name: String?

    /// The bids.
    package var bids: [Bid] = []
  }

  /// A bid that there is not.
  package struct NonBid: Hashable, Sendable {
    /// Who did not bid.
    package var seat = ""

    /// Why not, by the numbers that the community of OpenRTB gives.
    package var status = 0
  }

  /// How deep an answer may nest.
  static let depth = 64

  /// How many seats, bids of a seat, or elements of a list there may be.
  static let most = 1_000

  /// How many characters a text may have that is no markup.
  static let longest = 16_384

  /// Reads the whole answer, in which what is not known is passed over.
  package init(parsing text: [UInt8]) throws(JSONError) {
    var reader = JSONReader(text.span, maximumDepth: Self.depth, unknownMembers: .ignored)
    try self.init(from: &reader)
    try reader.finish()
  }
}

/// One ad that an exchange offers.
package struct Bid: Sendable {
  /// Where in the answer it stands what the ad is made of.
  ///
  /// It is read only once the bid is tried: nobody looks at the markup of bids that lose.
  package struct Markup: Sendable {
    /// Whether it is an object, and no text.
    let isObject: Bool

    /// Its place among the bytes of the answer.
    let place: Range<Int>
  }

  /// What the bidder calls the bid.
  package var id = ""

  /// The imp that it is for.
  package var impID = ""

  /// What a thousand impressions pay.
  package var price: JSONNumber?

  /// What the ad is made of.
  package var markup: Markup?

  /// Who wants to hear of what becomes of it.
  package var notices = Notices()

  /// What is known of the ad beside what it is made of.
  package var traits = Traits()

  /// The width.
  package var width: Int?

  /// The height.
  package var height: Int?

  /// What the markup is, by the number of OpenRTB 2.6.
  package var markupType: Int?

  /// What the markup is, by the word of a Prebid Server.
  package var prebidType: String?

  /// For how many seconds it stands.
  package var lifetime: Int?

  /// The addresses that want to hear of a bid.
  package struct Notices: Sendable {
    /// Of it having won.
    package var win: String?

    /// Of it having to be paid for.
    package var billing: String?

    /// Of it having lost.
    package var loss: String?

    /// Of it having won, as a Prebid Server has it.
    package var prebidWin: String?

    /// Of it having been seen, as a Prebid Server has it.
    package var prebidImpression: String?
  }

  /// What is known of an ad beside what it is made of.
  package struct Traits: Sendable {
    /// The ad, as the bidder calls it.
    package var adID: String?

    /// The domains of the advertiser.
    package var domains: [String] = []

    /// What it is about, in categories of the IAB.
    package var categories: [String] = []

    /// The creative, as the bidder calls it.
    package var creativeID: String?

    /// The campaign, as the bidder calls it.
    package var campaignID: String?

    /// The agreement under which it is sold.
    package var dealID: String?

    /// What is to be known of it, by the numbers of OpenRTB.
    package var attributes: [Int] = []
  }
}
