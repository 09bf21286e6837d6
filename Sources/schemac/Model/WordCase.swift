/// The ways in which names of several words are written.
enum WordCase {
  /// Whether a name is written `likeThis`.
  static func isLowerCamel(_ name: String) -> Bool {
    name.first.map(isLower) == true && name.allSatisfy(isAlphanumeric)
  }

  /// Whether a name is written `LikeThis`.
  static func isPascal(_ name: String) -> Bool {
    name.first.map(isUpper) == true && name.allSatisfy(isAlphanumeric)
  }

  /// Whether a name is written `LIKE_THIS`.
  static func isUpperSnake(_ name: String) -> Bool {
    let words = name.split(separator: "_", omittingEmptySubsequences: false)
    return name.first.map(isUpper) == true
      && words.allSatisfy { !$0.isEmpty && $0.allSatisfy { isUpper($0) || isDigit($0) } }
  }

  /// `likeThis` as `LikeThis`; a name that is an abbreviation is capitalized as a whole.
  static func capitalized(_ name: String) -> String {
    if abbreviations.contains(name) { return name.uppercased() }
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  /// `LIKE_THIS` as `likeThis`.
  static func lowerCamel(fromUpperSnake name: String) -> String {
    let words = name.split(separator: "_").map { $0.lowercased() }
    return words.prefix(1).joined() + words.dropFirst().map(capitalizedWord).joined()
  }

  /// `likeThis` as `like_this`, with each run of capitals as one word.
  static func snake(_ name: String) -> String {
    words(of: name).map { $0.lowercased() }.joined(separator: "_")
  }

  /// The words of a camel name, in order: `manifestURLPath` has three.
  static func words(of name: String) -> [Substring] {
    let letters = Array(name.indices)
    let starts = letters.indices.filter { place in
      guard place > 0, isUpper(name[letters[place]]) else { return place == 0 }
      let follows = place + 1 < letters.count ? name[letters[place + 1]] : "A"
      return !isUpper(name[letters[place - 1]]) || isLower(follows)
    }
    let ends = starts.dropFirst().map { letters[$0] } + [name.endIndex]
    return zip(starts, ends).map { name[letters[$0]..<$1] }
  }

  private static let abbreviations: Set<String> = ["id", "json", "rpc", "url", "vast", "yaml"]

  private static func capitalizedWord(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func isLower(_ letter: Character) -> Bool { "a"..."z" ~= letter }

  private static func isUpper(_ letter: Character) -> Bool { "A"..."Z" ~= letter }

  private static func isDigit(_ letter: Character) -> Bool { "0"..."9" ~= letter }

  private static func isAlphanumeric(_ letter: Character) -> Bool {
    isLower(letter) || isUpper(letter) || isDigit(letter)
  }
}
