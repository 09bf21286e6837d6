import AdService
import JSON
import Loop
import Mediation
import Testing

@testable import Adapters
@testable import Server

@Suite struct ProcessNetworkTests {
  @Test func `a program is set up with all its places and says what it is`() throws {
    let command = try Scripted.command(
      Scripted.usual.replacing("\"adapter.setUp\", ", with: "")
        + "if method == 'adapter.setUp':\n"
        + "    print(json.dumps(params, sort_keys=True), file=sys.stderr)\n"
        + "    return answer(call, {})")
    try EventLoop().trying { loop in
      let outlet = Outlet(on: loop)
      let network = outlet.network(command)
      let unit = AdUnitID(rawValue: "/unit")
      let place = Application.Placement(
        adUnit: unit, formats: [.native], credentials: ["parameter": "a"])
      let context = AdContext(Context(country: "AT"))
      let application = Application(
        credentials: ["account": "tea"],
        placements: [
          place, place, Application.Placement(adUnit: unit, formats: [], credentials: [:]),
        ], context: context)
      try await outlet.serving(network, application) {
        let standings = await outlet.standings
        var traits = NetworkTraits()
        traits.adapterVersion = VersionNumber("1.2.304")
        traits.sdkVersion = VersionNumber("7.0.1")
        traits.formats = [.interstitial, .rewarded]
        traits.takesExtras = false
        #expect(standings == [.settingUp, .ready(traits)])
        let told = """
          {"context": {"country": "AT"}, "credentials": {"account": "tea"}, "network": "partner", \
          "placements": [\
          {"adUnit": "/unit", "credentials": {"parameter": "a"}, "formats": ["native"]}, \
          {"adUnit": "/unit", "credentials": {"parameter": "a"}, "formats": ["native"]}, \
          {"adUnit": "/unit", "credentials": {}, "formats": []}]}
          """
        #expect(await outlet.until { $0.log == [told] })
      }
    }
  }

