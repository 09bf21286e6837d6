import AdService
import JSON
import Mediation
import Testing

@testable import Server

/// What a client says of app, device and viewer reaches the networks that are built in.
@Suite struct ContextPartsTests {
  @Test func `what is said of nothing takes nothing`() {
    let context = AdContext(Context())
    #expect(context.app == nil)
    #expect(context.site == nil)
    #expect(context.device == nil)
    #expect(context.user == nil)
    #expect(context.consent == nil)
    #expect(context.content == nil)
    #expect(context.protection == nil)
  }

  @Test func `an app and its publisher are taken over`() {
    let app = AdContext(
      Context(
        app: AppContext(
          bundle: "com.example.tea", name: "Tea", version: "1.2",
          storeUrl: "https://example.com/tea", publisherId: "p-1", publisherName: "Leaves",
          domain: "example.com", categories: ["IAB8"]))
    ).app
    var expected = AdContext.App()
    expected.bundle = "com.example.tea"
    expected.name = "Tea"
    expected.version = "1.2"
    expected.storeURL = "https://example.com/tea"
    expected.publisher.id = "p-1"
    expected.publisher.name = "Leaves"
    expected.domain = "example.com"
    expected.categories = ["IAB8"]
    #expect(app == expected)
  }

  @Test func `the words of the contract are those of the domain`() {
    let known = DeviceType.allCases.filter { $0 != .unknown }
    for type in known {
      let device = AdContext(Context(device: DeviceContext(type: type))).device
      #expect(device?.kind?.rawValue == type.rawValue)
    }
    for connection in ConnectionType.allCases where connection != .unknown && connection != .none {
      let device = AdContext(Context(device: DeviceContext(connection: connection))).device
      #expect(device?.connection?.rawValue == connection.rawValue)
    }
    for rating in ContentRating.allCases {
      let protection = AdContext(Context(maxContentRating: rating)).protection
      #expect(protection?.maxRating?.rawValue == rating.rawValue)
    }
    for age in AgeRestriction.allCases where age != .unspecified {
      #expect(AdContext(Context(ageRestricted: age)).protection?.age?.rawValue == age.rawValue)
    }
  }

  @Test func `a viewer and what was agreed to are taken over`() {
    let context = AdContext(
      Context(
        user: UserContext(
          id: "u", eids: [ExtendedID(source: "example.com", uids: [UserID(id: "x", atype: 3)])]),
        targeting: ["b": "2", "a": "1"],
        consent: Consent(tcf: "T", gpp: "G", gppSid: [7], usPrivacy: "1YNN"), underAge: true))
    #expect(context.user?.id == "u")
    #expect(
      context.user?.extendedIDs == [.init(source: "example.com", ids: [.init("x", kind: 3)])])
    #expect(context.content?.targeting == [NamedText("b", "2"), NamedText("a", "1")])
    #expect(context.consent?.tcf == "T")
    #expect(context.consent?.gpp == "G")
    #expect(context.consent?.gppSections == [7])
    #expect(context.consent?.usPrivacy == "1YNN")
    #expect(context.protection?.isUnderAge == true)
    #expect(context.protection?.isChildDirected == nil)
  }
}
