extension String {
  /// The text without anything that would break a line or move a terminal's cursor.
  var onOneLine: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.breaksLines ? " " : $0 }))
  }
}

extension Unicode.Scalar {
  /// Whether a terminal or a reader of lines does something else with it than to show it.
  fileprivate var breaksLines: Bool {
    value < 0x20 || (0x7F...0x9F).contains(value) || value == 0x2028 || value == 0x2029
  }
}
