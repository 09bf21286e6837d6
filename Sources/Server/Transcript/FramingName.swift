package import RPC

/// The ways to tell messages apart, as people name them.
package enum FramingName: String, CaseIterable, Sendable {
  case auto
  case line
  case header

  /// The name of a framing.
  package init(_ framing: Framing?) {
    switch framing {
    case .lines: self = .line
    case .headers: self = .header
    case nil: self = .auto
    }
  }

  /// The framing that is meant; nil if it is to be found in the first line.
  package var framing: Framing? {
    switch self {
    case .auto: nil
    case .line: .lines
    case .header: .headers
    }
  }
}
