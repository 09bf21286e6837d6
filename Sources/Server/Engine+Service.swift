package import AdService
import Adapters
import JSON
package import RPC

extension Engine {
  package func checkHealth(
    _ params: CheckHealthParams, _ call: RPCCall,
  ) throws(RPCError) -> Health {
    guard let status = health(of: params.service) else {
      throw RPCError(.unknownService, "there is no service \(params.service)")
    }
    return Health(status: status)
  }

  package func watchHealth(
    _ params: WatchHealthParams, _ call: RPCCall, _ stream: RPCStream<Health>,
  ) async throws(RPCError) -> Health {
    var last: HealthStatus?
    var reader = news.subscribe()
    defer { news.unsubscribe(reader) }
    while true {
      let status = health(of: params.service) ?? .serviceUnknown
      if status != last { try await stream.send(Health(status: status)) }
      last = status
      if isEnding { return Health(status: status) }
      guard await reader.next() else { throw .cancelled }
    }
  }

  private func health(of service: String) -> HealthStatus? {
    guard service.isEmpty || service == "ads" else { return nil }
    return isEnding ? .notServing : .serving
  }

  package func discoverRPC(
    _ params: DiscoverRPCParams, _ call: RPCCall,
  ) throws(RPCError) -> DiscoverRPCResult {
    let text = Documents.openRPC.description
    guard let document = try? JSONValue(parsing: text),
      case .string(let version)? = document["openrpc"], let info = document["info"],
      let methods = document["methods"], let components = document["components"]
    else { throw RPCError(.internal, "the document that was built in cannot be read") }
    return DiscoverRPCResult(
      openrpc: version, info: info, methods: methods, components: components)
  }

  package func infoServer(
    _ params: InfoServerParams, _ call: RPCCall,
  ) throws(RPCError) -> InfoServerResult {
    let limits = holdings.settings.limits
    return InfoServerResult(
      name: Engine.serverInfo.name, version: Engine.version,
      startedAt: Timestamp.text(startedAtMs),
      capabilities: ServerCapabilities(
        framings: [.line, .header], methods: Engine.methodNames,
        formats: WireFormat.allCases, adapters: AdapterName.allCases),
      limits: ServerLimits(
        messageBytes: limits.messageBytes, depth: limits.depth, batchCalls: limits.batchCalls,
        callsInFlight: limits.callsInFlight, unreadOutputBytes: limits.unreadOutputBytes,
        adsHeld: limits.adsHeld, breaksHeld: limits.breaksHeld,
        sessionsOpen: limits.sessionsOpen, eventsKept: limits.eventsKept,
        deliveriesWaiting: limits.deliveriesWaiting, deliveriesKept: limits.deliveriesKept,
        explanationsKept: limits.explanationsKept, answersKept: limits.answersKept,
        answersKeptMs: limits.answersKeptMs, answersKeptBytes: limits.answersKeptBytes,
        contextBytes: limits.contextBytes))
  }

  package func shutdownServer(
    _ params: ShutdownServerParams, _ call: RPCCall,
  ) throws(RPCError) -> ShutdownServerResult {
    inputEnded()
    return ShutdownServerResult(drainMs: holdings.configuration.drainMs)
  }
}
