import AdService
import JSON
import RPC
import Testing

@Suite struct AdapterClientTests {
  @Test func `older names in an answer are understood, and unknown members passed over`()
    async throws
  {
    let transport = CannedTransport(
      answer: #"{"version":"1.2.3.4","adSDKVersion":"5.6.7","formats":["nativeAd"],"mood":1}"#)
    let description = try await AdapterClient(transport)
      .describeAdapter(DescribeAdapterParams(engineVersion: "0.2.0", contractVersion: "0.1.0"))
    #expect(description.adapterVersion == "1.2.3.4")
    #expect(description.sdkVersion == "5.6.7")
    #expect(description.formats == [.native])
  }

  @Test func `no ad is an answer`() async throws {
    let params = LoadAdapterParams(
      adId: "ad-1", network: "partner", adUnit: "home", formats: [.native], credentials: [:],
      isTest: false, currency: "USD", isBidding: false, timeoutMs: 500)
    let answer = try await AdapterClient(CannedTransport(answer: "{}")).loadAdapter(params)
    #expect(answer.ad == nil)
  }

  @Test func `a notification is told and nothing waited for`() {
    let transport = CannedTransport(answer: "")
    AdapterClient(transport).notifyAdapter(
      NotifyAdapterParams(adId: "ad-1", type: .lost, winningCpmMicros: 7))
    #expect(
      transport.calls == [
        #"adapter.notify {"adId":"ad-1","type":"lost","winningCpmMicros":"7"}"#
      ])
  }

  @Test(arguments: [
    ("adapter.event", #"{"adId":"ad-1","type":"didRewardUserWithReward"}"#, true),
    ("adapter.event", #"{"adId":"ad-1","type":"rewardEarned","mood":1}"#, true),
    ("adapter.events", #"{"adId":"ad-1","type":"rewardEarned"}"#, false),
  ])
  func `what an adapter tells is known by its name`(
    method: String, params: String, isKnown: Bool,
  ) throws {
    let bytes = Array(params.utf8)
    var reader = JSONReader(bytes.span, unknownMembers: .ignored)
    let told = try AdapterNotification(method: JSONKey(method), params: &reader)
    let expected = AdapterNotification.event(EventAdapterParams(adId: "ad-1", type: .rewardEarned))
    #expect(told == (isKnown ? expected : nil))
  }
}
