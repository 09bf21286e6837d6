import JSON

// Members as the ad server writes them; what is of another kind is as if it were not there.
extension JSONValue {
  /// The text under that name; nil if there is none, or one that is too long.
  func text(_ name: String, upTo longest: Int) -> String? {
    guard case .string(let text)? = self[name], !text.isEmpty, text.utf8.count <= longest else {
      return nil
    }
    return text
  }

  /// The address under that name; nil if there is none that can be asked.
  func address(_ name: String, upTo longest: Int) -> String? {
    text(name, upTo: longest).flatMap { text in
      ["https://", "http://"].contains(where: text.hasPrefix) ? text : nil
    }
  }

  /// The seconds under that name, as milliseconds; nil if there are none.
  func milliseconds(_ name: String) -> Int64? {
    guard case .number(let seconds)? = self[name], let ms = seconds.scaled(places: 3), ms >= 0
    else { return nil }
    return ms
  }
}
