/// Something that happens when its time has come, unless it is stopped before.
///
/// Confined to the thread of the timeline that it was started on.
package class Timer {
  /// When the timer is due, on the timeline's own clock.
  fileprivate(set) final var deadline: Duration = .zero

  /// Breaks ties, so that timers of one instant fire in the order they were started.
  fileprivate final var order: UInt64 = 0

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
/// are due, and a stopped timer must leave nothing behind.
package struct TimerQueue {
  private var heap: [Timer] = []
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
    timer.order = started
    timer.place = heap.count
    heap.append(timer)
    rise(from: heap.count - 1)
  }

  /// Stops a timer, if it is running.
  package mutating func stop(_ timer: Timer) {
    guard timer.isRunning else { return }
    let place = timer.place
    timer.place = -1
    let last = heap.removeLast()
    guard place < heap.count else { return }
    put(last, at: place)
    rise(from: place)
    sink(from: last.place)
  }

  /// Takes out the first timer that is due at that time.
  package mutating func popDue(at now: Duration) -> Timer? {
    guard let first = heap.first, first.deadline <= now else { return nil }
    stop(first)
    return first
  }

  private func isBefore(_ one: Timer, _ other: Timer) -> Bool {
    one.deadline == other.deadline ? one.order < other.order : one.deadline < other.deadline
  }

  private mutating func put(_ timer: Timer, at place: Int) {
    heap[place] = timer
    timer.place = place
  }

  private mutating func rise(from start: Int) {
    var place = start
    let timer = heap[place]
    while place > 0 {
      let parent = (place - 1) / 2
      guard isBefore(timer, heap[parent]) else { break }
      put(heap[parent], at: place)
      place = parent
    }
    put(timer, at: place)
  }

  private mutating func sink(from start: Int) {
    var place = start
    let timer = heap[place]
    while true {
      var child = 2 * place + 1
      guard child < heap.count else { break }
      if child + 1 < heap.count, isBefore(heap[child + 1], heap[child]) { child += 1 }
      guard isBefore(heap[child], timer) else { break }
      put(heap[child], at: place)
      place = child
    }
    put(timer, at: place)
  }
}
