import AdService
import JSON
import Mediation

/// How long the ads of a network may wait to be presented.
struct Lifetimes: Sendable {
  /// One for each format, in the order of the formats.
  private let byFormat: [Duration]

  /// How long Google lets ads of an app that comes to the front wait.
  private static let appOpen = Duration.seconds(4 * 3_600)

  /// Takes what the configuration says of the network, and else what it says of all networks.
  init(_ configuration: Configuration, _ network: NetworkConfiguration) {
    byFormat = Mediation.AdFormat.allCases.map { format in
      let name = format.rawValue
      if let ms = network.expiresAfter?[name] ?? network.expiresAfterMs
        ?? configuration.expiresAfter?[name]
      {
        return .milliseconds(ms)
      }
      return format == .appOpen
        ? Lifetimes.appOpen : .milliseconds(configuration.expiresAfterMs)
    }
  }

  /// What is said of formats, with what holds for one of which nothing is said.
  static func withDefaults(_ said: JSONMap<Int>?) -> JSONMap<Int> {
    var whole = said ?? JSONMap()
    whole["appOpen"] = whole["appOpen"] ?? Int(appOpen / .milliseconds(1))
    return whole
  }

  /// How long an ad may wait: as it says itself, or else as is said of its format.
  func lifetime(of offer: AdOffer) -> Duration {
    offer.terms.lifetime ?? byFormat[offer.format.place]
  }
}

extension Mediation.AdFormat {
  /// The place of the format among all.
  fileprivate var place: Int {
    switch self {
    case .banner: 0
    case .interstitial: 1
    case .rewarded: 2
    case .rewardedInterstitial: 3
    case .appOpen: 4
    case .native: 5
    case .customNative: 6
    }
  }
}
