import Mediation
import Testing

private func buffer(size: Int, _ ads: [(Int, Double, Int)] = []) -> AdBuffer {
  var buffer = AdBuffer(size: size)
  for (ad, cpm, life) in ads {
    _ = buffer.add(ad, cpmMicros: micros(cpm), expiresAt: .seconds(life), at: .zero)
  }
  return buffer
}

@Suite struct AdBufferTests {
  @Test func `an empty buffer loads until it is full`() {
    var buffer = AdBuffer(size: 2)
    #expect(buffer.step(at: .zero) == .load)
    #expect(buffer.add(1, cpmMicros: 1, expiresAt: .seconds(100), at: .zero) == [])
    #expect(buffer.step(at: .zero) == .load)
    #expect(buffer.add(2, cpmMicros: 1, expiresAt: .seconds(200), at: .zero) == [])
    #expect(buffer.step(at: .zero) == .wait(until: .seconds(90)))
  }

  @Test(arguments: [0, -1])
  func `a buffer of none rests`(_ size: Int) {
    var buffer = AdBuffer(size: size)
    #expect(buffer.step(at: .zero) == .rest)
    #expect(buffer.add(1, cpmMicros: 1, expiresAt: .seconds(100), at: .zero) == [1])
    #expect(buffer.take(at: .zero) == nil)
  }

  @Test(arguments: [
    ([(1, 1.0, 50), (2, 3, 50), (3, 2, 50)], [2, 3, 1]),
    // Of those that pay the same the one that goes stale first, and then the older one.
    ([(1, 1, 90), (2, 1, 50), (3, 1, 70)], [2, 3, 1]), ([(3, 1, 50), (1, 1, 50)], [1, 3]),
  ])
  func `the best ad is taken first`(_ ads: [(Int, Double, Int)], _ order: [Int]) {
    var buffer = buffer(size: 9, ads)
    #expect(buffer.stock.map(\.ad) == order)
    let taken = order.map { _ in buffer.take(at: .zero) }
    #expect(taken == order)
    #expect(buffer.take(at: .zero) == nil)
  }

  @Test func `no ad is taken twice, and none that is stale`() {
    var buffer = buffer(size: 3, [(1, 5, 10), (2, 4, 20), (3, 3, 30)])
    #expect(buffer.take(at: .seconds(10)) == 2)
    #expect(buffer.take(at: .seconds(10)) == 3)
    #expect(buffer.take(at: .seconds(10)) == nil)
    #expect(buffer.dropSurplus(at: .seconds(10)) == [1])
    #expect(buffer.dropSurplus(at: .seconds(10)) == [])
  }

  @Test func `an ad is replaced before it goes stale, and can be taken meanwhile`() {
    var buffer = buffer(size: 1, [(1, 5, 100)])
    #expect(buffer.step(at: .seconds(90) - .nanoseconds(1)) == .wait(until: .seconds(90)))
    #expect(buffer.step(at: .seconds(90)) == .load)
    var taken = buffer
    #expect(taken.take(at: .seconds(99)) == 1)
    // The new one takes its place though it pays less: the old one would not be good for long.
    #expect(buffer.add(2, cpmMicros: 1, expiresAt: .seconds(195), at: .seconds(95)) == [1])
    #expect(buffer.step(at: .seconds(95)) == .wait(until: .seconds(185)))
    #expect(buffer.take(at: .seconds(95)) == 2)
  }

  @Test func `of too many the worst is dropped`() {
    var buffer = buffer(size: 3, [(1, 5, 100), (2, 1, 100), (3, 3, 100)])
    buffer.size = 1
    #expect(buffer.dropSurplus(at: .zero) == [2, 3])
    #expect(buffer.stock.map(\.ad) == [1])
  }

  @Test func `after a load without an ad the pause doubles up to five minutes`() {
    var buffer = AdBuffer(size: 1)
    var now = Duration.zero
    for seconds in [2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300] {
      buffer.noteFailure(at: now)
      #expect(buffer.step(at: now) == .wait(until: now + .seconds(seconds)))
      now += .seconds(seconds)
      #expect(buffer.step(at: now) == .load)
    }
    #expect(buffer.add(1, cpmMicros: 1, expiresAt: now + .seconds(9), at: now) == [])
    #expect(buffer.take(at: now) == 1)
    #expect(buffer.step(at: now) == .load)
    buffer.noteFailure(at: now)
    #expect(buffer.step(at: now) == .wait(until: now + .seconds(2)))
  }

  @Test(arguments: [0, -5])
  func `an ad that is stale when it comes is no ad, and is not loaded again at once`(_ life: Int) {
    var buffer = AdBuffer(size: 1)
    let now = Duration.seconds(50)
    let dropped = buffer.add(1, cpmMicros: 1, expiresAt: now + .seconds(life), at: now)
    #expect(dropped == [1])
    #expect(buffer.stock == [])
    #expect(buffer.step(at: now) == .wait(until: now + .seconds(2)))
  }
}
