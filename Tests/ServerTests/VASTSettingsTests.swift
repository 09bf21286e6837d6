import AdService
import JSON
import Mediation
import Networks
import Testing

@testable import Server

/// What the configuration says of a network that answers in VAST reaches that network.
@Suite struct VASTSettingsTests {
  private static func settings(_ text: String) throws -> VASTSettings {
    let bytes = Array(text.utf8)
    var reader = JSONReader(bytes.span)
    return VASTSettings(try NetworkConfiguration(from: &reader), "1.2.3")
  }

  @Test func `what is not said is as the network has it by itself`() throws {
    var usual = VASTSettings()
    usual.clientName = "unknown adpipe/1.2.3"
    #expect(try Self.settings(#"{"adapter":"vast"}"#) == usual)
    #expect(try Self.settings(#"{"adapter":"vast","vast":{}}"#) == usual)
  }

  @Test func `everything that is said counts`() throws {
    let settings = try Self.settings(
      """
      {"adapter":"vast","endpoint":"https://e.example","timeoutMs":700,"vast":{
      "wrapperTimeoutMs":300,"maxWrappers":2,"maxFetches":9,"maxDocumentBytes":2048,"breakId":"mid",
      "rewardAt":"skip","callToAction":"Buy","playerName":"Box/1","mimeTypes":["Video/WebM"],
      "deliveries":["streaming"],"maxBitrateKbps":5,"maxWidth":6,"maxHeight":7,"minDurationMs":8,
      "maxDurationMs":9,"companions":false,"verification":true,"requiresMezzanine":true,
      "requiresCategory":true,"blockedCategories":["IAB7"]}}
      """)
    var wanted = VASTSettings()
    wanted.endpoint = "https://e.example"
    wanted.patience = .milliseconds(700)
    wanted.wrapperPatience = .milliseconds(300)
    (wanted.rules.mostWrappers, wanted.rules.mostFetches) = (2, 9)
    (wanted.longestDocument, wanted.breakID, wanted.callToAction) = (2_048, "mid", "Buy")
    (wanted.rewardsAt, wanted.clientName) = (.skippable, "Box/1 adpipe/1.2.3")
    wanted.capabilities.mimeTypes = ["video/webm"]
    wanted.capabilities.deliveries = [.streaming]
    wanted.capabilities.maxBitrateKbps = 5
    (wanted.capabilities.maxWidth, wanted.capabilities.maxHeight) = (6, 7)
    (wanted.capabilities.minDurationMs, wanted.capabilities.maxDurationMs) = (8, 9)
    wanted.capabilities.showsCompanions = false
    wanted.capabilities.runsVerification = true
    wanted.capabilities.needsMezzanine = true
    wanted.capabilities.needsCategory = true
    wanted.capabilities.blockedCategories = ["IAB7"]
    #expect(settings == wanted)
  }
}
