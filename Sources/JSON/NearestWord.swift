/// Finds the word that was probably meant.
public enum NearestWord {
  /// The known word that is nearest to a word, or nil when none is near.
  ///
  /// It is at most two slips away, and fewer than half the length of the word.
  /// A slip is a letter too many, too few, another letter, or two neighbours exchanged.
  public static func of(_ word: String, in known: some Sequence<String>) -> String? {
    let letters = Array(word.unicodeScalars.prefix(longest + 1))
    guard letters.count <= longest else { return nil }
    var nearest: (word: String, slips: Int)?
    for candidate in known {
      let others = Array(candidate.unicodeScalars)
      guard abs(others.count - letters.count) <= 2 else { continue }
      let slips = distance(letters, others)
      guard slips <= 2, slips * 2 < letters.count, slips < nearest?.slips ?? 3 else { continue }
      nearest = (candidate, slips)
    }
    return nearest?.word
  }

  /// No known word is longer, so a longer one is not compared at all.
  private static let longest = 200

  /// The least number of slips that makes one word of another.
  private static func distance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int {
    var beforeLast = [Int](repeating: 0, count: other.count + 1)
    var last = Array(0...other.count)
    for row in one.indices {
      var current = [row + 1]
      for column in other.indices {
        let change = last[column] + (one[row] == other[column] ? 0 : 1)
        var least = min(change, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
          least = min(least, beforeLast[column - 1] + 1)
        }
        current.append(least)
      }
      (beforeLast, last) = (last, current)
    }
    return last[other.count]
  }
}
