import HTTP
import Mediation

/// The search for the ads of one request.
struct VASTSearch: Sendable {
  /// Longer than anyone waits for one document.
  private static let longest = Duration.seconds(30)

  /// What the macros of the request stand for.
  let macros: VASTMacros

  private let client: any HTTPClient
  private let settings: VASTSettings
  private let request: SourceRequest
  private let time: any Timekeeper
  private let startedAtMs: Int64
  private let startedAt: Duration
  private let chance: VASTChance
  private let report: @Sendable ([String], OfferName) -> Void

  /// Begins a search now, which is that time of day.
  init(
    client: any HTTPClient, settings: VASTSettings, request: SourceRequest, time: any Timekeeper,
    startedAtMs: Int64, report: @escaping @Sendable ([String], OfferName) -> Void,
  ) {
    self.client = client
    self.settings = settings
    self.request = request
    self.time = time
    self.startedAtMs = startedAtMs
    self.report = report
    startedAt = time.now
    chance = VASTChance(request, startedAtMs)
    macros = VASTMacros(request, settings, transactionID: chance.transactionID)
  }

  /// The ads that a document leads to.
  func ads(from bytes: [UInt8], isForOne: Bool) async throws(NetworkFailure) -> VASTFoundAds {
    var rules = settings.rules
    rules.isForOne = isForOne
    rules.room = request.pod
    guard let chain = try chain(from: bytes, rules) else { return VASTFoundAds() }
    let found = await follow(chain)
    if Task.isCancelled { return VASTFoundAds() }
    if found.pod.isEmpty, found.buffet.isEmpty, let fault = found.fault,
      fault.code != .noAdBehindWrapper
    {
      throw NetworkFailure(
        fault, lacksRoom: found.omitted.contains { $0.refusal != nil && $0.fault == fault })
    }
    return found
  }

  /// Asks for a document, and says what the server answered.
  func fetch(
    _ url: String, _ trust: HTTPRequest.Trust, within limit: Duration, number: Int,
    blocking categories: [String] = [],
  ) async throws(HTTPFailure) -> HTTPResponse {
    let macros = macros.blocking(categories, besides: settings.capabilities.blockedCategories)
    var asked = HTTPRequest(
      .get, macros.expand(url, in: circumstances(number)), trust: trust)
    asked.longestAnswer = settings.longestDocument
    if let agent = request.particulars.context.device?.userAgent {
      asked.headers.append(HTTPHeader("User-Agent", agent))
    }
    return try await client.send(asked, within: limit)
  }

  /// How long may still be waited, and not longer than that.
  func limit(_ wanted: Duration? = nil) -> Duration {
    min(wanted ?? Self.longest, time.end.map { $0 - time.now } ?? Self.longest)
  }

  private func chain(
    from bytes: [UInt8], _ rules: VASTChain.Rules,
  ) throws(NetworkFailure) -> VASTChain? {
    let reader = VASTReader(longest: settings.longestDocument)
    do throws(VASTFault) {
      switch try reader.readAnswer(bytes) {
      case .ads(let document):
        return VASTChain(document, rules: rules, for: settings.capabilities)
      case .breaks(let document):
        return document.chosen(settings.breakID)?.chain(rules, for: settings.capabilities)
      }
    } catch {
      throw NetworkFailure(error)
    }
  }

  private typealias Fetched = (fetch: VASTChain.Fetch, answer: Result<VASTDocument, VASTFault>)

  /// Fetches whatever the chain needs, side by side, until it comes to an end.
  private func follow(_ chain: VASTChain) async -> VASTFoundAds {
    await withTaskGroup(of: Fetched.self) { group in
      var chain = chain
      while true {
        let step = chain.next()
        tell(chain.takeComplaints())
        switch step {
        case .end(let found): return found
        case .fetch(let fetches):
          for fetch in fetches { group.addTask { (fetch, await document(of: fetch)) } }
        case .wait:
          guard let (fetch, answer) = await group.next() else { return VASTFoundAds() }
          chain.take(answer, for: fetch)
        }
      }
    }
  }

  private func document(of fetch: VASTChain.Fetch) async -> Result<VASTDocument, VASTFault> {
    let limit = limit(settings.wrapperPatience)
    guard limit > .zero else { return .failure(VASTFault(.tooLate)) }
    do throws(HTTPFailure) {
      let response = try await self.fetch(
        fetch.url, .foreign, within: limit, number: fetch.id + 1,
        blocking: fetch.blockedCategories)
      return read(response)
    } catch {
      return .failure(fault(error))
    }
  }

  private func read(_ response: HTTPResponse) -> Result<VASTDocument, VASTFault> {
    guard (200...299).contains(response.status) else {
      return .failure(
        VASTFault(.wrapperUnreachable, "The server behind a wrapper says \(response.status)."))
    }
    guard !response.body.isEmpty else { return .success(VASTDocument()) }
    do throws(VASTFault) {
      return .success(try VASTReader(longest: settings.longestDocument).read(response.body))
    } catch {
      return .failure(error)
    }
  }

  private func fault(_ failure: HTTPFailure) -> VASTFault {
    if failure.kind == .timeout, let end = time.end, time.now >= end { return VASTFault(.tooLate) }
    let isOwn = failure.kind == .badAddress || failure.kind == .forbidden
    return VASTFault(
      isOwn ? .wrapperFailed : .wrapperUnreachable, "Behind a wrapper: \(failure.message)")
  }

  /// Lets those know who want to hear what went wrong, unless nobody waits for the ad.
  private func tell(_ complaints: [VASTComplaint]) {
    guard !Task.isCancelled else { return }
    for complaint in complaints {
      var circumstances = circumstances(0)
      circumstances.errorCode = complaint.code.rawValue
      report(complaint.urls.map { macros.expand($0, in: circumstances) }, request.name)
    }
  }

  private func circumstances(_ number: Int) -> TrackingCircumstances {
    let passed = (time.now - startedAt).components
    let ms = passed.seconds * 1_000 + passed.attoseconds / 1_000_000_000_000_000
    return TrackingCircumstances(atMs: startedAtMs + ms, chance: chance.number(number))
  }
}
