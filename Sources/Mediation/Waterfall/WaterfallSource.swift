/// One step of a waterfall, or one bidder: a network, and on which terms it is asked.
///
/// All loads of an ad unit share it.
package final class WaterfallSource: Sendable {
  /// Whom to ask.
  package let network: any Network

  /// What the network needs to know the publisher by.
  package let credentials: [String: String]

  /// The price that the configuration expects of it; of a bidder, the most that it may bid.
  package let price: Price?

  /// Whether it names its own price, and is asked beside the waterfall.
  package let isBidder: Bool

  /// How long it may take; nil leaves it to the network, and then to what the ad unit has left.
  package let patience: Duration?

  /// What the network may be told; everything if nil.
  package let rule: PrivacyRule?

  /// States a step of a waterfall.
  package init(
    _ network: any Network,
    credentials: [String: String] = [:],
    price: Price? = nil,
    patience: Duration? = nil,
    rule: PrivacyRule? = nil,
  ) {
    self.network = network
    self.credentials = credentials
    self.price = price
    self.patience = patience
    self.rule = rule
    isBidder = false
  }

  /// States a bidder, which never bids more than that.
  package init(
    bidder network: any Network,
    credentials: [String: String] = [:],
    maxPrice: Price? = nil,
    patience: Duration? = nil,
    rule: PrivacyRule? = nil,
  ) {
    self.network = network
    self.credentials = credentials
    price = maxPrice
    self.patience = patience
    self.rule = rule
    isBidder = true
  }
}
