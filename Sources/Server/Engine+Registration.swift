package import AdService
import JSON
import Networks
import Pods
package import RPC

// How viewers are registered with the ad server of a stream.
extension Engine {
  /// Registers a viewer; nil if that is not the engine's to do.
  func register(
    _ params: OpenPodParams, in stream: PodStream,
  ) async throws(RPCError) -> RegisteredViewer? {
    guard stream.server.registersViewers, params.streamId == nil else { return nil }
    let lifetimeMs = stream.keys.lifetimeMs
    let server = DAIServer(
      endpoint: stream.server.endpoint, fallbackEndpoint: stream.server.fallbackEndpoint,
      timeout: .milliseconds(stream.server.timeoutMs), client: surroundings.servers)
    let opening = await server.open(
      DAIRegistration(
        networkCode: stream.networkCode, customAssetKey: stream.customAssetKey,
        isLive: stream.isLive,
        token: stream.creationToken(expiringAtMs: wallMs + lifetimeMs)?.text,
        targeting: params.targeting.texts, parameters: params.parameters.texts))
    if opening.fault == .cancelled { throw .cancelled }
    if let fault = opening.fault {
      log.write(.notice, "no session with \(stream.id): \(fault.message)", call: nil)
    }
    return RegisteredViewer(opening, at: server)
  }

  package func updatePod(
    _ params: UpdatePodParams, _ call: RPCCall,
  ) async throws(RPCError) -> UpdatePodResult {
    let session = try session(params.session)
    guard let viewer = session.viewer, let opened = viewer.session else {
      throw RPCError(.notRegistered, "the engine has not registered the viewer of \(session.id)")
    }
    let isDone: Bool
    do throws(DAIFault) {
      isDone = try await viewer.server.update(
        opened, targeting: params.targeting.texts, parameters: params.parameters.texts)
    } catch {
      if error == .cancelled { throw .cancelled }
      throw RPCError(.adServerFailed, error.message, remedy: error.remedy)
    }
    guard isDone else {
      throw RPCError(.notRegistered, "the ad server takes no news of the viewer of \(session.id)")
    }
    return UpdatePodResult(session: StreamSession(session))
  }
}

extension JSONMap<String>? {
  /// The names and their texts.
  fileprivate var texts: [String: String] {
    map { Dictionary($0.map { ($0.name, $0.value) }) { first, _ in first } } ?? [:]
  }
}
