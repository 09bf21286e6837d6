import Mediation
import Networks
import Testing

private let simple = Rehearsals.simple

private func network(
  _ name: String = "sample", _ change: (inout SampleSettings) -> Void = { _ in },
) -> SampleNetwork {
  Rehearsals.network(name, change)
}

private func request(
  _ formats: AdFormat..., customFormats: [CustomFormat] = [simple],
  credentials: [String: String] = [:], ordinal: UInt64 = 0,
) -> SourceRequest {
  SourceRequest(
    adUnit: AdUnitID(rawValue: "home"), formats: formats, customFormats: customFormats,
    credentials: credentials, ordinal: ordinal)
}

private func offer(
  _ request: SourceRequest,
  from network: SampleNetwork = network(),
) throws -> AdOffer {
  try Rehearsals.offer(request, from: network)
}

/// How often the network fills the first loads of a session.
private func fills(_ network: SampleNetwork, of loads: UInt64 = 1_000) throws -> [Bool] {
  try (0..<loads).map { ordinal in
    try NetworkConformance.load(request(.native, ordinal: ordinal), from: network).load.offer != nil
  }
}

@Suite struct SampleNetworkTests {
  @Test(arguments: AdFormat.allCases, [true, false])
  func `it fills every format that it sells`(_ format: AdFormat, _ hasVideo: Bool) throws {
    let network = network { $0.hasVideo = hasVideo }
    #expect(network.formats.contains(format))
    try NetworkConformance.expectFills(network, request(format))
  }

  @Test func `it passes when it never fills`() throws {
    try NetworkConformance.expectPasses(network { $0.fill = .never }, request(.native))
  }

  @Test func `it passes on custom formats that nobody names`() throws {
    try NetworkConformance.expectPasses(network(), request(.customNative, customFormats: []))
  }

  @Test func `it stops when it is cancelled`() throws {
    let slow = network { $0.latency = .seconds(5) }
    try NetworkConformance.expectStopsWhenCancelled(slow, request(.native))
  }

  @Test(arguments: ["", " ", "unit a", "unit\n"])
  func `it refuses a parameter that names no ad unit`(_ parameter: String) throws {
    let request = request(.native, credentials: ["parameter": parameter])
    try NetworkConformance.expectRefuses(
      network(), request, naming: ["parameter"])
  }

  @Test(arguments: [[:], ["parameter": "unit-a"], ["account": ""]])
  func `it needs no credentials`(_ credentials: [String: String]) throws {
    try NetworkConformance.expectFills(network(), request(.native, credentials: credentials))
  }

  @Test func `it holds no state between loads`() throws {
    let network = network { $0.fill = .rate(0.5) }
    let requests = (0..<32).map { request(.native, .rewarded, ordinal: $0) }
    try NetworkConformance.expectHoldsNoState(network, requests)
  }

  @Test func `it takes its time`() throws {
    let slow = network { $0.latency = .milliseconds(20) }
    let (load, expired) = try NetworkConformance.load(request(.native), from: slow)
    #expect(load.duration == .milliseconds(20))
    #expect(!expired)
  }

  @Test func `it fails in its own words after its own time`() throws {
    let failure = NetworkFailure(.serverError, domain: "com.example", code: 101, message: "down")
    let broken = network {
      $0.failure = failure
      $0.latency = .milliseconds(15)
    }
    let load = try NetworkConformance.load(request(.native), from: broken).load
    #expect(load == .init(offer: nil, failure: failure, duration: .milliseconds(15)))
  }

  @Test func `a rate fills about that share, and the same loads every time`() throws {
    let often = network { $0.fill = .rate(0.85) }
    let first = try fills(often)
    #expect(try fills(often) == first)
    #expect((800...900).contains(first.count { $0 }))
  }

  @Test func `the rates zero and one are never and always`() throws {
    #expect(try fills(network { $0.fill = .rate(0) }, of: 100).allSatisfy { !$0 })
    #expect(try fills(network { $0.fill = .rate(1) }, of: 100).allSatisfy { $0 })
  }

