import Mediation

/// Time that stands still while any task can run, and then steps to whatever is due next.
///
/// It is also the executor of the tasks that it runs, on the thread of the test. Therefore nothing
/// here is touched by two threads at once.
package final class SteppedTime: Timekeeper, TaskExecutor, @unchecked Sendable {
  private struct Alarm {
    let due: Duration
    let ring: () -> Void
  }

  package private(set) var now: Duration = .zero
  private var jobs: [UnownedJob] = []
  private var alarms: [Int: Alarm] = [:]
  private var lastAlarm = 0

  package init() {}

  /// Runs the body to its end, letting time pass whenever everything waits.
  package func run<Value: Sendable>(_ body: @escaping @Sendable () async -> Value) -> Value? {
    let result = Result<Value>()
    let task = Task(executorPreference: self) { result.value = await body() }
    while result.value == nil, step() {}
    task.cancel()
    return result.value
  }

  package func enqueue(_ job: consuming ExecutorJob) {
    jobs.append(UnownedJob(job))
  }

  package func sleep(for duration: Duration) async throws(CancellationError) {
    let id = nextAlarm()
    let isDue = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled { return continuation.resume(returning: false) }
        set(id, after: duration) { continuation.resume(returning: true) }
        cancellations[id] = { continuation.resume(returning: false) }
      }
    } onCancel: {
      cancelSleep(id)
    }
    cancellations[id] = nil
    if !isDue { throw CancellationError() }
  }

  /// Waits that long even when the task is cancelled, as code that does not listen would.
  package func hold(for duration: Duration) async {
    let id = nextAlarm()
    await withCheckedContinuation { continuation in
      set(id, after: duration) { continuation.resume() }
    }
  }

  package func within<Value: Sendable>(
    _ limit: Duration,
    _ body: () async -> Value,
  ) async -> (value: Value, expired: Bool) {
    let id = nextAlarm()
    unsafe withUnsafeCurrentTask { task in
      set(id, after: limit) { unsafe task?.cancel() }
    }
    let value = await body()
    return (value, alarms.removeValue(forKey: id) == nil)
  }

  private var cancellations: [Int: () -> Void] = [:]

  private final class Result<Value>: @unchecked Sendable {
    var value: Value?
  }

  private func step() -> Bool {
    guard jobs.isEmpty else {
      unsafe jobs.removeFirst().runSynchronously(on: asUnownedTaskExecutor())
      return true
    }
    guard let next = alarms.min(by: { ($0.value.due, $0.key) < ($1.value.due, $1.key) })
    else { return false }
    alarms[next.key] = nil
    now = next.value.due
    next.value.ring()
    return true
  }

  private func nextAlarm() -> Int {
    lastAlarm += 1
    return lastAlarm
  }

  private func set(_ id: Int, after delay: Duration, _ ring: @escaping () -> Void) {
    alarms[id] = Alarm(due: now + delay, ring: ring)
  }

  private func cancelSleep(_ id: Int) {
    guard alarms.removeValue(forKey: id) != nil else { return }
    cancellations.removeValue(forKey: id)?()
  }
}
