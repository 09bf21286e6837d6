public import JSON

/// What the methods of a session do.
///
/// A service is not `Sendable`: it belongs to the actor of its session, and all of its functions
/// run there. The generated protocol of a contract refines this one and dispatches.
public protocol RPCService: AnyObject, SendableMetatype {
  /// Answers the call of that name in this turn, or says what has to be awaited.
  func start(
    _ method: JSONKey, _ params: inout JSONReader, _ call: RPCCall, _ answer: inout JSONWriter,
  ) throws(RPCError) -> RPCStart<Self>

  /// What the params of a method look like; nil if there is no such method.
  static func shape(ofParamsOf method: JSONKey) -> JSONShape?

  /// The names of all methods.
  static var methodNames: [String] { get }

  /// What `initialize` says of this server.
  static var serverInfo: (name: String, version: String) { get }

  /// The next thing to do that nobody has called for, once there is one; nil when none will come.
  ///
  /// Each runs beside the calls, on the actor of the session, and is cancelled when that ends.
  func nextJob() async -> RPCJob<Self>?

  /// Comes back when nothing is left to be done that the end of the session would cut off.
  ///
  /// Called when no more calls will come, and cancelled when the drain time is over.
  func finishWork() async

  /// Ends what would otherwise go on for ever: no more calls will come.
  func inputEnded()

  /// Whether the service wants the session to end, as the end of its input would end it.
  var isEnding: Bool { get }
}

extension RPCService {
  /// A service that does nothing by itself has no jobs.
  public func nextJob() async -> RPCJob<Self>? { nil }

  /// A service that does nothing by itself leaves nothing undone.
  public func finishWork() async {}
}

/// Something that a service does by itself.
public typealias RPCJob<Service> = @Sendable (Service) async -> Void

/// How far a call has come when its turn is over.
public enum RPCStart<Service> {
  /// The answer is written.
  case answered

  /// There is no such method.
  case unknownMethod

  /// The rest is to be awaited.
  case waits(RPCWork<Service>)
}

/// The part of a call that is awaited, on the actor of its session.
public typealias RPCWork<Service> =
  @Sendable (Service) async throws(RPCError) -> any JSONWritable & Sendable

/// One call, as its method sees it.
public struct RPCCall: Sendable {
  /// The id of the call as it came, for logs.
  public let id: String

  /// The name of the trace that the caller belongs to, if it said so.
  public let traceParent: String?

  private let ticket: Int
  private let sink: any RPCStreamSink

  init(id: String, traceParent: String?, ticket: Int, sink: any RPCStreamSink) {
    self.id = id
    self.traceParent = traceParent
    self.ticket = ticket
    self.sink = sink
  }

  /// The way to send items before the answer.
  public func stream<Item>(of type: Item.Type) -> RPCStream<Item> {
    RPCStream(ticket: ticket, sink: sink)
  }
}

/// The items of a call that has many, all of which leave before its answer.
public struct RPCStream<Item: JSONWritable & Sendable>: Sendable {
  let ticket: Int
  let sink: any RPCStreamSink

  /// Sends one item, and waits if the peer has to catch up.
  public func send(_ item: Item) async throws(RPCError) {
    try await sink.send(item, ofCall: ticket)
  }
}

/// Where the items of streams leave.
protocol RPCStreamSink: AnyObject, Sendable {
  /// Sends one item of the stream that a call has opened.
  func send(_ item: any JSONWritable & Sendable, ofCall ticket: Int) async throws(RPCError)
}
