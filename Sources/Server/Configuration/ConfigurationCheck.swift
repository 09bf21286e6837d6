import JSON
import YAML

/// Finds what only the meaning of a configuration can tell.
///
/// That is names that lead nowhere, and values that contradict each other. It reads what is left of
/// a configuration when all that does not fit its shape has become null, so that every mistake is
/// found at once; of what is null it says nothing more.
struct ConfigurationCheck {
  private let configuration: JSONValue
  private let root: YAMLNode
  private var mistakes: [ConfigurationMistake] = []

  /// Everything that is wrong with what a configuration means, with its places in the file.
  static func mistakes(in shaped: [UInt8], _ root: YAMLNode) -> [ConfigurationMistake] {
    guard let configuration = try? JSONValue(parsing: shaped) else { return [] }
    var check = ConfigurationCheck(configuration: configuration, root: root)
    check.checkNetworks()
    check.checkAdUnits()
    check.checkCustomFormats()
    return check.mistakes
  }

  private init(configuration: JSONValue, root: YAMLNode) {
    self.configuration = configuration
    self.root = root
  }

  private mutating func checkNetworks() {
    for network in configuration["networks"].members {
      let fill = network.value["fill"]
      if fill != .null, SampleFill(fill) == nil {
        note(["networks", network.name, "fill"], "expected always, never or a rate from 0 to 1")
      }
    }
  }

  private mutating func checkAdUnits() {
    for unit in configuration["adUnits"].members {
      let path: [any ConfigurationStep] = ["adUnits", unit.name]
      let customFormats = unit.value["customFormats"]
      for (index, id) in customFormats.elements.enumerated() {
        checkName(id, of: "custom format", in: configuration["customFormats"]) {
          path + ["customFormats", index]
        }
      }
      let isCustom = unit.value["formats"].elements.contains(.string("customNative"))
      if isCustom, customFormats != .null, customFormats.elements.isEmpty {
        note(path + ["formats"], "the format customNative needs customFormats that say which")
      }
      for (index, source) in unit.value["waterfall"].elements.enumerated() {
        check(source, path + ["waterfall", index])
      }
    }
  }

  private mutating func check(_ source: JSONValue, _ path: [any ConfigurationStep]) {
    checkName(source["network"], of: "network", in: configuration["networks"]) {
      path + ["network"]
    }
    if case .number(let price)? = source["price"], price.isFinerThanMicros {
      // What an impression is worth is rounded once; a finer price would have to be rounded before.
      note(path + ["price"], "expected a price with at most six decimals")
    }
    if source["parameter"] != nil, source["credentials"]?["parameter"] != nil {
      note(
        path + ["parameter"],
        "parameter is short for credentials: {parameter: …}, which is given too")
    }
  }

  private mutating func checkCustomFormats() {
    for format in configuration["customFormats"].members {
      let path: [any ConfigurationStep] = ["customFormats", format.name]
      let assets = format.value["assets"]
      for (index, asset) in format.value["clickable"].elements.enumerated() {
        checkName(asset, of: "asset", in: assets) { path + ["clickable", index] }
      }
      guard let video = format.value["video"], case .string(let fallback)? = video["fallback"]
      else { continue }
      checkName(.string(fallback), of: "asset", in: assets) { path + ["video", "fallback"] }
      if assets?[fallback] == .string("text") {
        note(path + ["video", "fallback"], "expected an image, and \(fallback) is a text")
      }
    }
  }

  private mutating func checkName(
    _ name: JSONValue?, of kind: String, in known: JSONValue?,
    at path: () -> [any ConfigurationStep],
  ) {
    guard case .string(let name)? = name, known != .null, known?[name] == nil else { return }
    let nearest = NearestWord.of(name, in: known.members.map(\.name))
    let hint = nearest.map { "; did you mean \($0)?" } ?? ""
    note(path(), "there is no \(kind) \(name)\(hint)")
  }

  private mutating func note(_ path: [any ConfigurationStep], _ message: String) {
    var node = root
    var text = ""
    for step in path {
      node = step.step(from: node) ?? node
      text = step.append(to: text)
    }
    let isFilled = node.scalarText?.contains("${") == true
    mistakes.append(
      ConfigurationMistake(
        mark: node.mark, path: text,
        message: isFilled ? "what the environment says does not fit here" : message))
  }
}

extension JSONNumber {
  /// Whether it has more decimals than millionths can hold.
  fileprivate var isFinerThanMicros: Bool {
    guard let micros = scaled(places: 6), let finer = scaled(places: 9) else { return false }
    return !finer.isMultiple(of: 1_000) || finer / 1_000 != micros
  }
}

/// One step of the way to a value: a key or an index.
private protocol ConfigurationStep {
  func step(from node: YAMLNode) -> YAMLNode?
  func append(to path: String) -> String
}

extension String: ConfigurationStep {
  fileprivate func step(from node: YAMLNode) -> YAMLNode? { node[self] }

  fileprivate func append(to path: String) -> String { path.isEmpty ? self : "\(path).\(self)" }
}

extension Int: ConfigurationStep {
  fileprivate func step(from node: YAMLNode) -> YAMLNode? {
    node.elements.flatMap { indices in indices.indices.contains(self) ? indices[self] : nil }
  }

  fileprivate func append(to path: String) -> String { "\(path)[\(self)]" }
}

extension JSONValue? {
  /// The members of an object; none if it is none.
  fileprivate var members: [JSONMember] {
    if case .object(let members)? = self { members } else { [] }
  }

  /// The elements of an array; none if it is none.
  fileprivate var elements: [JSONValue] {
    if case .array(let elements)? = self { elements } else { [] }
  }
}
