import Ledger
import Testing

@Suite struct MemoryDeliveriesTests {
  private static func urls(_ records: [DeliveryRecord]) -> [String] {
    records.map(\.delivery.url)
  }

  @Test func `an event finds what it has brought, in order`() {
    var store = MemoryDeliveries(capacity: 10)
    let first = store.add(["a", "b"], of: 3, in: "ad-1", userAgent: "TV")
    let second = store.add(["c"], of: 5, in: "ad-2", userAgent: nil)
    #expect(first.map(\.number) == [1, 2])
    #expect(second.map(\.number) == [3])
    #expect(Self.urls(store.deliveries(of: 3)) == ["a", "b"])
    #expect(Self.urls(store.deliveries(of: 5)) == ["c"])
    #expect(store.deliveries(of: 4) == [])
    #expect(first.allSatisfy { $0.userAgent == "TV" && $0.lane == "ad-1" && $0.event == 3 })
  }

  @Test func `what becomes of them is seen and counted`() {
    var store = MemoryDeliveries(capacity: 10)
    _ = store.add(["a", "b", "c", "d"], of: 1, in: "ad-1", userAgent: nil)
    store.note(DeliveryProgress(.waiting, tries: 1, fault: .timeout), of: 1)
    store.note(DeliveryProgress(.delivered, tries: 1, status: 204), of: 2)
    store.note(DeliveryProgress(.failed, tries: 1, status: 404, fault: .refused), of: 3)
    store.note(DeliveryProgress(.failed, tries: 0, fault: .queueFull), of: 4)
    #expect(
      store.deliveries(of: 1).map(\.progress.state) == [
        .waiting, .delivered, .failed, .failed,
      ])
    #expect(store.deliveries(of: 1).map(\.progress.status) == [nil, 204, 404, nil])
    #expect(store.counts.waiting == 1)
    #expect(store.counts.delivered == 1)
    #expect(store.counts.failed == 2)
    #expect(store.counts.dropped == 1)
  }

  @Test func `the oldest are forgotten, and still counted`() {
    var store = MemoryDeliveries(capacity: 3)
    _ = store.add(["a", "b"], of: 1, in: "ad-1", userAgent: nil)
    _ = store.add(["c", "d"], of: 2, in: "ad-1", userAgent: nil)
    #expect(Self.urls(store.deliveries(of: 1)) == ["b"])
    _ = store.add(["e"], of: 3, in: "ad-1", userAgent: nil)
    #expect(store.deliveries(of: 1) == [])
    store.note(DeliveryProgress(.delivered, tries: 1), of: 1)
    #expect(store.counts.delivered == 1)
    #expect(Self.urls(store.deliveries(of: 2)) == ["c", "d"])
  }

  @Test func `an event may bring more later`() {
    var store = MemoryDeliveries(capacity: 4)
    _ = store.add(["a", "b"], of: 1, in: "ad-1", userAgent: nil)
    _ = store.add(["c"], of: 2, in: "ad-1", userAgent: nil)
    #expect(store.add(["d"], of: 1, in: "ad-1", userAgent: nil).map(\.number) == [4])
    #expect(Self.urls(store.deliveries(of: 1)) == ["a", "b", "d"])
    _ = store.add(["e", "f"], of: 3, in: "ad-1", userAgent: nil)
    #expect(Self.urls(store.deliveries(of: 1)) == ["d"])
    _ = store.add(["g", "h"], of: 4, in: "ad-1", userAgent: nil)
    #expect(store.deliveries(of: 1) == [])
    #expect(Self.urls(store.deliveries(of: 3)) == ["e", "f"])
  }

  @Test func `an event may bring more than is remembered`() {
    var store = MemoryDeliveries(capacity: 2)
    #expect(store.add(["a", "b", "c"], of: 1, in: "ad-1", userAgent: nil).count == 3)
    #expect(Self.urls(store.deliveries(of: 1)) == ["b", "c"])
  }
}
