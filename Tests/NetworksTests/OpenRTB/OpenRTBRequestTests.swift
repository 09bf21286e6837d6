import HTTP
import JSON
import Mediation
import Networks
import Rehearsal
import Testing

/// What an exchange is asked, word for word.
@Suite struct OpenRTBRequestTests {
  private static func body(
    _ request: SourceRequest, _ change: (inout OpenRTBSettings) -> Void = { _ in },
  ) throws -> JSONValue {
    let exchange = Exchange("", status: 204)
    let network = Auctions.network(exchange, change)
    _ = try NetworkConformance.load(request, from: network)
    return try exchange.firstBody()
  }

  private static let screen = #"{"w":320,"h":480,"pos":7}"#

  private static func video(skip: Int) -> String {
    """
    {"w":320,"h":480,"mimes":["video/mp4","video/webm"],"minduration":1,"maxduration":120,\
    "protocols":[1,2,3,4,5,6,7,8,11,12,13,14,15,16],"startdelay":0,"plcmt":3,"linearity":1,\
    "skip":\(skip),"playbackmethod":[1],"pos":7}
    """
  }

  @Test(arguments: [
    (
      AdFormat.banner,
      #"{"id":"1","banner":{"format":[{"w":320,"h":50}],"w":320,"h":50},"tagid":"home","secure":1}"#
    ),
    (
      .interstitial,
      """
      {"id":"1","banner":\(screen),"video":\(video(skip: 1)),"instl":1,"tagid":"home","secure":1}
      """
    ),
    (
      .appOpen,
      """
      {"id":"1","banner":\(screen),"video":\(video(skip: 1)),"instl":1,"tagid":"home","secure":1}
      """
    ),
    (
      .rewarded,
      """
      {"id":"1","banner":\(screen),"video":\(video(skip: 0)),"instl":1,"rwdd":1,"tagid":"home",\
      "secure":1}
      """
    ),
    (
      .rewardedInterstitial,
      """
      {"id":"1","banner":\(screen),"video":\(video(skip: 1)),"instl":1,"rwdd":1,"tagid":"home",\
      "secure":1}
      """
    ),
  ])
  func `each format has its imp`(format: AdFormat, imp: String) throws {
    let body = try OpenRTBRequestTests.body(Auctions.request([format]))
    #expect(
      body.text
        == """
        {"id":"\(Auctions.id)","imp":[\(imp)],"app":{},"source":{"tid":"\(Auctions.id)"},"at":1,\
        "cur":["USD"]}
        """)
  }

  @Test(arguments: [(2, 160), (1e-300, 3_200), (0, 320), (16, 20)])
  func `a screen has points, however many pixels make one`(ratio: Double, width: Int) throws {
    var context = AdContext()
    var device = AdContext.Device()
    (device.width, device.height, device.pixelRatio) = (320, 480, ratio)
    context.device = device
    let body = try OpenRTBRequestTests.body(
      Auctions.request([.interstitial], context: context))
    #expect(body["imp"]?[0]?["banner"]?["w"]?.text == "\(width)")
  }

  @Test func `a native imp carries its request as a text`() throws {
    let body = try OpenRTBRequestTests.body(Auctions.request([.native]))
    guard case .string(let request)? = body["imp"]?[0]?["native"]?["request"] else {
      Issue.record("no text in \(body.text)")
      return
    }
    #expect(
      request
        == """
        {"ver":"1.2","plcmttype":1,"plcmtcnt":1,"assets":[\
        {"id":1,"required":1,"title":{"len":90}},\
        {"id":2,"required":1,"img":{"type":3,"wmin":200,"hmin":105}},\
        {"id":3,"required":0,"img":{"type":1,"wmin":50,"hmin":50}},\
        {"id":4,"required":1,"data":{"type":2}},{"id":5,"required":1,"data":{"type":12}},\
        {"id":6,"required":0,"data":{"type":1}},{"id":7,"required":0,"data":{"type":3}},\
        {"id":8,"required":0,"data":{"type":6}}],\
        "eventtrackers":[{"event":1,"methods":[1]}],"privacy":1}
        """)
  }

  @Test func `a custom format asks for its assets in its order`() throws {
    let body = try OpenRTBRequestTests.body(
      Auctions.request([.customNative], customFormats: [Rehearsals.simple])
    ) { $0.customAssets = ["Caption": .sponsored] }
    guard case .string(let request)? = body["imp"]?[0]?["native"]?["request"] else {
      Issue.record("no text in \(body.text)")
      return
    }
    let assets = try JSONValue(parsing: request)["assets"]
    #expect(
      assets?.text
        == """
        [{"id":1,"required":1,"title":{"len":90}},\
        {"id":2,"required":1,"img":{"type":3,"wmin":200,"hmin":105}},\
        {"id":3,"required":1,"data":{"type":1}}]
        """)
  }

  @Test func `several formats are several imps`() throws {
    let body = try OpenRTBRequestTests.body(
      Auctions.request(
        [.native, .customNative, .banner], customFormats: [Rehearsals.simple, Rehearsals.simple]))
    guard case .array(let imps)? = body["imp"] else {
      Issue.record("no imps in \(body.text)")
      return
    }
    #expect(imps.map { $0["id"]?.text } == ["\"1\"", "\"2\"", "\"3\"", "\"4\""])
    #expect(imps.map { $0["banner"] != nil } == [false, false, false, true])
  }

  @Test func `everything that is known of the surroundings is said`() throws {
    let body = try OpenRTBRequestTests.body(Surroundings.request, Surroundings.settings)
    #expect(body.text == Surroundings.body(isOlder: false))
  }

  @Test func `exchanges of version 2.5 find the same where they look for it`() throws {
    let body = try OpenRTBRequestTests.body(Surroundings.request) {
      Surroundings.settings(&$0)
      $0.usesOlderPlaces = true
    }
    #expect(body.text == Surroundings.body(isOlder: true))
  }

  @Test func `a site takes the place of an app`() throws {
    var context = AdContext()
    var site = AdContext.Site()
    site.domain = "tea.example"
    site.page = "https://tea.example/hot"
    context.site = site
    let body = try OpenRTBRequestTests.body(
      Auctions.request([.banner], credentials: ["siteId": "s"], context: context))
    #expect(
      body["site"]?.text
        == #"{"id":"s","domain":"tea.example","page":"https://tea.example/hot"}"#)
    #expect(body["app"] == nil)
  }

  @Test func `a Prebid Server is told what it holds and what its bidders take`() throws {
    let body = try OpenRTBRequestTests.body(
      Auctions.request([.rewarded], credentials: ["parameter": "tag"])
    ) { settings in
      var prebid = OpenRTBSettings.Prebid()
      prebid.storedRequest = "app"
      prebid.storesImps = true
      prebid.bidders = .object([JSONMember(name: "someone", value: .object([]))])
      settings.prebid = prebid
    }
    #expect(
      body["ext"]?.text
        == #"{"prebid":{"returnallbidstatus":true,"storedrequest":{"id":"app"}}}"#)
    #expect(
      body["imp"]?[0]?["ext"]?.text
        == """
        {"prebid":{"storedrequest":{"id":"tag"},"bidder":{"someone":{}},\
        "is_rewarded_inventory":1}}
        """)
  }

  @Test func `headers are said, and those of the operator count`() throws {
    let exchange = Exchange("", status: 204)
    let network = Auctions.network(exchange) {
      $0.headers = [HTTPHeader("X-OpenRTB-Version", "2.5"), HTTPHeader("x-key", "k")]
      $0.answerBytes = 9_999
    }
    _ = try NetworkConformance.load(Auctions.request([.banner]), from: network)
    let message = try #require(exchange.asked.first)
    #expect(message.method == .post)
    #expect(message.url == "https://exchange.example/auction")
    #expect(message.trust == .configured)
    #expect(message.longestAnswer == 9_999)
    #expect(
      message.headers == [
        HTTPHeader("content-type", "application/json"), HTTPHeader("accept", "application/json"),
        HTTPHeader("X-OpenRTB-Version", "2.5"), HTTPHeader("x-key", "k"),
      ])
  }
}