  @Test(arguments: [true, false])
  func `a load says all that is known, extras only to those who take them`(
    takesExtras: Bool,
  ) throws {
    let describe = takesExtras ? "describe(call, extras={})" : "describe(call)"
    let command = try Scripted.command(
      Scripted.usual.replacing("describe(call)", with: describe)
        + "params.pop('timeoutMs')\n"
        + "print(json.dumps(params, sort_keys=True), file=sys.stderr); answer(call, {})")
    try EventLoop().trying { loop in
      let outlet = Outlet(on: loop)
      let network = outlet.network(command)
      var context = AdContext(Context(country: "AT", keywords: ["tea"]))
      context.isTest = true
      context.extras = [NamedText("other", "{}"), NamedText("partner", #"{"level":3}"#)]
      var options = RequestOptions()
      options.sizes = [BannerSize(width: 320, height: 50)]
      options.adaptive = AdaptiveSize(width: 300, isInline: true)
      options.mediaAspectRatio = .landscape
      let format = CustomFormat(
        id: "1", name: "Simple", assets: [.init("Headline", .text)], videoFallback: "MainImage")
      let request = SourceRequest(
        adUnit: AdUnitID(rawValue: "/unit"), formats: [.interstitial, .rewarded],
        customFormats: [format], credentials: ["parameter": "a", "account": "t"],
        floorMicros: 5, isBidding: true,
        particulars: Particulars(options: options, context: context), ordinal: 6, place: 2)
      let ad = try await outlet.serving(network) {
        try await network.load(request, on: Clock(loop, within: .seconds(20)))
      }
      #expect(ad == nil)
      let extras = takesExtras ? #""extras": {"level": 3}, "# : ""
      let told = """
        {"adId": "offer-7-2", "adUnit": "/unit", "className": "PartnerAdapter", \
        "context": {"country": "AT", "keywords": ["tea"]}, \
        "credentials": {"account": "t", "parameter": "a"}, "currency": "EUR", \
        "customFormats": [{"assets": {"Headline": "text"}, "hasVideo": true, "id": "1", \
        "name": "Simple"}], \(extras)"floorMicros": "5", \
        "formats": ["interstitial", "rewarded"], "isBidding": true, "isTest": true, \
        "network": "partner", "options": {"adaptive": {"kind": "inline", "width": 300}, \
        "mediaAspectRatio": "landscape", "sizes": [{"height": 50, "width": 320}]}}
        """
      #expect(await outlet.until { $0.log == [told] })
    }
  }

  /// What a program answers a load with, and the failure that it is.
  static let failures: [(body: String, failure: NetworkFailure)] = [
    (
      "fail(call, {'kind': 'serverError', 'domain': 'd', 'code': 5, 'message': 'm', "
        + "'retryAfterMs': 30})",
      NetworkFailure(
        .serverError, domain: "d", code: 5, message: "m", retryAfter: .milliseconds(30))
    ),
    (
      "fail(call, {})",
      NetworkFailure(.adapterFailed, domain: "PartnerAdapter", code: 14, message: "it failed")
    ),
    (
      "fail(call, None, -32601)",
      NetworkFailure(.adapterFailed, domain: "PartnerAdapter", code: -32_601, message: "it failed")
    ),
    (
      "answer(call, {'ad': {'format': 'interstitial'}})",
      NetworkFailure(
        .adapterFailed, domain: "adpipe", code: 0,
        message: "the answer is no ad: an ad has exactly one of native, custom, video and html")
    ),
    (
      "ad(call, native={'icon': {'scale': 1}})",
      NetworkFailure(
        .adapterFailed, domain: "adpipe", code: 0,
        message: "the answer is no ad: an ad has exactly one of native, custom, video and html")
    ),
    (
      "print('no memory', file=sys.stderr); sys.stderr.flush(); sys.exit(3)",
      NetworkFailure(
        .adapterFailed, domain: "adpipe", code: 0,
        message: "the program exited with code 3; its last words: no memory")
    ),
  ]

  @Test(arguments: failures)
  func `a load that fails says why in the network's words`(
    body: String, failure: NetworkFailure,
  ) throws {
    let command = try Scripted.command(Scripted.usual + body)
    try EventLoop().trying { loop in
      let outlet = Outlet(on: loop)
      let network = outlet.network(command)
      try await outlet.serving(network) {
        _ = await #expect(throws: failure) {
          try await network.load(.plain(), on: Clock(loop, within: .seconds(20)))
        }
      }
    }
  }

  @Test func `the life of an ad is told to its program, and its events to the engine`() throws {
    let command = try Scripted.command(
      """
      if method == "adapter.describe": return describe(call, counts={"clicks": True})
      if method == "adapter.load": return ad(call)
      if method == "adapter.notify" and params["type"] == "rendered":
          event(name, "didRewardUserWithReward", asset="x", at="2026-11-20T12:00:00Z")
          event("ad-1", "click")
      if method == "adapter.setUp": return answer(call, {})
      print(method, json.dumps(params, sort_keys=True), file=sys.stderr)
      if method == "adapter.present": answer(call, {})
      if method == "adapter.release": answer(call, {}); answer(call, {})
      """)
    try EventLoop().trying { loop in
      let outlet = Outlet(on: loop)
      let network = outlet.network(command)
      try await outlet.serving(network) {
        let offer = try await network.load(.plain(), on: Clock(loop, within: .seconds(20)))
        #expect(offer?.terms.counting == OfferTerms.Counting(clicks: true))
        let name = OfferName(load: 1, place: 0)
        try await network.present(
          PresentRequest(
            of: name, verification: ServerSideVerification(userID: "v"), isMuted: true),
          on: Clock(loop, within: .seconds(20)))
        for kind in AdaptersNotices.all { network.tell(AdNotice(kind, of: name)) }
        #expect(await outlet.until { $0.violations == [.unknownAd, .answeredTwice] })
        let event = await outlet.events.first
        #expect(event?.kind == .rewardEarned)
        #expect(event?.ad == name)
        #expect((event?.asset, event?.atMs) == ("x", 1_000))
        #expect(await outlet.until { $0.log == AdaptersNotices.told })
      }
    }
  }
}

/// All that a program can be told, and how it is.
enum AdaptersNotices {
  static let all: [AdNotice.Kind] = [
    .impression, .click(asset: "a"), .rendered(RenderedAssets(clickable: ["a"])), .untracked,
    .muted(reason: "r"), .lost(.outbid, winningCPMMicros: 7), .released,
  ]

  static let told = [
    #"adapter.present {"adId": "offer-1-0", "muted": true, "ssv": {"userId": "v"}}"#,
    #"adapter.notify {"adId": "offer-1-0", "type": "impression"}"#,
    #"adapter.notify {"adId": "offer-1-0", "asset": "a", "type": "click"}"#,
    #"adapter.notify {"adId": "offer-1-0", "rendered": {"clickable": ["a"]}, "type": "rendered"}"#,
    #"adapter.notify {"adId": "offer-1-0", "type": "untracked"}"#,
    #"adapter.notify {"adId": "offer-1-0", "reason": "r", "type": "muted"}"#,
    #"adapter.notify {"adId": "offer-1-0", "reason": "OUTBID", "type": "lost", "#
      + #""winningCpmMicros": "7"}"#,
    #"adapter.release {"adId": "offer-1-0"}"#,
  ]
}
