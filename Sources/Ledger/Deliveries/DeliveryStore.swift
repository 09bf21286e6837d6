/// What is remembered of deliveries, so that everybody can see what became of them.
///
/// Writing and reading never wait: a durable one writes behind, off the loop. What it finds waiting
/// when it is opened goes into the queue again.
package protocol DeliveryStore {
  /// How many there were.
  var counts: DeliveryCounts { get }

  /// Writes down what an event brings, at once or later, and gives each its number.
  mutating func add(
    _ urls: [String], of event: Int64, in lane: String, userAgent: String?,
  ) -> [Delivery]

  /// Writes down how far a delivery has come.
  mutating func note(_ progress: DeliveryProgress, of number: Int64)

  /// The deliveries that an event has brought, in order, as far as they are still known.
  func deliveries(of event: Int64) -> [DeliveryRecord]
}

/// A delivery and how far it has come.
package struct DeliveryRecord: Hashable, Sendable {
  /// What is to be told to whom.
  package let delivery: Delivery

  /// How far it has come.
  package var progress: DeliveryProgress
}

/// How many deliveries there were, by what became of them.
package struct DeliveryCounts: Hashable, Sendable {
  /// Those that are still to be made.
  package var waiting = 0

  /// Those that were made.
  package var delivered = 0

  /// Those that will not be made.
  package var failed = 0

  /// Those among the failed for which there was no room.
  package var dropped = 0

  /// Counts from zero.
  package init() {}
}
