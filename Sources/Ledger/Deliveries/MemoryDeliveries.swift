/// Remembers the latest deliveries in memory, and forgets the oldest.
///
/// What an event brings at once stands in a row in a ring, so two words are enough to find it.
package struct MemoryDeliveries: DeliveryStore {
  /// How many are remembered.
  package let capacity: Int

  /// How many there were.
  package private(set) var counts = DeliveryCounts()

  private var ring: [DeliveryRecord] = []
  private var newest: Int64 = 0
  private var ranges: [Int64: [ClosedRange<Int64>]] = [:]

  /// Begins empty; the memory grows with the deliveries up to the capacity, which is at least one.
  package init(capacity: Int) {
    precondition(capacity > 0)
    self.capacity = capacity
  }

  package mutating func add(
    _ urls: [String], of event: Int64, in lane: String, userAgent: String?,
  ) -> [Delivery] {
    guard !urls.isEmpty else { return [] }
    let first = newest + 1
    ranges[event, default: []].append(first...newest + Int64(urls.count))
    counts.waiting += urls.count
    return urls.map { url in
      newest += 1
      let delivery = Delivery(
        number: newest, event: event, lane: lane, url: url, userAgent: userAgent)
      keep(DeliveryRecord(delivery: delivery, progress: DeliveryProgress()))
      return delivery
    }
  }

  package mutating func note(_ progress: DeliveryProgress, of number: Int64) {
    switch progress.state {
    case .waiting: break
    case .delivered:
      counts.waiting -= 1
      counts.delivered += 1
    case .failed:
      counts.waiting -= 1
      counts.failed += 1
      if progress.fault == .queueFull { counts.dropped += 1 }
    }
    if isKept(number) { ring[place(of: number)].progress = progress }
  }

  package func deliveries(of event: Int64) -> [DeliveryRecord] {
    (ranges[event] ?? []).joined().compactMap { isKept($0) ? ring[place(of: $0)] : nil }
  }

  private func isKept(_ number: Int64) -> Bool {
    number <= newest && number > newest - Int64(ring.count)
  }

  private func place(of number: Int64) -> Int { Int((number - 1) % Int64(capacity)) }

  private mutating func keep(_ record: DeliveryRecord) {
    guard ring.count == capacity else { return ring.append(record) }
    let place = place(of: record.delivery.number)
    let gone = ring[place].delivery
    if ranges[gone.event]?.first?.upperBound == gone.number {
      ranges[gone.event]?.removeFirst()
      if ranges[gone.event]?.isEmpty == true { ranges[gone.event] = nil }
    }
    ring[place] = record
  }
}
