import JSON

/// The rules of OpenRPC 1.3 for the parts of a document that are used here.
///
/// They are written down by hand, because the meta-schema refers to another one on the network.
struct OpenRPCRules {
  private let document: JSONValue
  private var found: [String] = []

  /// Everything that breaks a rule, as a path and what is wrong there.
  static func violations(in document: JSONValue) -> [String] {
    var rules = OpenRPCRules(document: document)
    rules.check(document, .one("document"), at: "")
    rules.checkMethods()
    rules.checkReferences(document, at: "")
    return rules.found
  }

  private init(document: JSONValue) { self.document = document }

  /// What the value of a member must be.
  private indirect enum Demand: Sendable {
    case anything, text, word, whole, flag, version, structure
    case one(String)
    case list(of: Demand)
    case map(of: Demand)
    /// Something that can also stand among the components.
    case orReference(String)
  }

  private struct Object: Sendable {
    var required: [String]
    var members: [String: Demand]
    var takesExtensions = true
    var isClosed = true
  }

  private static let objects: [String: Object] = [
    "document": Object(
      required: ["openrpc", "info", "methods"],
      members: [
        "openrpc": .version, "info": .one("info"), "methods": .list(of: .orReference("method")),
        "components": .one("components"),
      ]),
    "info": Object(
      required: ["title", "version"],
      members: ["title": .text, "version": .text, "description": .text]),
    "method": Object(
      required: ["name", "params"],
      members: [
        "name": .word, "summary": .text, "description": .text, "paramStructure": .structure,
        "params": .list(of: .orReference("descriptor")), "result": .orReference("descriptor"),
        "errors": .list(of: .orReference("error")), "tags": .list(of: .orReference("tag")),
        "examples": .list(of: .orReference("pairing")), "deprecated": .flag,
      ]),
    "descriptor": Object(
      required: ["name", "schema"],
      members: [
        "name": .word, "summary": .text, "description": .text, "schema": .one("schema"),
        "required": .flag, "deprecated": .flag,
      ]),
    "error": Object(
      required: ["code", "message"],
      members: ["code": .whole, "message": .text, "data": .anything], takesExtensions: false),
    "tag": Object(required: ["name"], members: ["name": .word, "description": .text]),
    "pairing": Object(
      required: ["name", "params"],
      members: [
        "name": .word, "description": .text, "params": .list(of: .orReference("example")),
        "result": .orReference("example"),
      ]),
    "example": Object(
      required: ["name", "value"],
      members: ["name": .word, "summary": .text, "description": .text, "value": .anything]),
    "components": Object(
      required: [],
      members: ["schemas": .map(of: .one("schema")), "errors": .map(of: .one("error"))]),
    "schema": Object(required: [], members: ["title": .text, "type": .text], isClosed: false),
    "reference": Object(required: ["$ref"], members: ["$ref": .word], takesExtensions: false),
  ]

  private mutating func check(_ value: JSONValue, _ demand: Demand, at path: String) {
    switch (demand, value) {
    case (.anything, _), (.text, .string), (.flag, .boolean): break
    case (.word, .string(let text)) where !text.isEmpty: break
    case (.whole, .number(let number)) where number.integer != nil: break
    case (.version, .string(let text)) where ["1.3.0", "1.3.1", "1.3.2"].contains(text): break
    case (.structure, .string("by-name")), (.structure, .string("by-position")),
      (.structure, .string("either")):
      break
    case (.list(let demand), .array(let elements)):
      for (place, element) in elements.enumerated() {
        check(element, demand, at: "\(path)[\(place)]")
      }
    case (.map(let demand), .object(let members)):
      for member in members { check(member.value, demand, at: "\(path).\(member.name)") }
    case (.orReference(let name), .object):
      checkObject(value, value["$ref"] == nil ? name : "reference", at: path)
    case (.one(let name), .object): checkObject(value, name, at: path)
    default: found.append("\(path): not \(demand)")
    }
  }

  private mutating func checkObject(_ value: JSONValue, _ name: String, at path: String) {
    guard case .object(let members) = value, let rule = Self.objects[name] else { return }
    for required in rule.required where value[required] == nil {
      found.append("\(path): \(name) without \(required)")
    }
    for member in members {
      if let demand = rule.members[member.name] {
        check(member.value, demand, at: "\(path).\(member.name)")
      } else if rule.isClosed, !(rule.takesExtensions && member.name.hasPrefix("x-")) {
        found.append("\(path): \(name) with \(member.name)")
      }
    }
  }

  private mutating func checkMethods() {
    let methods = document["methods"]?.elements ?? []
    checkUnique(methods.compactMap { $0["name"]?.string }, "methods")
    for method in methods {
      let name = method["name"]?.string ?? ""
      let params = method["params"]?.elements.compactMap { $0["name"]?.string } ?? []
      checkUnique(params, "params of \(name)")
      checkUnique(method["errors"]?.elements.compactMap(code) ?? [], "error codes of \(name)")
      for pairing in method["examples"]?.elements ?? [] {
        for given in pairing["params"]?.elements.compactMap({ $0["name"]?.string }) ?? []
        where !params.contains(given) {
          found.append("an example of \(name): no param \(given)")
        }
      }
    }
  }

  private func code(_ error: JSONValue) -> String? {
    guard case .string(let reference)? = error["$ref"] else { return error["code"]?.text }
    return target(of: reference)?["code"]?.text
  }

  private mutating func checkUnique(_ words: [String], _ what: String) {
    if Set(words).count != words.count { found.append("\(what): not unique") }
  }

  private mutating func checkReferences(_ value: JSONValue, at path: String) {
    switch value {
    case .array(let elements):
      for element in elements { checkReferences(element, at: path) }
    case .object(let members):
      for member in members {
        if case ("$ref", .string(let reference)) = (member.name, member.value),
          target(of: reference) == nil
        {
          found.append("\(path): nothing at \(reference)")
        }
        checkReferences(member.value, at: "\(path).\(member.name)")
      }
    default: break
    }
  }

  private func target(of reference: String) -> JSONValue? {
    guard reference.hasPrefix("#/") else { return nil }
    return reference.dropFirst(2).split(separator: "/").reduce(Optional(document)) { value, name in
      value?[String(name)]
    }
  }
}

extension JSONValue {
  /// The elements of an array; other values have none.
  var elements: [JSONValue] {
    guard case .array(let elements) = self else { return [] }
    return elements
  }

  /// The members of an object; other values have none.
  var members: [JSONMember] {
    guard case .object(let members) = self else { return [] }
    return members
  }
}

extension JSONValue {
  /// The text of a string; other values have none.
  var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }
}
