import HTTP
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

  /// A request to a server, with the name of each secret in its place.
  ///
  /// A server may be told a secret anywhere: what is the whole of a string in the body, or the
  /// whole of a part of the address, is taken for one. Headers are not written down at all.
  func hidingSecrets(in request: HTTPRequest) -> HTTPRequest {
    guard !names.isEmpty else { return request }
    var url = ""
    var part = ""
    for character in request.url {
      guard "/?&=#".contains(character) else {
        part.append(character)
        continue
      }
      url += names[part] ?? part
      url.append(character)
      part = ""
    }
    url += names[part] ?? part
    let signed = String(decoding: signingAnew(Array(url.utf8)), as: UTF8.self)
    var hidden = HTTPRequest(request.method, signed, trust: request.trust)
    hidden.body = request.body
    if let value = try? JSONValue(parsing: request.body), let named = named(value) {
      hidden.body = Array(named.text.utf8)
    }
    return hidden
  }

  /// A value with the name of each secret in its place; nil if there is none in it.
  private func named(_ value: JSONValue) -> JSONValue? {
    switch value {
    case .string(let text): return names[text].map(JSONValue.string)
    case .array(let values):
      let changed = values.map(named)
      guard changed.contains(where: { $0 != nil }) else { return nil }
      return .array(zip(changed, values).map { $0 ?? $1 })
    case .object(let members):
      let changed = members.map { named($0.value) }
      guard changed.contains(where: { $0 != nil }) else { return nil }
      return .object(
        zip(changed, members).map { JSONMember(name: $1.name, value: $0 ?? $1.value) })
    default: return nil
    }
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
