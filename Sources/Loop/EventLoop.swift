import CLibUV
import Glibc
import Synchronization

/// The loop of libuv as the timeline of a process: one thread for everything.
///
/// Jobs that are ready run in a prepare callback, just before the loop would block; then what they
/// wrote is flushed, so that one turn of the loop makes one write.
///
/// Sendable because executors must be: all but `inbox` is used on the thread that calls `run`.
@safe package final class EventLoop: Timeline, @unchecked Sendable {
  private var jobs = JobQueue()
  private var timers = TimerQueue()
  private var endOfTurn: [any EndOfTurn] = []
  private var nextTurn: [Wakeup] = []

  /// The children that were started here and are not buried yet.
  private var children: [Int32: ChildProcess] = [:]
  private var rehearsal: Duration?
  private var pace: (() -> Void)?
  private var wallStart: Int64
  private let began: UInt64
  private let thread = pthread_self()
  private let inbox = Mutex<[UnownedJob]>([])

  let uv: UnsafeMutablePointer<uv_loop_t>
  private let prepare: UnsafeMutablePointer<uv_prepare_t>
  private let idle: UnsafeMutablePointer<uv_idle_t>
  private let alarm: UnsafeMutablePointer<uv_timer_t>
  private let knock: UnsafeMutablePointer<uv_async_t>
  private var armed: Duration?

  /// How often one turn takes the jobs that are ready, so that those that never end let others be.
  private static let roundsInATurn = 1000

  /// How far a rehearsed clock can be moved: a century.
  private static let longestRehearsal = Duration.seconds(3_155_760_000)

  /// Makes the loop of the calling thread.
  ///
  /// With a rehearsal time the clock stands still at that time of day, in milliseconds since 1970,
  /// and moves only when it is told to: a session under it is the same every time.
  package init(rehearsingFrom wall: Int64? = nil) {
    unsafe uv = .allocate(capacity: 1)
    unsafe prepare = .allocate(capacity: 1)
    unsafe idle = .allocate(capacity: 1)
    unsafe alarm = .allocate(capacity: 1)
    unsafe knock = .allocate(capacity: 1)
    rehearsal = wall == nil ? nil : .zero
    wallStart = wall ?? 0
    began = uv_hrtime()
    unsafe uv_loop_init(uv)
    unsafe uv_prepare_init(uv, prepare)
    unsafe uv_idle_init(uv, idle)
    unsafe uv_timer_init(uv, alarm)
    unsafe uv_async_init(uv, knock) { unsafe EventLoop.at($0?.pointee.data)?.collectInbox() }
    let me = unsafe Unmanaged.passUnretained(self).toOpaque()
    unsafe prepare.pointee.data = me
    unsafe alarm.pointee.data = me
    unsafe knock.pointee.data = me
    unsafe uv_prepare_start(prepare) { unsafe EventLoop.at($0?.pointee.data)?.turn() }
  }

  private static func at(_ pointer: UnsafeMutableRawPointer?) -> EventLoop? {
    unsafe pointer.map { unsafe Unmanaged<EventLoop>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Takes a child in, so that no run leaves it behind.
  func adopt(_ child: ChildProcess) { children[child.id] = child }

  /// Lets a child go that has been buried.
  func release(_ child: ChildProcess) { children[child.id] = nil }

  /// Runs the body on this loop and returns what it came to; children that it left are ended.
  ///
  /// Nothing is torn down, and it can run again: the loop usually lives as long as the process.
  package func run<Value: Sendable>(_ body: @escaping @Sendable () async -> Value) -> Value {
    checkIsolated()
    let outcome = Outcome<Value>()
    Task(executorPreference: self) {
      outcome.value = await body()
      unsafe uv_stop(self.uv)
    }
    while true {
      if let value = outcome.value {
        for child in children.values { child.abandon() }
        return value
      }
      unsafe uv_run(uv, UV_RUN_DEFAULT)
    }
  }

  /// Gives back what the system lent, after the last run of a loop that the process outlives.
  ///
  /// Everything else on the loop has to be closed before. A loop that is still used stays.
  package func dismantle() {
    checkIsolated()
    unsafe uv_close(adpipe_handle_of_prepare(prepare)) { unsafe $0?.deallocate() }
    unsafe uv_close(adpipe_handle_of_idle(idle)) { unsafe $0?.deallocate() }
    unsafe uv_close(adpipe_handle_of_timer(alarm)) { unsafe $0?.deallocate() }
    unsafe uv_close(adpipe_handle_of_async(knock)) { unsafe $0?.deallocate() }
    unsafe uv_run(uv, UV_RUN_NOWAIT)
    if unsafe uv_loop_close(uv) == 0 { unsafe uv.deallocate() }
  }

  /// Whether time passes only when it is told to.
  package var isRehearsing: Bool { rehearsal != nil }

  package var now: Duration { rehearsal ?? elapsed }

  /// The time since the loop was made, whatever a rehearsed clock says.
  var elapsed: Duration { .nanoseconds(Int64(uv_hrtime() &- began)) }

  package var wallMilliseconds: Int64 {
    if let rehearsal { return wallStart + rehearsal.wholeMilliseconds }
    return EventLoop.timeOfDay
  }

  package func setTimeOfDay(_ milliseconds: Int64) {
    wallStart = milliseconds - (rehearsal ?? .zero).wholeMilliseconds
  }

  /// What the clock of the system says, in milliseconds since 1970.
  package static var timeOfDay: Int64 {
    var time = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }

  package func advance(by span: Duration) async -> Bool {
    guard let start = rehearsal else { return false }
    let target = max(start, min(start + max(span, .zero), EventLoop.longestRehearsal))
    await settle()
    while let next = timers.next, next <= target {
      rehearsal = max(rehearsal ?? next, next)
      fireDue()
      await settle()
    }
    rehearsal = max(rehearsal ?? target, target)
    return true
  }

  package func settle() async {
    await Wakeup.wait { jobs.append(settler: $0) }
  }

  package func start(_ timer: Timer, after delay: Duration) {
    timers.start(timer, at: now + max(delay, .zero))
  }

  package func stop(_ timer: Timer) { timers.stop(timer) }

  /// Comes back in the next turn, when the loop has looked for what else there is to do.
  package func nextTurn() async {
    await Wakeup.wait { nextTurn.append($0) }
  }

  /// Tells one at the end of this turn, once, that no job is ready any more.
  func atEndOfTurn(_ one: any EndOfTurn) { endOfTurn.append(one) }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if pthread_equal(pthread_self(), thread) != 0 { return jobs.append(job) }
    inbox.withLock { $0.append(job) }
    unsafe uv_async_send(knock)
  }

  package func checkIsolated() {
    precondition(pthread_equal(pthread_self(), thread) != 0, "called off the loop")
  }

  private func collectInbox() {
    for job in inbox.withLock({ jobs in
      defer { jobs.removeAll() }
      return jobs
    }) {
      jobs.append(job)
    }
  }

  private func turn() {
    wakeNextTurn()
    drain()
    endTurn()
    // With an idle handle the loop looks for input and timers, but does not wait for them.
    if jobs.isQuiet, nextTurn.isEmpty {
      unsafe uv_idle_stop(idle)
    } else {
      unsafe uv_idle_start(idle) { _ in }
    }
    armAlarm()
  }

  private func wakeNextTurn() {
    let woken = nextTurn
    nextTurn = []
    for one in woken { one.wake() }
  }

  private func drain() {
    for _ in 0..<EventLoop.roundsInATurn {
      guard !jobs.isEmpty else {
        guard let settler = jobs.takeSettler() else { return }
        settler.wake()
        continue
      }
      let taken = jobs.takeReady()
      for job in taken {
        unsafe job.runSynchronously(
          isolatedTo: asUnownedSerialExecutor(), taskExecutor: asUnownedTaskExecutor())
      }
      jobs.recycle(taken)
    }
  }

  private func endTurn() {
    let ended = endOfTurn
    endOfTurn.removeAll(keepingCapacity: true)
    for one in ended { one.turnEnded() }
  }

  private func fireDue() {
    // A timer that is started again while it fires has its turn later.
    let instant = now
    while let timer = timers.popDue(at: instant) { timer.fire() }
  }

  /// Has libuv wake the loop for the timer that is due first.
  private func armAlarm() {
    guard rehearsal == nil || pace != nil, timers.next != armed else { return }
    armed = timers.next
    guard let next = armed else {
      unsafe uv_timer_stop(alarm)
      return
    }
    let (seconds, attoseconds) = max(next - elapsed, .zero).components
    let wait = UInt64(seconds) * 1000 + UInt64(attoseconds / 1_000_000_000_000_000) + 1
    unsafe uv_timer_start(
      alarm,
      {
        let loop = unsafe EventLoop.at($0?.pointee.data)
        loop?.armed = nil
        if let pace = loop?.pace { pace() } else { loop?.fireDue() }
      }, wait, 0)
  }
}

// A rehearsed clock that follows the real one, a step at a time.
extension EventLoop {
  /// Whether somebody moves the rehearsed clock as real time passes.
  package var isFollowing: Bool { pace != nil }

  /// Calls the closure whenever the next timer of a rehearsed clock is due by the real one.
  ///
  /// The clock then has to be moved with `catchUp`.
  package func followRealTime(_ due: @escaping () -> Void) { pace = due }

  /// Moves a rehearsed clock to the real time, in whole microseconds, with all that is due by then.
  package func catchUp() async {
    let real = Duration.microseconds(elapsed.wholeMicroseconds)
    guard let rehearsal, pace != nil, real > rehearsal else { return }
    _ = await advance(by: real - rehearsal)
  }

  /// Lets time pass by itself from now on.
  package func endRehearsal() {
    rehearsal = nil
    pace = nil
  }
}

/// Something that has work to do when a turn of the loop ends.
protocol EndOfTurn: AnyObject {
  /// Does the work.
  func turnEnded()
}
