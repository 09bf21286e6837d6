import JSON

extension RecordedConfiguration {
  /// A message to an adapter, with the name of each secret in its place.
  ///
  /// The configuration's credentials are the only secrets that an adapter is told.
  func hidingSecrets(in message: [UInt8]) -> [UInt8] {
    let places = (try? RecordedConfiguration.credentials(in: message)) ?? []
    var hidden: [UInt8] = []
    var start = 0
    for (range, secret) in places {
      guard let name = names[secret] else { continue }
      hidden += message[start..<range.lowerBound]
      hidden += JSONValue.string(name).text.utf8
      start = range.upperBound
    }
    return start == 0 ? message : hidden + message[start...]
  }

  /// Where the params of a call have credentials, in order, with what they are.
  private static func credentials(
    in message: [UInt8],
  ) throws(JSONError) -> [(Range<Int>, String)] {
    var json = JSONReader(message.span, unknownMembers: .ignored)
    var found: [(Range<Int>, String)] = []
    try json.beginObject()
    while let key = try json.nextKey() {
      guard json.text(of: key) == "params" else {
        _ = try json.skipValue()
        continue
      }
      try readHolder(&json, &found)
    }
    return found
  }

  /// Reads an object that may have credentials, and places that may.
  private static func readHolder(
    _ json: inout JSONReader, _ found: inout [(Range<Int>, String)],
  ) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch json.text(of: key) {
      case "credentials": try readCredentials(&json, &found)
      case "placements":
        try json.beginArray()
        while try json.nextElement() { try readHolder(&json, &found) }
      default: _ = try json.skipValue()
      }
    }
  }

  private static func readCredentials(
    _ json: inout JSONReader, _ found: inout [(Range<Int>, String)],
  ) throws(JSONError) {
    try json.beginObject()
    while try json.nextKey() != nil {
      var ahead = json
      let range = try json.skipValue()
      found.append((range, try ahead.readString()))
    }
  }
}
