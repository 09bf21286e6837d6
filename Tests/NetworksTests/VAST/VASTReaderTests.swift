import Networks
import Testing

@Suite struct VASTReaderTests {
  @Test(arguments: ["2.0", "2.0.1", "3.0", "4.0", "4.1", "4.2", "4.3"])
  func `every version from the second on is read`(version: String) throws {
    let document = try VASTSamples.read(
      VASTSamples.document(VASTSamples.inLine(), version: version))
    #expect(document.version == version)
    let ad = try #require(document.ads.first)
    #expect(ad.impressions == ["https://ad.example/impression"])
    #expect(ad.creatives.first?.linear?.files.first?.url == "https://media.example/v")
  }

  @Test func `the first version is read, which has its parts elsewhere`() throws {
    let text = """
      <VideoAdServingTemplate><Ad id="old"><InLine><AdSystem>S</AdSystem><AdTitle>T</AdTitle>
      <Error><URL>https://a.example/error</URL></Error>
      <Impression><URL id="1"><![CDATA[ https://a.example/1 ]]></URL><URL>https://a.example/2</URL></Impression>
      <TrackingEvents><Tracking event="midpoint"><URL>https://a.example/half</URL></Tracking></TrackingEvents>
      <Video><Duration>00:01:30</Duration><VideoClicks>
      <ClickThrough><URL>https://a.example/shop</URL></ClickThrough>
      <ClickTracking><URL>https://a.example/click</URL></ClickTracking></VideoClicks>
      <MediaFiles><MediaFile delivery="progressive" bitrate="400" width="320" height="240" type="video/mp4">
      <URL>https://a.example/v.mp4</URL></MediaFile></MediaFiles></Video>
      <CompanionAds><Companion width="300" height="250" resourceType="static" creativeType="image/png">
      <URL>https://a.example/c.png</URL><CompanionClickThrough><URL>https://a.example/c</URL>
      </CompanionClickThrough></Companion></CompanionAds></InLine></Ad>
      <Ad id="next"><Wrapper><AdSystem>S</AdSystem><VASTAdTagURL><URL>https://b.example/</URL>
      </VASTAdTagURL></Wrapper></Ad></VideoAdServingTemplate>
      """
    let document = try VASTSamples.read(text)
    let ad = try #require(document.ads.first)
    #expect(ad.impressions == ["https://a.example/1", "https://a.example/2"])
    #expect(ad.errorURLs == ["https://a.example/error"])
    let linear = try #require(ad.creatives.compactMap(\.linear).first)
    #expect(linear.durationMs == 90_000)
    #expect(linear.tracking.map(\.url) == ["https://a.example/half"])
    #expect(linear.clicks.through == "https://a.example/shop")
    #expect(linear.files.map(\.url) == ["https://a.example/v.mp4"])
    let companion = try #require(ad.creatives.compactMap(\.companions).first?.list.first)
    #expect(companion.clicks.through == "https://a.example/c")
    #expect(companion.resources == [.file(url: "https://a.example/c.png", mimeType: "image/png")])
    guard case .wrapper(let wrapper)? = document.ads.last?.role else {
      throw VASTFault(.invalidSchema)
    }
    #expect(wrapper.url == "https://b.example/")
  }

  @Test func `an empty document has no ads`() throws {
    for version in ["2.0", "3.0", "4.2"] {
      let text = VASTSamples.document(version: version, errors: "<Error>https://e.example</Error>")
      let document = try VASTSamples.read(text)
      #expect(document.ads == [])
      #expect(document.errorURLs == ["https://e.example"])
    }
  }

  @Test(arguments: [
    ("<VAST version='4.2'><Ad>", VASTErrorCode.invalidXML), ("{}", .invalidXML), ("", .invalidXML),
    ("<html><body/></html>", .invalidSchema), ("<VAST version='5.0'/>", .unsupportedVersion),
    ("<VAST version='DAAST'/>", .unsupportedVersion),
  ])
  func `what is no document is refused by its number`(text: String, code: VASTErrorCode) {
    let fault = #expect(throws: VASTFault.self) { try VASTSamples.read(text) }
    #expect(fault?.code == code)
  }

  @Test func `an ad that is neither is broken, and the others are not`() throws {
    let ads = [
      "<Ad id='1'/>", "<Ad id='2'><Wrapper><AdSystem/></Wrapper></Ad>", VASTSamples.inLine(),
    ]
    let roles = try VASTSamples.read(VASTSamples.document(ads[0], ads[1], ads[2])).ads.map(\.role)
    #expect(roles.prefix(2) == [.broken(.invalidSchema), .broken(.invalidSchema)])
    guard case .inLine = roles[2] else { throw VASTFault(.invalidSchema) }
  }

