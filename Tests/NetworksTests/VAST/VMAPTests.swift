import HTTP
import Mediation
import Networks
import Testing

private func read(_ text: String) throws -> VMAPDocument {
  guard case .breaks(let document) = try VASTReader().readAnswer(Array(text.utf8)) else {
    throw VASTFault(.invalidSchema)
  }
  return document
}

private func list(_ breaks: String...) -> String {
  "<vmap:VMAP xmlns:vmap='http://www.iab.net/videosuite/vmap' version='1.0'>\(breaks.joined())</vmap:VMAP>"
}

private func adBreak(
  _ offset: String, _ source: String = "", attributes: String = "breakType='linear'"
) -> String {
  "<vmap:AdBreak timeOffset='\(offset)' \(attributes)>\(source)<vmap:TrackingEvents>"
    + ["breakStart", "breakEnd", "error"].map {
      "<vmap:Tracking event='\($0)'>https://t.example/\($0)?[ERRORCODE]</vmap:Tracking>"
    }.joined()
    + "</vmap:TrackingEvents></vmap:AdBreak>"
}

private func source(_ content: String, _ attributes: String = "") -> String {
  "<vmap:AdSource id='s' \(attributes)>\(content)</vmap:AdSource>"
}

private func inline(_ document: String) -> String {
  source("<vmap:VASTAdData>\(document)</vmap:VASTAdData>")
}

@Suite struct VMAPTests {
  private static let ad = VASTSamples.document(VASTSamples.inLine("a"))

  @Test(arguments: [
    ("start", VMAPOffset.start), ("end", .end), ("00:10:00.500", .milliseconds(600_500)),
    ("25%", .share(0.25)), ("#3", .position(3)), ("#0", nil), ("10", nil), ("", nil), ("150%", nil),
  ])
  func `a break is at one of five kinds of places`(text: String, offset: VMAPOffset?) throws {
    #expect(VMAPOffset(text) == offset)
    #expect(try read(list(adBreak(text))).breaks.map(\.offset) == (offset.map { [$0] } ?? []))
  }

  @Test func `a break is read with all that it says`() throws {
    let attributes = "breakType='linear,display' breakId='mid' repeatAfter='00:15:00'"
    let extensions =
      "<vmap:Extensions><vmap:Extension type='x'>y</vmap:Extension></vmap:Extensions>"
    let text = list(adBreak("00:05:00", inline(Self.ad) + extensions, attributes: attributes))
    let one = try #require(read(text).breaks.first)
    #expect(one.kinds == [.linear, .display])
    #expect(one.id == "mid")
    #expect(one.repeatAfterMs == 900_000)
    #expect(one.starts == ["https://t.example/breakStart?[ERRORCODE]"])
    #expect(one.ends.count == 1)
    #expect(one.errorURLs.count == 1)
    #expect(one.extensions.map(\.type) == ["x"])
    #expect(one.extensions.map(\.text) == ["y"])
  }

  @Test func `a source is a document, an address or something else, and there is only one`() throws
  {
    let tag = "<vmap:AdTagURI templateType='vast3'><![CDATA[ https://b.example ]]></vmap:AdTagURI>"
    let sources = [
      inline(Self.ad), source(tag, "allowMultipleAds='false' followRedirects='false'"),
      source("<vmap:CustomAdData templateType='mine'>stuff</vmap:CustomAdData>"), "",
      source(tag) + inline(Self.ad), inline("<x/>"),
    ]
    let found = try sources.map { try read(list(adBreak("start", $0))).breaks.first?.source }
    guard case .document(let document)? = found[0]?.content else { throw VASTFault(.undefined) }
    #expect(document.ads.map(\.id) == ["a"])
    #expect(found[1]?.content == .tag(url: "https://b.example", template: "vast3"))
    #expect(found[1]?.allowsManyAds == false)
    #expect(found[1]?.followsWrappers == false)
    #expect(found[2]?.content == .custom("stuff", template: "mine"))
    #expect(found[3] == nil)
    #expect(found[4]?.content == .tag(url: "https://b.example", template: "vast3"))
    guard case .broken(let fault)? = found[5]?.content else { throw VASTFault(.undefined) }
    #expect(fault.code == .invalidSchema)
  }

  @Test func `another version is refused`() {
    let fault = #expect(throws: VASTFault.self) { try read("<VMAP version='2.0'/>") }
    #expect(fault?.code == .unsupportedVersion)
  }

  @Test func `the first break before the content is taken, or the one that is asked for`() throws {
    let text = list(
      adBreak(
        "00:01:00", inline(VASTSamples.document(VASTSamples.inLine("m"))),
        attributes: "breakId='mid'"),
      adBreak(
        "start", inline(VASTSamples.document(VASTSamples.inLine("d"))),
        attributes: "breakType='display'"),
      adBreak("start", inline(Self.ad)))
    let web = RehearsedWeb()
    let chosen = { (id: String?) in
      try web.offer(text) { $0.breakID = id }.get()?.terms.tracking?.trackers.map(\.url) ?? []
    }
    #expect(try chosen(nil).contains("https://a.example/impression"))
    #expect(try chosen("mid").contains("https://m.example/impression"))
    #expect(try chosen("none") == [])
  }

  @Test func `the break hears when it begins, ends and fails`() throws {
    let web = RehearsedWeb(["https://b.example": .document(Self.ad)])
    let tag = source("<vmap:AdTagURI>https://b.example</vmap:AdTagURI>")
    for place in [inline(Self.ad), tag] {
      let offer = try #require(try web.offer(list(adBreak("start", place))).get())
      let told = { (moment: TrackedMoment) in
        offer.terms.tracking?.urls(for: moment, in: .init(atMs: 0, chance: 0)) ?? []
      }
      #expect(told(.reported(.videoStarted)) == ["https://t.example/breakStart?-1"])
      #expect(told(.reported(.dismissed)) == ["https://t.example/breakEnd?-1"])
      #expect(told(.failed).first == "https://t.example/error?-1")
    }
    #expect(web.told == [])
    for (place, code) in [
      (inline("<VAST/>"), 303), (inline("<x/>"), 101),
      (source("<vmap:AdTagURI>https://gone.example</vmap:AdTagURI>"), 301),
    ] {
      let web = RehearsedWeb()
      _ = try web.offer(list(adBreak("start", place)))
      #expect(web.told == ["https://t.example/error?\(code)"])
    }
  }

  @Test func `a tag in a break leads through as many wrappers as any`() throws {
    var pages: [String: RehearsedWeb.Page] = ["p5": .document(Self.ad)]
    for index in 0..<5 {
      pages["p\(index)"] = .document(
        VASTSamples.document(VASTSamples.wrapper("w\(index)", to: "p\(index + 1)")))
    }
    let text = list(adBreak("start", source("<vmap:AdTagURI>p0</vmap:AdTagURI>")))
    #expect(try RehearsedWeb(pages).offer(text).get() != nil)
    guard
      case .failure(let failure) = try RehearsedWeb(pages).offer(
        text, { $0.rules.mostWrappers = 4 })
    else {
      throw VASTFault(.undefined)
    }
    #expect(failure.code == 302)
  }
}
