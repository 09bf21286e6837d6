internal import JSON
internal import YAML

extension ContractReader {
  /// One call and its answer, or nil when it is not even a mapping.
  func example(_ node: YAMLNode, _ source: Source) -> Example? {
    guard let mapping = Mapping(node, in: source, knows: exampleKeys) else { return nil }
    return Example(
      name: mapping.text("name"), description: mapping.optionalText("description"),
      before: mapping.elements("x-before").compactMap { call($0, source) },
      params: mapping["params"].map(JSONValue.init) ?? .object([]), outcome: outcome(mapping),
      isPartial: mapping.flag("x-partial"),
      stream: mapping.elements("x-stream").map(JSONValue.init), place: mapping.place)
  }

  /// One message that nothing answers, or nil when it is not even a mapping.
  func telling(_ node: YAMLNode, _ source: Source) -> Notification.Example? {
    let keys = ["name", "description", "params"]
    guard let mapping = Mapping(node, in: source, knows: keys) else { return nil }
    return Notification.Example(
      name: mapping.text("name"), description: mapping.optionalText("description"),
      params: mapping["params"].map(JSONValue.init) ?? .object([]), place: mapping.place)
  }

  private func call(_ node: YAMLNode, _ source: Source) -> Example.Call? {
    guard let mapping = Mapping(node, in: source, knows: ["method", "params"]) else { return nil }
    return Example.Call(
      method: mapping.text("method"),
      params: mapping["params"].map(JSONValue.init) ?? .object([]), place: mapping.place)
  }

  private func outcome(_ mapping: Mapping) -> Example.Outcome {
    switch (mapping["result"], mapping["error"]) {
    case (let result?, nil):
      return .result(JSONValue(result))
    case (nil, let node?):
      let error = Mapping(node, in: mapping.source, knows: ["code", "reason", "data"])
      _ = error?.required("code")
      return .error(
        code: error?.integer("code") ?? 0, reason: error?.text("reason") ?? "",
        data: error?["data"].map(JSONValue.init))
    default:
      mapping.source.report("an example has either `result` or `error`", at: mapping.mark)
      return .result(.null)
    }
  }
}

private let exampleKeys = [
  "name", "description", "x-before", "params", "result", "error", "x-stream", "x-partial",
]
