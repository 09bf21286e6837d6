import Mediation
import RPC

/// What an engine has to do beside its calls, and what its networks say meanwhile.
struct Chores: Sendable {
  /// Where networks say what nobody asked for.
  let outlet: SignalInbox

  private let jobs: AsyncStream<RPCJob<Engine>>
  private let adder: AsyncStream<RPCJob<Engine>>.Continuation

  /// Begins with nothing to do.
  init() {
    (jobs, adder) = AsyncStream.makeStream(of: RPCJob<Engine>.self)
    outlet = SignalInbox()
  }

  /// Has something done as soon as calls leave time for it.
  func add(_ job: @escaping RPCJob<Engine>) { adder.yield(job) }

  /// The next thing to do; nil when the session is over.
  func next() async -> RPCJob<Engine>? {
    var iterator = jobs.makeAsyncIterator()
    return await iterator.next(isolation: #isolation)
  }
}

/// What networks have said and nobody has heard yet, in order.
struct SignalInbox: SignalOutlet {
  /// What was said.
  let signals: AsyncStream<NetworkSignal>

  private let sender: AsyncStream<NetworkSignal>.Continuation

  /// Begins with silence.
  init() {
    (signals, sender) = AsyncStream.makeStream(of: NetworkSignal.self)
  }

  func signal(_ signal: NetworkSignal) { sender.yield(signal) }
}
