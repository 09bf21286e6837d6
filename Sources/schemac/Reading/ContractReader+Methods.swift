internal import YAML

extension ContractReader {
  /// The method that a file describes, or nil when not even its name can be read.
  func method(_ root: YAMLNode, _ source: Source, fileName: String) -> Method? {
    guard let mapping = Mapping(root, in: source, knows: methodKeys) else { return nil }
    guard let name = methodName(mapping, source, fileName: fileName) else { return nil }
    return Method(
      name: name, summary: mapping.text("summary"),
      description: mapping.optionalText("description"), waits: mapping.flag("x-waits"),
      stream: stream(mapping), since: since(mapping),
      params: mapping.elements("params").compactMap { param($0, source) },
      result: result(mapping), errors: mapping.texts("errors").map(\.text),
      events: mapping.texts("x-events").map(\.text),
      examples: mapping.elements("examples").compactMap { example($0, source) },
      place: mapping.place)
  }

  /// The name that a file has and says, or nil after telling what it should look like.
  func methodName(_ mapping: Mapping, _ source: Source, fileName: String) -> MethodName? {
    _ = mapping.required("name")
    mapping.expectFileName(fileName, as: "name")
    guard let name = MethodName(fileName) else {
      source.report("a method is named `noun.verb`, both in lowerCamel", at: mapping.mark)
      return nil
    }
    return name
  }

  /// The version that had a method or a notification first, if the file says it.
  func since(_ mapping: Mapping) -> Since? {
    guard let node = mapping["x-since"], let version = mapping.optionalText("x-since") else {
      return nil
    }
    return Since(version: version, place: mapping.source.place(node.mark))
  }

  private func stream(_ mapping: Mapping) -> String? {
    guard let node = mapping["x-stream"],
      let reference = Mapping(node, in: mapping.source, knows: ["$ref"])
    else { return nil }
    return referredTitle("$ref", reference)
  }

  /// A parameter, or nil when it says nothing of its value.
  func param(_ node: YAMLNode, _ source: Source) -> Property? {
    let keys = ["name", "required", "description", "schema", "x-aliases"]
    guard let mapping = Mapping(node, in: source, knows: keys) else { return nil }
    guard let schemaNode = mapping.required("schema") else { return nil }
    return Property(
      name: mapping.text("name"), description: mapping.text("description"),
      isRequired: mapping.flag("required"), schema: schema(schemaNode, source),
      aliases: mapping.texts("x-aliases").map(\.text), place: mapping.place)
  }

  private func result(_ mapping: Mapping) -> Method.Result {
    let keys = ["name", "description", "schema"]
    guard let node = mapping.required("result"),
      let result = Mapping(node, in: mapping.source, knows: keys)
    else {
      let nothing = Schema(kind: .any, place: mapping.place)
      return Method.Result(name: "", description: "", schema: nothing, type: nil)
    }
    let (schema, type) = resultSchema(result)
    return Method.Result(
      name: result.text("name"), description: result.text("description"), schema: schema,
      type: type)
  }

  private func resultSchema(_ result: Mapping) -> (schema: Schema, type: NamedType?) {
    guard let node = result.required("schema") else {
      return (Schema(kind: .any, place: result.place), nil)
    }
    guard node["title"] != nil else { return (schema(node, result.source), nil) }
    let type = namedType(node, result.source)
    return (Schema(kind: .reference(type.title), place: type.place), type)
  }
}

private let methodKeys = [
  "name", "summary", "description", "x-waits", "x-stream", "x-since", "params", "result", "errors",
  "x-events", "examples",
]
