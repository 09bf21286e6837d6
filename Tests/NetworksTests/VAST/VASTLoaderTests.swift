import HTTP
import Mediation
import Networks
import Rehearsal
import Testing

@Suite struct VASTLoaderTests {
  private static let wrapper = VASTSamples.document(
    VASTSamples.wrapper("w", to: "https://b.example"))
  private static let ad = VASTSamples.document(VASTSamples.inLine("a"))

  /// The number and kind of the failure that a document comes to.
  private static func failure(
    _ document: String, _ web: RehearsedWeb, on time: (any Timekeeper)? = nil,
  ) throws -> NetworkFailure {
    guard case .failure(let failure) = try web.offer(document, on: time) else {
      throw VASTFault(.undefined, "it did not fail")
    }
    return failure
  }

  @Test func `an ad without a wrapper needs no server`() throws {
    let web = RehearsedWeb()
    let offer = try web.offer(Self.ad).get()
    #expect(offer?.format == .rewarded)
    #expect(web.asked == [])
    #expect(web.told == [])
  }

  @Test func `addresses out of documents are foreign, and the device speaks for itself`() throws {
    let web = RehearsedWeb(["https://b.example": .document(Self.ad)])
    let request = VASTSamples.request(.rewarded) {
      var device = AdContext.Device()
      device.userAgent = "Box/1"
      $0.device = device
    }
    #expect(try web.offer(Self.wrapper, for: request).get() != nil)
    #expect(web.asked.map(\.trust) == [.foreign])
    #expect(web.asked.first?.headers == [HTTPHeader("User-Agent", "Box/1")])
    #expect(web.asked.first?.longestAnswer == 1 << 20)
  }

  @Test func `a slow server behind a wrapper is given up at its own limit`() throws {
    let web = RehearsedWeb(["https://b.example": .document(Self.ad, after: .seconds(3))])
    let failure = try Self.failure(Self.wrapper, web)
    #expect(failure.code == 301)
    #expect(failure.kind == .networkError)
    #expect(web.time.now == .seconds(2))
    #expect(web.told == ["https://w.example/error?301"])
  }

  @Test func `an ad that is not found in the time of the load is too late`() throws {
    let web = RehearsedWeb(["https://b.example": .document(Self.ad, after: .seconds(1))])
    let failure = try Self.failure(
      Self.wrapper, web, on: EndingTime(time: web.time, limit: .milliseconds(500)))
    #expect(failure.code == 304)
    #expect(failure.kind == .timeout)
    #expect(web.time.now == .milliseconds(500))
    #expect(web.told == ["https://w.example/error?304"])
  }

  @Test func `each document behind a wrapper has its own limit`() throws {
    let second = VASTSamples.document(VASTSamples.wrapper("w2", to: "https://c.example"))
    let web = RehearsedWeb([
      "https://b.example": .document(second, after: .milliseconds(1_900)),
      "https://c.example": .document(Self.ad, after: .milliseconds(1_900)),
    ])
    #expect(try web.offer(Self.wrapper).get() != nil)
    #expect(web.time.now == .milliseconds(3_800))
  }

  @Test(arguments: [
    (RehearsedWeb.Page.status(500), 301), (.status(404), 301), (.failure(.unreachable), 301),
    (.failure(.unknownHost), 301), (.failure(.redirect), 301), (.failure(.tooLarge), 301),
    (.failure(.badAddress), 300), (.failure(.forbidden), 300), (.document("<VAST>"), 100),
    (.document("<html/>"), 101), (.document("<VAST version='9.0'/>"), 102),
  ])
  func `what a server does wrong has its number`(page: RehearsedWeb.Page, code: Int) throws {
    let web = RehearsedWeb(["https://b.example": page])
    #expect(try Self.failure(Self.wrapper, web).code == code)
    #expect(web.told == ["https://w.example/error?\(code)"])
  }

  @Test(arguments: [
    RehearsedWeb.Page.status(204), .document(""), .document("<VAST version='3.0'/>"),
  ])
  func `a server that has no ad makes no failure, and the wrapper hears of it`(
    page: RehearsedWeb.Page
  ) throws {
    let web = RehearsedWeb(["https://b.example": page])
    #expect(try web.offer(Self.wrapper).get() == nil)
    #expect(web.told == ["https://w.example/error?303"])
  }

  @Test func `a document that is too long is not read`() throws {
    let long = VASTSamples.document(VASTSamples.inLine(more: String(repeating: " ", count: 2_000)))
    let web = RehearsedWeb()
    guard case .failure(let failure) = try web.offer(long, { $0.longestDocument = 2_000 }) else {
      throw VASTFault(.undefined, "it was read")
    }
    #expect(failure.code == 100)
    #expect(failure.message.contains("2000"))
  }

  @Test func `who cancels hears nothing and tells nobody`() throws {
    let web = RehearsedWeb(["https://b.example": .document(Self.ad, after: .seconds(1))])
    let (time, loader) = (web.time, web.loader())
    let outcome = time.run {
      await time.within(.milliseconds(100)) {
        try? await loader.offer(
          from: Array(Self.wrapper.utf8), for: VASTSamples.request(), on: time)
      }
    }
    #expect(outcome?.expired == true)
    #expect(time.now == .milliseconds(100))
    #expect(web.told == [])
  }

  @Test func `all ads of a pod are found, side by side`() throws {
    let pod = VASTSamples.document(
      VASTSamples.wrapper("w1", to: "https://b.example", attributes: "sequence='1'"),
      VASTSamples.wrapper("w2", to: "https://c.example", attributes: "sequence='2'"),
      VASTSamples.inLine("spare"))
    let web = RehearsedWeb([
      "https://b.example": .document(Self.ad, after: .seconds(1)),
      "https://c.example": .document(
        VASTSamples.document(VASTSamples.inLine("c")), after: .seconds(1)),
    ])
    let (time, loader, request) = (web.time, web.loader(), VASTSamples.request())
    let found = time.run { try? await loader.ads(from: Array(pod.utf8), for: request, on: time) }
    let ads = try #require(found ?? nil)
    #expect(ads.pod.map(\.ad.id) == ["a", "c"])
    #expect(ads.buffet.map(\.ad.id) == ["spare"])
    #expect(time.now == .seconds(1))
    let second = try #require(loader.offer(of: ads.pod[1], number: 2, for: request))
    #expect(
      second.terms.tracking?.macros.expand("[ADCOUNT] [PODSEQUENCE]", in: .init(atMs: 0, chance: 0))
        == "2 2")
  }
}
