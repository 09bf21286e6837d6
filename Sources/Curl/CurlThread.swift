import CLibCurl
import Glibc
import HTTP
import Loop
import Synchronization

/// The thread that asks servers, and the way to it from others.
///
/// It is started by the first order. The lock guards what passes between the threads.
final class CurlThread: Sendable {
  /// A request on its way to the thread.
  struct Order {
    /// What is asked.
    let request: HTTPRequest

    /// How long the caller allows.
    let limit: Duration

    /// Who waits.
    let pending: PendingAnswer

    /// When it was given, by the clock that all threads share.
    let given = CurlThread.instant()

    /// Gives an order, now.
    init(_ request: HTTPRequest, _ limit: Duration, _ pending: PendingAnswer) {
      self.request = request
      self.limit = limit
      self.pending = pending
    }
  }

  private struct State {
    var orders: [Order] = []
    var dropped: [PendingAnswer] = []
    var bell: Doorbell?
    var thread: pthread_t?
    var isEnded = false
    var settings: CurlSettings

    /// The same, until the thread knows of the change.
    var renewed: CurlSettings?
  }

  private let state: Mutex<State>
  private let variable: @Sendable (String) -> String?

  /// Prepares a thread that is not started yet.
  init(_ settings: CurlSettings, _ variable: @escaping @Sendable (String) -> String?) {
    state = Mutex(State(settings: settings))
    self.variable = variable
  }

  /// Hands over an order, which will be settled whatever happens.
  func give(_ order: Order) {
    let refusal: HTTPFailure? = state.withLock { state in
      guard !state.isEnded else { return CurlThread.closed }
      if state.thread == nil, !start(&state) {
        return HTTPFailure(
          .unavailable, "no thread can be started for requests; allow the process one more")
      }
      state.orders.append(order)
      state.bell?.ring()
      return nil
    }
    if let refusal { order.pending.settle(.failure(refusal)) }
  }

  /// Goes by other settings from now on.
  func adopt(_ settings: CurlSettings) {
    state.withLock { state in
      state.settings = settings
      state.renewed = settings
      state.bell?.ring()
    }
  }

  /// Takes back an order that has been settled meanwhile.
  func drop(_ pending: PendingAnswer) {
    state.withLock { state in
      state.dropped.append(pending)
      state.bell?.ring()
    }
  }

  /// Ends the thread, and waits until it has.
  func end() {
    let thread: pthread_t? = state.withLock { state in
      guard !state.isEnded else { return nil }
      state.isEnded = true
      state.bell?.ring()
      return state.thread
    }
    if let thread { pthread_join(thread, nil) }
  }

  /// What the clock that never goes back says.
  static func instant() -> Duration {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  private static let closed = HTTPFailure(.cancelled, "the client is closed, since the engine ends")

  private func start(_ state: inout State) -> Bool {
    var thread = pthread_t()
    let me = unsafe Unmanaged.passRetained(self)
    let code = unsafe pthread_create(
      &thread, nil,
      { me in
        if let me = unsafe me {
          unsafe Unmanaged<CurlThread>.fromOpaque(me).takeRetainedValue().work()
        }
        return nil
      }, me.toOpaque())
    guard code == 0 else {
      unsafe me.release()
      return false
    }
    state.thread = thread
    return true
  }
}

// On the thread itself.
extension CurlThread {
  private func work() {
    var all = sigset_t()
    unsafe sigfillset(&all)
    unsafe pthread_sigmask(SIG_SETMASK, &all, nil)
    unsafe adpipe_name_thread("adpipe-http")
    let loop = EventLoop()
    let desk = Desk(self, loop)
    loop.run { await desk.work() }
    loop.dismantle()
  }

  /// What stands on the thread: the orders come in here and are carried out.
  ///
  /// Sendable because the body of a run must be: all of it is used on the thread of its loop.
  private final class Desk: @unchecked Sendable {
    private let thread: CurlThread
    private let loop: EventLoop
    private var transfers: Result<Transfers, HTTPFailure>?
    private var ending: Wakeup?

    init(_ thread: CurlThread, _ loop: EventLoop) {
      self.thread = thread
      self.loop = loop
    }

    func work() async {
      let bell = Doorbell(on: loop) { [unowned self] in open() }
      thread.state.withLock { $0.bell = bell }
      await Wakeup.wait { wakeup in
        ending = wakeup
        // What came before there was a bell has not rung it.
        open()
      }
      bell.takeDown()
    }

    private func open() {
      let (orders, dropped, isEnded, renewed) = thread.state.withLock { state in
        defer {
          state.orders = []
          state.dropped = []
          state.renewed = nil
          if state.isEnded { state.bell = nil }
        }
        return (state.orders, state.dropped, state.isEnded, state.renewed)
      }
      if let renewed, case .success(let transfers) = transfers { transfers.adopt(renewed) }
      carryOut(orders, dropped)
      guard isEnded, let ending else { return }
      self.ending = nil
      if case .success(let transfers) = transfers { transfers.end(CurlThread.closed) }
      transfers = nil
      ending.wake()
    }

    private func carryOut(_ orders: [Order], _ dropped: [PendingAnswer]) {
      let found = transfers ?? load()
      transfers = found
      switch found {
      case .success(let transfers):
        transfers.carryOut(orders, dropping: dropped)
      case .failure(let failure):
        for order in orders { order.pending.settle(.failure(failure)) }
      }
    }

    private func load() -> Result<Transfers, HTTPFailure> {
      do {
        return .success(
          try Transfers(
            LibCurl(), thread.state.withLock(\.settings), ProxyRules(thread.variable), on: loop))
      } catch {
        return .failure(error)
      }
    }
  }
}
