package import HTTP
package import Mediation

/// A network that is spoken to in OpenRTB 2.6, an exchange or a Prebid Server.
///
/// It remembers nothing between loads: what becomes of its ads hear those whom its bids name.
package struct OpenRTBNetwork: Network {
  /// Makes an ad of a document of VAST, for the formats of a request.
  package typealias VideoReader =
    @Sendable (
      _ markup: [UInt8], _ request: SourceRequest, _ time: any Timekeeper,
    ) async throws(NetworkFailure) -> AdOffer?

  package let id: NetworkID

  /// How many bids are tried before the load is given up.
  private static let mostTries = 20

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
    let asked = OpenRTBRequest(request, settings, within: time.end.map { $0 - time.now })
    guard let response = try await send(asked.message, on: time) else { return nil }
    let answer = try OpenRTBAnswer(response, to: asked)
    return try await best(of: answer, to: asked, request, on: time)
  }

  /// The ad of the best bid that makes one.
  private func best(
    of answer: OpenRTBAnswer, to asked: OpenRTBRequest, _ request: SourceRequest,
    on time: any Timekeeper,
  ) async throws(NetworkFailure) -> AdOffer? {
    var misfits = answer.misfits
    for (place, entry) in answer.entries.prefix(Self.mostTries).enumerated() {
      let reader = BidReader(
        entry, of: asked.id, request, settings, beaten: beaten(by: place, of: answer, to: asked))
      do throws(BidMisfit) {
        if let offer = try await offer(reader.reading(), by: reader, on: time) {
          return offer.noting(misfits + answer.nonBids)
        }
        misfits.append("\(entry.bid.title(entry.seat)): its video holds no ad")
      } catch {
        if Task.isCancelled { return nil }
        misfits.append("\(entry.bid.title(entry.seat)): \(error.words)")
      }
    }
    if let failure = NetworkFailure(nothingOf: misfits, answer.nonBids) { throw failure }
    return nil
  }

  /// Those who hear, with the bid at that place, that theirs was not chosen; of the best bids.
  private func beaten(
    by chosen: Int, of answer: OpenRTBAnswer, to asked: OpenRTBRequest,
  ) -> [AdTracking.Tracker] {
    answer.entries.prefix(Self.mostTries).enumerated().flatMap { place, entry in
      guard place != chosen, let url = entry.bid.notices.loss, !url.isEmpty else {
        return [AdTracking.Tracker]()
      }
      let reason: AdNotice.LossReason = place < chosen ? .unfit : .outbid
      let notice = AuctionMacros(entry, of: asked.id, own: settings.currency)
        .loss(url, because: reason.openRTBCode)
      // Whatever becomes of the one that was chosen, the others are out.
      return [.init(.won, notice), .init(.lost, notice)]
    }
  }

  /// The ad that a bid comes to, wherever the rest of it is.
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

extension AdOffer {
  /// The most remarks that an offer carries.
  private static let mostRemarks = 20

  /// The offer with what was noticed of others.
  fileprivate func noting(_ others: [String]) -> AdOffer {
    guard !others.isEmpty else { return self }
    let remarks = terms.remarks + others.map { "Not taken: \($0)." }
    return AdOffer(
      format: format, content: content, reward: reward, clicks: clicks,
      terms: terms.noting(Array(remarks.prefix(Self.mostRemarks))))
  }
}

extension NetworkFailure {
  /// How many reasons a failure names.
  private static let namedReasons = 3

  /// What an answer without an ad comes to; nil if there was no bid and nobody says why.
  fileprivate init?(nothingOf misfits: [String], _ nonBids: [String]) {
    let reasons = misfits.isEmpty ? nonBids : misfits
    guard !reasons.isEmpty else { return nil }
    let named = reasons.prefix(Self.namedReasons).joined(separator: "; ")
    let more = reasons.count - Self.namedReasons
    let rest = more > 0 ? "; and \(more) more" : ""
    self.init(
      misfits.isEmpty ? .noFill : .adapterFailed, domain: Self.exchangeDomain, code: 0,
      message: (misfits.isEmpty ? "no bids: " : "no bid makes an ad: ") + named + rest)
  }
}
