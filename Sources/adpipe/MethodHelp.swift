import JSON

/// What a method takes and gives, for a person at a terminal.
struct MethodHelp {
  /// The help as text.
  let text: String

  /// Writes the help on a method of the OpenRPC document.
  init(_ method: JSONValue) {
    let name = method["name"]?.string ?? ""
    var lines = ["\(name): \(method["summary"]?.string ?? "")"]
    if let description = method["description"]?.string, !description.isEmpty {
      lines += ["", description]
    }
    let params = method["params"]?.elements ?? []
    if !params.isEmpty { lines += ["", "params"] + params.map(MethodHelp.line) }
    if let result = method["result"]?["schema"] {
      let members = result["properties"]?.members ?? []
      lines += ["", "result"]
      lines += members.map { "  \($0.name)  \($0.value["description"]?.string ?? "")" }
    }
    let errors = (method["errors"]?.elements ?? []).compactMap { $0["data"]?["reason"]?.string }
    if !errors.isEmpty { lines += ["", "errors", "  " + errors.joined(separator: ", ")] }
    lines += ["", "example", "  adpipe call \(name)\(MethodHelp.example(method))"]
    text = lines.joined(separator: "\n")
  }

  private static func line(_ param: JSONValue) -> String {
    let isRequired = param["required"] == .boolean(true)
    let name = param["name"]?.string ?? ""
    return "  \(name)\(isRequired ? "" : "?")  \(param["description"]?.string ?? "")"
  }

  private static func example(_ method: JSONValue) -> String {
    let pairs = method["examples"]?[0]?["params"]?.elements ?? []
    guard !pairs.isEmpty else { return "" }
    let members = pairs.map {
      JSONMember(name: $0["name"]?.string ?? "", value: $0["value"] ?? .null)
    }
    return " '\(JSONValue.object(members).text)'"
  }
}

extension JSONValue {
  /// The text of a string.
  var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The elements of an array.
  var elements: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }

  /// The members of an object.
  var members: [JSONMember]? { if case .object(let members) = self { members } else { nil } }
}
