import JSON

/// What a method takes and gives, for a person at a terminal.
struct MethodHelp {
  private let document: JSONValue
  private let methods: [JSONValue]

  /// Reads the OpenRPC document.
  init(_ document: JSONValue) {
    self.document = document
    methods = document["methods"]?.elements ?? []
  }

  /// The names of all methods.
  var names: [String] { methods.compactMap { $0["name"]?.string } }

  /// The help on the method of that name, if there is one.
  func text(on name: String) -> String? {
    guard let method = methods.first(where: { $0["name"]?.string == name }) else { return nil }
    var lines = ["\(name): \(method["summary"]?.string ?? "")"]
    if let description = method["description"]?.string { lines += ["", description] }
    let params = method["params"]?.elements ?? []
    if !params.isEmpty { lines += ["", "params"] + params.map(line) }
    let result = method["result"]?["schema"].map(resolved)
    let members = result?["properties"]?.members ?? []
    if !members.isEmpty {
      lines += ["", "result"] + members.map { "  \($0.name)  \(sentence($0.value))" }
    }
    let own = reasons(of: method).filter { !common.contains($0) }
    if !own.isEmpty { lines += ["", "errors", "  " + own.joined(separator: ", ")] }
    lines += ["", "example", "  adpipe call \(name)\(example(method))"]
    return lines.joined(separator: "\n")
  }

  private func line(_ param: JSONValue) -> String {
    let mark = param["required"] == .boolean(true) ? " " : "?"
    return "  \(param["name"]?.string ?? "")\(mark) \(sentence(param))"
  }

  private func sentence(_ value: JSONValue) -> String {
    value["description"]?.string ?? resolved(value)["description"]?.string ?? ""
  }

  /// What a reference leads to, or the value itself.
  private func resolved(_ value: JSONValue) -> JSONValue {
    guard let path = value["$ref"]?.string else { return value }
    return path.split(separator: "/").dropFirst().reduce(document) {
      $0[String($1)] ?? .null
    }
  }

  private func reasons(of method: JSONValue) -> [String] {
    (method["errors"]?.elements ?? []).flatMap { error -> [String] in
      let data = resolved(error)["data"]
      if let reason = data?["reason"]?.string { return [reason] }
      return (data?["reasons"]?.elements ?? []).compactMap(\.string)
    }
  }

  /// The reasons that every method can give.
  private var common: Set<String> {
    let all = methods.map { Set(reasons(of: $0)) }
    return all.dropFirst().reduce(all.first ?? []) { $0.intersection($1) }
  }

  private func example(_ method: JSONValue) -> String {
    let pairs = method["examples"]?[0]?["params"]?.elements ?? []
    guard !pairs.isEmpty else { return "" }
    let members = pairs.map {
      JSONMember(name: $0["name"]?.string ?? "", value: $0["value"] ?? .null)
    }
    return " '\(JSONValue.object(members).text)'"
  }
}
