package import HTTP
package import Mediation

/// A network that is spoken to in OpenRTB 2.6, an exchange or a Prebid Server.
///
/// It remembers nothing between loads: what becomes of its ads hear those whom its bids name.
package final class OpenRTBNetwork: Network {
  /// Makes an ad of a document of VAST, for the formats of a request.
  package typealias VideoReader =
    @Sendable (
      _ markup: [UInt8], _ request: SourceRequest, _ time: any Timekeeper,
    ) async throws(NetworkFailure) -> AdOffer?

  package let id: NetworkID

  private let settings: OpenRTBSettings
  private let client: any HTTPClient
  private let video: VideoReader

  /// Makes a network that asks by that client, and has its videos read by that reader.
  package init(
    id: NetworkID, settings: OpenRTBSettings, client: any HTTPClient,
    video: @escaping VideoReader,
  ) {
    self.id = id
    self.settings = settings
    self.client = client
    self.video = video
  }

  package var formats: FormatSet { settings.formats }

  /// Whether the engine fetches the images of its ads.
  package var fetchesImages: Bool { settings.fetchesImages }

  package var patience: Duration? { settings.patience }

  package func load(
    _ request: SourceRequest, on time: any Timekeeper,
  ) async throws(NetworkFailure) -> AdOffer? {
    let asked = question(request, on: time)
    guard let response = try await send(asked.message, on: time) else { return nil }
    return try await best(of: bids(in: response, to: asked, request), on: time)
  }

  // What follows is done at once. Inlined it would be part of what a load keeps while it waits.

  @inline(never)
  private func question(_ request: SourceRequest, on time: any Timekeeper) -> OpenRTBRequest {
    OpenRTBRequest(request, settings, within: time.end.map { $0 - time.now })
  }

  @inline(never)
  private func bids(
    in response: HTTPResponse, to asked: OpenRTBRequest, _ request: SourceRequest,
  ) throws(NetworkFailure) -> BidCourse {
    BidCourse(try OpenRTBAnswer(response, to: asked), to: asked, request, settings)
  }

  /// The ad of the best bid that makes one.
  private func best(
    of bids: BidCourse, on time: any Timekeeper,
  ) async throws(NetworkFailure) -> AdOffer? {
    while let reader = bids.next() {
      do throws(BidMisfit) {
        switch try reader.reading() {
        case .offer(let offer):
          return bids.chosen(offer)
        case let rest:
          if let offer = try await self.offer(rest, by: reader, on: time) {
            return bids.chosen(offer)
          }
          bids.pass(reader, because: "its video holds no ad")
        }
      } catch {
        if Task.isCancelled { return nil }
        bids.pass(reader, because: error.words)
      }
    }
    if let failure = bids.failure { throw failure }
    return nil
  }

  /// The ad that a bid comes to, wherever the rest of it is.
  ///
  /// On its own, so that loads that find all in the answer do not carry what this one needs.
  @inline(never)
  private func offer(
    _ reading: BidReader.Reading, by reader: BidReader, on time: any Timekeeper,
  ) async throws(BidMisfit) -> AdOffer? {
    switch reading {
    case .offer(let offer): return offer
    case .video(let markup): return try await video(markup, by: reader, on: time)
    case .elsewhere(let url):
      let text = try await markup(at: url, on: time)
      switch try reader.reading(of: text) {
      case .offer(let offer): return offer
      case .video(let markup): return try await video(markup, by: reader, on: time)
      case .elsewhere: throw BidMisfit("its markup is at an address that leads to another")
      }
    }
  }

  private func video(
    _ markup: String, by reader: BidReader, on time: any Timekeeper,
  ) async throws(BidMisfit) -> AdOffer? {
    let wanted = reader.request.only(reader.entry.imp.format)
    let found: AdOffer?
    do throws(NetworkFailure) {
      found = try await video(Array(markup.utf8), wanted, time)
    } catch {
      throw BidMisfit("its video cannot be read: \(error.message)")
    }
    guard let found else { return nil }
    return try reader.offer(of: found)
  }

  /// Fetches markup from where a bid says that it is.
  private func markup(at url: String, on time: any Timekeeper) async throws(BidMisfit) -> String {
    var message = HTTPRequest(.get, url, trust: .foreign)
    message.longestAnswer = settings.answerBytes
    do throws(NetworkFailure) {
      guard let response = try await send(message, on: time) else {
        throw NetworkFailure(.internalError, domain: "", code: 0, message: "nobody waits for it")
      }
      try response.checkStatus()
      return String(decoding: response.body, as: UTF8.self)
    } catch {
      throw BidMisfit("its markup cannot be fetched: \(error.message)")
    }
  }

  /// How long a server may take when nobody says when the time is over.
  private static let usualLimit = Duration.seconds(30)

  /// Asks a server while the time lasts; nil when nobody waits any more.
  private func send(
    _ message: HTTPRequest, on time: any Timekeeper,
  ) async throws(NetworkFailure) -> HTTPResponse? {
    let left = time.end.map { $0 - time.now } ?? Self.usualLimit
    do throws(HTTPFailure) {
      guard left > .zero else { throw HTTPFailure(.timeout, "there is no time left") }
      return try await client.send(message, within: left)
    } catch {
      if error.kind == .cancelled || Task.isCancelled { return nil }
      throw .unreached(error)
    }
  }
}

extension SourceRequest {
  /// The same for one of its formats.
  fileprivate func only(_ format: AdFormat) -> SourceRequest {
    SourceRequest(
      adUnit: adUnit, formats: [format], customFormats: customFormats, credentials: credentials,
      floorMicros: floorMicros, isBidding: isBidding, particulars: particulars, ordinal: ordinal,
      place: place, repetition: repetition)
  }
}
