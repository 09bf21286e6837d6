/// A clock and the one thread that everything on it runs on.
///
/// `EventLoop` is the real one and `VirtualTime` its twin for tests and replays. All members are
/// called on that thread only.
package protocol Timeline: TaskExecutor, SerialExecutor {
  /// The time since the timeline began; it never goes back.
  var now: Duration { get }

  /// The time of day, in milliseconds since 1970; it may jump.
  var wallMilliseconds: Int64 { get }

  /// Sets the time of day from now on, where it is not that of the system.
  func setTimeOfDay(_ milliseconds: Int64)

  /// Starts a timer that fires on this thread.
  func start(_ timer: Timer, after delay: Duration)

  /// Stops a timer, if it is running.
  func stop(_ timer: Timer)

  /// Comes back when nothing else is ready to run.
  func settle() async

  /// Lets that much time pass, with all that happens on the way; false if time passes by itself.
  func advance(by span: Duration) async -> Bool
}

extension Timeline {
  /// Waits, or throws as soon as the task is cancelled.
  package func sleep(for delay: Duration) async throws(CancellationError) {
    let sleeper = Sleeper()
    await withTaskCancellationHandler {
      await Wakeup.wait { wakeup in
        guard !Task.isCancelled else { return wakeup.wake() }
        sleeper.wakeup = wakeup
        start(sleeper, after: delay)
      }
    } onCancel: {
      sleeper.cancel(on: self)
    }
    if Task.isCancelled { throw CancellationError() }
  }

  /// Runs the body and cancels the current task when the time is over before the body has ended.
  ///
  /// The task then stays cancelled, so whoever needs to go on runs the body in a child task. One
  /// timer and no task group: ten thousand of these wait at once.
  package func cancellingTask<Value>(
    after limit: Duration, _ body: () async -> Value,
  ) async -> (value: Value, isExpired: Bool) {
    let timer = Canceller(RunningTask.current)
    start(timer, after: limit)
    let value = await body()
    stop(timer)
    return (value, timer.hasFired)
  }
}

/// A task that is running now, so that it can be cancelled later from the same thread.
///
/// `UnsafeCurrentTask` keeps its task alive, and `cancel` is among the members that may be called
/// from outside of the task.
@safe package struct RunningTask {
  private let task: UnsafeCurrentTask?

  /// The task that asks.
  package static var current: RunningTask {
    unsafe withUnsafeCurrentTask { unsafe RunningTask(task: $0) }
  }

  private init(task: UnsafeCurrentTask?) {
    unsafe self.task = task
  }

  /// Cancels the task; what it waits for ends at once.
  package func cancel() { unsafe task?.cancel() }
}

/// Cancels a task when it fires.
private final class Canceller: Timer {
  private let task: RunningTask
  private(set) var hasFired = false

  init(_ task: RunningTask) { self.task = task }

  override func fire() {
    hasFired = true
    task.cancel()
  }
}

/// Wakes a task when it fires, or when the task is cancelled.
///
/// Sendable because cancellation handlers must be: all of it is used on the timeline's thread.
private final class Sleeper: Timer, @unchecked Sendable {
  var wakeup: Wakeup?

  override func fire() {
    wakeup?.wake()
    wakeup = nil
  }

  func cancel(on timeline: some Timeline) {
    timeline.stop(self)
    fire()
  }
}
