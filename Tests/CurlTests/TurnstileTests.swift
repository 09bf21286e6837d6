import Testing

@testable import Curl

@Suite struct TurnstileTests {
  private final class Visitor {
    let name: String

    init(_ name: String) { self.name = name }
  }

  @Test func `hosts take turns, each in its own order`() {
    var turnstile = Turnstile<Visitor>(.init(most: 2, perHost: 2, waiting: 10))
    #expect(turnstile.arrive(Visitor("a1"), at: "a") == .enters)
    #expect(turnstile.arrive(Visitor("a2"), at: "a") == .enters)
    for name in ["a3", "a4", "b1", "a5", "b2"] {
      #expect(turnstile.arrive(Visitor(name), at: String(name.prefix(1))) == .waits)
    }
    var order: [String] = []
    for _ in 0..<5 {
      turnstile.leave(order.count < 2 ? "a" : String(order[order.count - 2].prefix(1)))
      while let next = turnstile.next() { order.append(next.name) }
    }
    #expect(order == ["b1", "a3", "b2", "a4", "a5"])
    #expect(turnstile.waiting == 0)
  }

  @Test func `who waits goes in when there is more room, and nobody is sent out for less`() {
    var turnstile = Turnstile<Visitor>(.init(most: 9, perHost: 1, waiting: 10))
    for name in ["a1", "a2", "a3", "b1", "b2"] {
      _ = turnstile.arrive(Visitor(name), at: String(name.prefix(1)))
    }
    #expect(turnstile.inside == 2 && turnstile.next() == nil)
    turnstile.room = .init(most: 4, perHost: 2, waiting: 10)
    var order: [String] = []
    while let next = turnstile.next() { order.append(next.name) }
    #expect(order == ["a2", "b2"])
    turnstile.room = .init(most: 1, perHost: 1, waiting: 1)
    #expect(turnstile.inside == 4)
    #expect(turnstile.arrive(Visitor("c1"), at: "c") == .isTurnedAway)
    for host in ["a", "a", "b"] { turnstile.leave(host) }
    #expect(turnstile.next() == nil)
    turnstile.leave("b")
    #expect(turnstile.next()?.name == "a3")
  }

  @Test func `who gives up is not called, and who finds the line full is turned away`() {
    var turnstile = Turnstile<Visitor>(.init(most: 1, perHost: 1, waiting: 2))
    let (one, other) = (Visitor("1"), Visitor("2"))
    #expect(turnstile.arrive(Visitor("0"), at: "a") == .enters)
    #expect(turnstile.arrive(one, at: "a") == .waits)
    #expect(turnstile.arrive(other, at: "a") == .waits)
    #expect(turnstile.arrive(Visitor("3"), at: "a") == .isTurnedAway)
    turnstile.giveUp(one, at: "a")
    #expect(turnstile.next() == nil)
    turnstile.leave("a")
    #expect(turnstile.next() === other)
    turnstile.leave("a")
    #expect(turnstile.inside == 0 && turnstile.waiting == 0)
    #expect(turnstile.arrive(Visitor("4"), at: "a") == .enters)
  }
}
