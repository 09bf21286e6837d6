import Networks
import Testing

/// Which file is chosen, or the number of why none is.
private func choice(
  _ ad: String, _ change: (inout VASTCapabilities) -> Void = { _ in }
) throws -> String {
  var capabilities = VASTCapabilities()
  change(&capabilities)
  let ad = try #require(VASTSamples.read(VASTSamples.document(ad)).ads.first)
  do throws(VASTFault) {
    return String(try capabilities.choice(of: ad, behind: []).chosen.url.dropFirst(22))
  } catch {
    return "\(error.code.rawValue)"
  }
}

private func files(_ files: String...) -> String { VASTSamples.inLine(files: files.joined()) }

@Suite struct VASTChoiceTests {
  private static let small = VASTSamples.file(
    "small", width: 320, height: 180, more: "bitrate='300'")
  private static let large = VASTSamples.file(
    "large", width: 1920, height: 1080, more: "bitrate='5000'")
  private static let webm = VASTSamples.file(
    "webm", type: "video/webm", width: 1920, height: 1080, more: "bitrate='5000'")
  private static let stream = VASTSamples.file(
    "stream", type: "application/x-mpegURL", delivery: "streaming", width: 3840, height: 2160)
  private static let script = VASTSamples.file(
    "js", type: "application/javascript", more: "apiFramework='VPAID'")

  @Test func `the best file is chosen of those that can be played`() throws {
    let all = files(Self.small, Self.webm, Self.large, Self.stream)
    #expect(try choice(all) == "large")
    #expect(try choice(all) { $0.deliveries = [.streaming, .progressive] } == "stream")
    #expect(try choice(all) { $0.mimeTypes = ["video/webm", "video/mp4"] } == "webm")
    #expect(
      try choice(all) {
        $0.maxBitrateKbps = 1_000
        $0.deliveries = [.progressive]
      } == "small")
    #expect(try choice(all) { $0.maxWidth = 1_280 } == "small")
    #expect(try choice(files(Self.small, Self.small.replacing("small", with: "same"))) == "small")
  }

  @Test func `what cannot be shown is refused by its number`() throws {
    #expect(try choice(files(Self.webm)) { $0.mimeTypes = ["video/mp4"] } == "403")
    #expect(try choice(files(Self.large)) { $0.maxBitrateKbps = 1 } == "403")
    #expect(try choice(files(Self.stream)) { $0.deliveries = [.progressive] } == "403")
    #expect(try choice(files(Self.large)) { $0.maxHeight = 720 } == "203")
    #expect(try choice(files()) == "403")
    #expect(try choice(files(Self.script)) == "901")
    #expect(try choice(files(Self.script, Self.small)) == "small")
    #expect(
      try choice(files("<InteractiveCreativeFile apiFramework='VPAID'>i</InteractiveCreativeFile>"))
        == "901")
    #expect(try choice(files(Self.small)) { $0.needsMezzanine = true } == "406")
    #expect(try choice(VASTSamples.inLine(attributes: "adType='audio'")) == "200")
    #expect(try choice(VASTSamples.inLine(attributes: "conditionalAd='true'")) == "408")
    #expect(try choice(VASTSamples.inLine(duration: "")) == "202")
    #expect(try choice(VASTSamples.inLine()) { $0.maxDurationMs = 9_999 } == "202")
    #expect(try choice(VASTSamples.inLine()) { $0.minDurationMs = 10_001 } == "202")
    #expect(
      try choice(VASTSamples.inLine()) {
        $0.minDurationMs = 10_000
        $0.maxDurationMs = 10_000
      } == "v")
  }

  @Test func `an ad without a video has the wrong linearity, or nothing at all`() throws {
    let overlay = "<NonLinearAds><NonLinear width='1' height='1'/></NonLinearAds>"
    let ads = [(overlay, "201"), ("<CompanionAds/>", "101"), ("", "101")]
    for (creative, code) in ads {
      let ad = "<Ad><InLine><Creatives><Creative>\(creative)</Creative></Creatives></InLine></Ad>"
      #expect(try choice(ad) == code)
    }
  }

  @Test func `of several creatives the first that can be shown is taken, by their numbers`() throws
  {
    let video = { (name: String, sequence: Int, type: String) in
      "<Creative sequence='\(sequence)'><Linear><Duration>00:00:01</Duration><MediaFiles>"
        + "\(VASTSamples.file(name, type: type))</MediaFiles></Linear></Creative>"
    }
    let ad = { (creatives: String) in
      "<Ad><InLine><Creatives>\(creatives)</Creatives></InLine></Ad>"
    }
    #expect(try choice(ad(video("b", 2, "video/mp4") + video("a", 1, "video/mp4"))) == "a")
    #expect(try choice(ad(video("a", 1, "video/ogg") + video("b", 2, "video/mp4"))) == "b")
    #expect(try choice(ad(video("a", 1, "video/ogg"))) == "403")
  }

  @Test func `categories are asked for and blocked`() throws {
    let ad = VASTSamples.inLine(more: "<Category>IAB1-2, IAB7-39</Category>")
    #expect(try choice(VASTSamples.inLine()) { $0.needsCategory = true } == "204")
    #expect(try choice(ad) { $0.needsCategory = true } == "v")
    #expect(try choice(ad) { $0.blockedCategories = ["IAB7-39"] } == "205")
    #expect(try choice(ad) { $0.blockedCategories = ["IAB7"] } == "v")
  }

  @Test func `what a wrapper blocks is blocked`() throws {
    let blocking = VASTSamples.wrapper(
      to: "b", more: "<BlockedAdCategories>IAB7 IAB1-2</BlockedAdCategories>")
    let wrapper = try #require(VASTSamples.read(VASTSamples.document(blocking)).ads.first)
    let ad = try #require(
      VASTSamples.read(
        VASTSamples.document(VASTSamples.inLine(more: "<Category>IAB1-2</Category>"))
      ).ads.first)
    let fault = #expect(throws: VASTFault.self) {
      try VASTCapabilities().choice(of: ad, behind: [wrapper])
    }
    #expect(fault?.code == .categoryBlocked)
    #expect(fault?.message.contains("IAB1-2") == true)
  }

  @Test(arguments: [("all", "602"), ("any", "602"), ("none", "v")])
  func `an ad that requires companions is refused where none are shown`(
    required: String, outcome: String
  ) throws {
    let companions = "<Creative><CompanionAds required='\(required)'/></Creative>"
    let ad = VASTSamples.inLine(creatives: companions)
    #expect(try choice(ad) == "v")
    #expect(try choice(ad) { $0.showsCompanions = false } == outcome)
  }

  @Test func `every number has its sentence, and no two have the same`() {
    let codes = VASTErrorCode.allCases
    #expect(Set(codes.map(\.words)).count == codes.count)
    #expect(codes.allSatisfy { $0.words.hasSuffix(".") })
    #expect(codes.map(\.rawValue) == codes.map(\.rawValue).sorted())
  }
}