  @Test func `another seed or another name plays another session`() throws {
    let half = try fills(network { $0.fill = .rate(0.5) }, of: 64)
    let seeded = network {
      $0.fill = .rate(0.5)
      $0.seed = 1
    }
    #expect(try fills(seeded, of: 64) != half)
    #expect(try fills(network("other") { $0.fill = .rate(0.5) }, of: 64) != half)
  }

  @Test func `the first format that is wanted comes`() throws {
    #expect(try offer(request(.rewarded, .native)).format == .rewarded)
    #expect(try offer(request(.native, .rewarded)).format == .native)
    let nameless = request(.customNative, .interstitial, customFormats: [])
    #expect(try offer(nameless).format == .interstitial)
  }

  @Test func `a custom ad has every asset of its format in order`() throws {
    guard case .custom(let custom) = try offer(request(.customNative)).content else {
      Issue.record("not a custom ad")
      return
    }
    #expect(custom.formatID == "10063170")
    #expect(custom.assets.map(\.name) == ["Headline", "MainImage", "Caption"])
    #expect(
      custom["MainImage"] == .image(AdImage(.url("https://example.com/sample/main-image.png"))))
    #expect(custom.video == nil)
  }

  @Test(arguments: [("MainImage", true), ("Headline", true), ("Icon", false)])
  func `what it omits is missing from the ad`(_ asset: String, _ isMissed: Bool) throws {
    let offer = try offer(request(.customNative), from: network { $0.omits = [asset] })
    let fault: OfferFault?
    do throws(OfferFault) {
      try offer.checkFit(request(.customNative))
      fault = nil
    } catch {
      fault = error
    }
    #expect(fault == (isMissed ? .missingAsset(asset) : nil))
  }

  @Test(arguments: NativeAsset.allCases)
  func `a native ad has all assets but those that are omitted`(_ asset: NativeAsset) throws {
    let content = try offer(request(.native), from: network { $0.omits = [asset.rawValue] }).content
    guard case .native(let native) = content else {
      Issue.record("not a native ad")
      return
    }
    #expect(NativeAsset.allCases.filter { !native.has($0) } == [asset])
  }

  @Test func `a rewarded ad is a video of thirty seconds that cannot be skipped`() throws {
    let rewarded = try offer(request(.rewarded))
    guard case .video(let video) = rewarded.content else {
      Issue.record("not a video")
      return
    }
    #expect(video.durationMs == 30_000)
    #expect(video.skipOffsetMs == nil)
    #expect(rewarded.reward == Reward(type: "coins", amount: "10"))
    #expect(try offer(request(.native)).reward == nil)
  }

  @Test(arguments: [AdFormat.native, .customNative, .interstitial, .appOpen])
  func `a video comes where there is room for one and it is wanted`(_ format: AdFormat) throws {
    let withVideo = network { $0.hasVideo = true }
    #expect(try offer(request(format), from: withVideo).content.hasVideo)
    #expect(try !offer(request(format)).content.hasVideo)
  }

  @Test(arguments: ["MainImage", "Large Image!", "\u{e9}", "URL2"])
  func `images of any name have addresses`(_ name: String) throws {
    let format = CustomFormat(id: "1", name: "One", assets: [.init(name, .image)])
    let content = try offer(request(.customNative, customFormats: [format])).content
    guard case .custom(let custom) = content, case .image(let image)? = custom[name],
      case .url(let url) = image.source
    else {
      Issue.record("no image with an address")
      return
    }
    #expect(url.wholeMatch(of: /https:\/\/example\.com\/sample\/[a-z0-9-]+\.png/) != nil)
  }
}

extension AdContent {
  fileprivate var hasVideo: Bool {
    switch self {
    case .native(let native): native.media?.hasVideo == true
    case .custom(let custom): custom.video != nil
    case .video: true
    case .html: false
    }
  }
}
