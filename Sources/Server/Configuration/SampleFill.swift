import JSON
import Networks

/// How often the sample network has an ad, as the configuration says it.
struct SampleFill {
  /// The same for the network.
  let fill: SampleSettings.Fill

  /// Reads `always`, `never`, `mixed` or a rate; nil if it is none of them.
  init?(_ value: JSONValue?) {
    switch value {
    case nil, .string("always"): fill = .always
    case .string("never"): fill = .never
    case .string("mixed"): fill = .mixed
    case .number(let number) where (0...1).contains(number.double): fill = .rate(number.double)
    default: return nil
    }
  }
}
