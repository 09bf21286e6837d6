/// One address that is to hear once of something that happened.
package struct Delivery: Hashable, Sendable {
  /// Its place in the order of all deliveries.
  package let number: Int64

  /// The cursor of the event that it tells of.
  package let event: Int64

  /// The ad, or the offer, whose deliveries are made one after another.
  package let lane: String

  /// The address, which came out of an ad.
  package let url: String

  /// What the device calls itself, if that is known and may be told.
  package let userAgent: String?

  /// States a delivery.
  package init(number: Int64, event: Int64, lane: String, url: String, userAgent: String? = nil) {
    self.number = number
    self.event = event
    self.lane = lane
    self.url = url
    self.userAgent = userAgent
  }
}

/// How far a delivery has come.
package struct DeliveryProgress: Hashable, Sendable {
  /// Whether it is made.
  package enum State: String, Hashable, Sendable {
    /// It is still to be made, or to be tried again.
    case waiting

    /// The server has heard.
    case delivered

    /// It will not be tried any more.
    case failed
  }

  /// Whether it is made.
  package var state = State.waiting

  /// How often it was tried.
  package var tries = 0

  /// What the server answered last, if it did.
  package var status: Int?

  /// Why the last try did not do.
  package var fault: DeliveryFault?

  /// Begins without a try.
  package init() {}

  /// States how far it has come.
  package init(_ state: State, tries: Int, status: Int? = nil, fault: DeliveryFault? = nil) {
    self.state = state
    self.tries = tries
    self.status = status
    self.fault = fault
  }
}
