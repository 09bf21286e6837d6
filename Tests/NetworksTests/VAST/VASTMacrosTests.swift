import HTTP
import Mediation
import Networks
import Testing

/// What the macros in the endpoint of a network become.
private func asked(
  _ query: String, mimeTypes: [String] = [], longestMs: Int64? = nil, pod: PodDemand? = nil,
  _ change: (inout AdContext) -> Void = { _ in },
) throws -> String {
  let web = RehearsedWeb()
  let loader = web.loader {
    if !mimeTypes.isEmpty { $0.capabilities.mimeTypes = mimeTypes }
    $0.capabilities.maxDurationMs = longestMs
    $0.endpoint = "https://e.example/?\(query)"
  }
  let network = VASTNetwork(id: NetworkID(rawValue: "tags"), loader: loader)
  _ = try NetworkConformance.load(
    VASTSamples.request(.rewarded, pod: pod) { change(&$0) }, from: network)
  return String(try #require(web.asked.first).url.dropFirst(19))
}

@Suite struct VASTMacrosTests {
  @Test func `every macro of the standard is known`() throws {
    #expect(VASTMacro.allCases.count == 59)
    for macro in VASTMacro.allCases {
      let value = try asked("[\(macro.rawValue)]")
      #expect(!value.contains("["))
      #expect(!value.isEmpty)
    }
  }

  @Test(arguments: [
    "[UNHEARDOF]", "[1]", "[]", "[TIMESTAMP", "[timestamp]", "a[b]=c", "%5Bx", "100%", "%5",
  ])
  func `what is no macro stays as it is`(text: String) throws {
    #expect(try asked(text) == text)
  }

  @Test(arguments: ["[ADCOUNT]", "%5BADCOUNT%5D", "%5bADCOUNT%5d", "%5BADCOUNT]"])
  func `brackets count even where they are encoded`(text: String) throws {
    #expect(try asked("a=\(text)&b") == "a=1&b")
  }

  @Test(arguments: [
    "ERRORCODE", "REASON", "ADPLAYHEAD", "ASSETURI", "CLICKPOS", "IFA", "LIMITADTRACKING",
    "OMIDPARTNER",
  ])
  func `what is not known is said to be unknown`(macro: String) throws {
    #expect(try asked("[\(macro)]") == "-1")
  }

  @Test func `times and numbers are those of the request`() throws {
    #expect(try asked("[TIMESTAMP]") == "2026-11-20T12%3A00%3A00.000Z")
    let number = try asked("[CACHEBUSTING]")
    #expect(number.count == 8)
    #expect(Int(number) != nil)
    #expect(try asked("[CACHEBUSTING]") == number)
    let id = try asked("[TRANSACTIONID]").split(separator: "-").map(\.count)
    #expect(id == [8, 4, 4, 4, 12])
  }

  @Test func `what the context says is told as it may stand in an address`() throws {
    let values = try asked(
      "[DEVICEUA]|[IFA]|[IFATYPE]|[LIMITADTRACKING]|[APPBUNDLE]|[PAGEURL]|[GDPRCONSENT]|[REGULATIONS]|[GPPSECTIONID]|[PLAYERSIZE]|[PLAYERSTATE]|[MEDIAMIME]",
      mimeTypes: ["video/mp4", "video/webm"]
    ) {
      var device = AdContext.Device()
      device.userAgent = "Box (x; y)/1"
      device.ifa = "ab-cd"
      device.os = "tvOS"
      device.limitsAdTracking = false
      (device.width, device.height, device.pixelRatio) = (1_920, 1_080, 2)
      var app = AdContext.App()
      app.bundle = "com.example.tea"
      var consent = AdContext.Consent()
      (consent.tcf, consent.gppSections) = ("CPX+a", [2, 7])
      ($0.device, $0.app, $0.consent, $0.isMuted) = (device, app, consent, true)
    }
    #expect(
      values.split(separator: "|") == [
        "Box%20%28x%3B%20y%29%2F1", "ab-cd", "idfa", "0", "com.example.tea", "0", "CPX%2Ba", "gdpr",
        "2,7",
        "960,540", "muted,fullscreen", "video%2Fmp4,video%2Fwebm",
      ])
  }

  @Test(arguments: [
    (nil as PodDemand?, "-1|-1|1|1|4|5|fullscreen"),
    (PodDemand(mostMs: 29_999, mostAds: 4), "29|29|4|1|2|1|-1"),
    (PodDemand(mostMs: 90_000, mostAds: 3, adsBefore: 2, position: .before), "90|60|3|3|1|1|-1"),
    (PodDemand(mostMs: 5_000, mostAds: 1, position: .after), "5|5|1|1|3|1|-1"),
  ])
  func `how much room a break has is told`(pod: PodDemand?, values: String) throws {
    let query =
      "[BREAKMAXDURATION]|[BREAKMAXADLENGTH]|[BREAKMAXADS]|[ADCOUNT]|[BREAKPOSITION]"
      + "|[PLACEMENTTYPE]|[PLAYERSTATE]"
    let longest: Int64? = (pod?.mostMs ?? 0) > 60_000 ? 60_000 : nil
    #expect(try asked(query, longestMs: longest, pod: pod) == values)
  }

  @Test func `what a viewer withholds is said to be withheld`() throws {
    let query = "[IFA] [IFATYPE] [DEVICEIP] [LIMITADTRACKING]"
    let limited = try asked(query) {
      var device = AdContext.Device()
      (device.ifa, device.ip, device.os, device.limitsAdTracking) = ("ab", "1.2.3.4", "iOS", true)
      $0.device = device
    }
    #expect(limited == "-2 -2 -2 1")
    let child = try asked(query + " [REGULATIONS]") {
      var protection = AdContext.Protection()
      protection.isChildDirected = true
      $0.protection = protection
    }
    #expect(child == "-2 -2 -2 -1 coppa")
  }

  @Test func `what is known of the ad is told with its events`() throws {
    let macros =
      "<TrackingEvents><Tracking event='start'>[ADPLAYHEAD]|[ASSETURI]|[UNIVERSALADID]|[PODSEQUENCE]|[ADSERVINGID]|[ADTYPE]|[ADCOUNT]</Tracking></TrackingEvents>"
    let ad = VASTSamples.inLine(
      attributes: "sequence='4'", more: "<AdServingId>S-1</AdServingId>", linear: macros)
    let named = ad.replacing(
      "<Linear",
      with:
        "<UniversalAdId idRegistry='ad-id.org'>X</UniversalAdId><UniversalAdId idRegistry='r'>Y</UniversalAdId><Linear",
      maxReplacements: 1)
    let offer = try #require(try RehearsedWeb().offer(VASTSamples.document(named)).get())
    var circumstances = TrackingCircumstances(atMs: 0, chance: 0)
    circumstances.playheadMs = 5_250
    #expect(
      offer.terms.tracking?.urls(for: .reported(.videoStarted), in: circumstances) == [
        "00%3A00%3A05.250|https%3A%2F%2Fmedia.example%2Fv|ad-id.org%20X,r%20Y|4|S-1|video|1"
      ])
  }

  @Test func `a wrapper's server learns what the wrappers block`() throws {
    let url = "https://b.example/?[BLOCKEDADCATEGORIES]&[ADCOUNT]"
    let wrapper = VASTSamples.wrapper(
      to: url, more: "<BlockedAdCategories>IAB7,IAB8-1</BlockedAdCategories>")
    let web = RehearsedWeb()
    _ = try web.offer(VASTSamples.document(wrapper)) {
      $0.capabilities.blockedCategories = ["IAB1"]
    }
    #expect(web.asked.map(\.url) == ["https://b.example/?IAB1,IAB7,IAB8-1&1"])
  }
}
