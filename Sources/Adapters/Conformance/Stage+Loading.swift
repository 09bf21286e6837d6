import AdService
import JSON
import Loop

/// What a load came to.
enum StagedLoad {
  case ad(OfferedAd)
  case nothing
  case refused(AdapterErrorDetail)

  /// What it came to, in a word or two.
  var word: String {
    switch self {
    case .ad: "an ad"
    case .nothing: "no ad"
    case .refused(let detail): "the error \(detail.kind?.rawValue ?? "adapterFailed")"
    }
  }

  /// Whether there is nothing to sell, however that was said.
  var isNothing: Bool {
    switch self {
    case .nothing: true
    case .refused(let detail): detail.kind == .noFill
    case .ad: false
    }
  }
}

// How scenarios load ads.
extension Stage {
  /// The time that loads have.
  static let loadTimeoutMs = 1_000

  /// What an ad of these formats is loaded with from a place.
  func params(
    _ place: ConformanceSubject.Place, _ formats: [AdFormat]? = nil,
  ) throws(ConformanceStop) -> LoadAdapterParams {
    guard let credentials = subject.places[place] else {
      throw .skipped("no place is known that is good for `\(place.rawValue)`")
    }
    guard let described else { throw .skipped("the adapter did not describe itself") }
    let formats = formats ?? described.formats.prefix(1).map(\.self)
    let isCustom = formats.contains(.customNative)
    return LoadAdapterParams(
      adId: "ad-\(nextNumber())", network: subject.network, adUnit: Stage.adUnit,
      formats: formats, customFormats: isCustom ? [Stage.customFormat("10063170")] : nil,
      credentials: subject.credentials.merged(with: credentials),
      context: Context(app: AppContext(bundle: "com.example.conform"), country: "AT"),
      isTest: false, currency: "USD", isBidding: false, timeoutMs: Stage.loadTimeoutMs)
  }

  /// A custom format with a text and an image.
  static func customFormat(_ id: String) -> WantedFormat {
    WantedFormat(
      id: id, name: "Simple", assets: ["Headline": .text, "MainImage": .image, "Caption": .text])
  }

  /// Begins a load.
  @discardableResult
  func begin(_ params: LoadAdapterParams, more: [JSONMember] = []) -> String {
    begin("adapter.load", params, .load(params), more: more)
  }

  /// Loads, and sees that the answer is in time and what the contract says.
  func load(_ params: LoadAdapterParams) async throws(ConformanceStop) -> StagedLoad {
    try await load(begin(params), params)
  }

  /// Waits for what a load came to.
  func load(_ id: String, _ params: LoadAdapterParams) async throws(ConformanceStop) -> StagedLoad {
    let time = Duration.milliseconds(params.timeoutMs)
    let limit = time + subject.patience
    let outcome = try await outcome(id, as: LoadAdapterResult.self, within: limit)
    guard span(of: id) <= time else {
      throw .broken(.loadsInTime, "the load took \(span(of: id))")
    }
    switch outcome {
    case .result(let result):
      guard let ad = result.ad else { return .nothing }
      if let breach = OfferCheck(params: params).breach(of: ad) { throw .breach(breach) }
      return .ad(ad)
    case .error(let error): return .refused(try detail(of: error))
    }
  }

  /// How long the answer to a call took.
  func span(of id: String) -> Duration {
    guard let call = calls[id], let answer = call.answer else { return .zero }
    return answer.heardAt - call.madeAt
  }

  /// What the network says of an error, which needs to be there.
  func detail(of error: JSONValue) throws(ConformanceStop) -> AdapterErrorDetail {
    guard let detail = Stage.read(error["data"] ?? .null, as: AdapterErrorDetail.self),
      let domain = detail.domain, !domain.isEmpty, detail.code != nil
    else { throw .broken(.errorNamed, "the error has no domain and code: \(error.text)") }
    return detail
  }

  /// Loads an ad, which there must be.
  func ad(
    _ params: LoadAdapterParams, or rule: ConformanceRule = .fills,
  ) async throws(ConformanceStop) -> OfferedAd {
    try await ad(begin(params), params, or: rule)
  }

  /// Waits for an ad, which there must be.
  func ad(
    _ id: String, _ params: LoadAdapterParams, or rule: ConformanceRule = .fills,
  ) async throws(ConformanceStop) -> OfferedAd {
    let load = try await load(id, params)
    guard case .ad(let ad) = load else {
      let formats = params.formats.map(\.rawValue).joined(separator: ", ")
      throw .broken(rule, "\(formats): the load came to \(load.word)")
    }
    return ad
  }

  /// Presents an ad, which must be possible.
  func present(
    _ params: PresentAdapterParams, or rule: ConformanceRule = .presents,
  ) async throws(ConformanceStop) {
    let id = begin("adapter.present", params, .present(params.adId))
    try await result(id, as: PresentAdapterResult.self, or: rule)
  }

  /// Presents an ad, which must be refused.
  func presentInVain(
    _ ad: String, or rule: ConformanceRule,
  ) async throws(ConformanceStop) {
    let id = begin("adapter.present", PresentAdapterParams(adId: ad), .present(ad))
    switch try await outcome(id, as: PresentAdapterResult.self) {
    case .result: throw .broken(rule, "the ad \(ad) was accepted")
    case .error(let error): _ = try detail(of: error)
    }
  }

  /// Releases an ad.
  func release(_ ad: String) async throws(ConformanceStop) {
    let id = begin("adapter.release", ReleaseAdapterParams(adId: ad), .release(ad))
    try await result(id, as: ReleaseAdapterResult.self, or: .releases)
  }

  /// The formats that fill the screen, as far as the adapter has them.
  var fullScreen: [AdFormat] {
    let all: Set<AdFormat> = [.interstitial, .rewarded, .rewardedInterstitial, .appOpen]
    return (described?.formats ?? []).filter(all.contains)
  }

  /// That format alone, if the adapter has it.
  func only(_ format: AdFormat) throws(ConformanceStop) -> [AdFormat] {
    guard described?.formats.contains(format) == true else {
      throw .skipped("the adapter has no \(format.rawValue) ads")
    }
    return [format]
  }
}
