package import HTTP

/// The ad server of streams, and how it is asked.
package struct DAIServer: Sendable {
  /// Where it is: the scheme and the host, with nothing behind.
  package let endpoint: String

  /// Where it is too, if it cannot be asked there.
  package let fallbackEndpoint: String?

  private let timeout: Duration
  private let client: any HTTPClient

  /// Takes the addresses, how long each may take, and those who ask.
  package init(
    endpoint: String, fallbackEndpoint: String?, timeout: Duration, client: any HTTPClient,
  ) {
    self.endpoint = endpoint
    self.fallbackEndpoint = fallbackEndpoint
    self.timeout = timeout
    self.client = client
  }

  /// Opens a session; if the server cannot be asked or is not well, at the other address.
  package func open(_ registration: DAIRegistration) async -> DAIOpening {
    let first = await attempt(registration, endpoint)
    guard let fault = first.fault, fault.isWorthAnotherServer, let fallbackEndpoint else {
      return first
    }
    var second = await attempt(registration, fallbackEndpoint)
    second.tries = 2
    return second
  }

  private func attempt(_ registration: DAIRegistration, _ endpoint: String) async -> DAIOpening {
    do throws(DAIFault) {
      let session = try DAISession(try await send(registration.request(to: endpoint)))
      return DAIOpening(outcome: .success(session), endpoint: endpoint)
    } catch {
      return DAIOpening(outcome: .failure(error), endpoint: endpoint)
    }
  }

  /// Asks what is known of the ads of a session; nil if it has no metadata.
  package func metadata(of session: DAISession) async throws(DAIFault) -> DAIMetadata? {
    guard let request = session.metadataRequest else { return nil }
    return try DAIMetadata(try await send(request))
  }

  /// Tells that a media id was met, whatever comes of it; nil if nobody wants to know.
  package func verify(_ mediaID: String, in session: DAISession) async -> DAIVerdict? {
    guard let request = session.verification(of: mediaID) else { return nil }
    do throws(DAIFault) {
      return DAIVerdict(status: try await send(request).status)
    } catch {
      return error == .cancelled ? nil : .failed
    }
  }

  /// Tells who the viewer is now, in place of all that was told before.
  ///
  /// Says whether the session is one that can be told.
  package func update(
    _ session: DAISession, targeting: [String: String], parameters: [String: String],
  ) async throws(DAIFault) -> Bool {
    guard let request = session.update(targeting: targeting, parameters: parameters) else {
      return false
    }
    let status = try await send(request).status
    guard (200..<300).contains(status) else { throw DAIFault(status: status) }
    return true
  }

  private func send(_ request: HTTPRequest) async throws(DAIFault) -> HTTPResponse {
    do throws(HTTPFailure) {
      return try await client.send(request, within: timeout)
    } catch {
      throw DAIFault(error)
    }
  }
}
