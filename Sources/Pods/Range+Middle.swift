extension Range<Int> {
  /// The place to look at next in a search by halves; nil when nothing is left to look at.
  var middle: Int? { isEmpty ? nil : lowerBound + count / 2 }
}
