import HTTP
package import Mediation

/// An ad server that answers in the Video Ad Serving Template.
package struct VASTNetwork: Network {
  /// The name under which the configuration knows the network.
  package let id: NetworkID

  /// The formats that a video can serve, or those of them that the configuration names.
  package let formats: FormatSet

  /// How long it may take when its source does not say.
  package var patience: Duration? { loader.settings.patience }

  /// Whether the engine fetches the images of its ads.
  package var fetchesImages: Bool { loader.settings.fetchesImages }

  private let loader: VASTLoader

  /// Makes a network that sells these of the formats that a video can serve; all of them if nil.
  package init(id: NetworkID, formats: [AdFormat]? = nil, loader: VASTLoader) {
    self.id = id
    self.loader = loader
    self.formats =
      formats.map { FormatSet($0.filter(AdOffer.videoFormats.contains)) } ?? AdOffer.videoFormats
  }

  /// Asks the ad server, and follows where its answer leads.
  package func load(
    _ request: SourceRequest, on time: any Timekeeper,
  ) async throws(NetworkFailure) -> AdOffer? {
    let url = try endpoint(for: request)
    let search = loader.search(request, time)
    let response: HTTPResponse
    do throws(HTTPFailure) {
      response = try await search.fetch(url, .configured, within: search.limit(), number: 0)
    } catch {
      throw .unreached(error)
    }
    try response.checkStatus()
    guard !response.body.isEmpty else { return nil }
    return request.pod == nil
      ? try await loader.offer(from: response.body, for: request, on: time)
      : try await loader.pod(from: response.body, for: request, on: time)
  }

  /// The address of the ad server, with what the source is known by in the place of its name.
  private func endpoint(for request: SourceRequest) throws(NetworkFailure) -> String {
    var url = ""
    var rest = loader.settings.endpoint[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = String(rest[rest.index(after: open)..<close])
      guard let value = request.credentials[name] else {
        throw NetworkFailure(
          .invalidRequest, domain: VASTLoader.failureDomain, code: 0,
          message: "The endpoint asks for \(name), which the source does not have.")
      }
      url += rest[..<open] + value.percentEncoded
      rest = rest[rest.index(after: close)...]
    }
    return url + rest
  }
}
