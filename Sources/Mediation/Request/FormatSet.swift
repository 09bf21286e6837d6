/// Which formats a network sells, in one byte.
package struct FormatSet: ExpressibleByArrayLiteral, Hashable, Sendable {
  private let bits: UInt8

  /// Makes the set of these formats.
  package init(_ formats: some Sequence<AdFormat>) {
    bits = formats.reduce(0) { bits, format in bits | format.bit }
  }

  /// Makes the set of the formats in the brackets.
  package init(arrayLiteral formats: AdFormat...) {
    self.init(formats)
  }

  /// Says whether the format is in the set.
  package func contains(_ format: AdFormat) -> Bool {
    bits & format.bit != 0
  }
}

extension AdFormat {
  fileprivate var bit: UInt8 {
    switch self {
    case .banner: 1 << 0
    case .interstitial: 1 << 1
    case .rewarded: 1 << 2
    case .rewardedInterstitial: 1 << 3
    case .appOpen: 1 << 4
    case .native: 1 << 5
    case .customNative: 1 << 6
    }
  }
}
