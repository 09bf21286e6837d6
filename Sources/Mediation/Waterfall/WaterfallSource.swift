/// One step of a waterfall: a network, and on which terms it is asked.
package struct WaterfallSource: Sendable {
  /// Whom to ask.
  package let network: any Network

  /// What the network needs to know the publisher by.
  package let credentials: [String: String]

  /// The price that the configuration expects of it.
  package let price: Price?

  /// How long it may take; nil leaves it to the network, and then to what the ad unit has left.
  package let patience: Duration?

  /// States a step.
  package init(
    _ network: any Network,
    credentials: [String: String] = [:],
    price: Price? = nil,
    patience: Duration? = nil,
  ) {
    self.network = network
    self.credentials = credentials
    self.price = price
    self.patience = patience
  }
}
