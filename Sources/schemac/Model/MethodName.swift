/// The name of a method, and the names that programs derive from it.
struct MethodName: Hashable, Sendable {
  /// The name on the wire, such as `ad.load`.
  let text: String

  /// The part before the dot.
  let noun: String

  /// The part after the dot.
  let verb: String

  /// Takes a name apart, unless it is not a noun and a verb in lowerCamel.
  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, parts.allSatisfy(WordCase.isLowerCamel) else { return nil }
    self.text = text
    (noun, verb) = (parts[0], parts[1])
  }

  /// What types of it begin with, such as `LoadAd`.
  var type: String { WordCase.capitalized(verb) + WordCase.capitalized(noun) }

  /// The name of its function in Swift, such as `loadAd`.
  var function: String { verb + WordCase.capitalized(noun) }
}
