import AdService
import JSON
import YAML

/// Finds what only the meaning of a configuration can tell.
///
/// That is names that lead nowhere, and values that contradict each other.
struct ConfigurationCheck {
  private let configuration: Configuration
  private let root: YAMLNode
  private var mistakes: [ConfigurationMistake] = []

  /// Everything that is wrong with a configuration whose shape is right.
  static func mistakes(in read: ReadConfiguration) -> [ConfigurationMistake] {
    var check = ConfigurationCheck(configuration: read.configuration, root: read.root)
    check.checkNetworks()
    check.checkAdUnits()
    check.checkCustomFormats()
    return check.mistakes
  }

  private init(configuration: Configuration, root: YAMLNode) {
    self.configuration = configuration
    self.root = root
  }

  private mutating func checkNetworks() {
    for (name, network) in configuration.networks ?? [:] {
      if SampleFill(network.fill) == nil {
        note(["networks", name, "fill"], "expected always, never or a rate from 0 to 1")
      }
      if network.reward?.amount.double ?? 1 < 0 {
        note(["networks", name, "reward", "amount"], "expected an amount that is not negative")
      }
    }
  }

  private mutating func checkAdUnits() {
    for (name, unit) in configuration.adUnits ?? [:] {
      for (index, id) in (unit.customFormats ?? []).enumerated() {
        checkName(id, of: "custom format", in: configuration.customFormats?.names ?? []) {
          ["adUnits", name, "customFormats", index]
        }
      }
      if unit.formats.contains(.customNative), unit.customFormats ?? [] == [] {
        note(
          ["adUnits", name, "formats"],
          "the format customNative needs customFormats that say which")
      }
      for (index, source) in unit.waterfall.enumerated() {
        check(source, ["adUnits", name, "waterfall", index])
      }
    }
  }

  private mutating func check(_ source: SourceConfiguration, _ path: [any ConfigurationStep]) {
    checkName(source.network, of: "network", in: configuration.networks?.names ?? []) {
      path + ["network"]
    }
    if source.parameter != nil, source.credentials?["parameter"] != nil {
      note(
        path + ["parameter"],
        "parameter is short for credentials: {parameter: …}, which is given too")
    }
  }

  private mutating func checkCustomFormats() {
    for (id, format) in configuration.customFormats ?? [:] {
      let path: [any ConfigurationStep] = ["customFormats", id]
      for (index, asset) in (format.clickable ?? []).enumerated() {
        checkName(asset, of: "asset", in: format.assets.names) { path + ["clickable", index] }
      }
      guard let fallback = format.video?.fallback else { continue }
      checkName(fallback, of: "asset", in: format.assets.names) { path + ["video", "fallback"] }
      if format.assets[fallback] == .text {
        note(path + ["video", "fallback"], "expected an image, and \(fallback) is a text")
      }
    }
  }

  private mutating func checkName(
    _ name: String, of kind: String, in known: [String], at path: () -> [any ConfigurationStep],
  ) {
    guard !known.contains(name) else { return }
    let hint = NearestWord.of(name, in: known).map { "; did you mean \($0)?" } ?? ""
    note(path(), "there is no \(kind) \(name)\(hint)")
  }

  private mutating func note(_ path: [any ConfigurationStep], _ message: String) {
    var node = root
    var text = ""
    for step in path {
      node = step.step(from: node) ?? node
      text = step.append(to: text)
    }
    mistakes.append(ConfigurationMistake(mark: node.mark, path: text, message: message))
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
