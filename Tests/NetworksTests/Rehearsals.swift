import Mediation
import Networks
import Rehearsal
import Testing

/// What the tests of the sample network ask it for.
enum Rehearsals {
  /// The format of Google's documents.
  static let simple = CustomFormat(
    id: "10063170", name: "Simple",
    assets: [.init("Headline", .text), .init("MainImage", .image), .init("Caption", .text)],
    clickable: ["MainImage"], videoFallback: "MainImage")

  /// A sample network of that name that has been changed so.
  static func network(
    _ name: String = "sample", outlet: (any SignalOutlet)? = nil,
    _ change: (inout SampleSettings) -> Void = { _ in },
  ) -> SampleNetwork {
    var settings = SampleSettings()
    change(&settings)
    return SampleNetwork(id: NetworkID(rawValue: name), settings: settings, outlet: outlet)
  }

  /// A request for these formats.
  static func request(
    _ formats: AdFormat..., customFormats: [CustomFormat] = [simple],
    credentials: [String: String] = [:], ordinal: UInt64 = 0, isBidding: Bool = false,
    extras: String? = nil, country: String? = nil,
    _ change: (inout RequestOptions) -> Void = { _ in },
  ) -> SourceRequest {
    var options = RequestOptions()
    change(&options)
    var context = AdContext()
    context.country = country
    if let extras { context.extras = [NamedText("sample", extras)] }
    return SourceRequest(
      adUnit: AdUnitID(rawValue: "home"), formats: formats, customFormats: customFormats,
      credentials: credentials, isBidding: isBidding,
      particulars: Particulars(options: options, context: context), ordinal: ordinal)
  }

  /// The ad that the network has for the request.
  static func offer(
    _ request: SourceRequest, from network: SampleNetwork = network(),
  ) throws -> AdOffer {
    try #require(try NetworkConformance.load(request, from: network).load.offer)
  }

  /// Why the ad cannot be used; nil if it can.
  static func fault(of offer: AdOffer, for request: SourceRequest) -> OfferFault? {
    do throws(OfferFault) {
      try offer.checkFit(request)
      return nil
    } catch {
      return error
    }
  }
}

/// Keeps what networks signal, with the time at which they do.
final class Signals: SignalOutlet, @unchecked Sendable {
  private(set) var all: [(at: Duration, signal: NetworkSignal)] = []
  private let time: SteppedTime?

  init(on time: SteppedTime? = nil) {
    self.time = time
  }

  func signal(_ signal: NetworkSignal) {
    all.append((time?.now ?? .zero, signal))
  }

  /// The rules that were broken, with the ads that they were broken in.
  var violations: [NetworkViolation] {
    all.compactMap { if case .violation(let violation, _) = $0.signal { violation } else { nil } }
  }
}
