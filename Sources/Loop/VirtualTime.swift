import Glibc

/// A timeline on which time passes only when everybody waits.
///
/// The twin of `EventLoop` for tests and replays: the same code runs on it deterministically, an
/// hour takes no time, and a task that leaves it is noticed because the run stands still.
///
/// Sendable because executors must be: all of it is used on the thread that calls `run`.
package final class VirtualTime: Timeline, @unchecked Sendable {
  private var jobs = JobQueue()
  private var timers = TimerQueue()
  private var wallStart: Int64
  private var thread: pthread_t?
  package private(set) var now: Duration = .zero

  /// Makes a timeline that begins at that time of day, in milliseconds since 1970.
  package init(wallMilliseconds: Int64 = 0) {
    wallStart = wallMilliseconds
  }

  package var wallMilliseconds: Int64 { wallStart + now.wholeMilliseconds }

  package func setTimeOfDay(_ milliseconds: Int64) {
    wallStart = milliseconds - now.wholeMilliseconds
  }

  /// Runs the body to its end, letting time pass whenever nothing is ready.
  package func run<Value: Sendable>(
    _ body: @escaping @Sendable () async -> Value,
  ) throws(StandstillError) -> Value {
    thread = pthread_self()
    let outcome = Outcome<Value>()
    Task(executorPreference: self) { outcome.value = await body() }
    while true {
      drain()
      if let value = outcome.value { return value }
      guard let next = timers.next else { throw StandstillError() }
      pass(to: next)
    }
  }

  @discardableResult
  package func advance(by span: Duration) async -> Bool {
    let target = now + span
    await settle()
    while let next = timers.next, next <= target {
      pass(to: next)
      await settle()
    }
    now = max(now, target)
    return true
  }

  package func settle() async {
    await Wakeup.wait { jobs.append(settler: $0) }
  }

  package func start(_ timer: Timer, after delay: Duration) {
    timers.start(timer, at: now + max(delay, .zero))
  }

  package func stop(_ timer: Timer) { timers.stop(timer) }

  package func enqueue(_ job: consuming ExecutorJob) {
    checkIsolated()
    jobs.append(UnownedJob(job))
  }

  package func checkIsolated() {
    precondition(
      thread.map { pthread_equal(pthread_self(), $0) != 0 } ?? true, "called off the timeline")
  }

  private func pass(to instant: Duration) {
    now = max(now, instant)
    while let timer = timers.popDue(at: now) { timer.fire() }
  }

  private func drain() {
    while true {
      while !jobs.isEmpty {
        let taken = jobs.takeReady()
        for job in taken {
          unsafe job.runSynchronously(
            isolatedTo: asUnownedSerialExecutor(), taskExecutor: asUnownedTaskExecutor())
        }
        jobs.recycle(taken)
      }
      guard let settler = jobs.takeSettler() else { return }
      settler.wake()
    }
  }
}

/// Every task waits and no timer runs: somebody waits for what can never come.
package struct StandstillError: Error {}

/// Where a run leaves its result.
final class Outcome<Value>: @unchecked Sendable {
  // Sendable because the task of the run writes it: that runs on the thread that reads it.
  var value: Value?
}

extension Duration {
  /// The whole milliseconds in this duration, rounded down.
  package var wholeMilliseconds: Int64 {
    components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
  }

  /// The whole microseconds in this duration, rounded down.
  var wholeMicroseconds: Int64 {
    components.seconds * 1_000_000 + components.attoseconds / 1_000_000_000_000
  }
}
