/// A way in which streams say that there is a break.
package enum BreakSignal: String, CaseIterable, Hashable, Sendable {
  /// `EXT-X-DATERANGE` with `SCTE35-OUT`.
  case dateRange

  /// `EXT-X-DATERANGE` of the class of HLS interstitials.
  case interstitial

  /// `EXT-X-CUE-OUT` and its kin.
  case cueOut

  /// `EXT-X-CUE`, as Adobe's packagers wrote it.
  case adobeCue

  /// `EXT-X-SCTE35` with what the message in it comes to.
  case scte35

  /// A message in binary beside the tags, such as `EXT-OATCLS-SCTE35`.
  case spliceMessage

  /// Beside the playlists, by the stream's signalling endpoint.
  case endpoint
}

/// Some of the ways.
struct BreakSignals: Hashable {
  private var bits: UInt8 = 0

  /// The ways, in the order of `BreakSignal`.
  var all: [BreakSignal] { BreakSignal.allCases.filter { bits & $0.bit != 0 } }

  /// Adds a way.
  mutating func insert(_ signal: BreakSignal) {
    bits |= signal.bit
  }
}

extension BreakSignal {
  fileprivate var bit: UInt8 {
    switch self {
    case .dateRange: 1
    case .interstitial: 2
    case .cueOut: 4
    case .adobeCue: 8
    case .scte35: 16
    case .spliceMessage: 32
    case .endpoint: 64
    }
  }
}
