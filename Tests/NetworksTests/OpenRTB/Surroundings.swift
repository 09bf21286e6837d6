import JSON
import Mediation
import Networks

/// A load of which everything is known.
enum Surroundings {
  /// What is asked for.
  static var request: SourceRequest {
    var options = RequestOptions()
    options.sizes = [BannerSize(width: 300, height: 250), BannerSize(width: 320, height: 100)]
    return Auctions.request(
      [.banner], credentials: ["tagId": "t", "appId": "a", "publisherId": "p"],
      floorMicros: 1_050_000, context: context, options: options)
  }

  private static var context: AdContext {
    var context = AdContext()
    var app = AdContext.App()
    app.bundle = "com.example.tea"
    app.name = "Tea"
    app.version = "1.2"
    app.storeURL = "https://store.example/tea"
    app.domain = "tea.example"
    app.publisher.name = "Leaves"
    app.categories = ["IAB8"]
    context.app = app
    context.device = device
    var user = AdContext.User()
    user.id = "u"
    user.extendedIDs = [.init(source: "id.example", ids: [.init("x", kind: 3), .init("y")])]
    context.user = user
    var consent = AdContext.Consent()
    consent.tcf = "T"
    consent.gpp = "G"
    consent.gppSections = [2, 7]
    consent.usPrivacy = "1YNN"
    context.consent = consent
    var content = AdContext.Content()
    content.keywords = ["tea", "hot"]
    content.url = "https://tea.example/hot"
    content.targeting = [NamedText("mood", "calm"), NamedText("cup", "big,blue")]
    context.content = content
    var protection = AdContext.Protection()
    protection.age = .child
    context.protection = protection
    context.country = "at"
    context.isTest = true
    return context
  }

  private static var device: AdContext.Device {
    var device = AdContext.Device()
    device.os = "iOS"
    device.osVersion = "18.1"
    device.make = "Apple"
    device.model = "iPhone"
    device.kind = .phone
    device.language = "de-AT"
    device.userAgent = "Browser/1"
    device.ip = "2001:db8::1"
    device.ifa = "i"
    device.limitsAdTracking = false
    device.width = 1170
    device.height = 2532
    device.pixelRatio = 3
    device.carrier = "A1"
    device.connection = .cellular5g
    return device
  }

  /// What the operator has said.
  static func settings(_ settings: inout OpenRTBSettings) {
    settings.currency = "EUR"
    settings.bidCurrencies = ["EUR", "USD"]
    settings.blockedCategories = ["IAB26"]
    settings.blockedDomains = ["bad.example"]
    settings.supplyChain = .object([JSONMember(name: "complete", value: .number(JSONNumber(1)))])
  }

  /// What the exchange is asked.
  static func body(isOlder: Bool) -> String {
    let eids = #""eids":[{"source":"id.example","uids":[{"id":"x","atype":3},{"id":"y"}]}]"#
    let user = #""consent":"T",\#(eids)"#
    let regs = #""gdpr":1,"us_privacy":"1YNN""#
    let gpp = #""gpp":"G","gpp_sid":[2,7]"#
    let chain = #""schain":{"complete":1}"#
    return """
      {"id":"\(Auctions.id)","imp":[{"id":"1","banner":{"format":[{"w":300,"h":250},\
      {"w":320,"h":100}],"w":300,"h":250},"tagid":"t","bidfloor":1.05,"bidfloorcur":"EUR",\
      "secure":1}],"app":{"id":"a","name":"Tea","bundle":"com.example.tea",\
      "domain":"tea.example","storeurl":"https://store.example/tea","cat":["IAB8"],"ver":"1.2",\
      "publisher":{"id":"p","name":"Leaves"},"content":{"url":"https://tea.example/hot"},\
      "keywords":"tea,hot","ext":{"data":{"mood":"calm","cup":["big","blue"]}}},\
      "device":{"ua":"Browser/1","geo":{"country":"AUT"},"lmt":0,"ipv6":"2001:db8::1",\
      "devicetype":4,"make":"Apple","model":"iPhone","os":"iOS","osv":"18.1","w":1170,"h":2532,\
      "pxratio":3,"language":"de","carrier":"A1","connectiontype":7,"ifa":"i"},\
      "user":{"id":"u",\(isOlder ? "\"ext\":{\(user)}" : user)},\
      "regs":{"coppa":1,\(isOlder ? "\(gpp),\"ext\":{\(regs)}" : "\(regs),\(gpp)")},\
      "source":{"tid":"\(Auctions.id)",\(isOlder ? "\"ext\":{\(chain)}" : chain)},"test":1,"at":1,\
      "cur":["EUR","USD"],"bcat":["IAB26"],"badv":["bad.example"]}
      """
  }
}
