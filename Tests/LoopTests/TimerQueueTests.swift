import Rehearsal
import Testing

@testable import Loop

@Suite struct TimerQueueTests {
  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `timers come out as a sorted list would give them`(seed: UInt64) {
    var chance = SeededGenerator(seed: seed)
    var queue = TimerQueue()
    var model: [Entry] = []
    var started = 0
    for _ in 0..<Soak.times(2000) {
      switch Int.random(in: 0..<10, using: &chance) {
      case 0..<5:
        let entry = Entry(.milliseconds(Int.random(in: 0..<50, using: &chance)), started)
        started += 1
        queue.start(entry.timer, at: entry.deadline)
        model.append(entry)
        model.sort { ($0.deadline, $0.order) < ($1.deadline, $1.order) }
      case 5..<8:
        guard let index = model.indices.randomElement(using: &chance) else { continue }
        let entry = model.remove(at: index)
        queue.stop(entry.timer)
        #expect(!entry.timer.isRunning)
      default:
        let now = Duration.milliseconds(Int.random(in: 0..<50, using: &chance))
        let wanted = model.first.flatMap { $0.deadline <= now ? $0.timer : nil }
        #expect(queue.popDue(at: now) === wanted)
        if wanted != nil { model.removeFirst() }
      }
      #expect(queue.next == model.first?.deadline)
    }
    while let entry = model.first {
      #expect(queue.popDue(at: .seconds(1)) === entry.timer)
      model.removeFirst()
    }
    #expect(queue.popDue(at: .seconds(1)) == nil)
  }

  @Test func `a timer that does not run can be stopped`() {
    var queue = TimerQueue()
    let timer = Timer()
    queue.stop(timer)
    queue.start(timer, at: .seconds(1))
    queue.stop(timer)
    queue.stop(timer)
    #expect(queue.next == nil)
    queue.start(timer, at: .seconds(2))
    #expect(queue.next == .seconds(2))
  }

  @Test func `a timer is not due before its time`() {
    var queue = TimerQueue()
    let timer = Timer()
    queue.start(timer, at: .milliseconds(5))
    #expect(queue.popDue(at: .microseconds(4999)) == nil)
    #expect(queue.popDue(at: .milliseconds(5)) === timer)
    #expect(!timer.isRunning)
  }
}

/// A timer as the model knows it.
private struct Entry {
  let deadline: Duration
  let order: Int
  let timer = Timer()

  init(_ deadline: Duration, _ order: Int) {
    self.deadline = deadline
    self.order = order
  }
}