  @Test func `what only the ad itself says is read`() throws {
    let more = """
      <AdSystem version="1">Server</AdSystem><Description>Green</Description>
      <Advertiser>Leaf</Advertiser><AdServingId>S-1</AdServingId><Expires>600</Expires>
      <Category authority="iabtechlab.com">IAB8-5</Category>
      <Pricing model="CPM" currency="usd"><![CDATA[ 25.123456 ]]></Pricing>
      <ViewableImpression><Viewable>v1</Viewable><NotViewable>n1</NotViewable>
      <ViewUndetermined>u1</ViewUndetermined><ViewUndetermined>u2</ViewUndetermined></ViewableImpression>
      """
    let text = VASTSamples.document(
      VASTSamples.inLine(
        attributes: "sequence='2' adType='hybrid' conditionalAd='true'", more: more))
    let (ad, inLine) = try VASTSamples.inLineAd(text)
    #expect(ad.sequence == 2)
    #expect(ad.medium == .hybrid)
    #expect(ad.isConditional)
    #expect(ad.system == "Server")
    #expect(ad.pricing?.model == "cpm")
    #expect(ad.pricing?.currency == "USD")
    #expect(ad.pricing?.micros == 25_123_456)
    #expect(ad.viewability.viewable == ["v1"])
    #expect(ad.viewability.notViewable == ["n1"])
    #expect(ad.viewability.undetermined == ["u1", "u2"])
    #expect(inLine.title == "Tea")
    #expect(inLine.summary == "Green")
    #expect(inLine.advertiser == "Leaf")
    #expect(inLine.servingID == "S-1")
    #expect(inLine.expires == 600)
    #expect(inLine.categories.map(\.text) == ["IAB8-5"])
    #expect(inLine.categories.map(\.authority) == ["iabtechlab.com"])
  }

  @Test func `what only a wrapper says is read`() throws {
    let flags = "followAdditionalWrappers='false' allowMultipleAds='1' fallbackOnNoAd='true'"
    let more = "<BlockedAdCategories authority='iab'>IAB7, IAB8</BlockedAdCategories>"
    let text = VASTSamples.document(
      VASTSamples.wrapper(to: "https://b.example", flags: flags, more: more))
    guard case .wrapper(let wrapper)? = try VASTSamples.read(text).ads.first?.role else {
      throw VASTFault(.invalidSchema)
    }
    #expect(wrapper.url == "https://b.example")
    #expect(!wrapper.followsWrappers)
    #expect(wrapper.allowsManyAds)
    #expect(wrapper.fallsBack == true)
    #expect(wrapper.blockedCategories.map(\.text) == ["IAB7, IAB8"])
  }

  @Test func `a prefix that nobody declared hides nothing`() throws {
    let text = VASTSamples.document(
      VASTSamples.inLine(
        more: "<Extensions><Extension type='x'><gd:Stuff>1</gd:Stuff></Extension></Extensions>",
        linear: "<x:TrackingEvents><x:Tracking event='start'>s</x:Tracking></x:TrackingEvents>"))
    #expect(try VASTSamples.inLineAd(text).ad.creatives.first?.linear?.tracking.map(\.url) == ["s"])
  }

  @Test(arguments: [
    ("00:00:10", 10_000), ("01:02:03.004", 3_723_004), ("00:00:01.5", 1_500),
    ("00:00:01.5678", 1_567),
    ("10", nil), ("00:61:00", nil), ("00:00:-1", nil), ("::", nil), ("99999999999:00:00", nil),
  ])
  func `durations are read to the millisecond`(text: String, milliseconds: Int64?) throws {
    let document = VASTSamples.document(VASTSamples.inLine(duration: text))
    #expect(
      try VASTSamples.inLineAd(document).ad.creatives.first?.linear?.durationMs == milliseconds)
  }

  @Test(arguments: [
    ("00:00:05", VASTOffset.milliseconds(5_000)), ("25%", .share(0.25)), ("12.5%", .share(0.125)),
    ("101%", nil), ("-1%", nil), ("5", nil),
  ])
  func `skip offsets are times or parts`(text: String, offset: VASTOffset?) throws {
    let document = VASTSamples.document(VASTSamples.inLine(skip: "skipoffset='\(text)'"))
    #expect(try VASTSamples.inLineAd(document).ad.creatives.first?.linear?.skipOffset == offset)
  }
}
