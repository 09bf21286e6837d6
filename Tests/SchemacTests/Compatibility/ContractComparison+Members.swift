import JSON

extension ContractComparison {
  /// A param of a method, or a member of an object.
  struct Member {
    /// Its name.
    let name: String

    /// Its name, and older ones that are understood.
    let names: [String]

    /// Whether it is always there.
    let isRequired: Bool

    /// What it may be.
    let schema: JSONValue?

    /// A param, as OpenRPC describes it.
    init(_ param: JSONValue) {
      name = param["name"]?.string ?? ""
      names = Member.names(name, param)
      isRequired = param["required"] == .boolean(true)
      schema = param["schema"]
    }

    /// A member, as JSON Schema describes it.
    init(_ property: JSONMember, of object: JSONValue) {
      name = property.name
      names = Member.names(name, property.value)
      isRequired = object["required"]?.elements.contains(.string(property.name)) == true
      schema = property.value
    }

    private static func names(_ name: String, _ value: JSONValue) -> [String] {
      [name] + (value["x-aliases"]?.elements ?? []).compactMap(\.string)
    }
  }

  /// The members of an object.
  static func members(of object: JSONValue) -> [Member] {
    (object["properties"]?.members ?? []).map { Member($0, of: object) }
  }

  /// Compares what a client may send: all that it sent must be taken, and be enough.
  mutating func compareSent(_ members: [Member], _ successors: [Member], at place: String) {
    for member in members {
      for name in member.names where !successors.contains(where: { $0.names.contains(name) }) {
        report(place, name, "is gone")
      }
      guard let successor = successors.first(where: { $0.names.contains(member.name) }) else {
        continue
      }
      if !member.isRequired, successor.isRequired { report(place, member.name, "is required") }
      compare(member.schema, successor.schema, .sent, at: place, member.name)
    }
    for successor in successors where successor.isRequired {
      if !members.contains(where: { successor.names.contains($0.name) }) {
        report(place, successor.name, "is new and required")
      }
    }
  }

  /// Compares what a client is sent: all that it could rely on must be there.
  mutating func compareReceived(_ members: [Member], _ successors: [Member], at place: String) {
    for member in members {
      guard let successor = successors.first(where: { $0.name == member.name }) else {
        report(place, member.name, "is gone")
        continue
      }
      if member.isRequired, !successor.isRequired { report(place, member.name, "may be absent") }
      compare(member.schema, successor.schema, .received, at: place, member.name)
    }
  }
}
