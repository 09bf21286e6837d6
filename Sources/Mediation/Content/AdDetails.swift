/// What is known of an ad beside what it shows, in the words of those who sold it.
///
/// Most ads have none; they are shared by reference.
package final class AdDetails: Hashable, Sendable {
  /// The creative.
  package let creativeID: String?

  /// The campaign.
  package let campaignID: String?

  /// The agreement under which it is sold.
  package let dealID: String?

  /// Who bought it.
  package let seat: String?

  /// The domains of the advertiser.
  package let advertiserDomains: [String]

  /// What it is about, in categories of the IAB.
  package let categories: [String]

  /// What is to be known of it, by the numbers of OpenRTB.
  package let attributes: [Int]

  /// States what is known.
  package init(
    creativeID: String? = nil, campaignID: String? = nil, dealID: String? = nil,
    seat: String? = nil, advertiserDomains: [String] = [], categories: [String] = [],
    attributes: [Int] = [],
  ) {
    self.creativeID = creativeID
    self.campaignID = campaignID
    self.dealID = dealID
    self.seat = seat
    self.advertiserDomains = advertiserDomains
    self.categories = categories
    self.attributes = attributes
  }

  /// Says whether both say the same.
  package static func == (one: AdDetails, other: AdDetails) -> Bool {
    one === other
      || (one.creativeID == other.creativeID && one.campaignID == other.campaignID
        && one.dealID == other.dealID && one.seat == other.seat
        && one.advertiserDomains == other.advertiserDomains
        && one.categories == other.categories && one.attributes == other.attributes)
  }

  /// Mixes in what tells most ads apart.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(creativeID)
    hasher.combine(campaignID)
  }
}
