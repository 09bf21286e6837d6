/// Something that happens when its time has come, unless it is stopped before.
///
/// Confined to the thread of the timeline that it was started on.
package class Timer {
  /// When the timer is due, on the timeline's own clock.
  package fileprivate(set) final var deadline: Duration = .zero

  /// The place in the heap, or -1 while the timer is not running.
  fileprivate final var place = -1

  /// Whether the timer is waiting for its time.
  package final var isRunning: Bool { place >= 0 }

  /// Does what the timer was started for.
  package func fire() {}
}

/// Timers ordered by their deadline.
///
/// A binary heap in which each timer knows its place: most timers are stopped long before they
/// are due, and a stopped timer must leave nothing behind. What is compared lies in the heap
/// itself, so that finding a place looks at no timer.
package struct TimerQueue {
  private struct Entry {
    let deadline: Duration

    /// Breaks ties, so that timers of one instant fire in the order they were started.
    let order: UInt64

    let timer: Timer

    static func < (one: Entry, other: Entry) -> Bool {
      one.deadline == other.deadline ? one.order < other.order : one.deadline < other.deadline
    }
  }

  private var heap: [Entry] = []
  private var started: UInt64 = 0

  /// Makes a queue without timers.
  package init() {}

  /// The deadline of the timer that is due first.
  package var next: Duration? { heap.first?.deadline }

  /// Starts a timer that is not running.
  package mutating func start(_ timer: Timer, at deadline: Duration) {
    precondition(!timer.isRunning, "a running timer is started again")
    started += 1
    timer.deadline = deadline
    timer.place = heap.count
    heap.append(Entry(deadline: deadline, order: started, timer: timer))
    rise(from: heap.count - 1)
  }

  /// Stops a timer, if it is running.
  package mutating func stop(_ timer: Timer) {
    guard timer.isRunning else { return }
    let place = timer.place
    timer.place = -1
    let last = heap.count - 1
    heap.swapAt(place, last)
    heap.removeLast()
    guard place < last else { return }
    heap[place].timer.place = place
    rise(from: place)
    sink(from: place)
  }

  /// Takes out the first timer that is due at that time.
  package mutating func popDue(at now: Duration) -> Timer? {
    guard let first = heap.first, first.deadline <= now else { return nil }
    stop(first.timer)
    return first.timer
  }

  private mutating func exchange(_ one: Int, _ other: Int) {
    heap.swapAt(one, other)
    heap[one].timer.place = one
    heap[other].timer.place = other
  }

  private mutating func rise(from start: Int) {
    var place = start
    while place > 0 {
      let parent = (place - 1) / 2
      guard heap[place] < heap[parent] else { return }
      exchange(place, parent)
      place = parent
    }
  }

  private mutating func sink(from start: Int) {
    var place = start
    while true {
      var child = 2 * place + 1
      guard child < heap.count else { return }
      if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
      guard heap[child] < heap[place] else { return }
      exchange(child, place)
      place = child
    }
  }
}
