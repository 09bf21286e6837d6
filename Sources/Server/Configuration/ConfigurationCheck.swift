import AdService
import Adapters
import HTTP
import JSON
import Networks
import YAML

/// Finds what only the meaning of a configuration can tell.
///
/// That is names that lead nowhere, and values that contradict each other. It reads what is left of
/// a configuration when all that does not fit its shape has become null, so that every mistake is
/// found at once; of what is null it says nothing more.
struct ConfigurationCheck {
  /// What is left of the configuration.
  let configuration: JSONValue
  private let root: YAMLNode
  private var mistakes: [ConfigurationMistake] = []

  /// Everything that is wrong with what a configuration means, with its places in the file.
  static func mistakes(in shaped: [UInt8], _ root: YAMLNode) -> [ConfigurationMistake] {
    guard let configuration = try? JSONValue(parsing: shaped) else { return [] }
    var check = ConfigurationCheck(configuration: configuration, root: root)
    check.checkNetworks()
    check.checkAdUnits()
    check.checkCustomFormats()
    check.checkStreams()
    check.checkTop()
    check.checkTracking()
    check.checkUserAgent(of: "http")
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
        note(
          ["networks", network.name, "fill"],
          "expected always, never, mixed or a rate from 0 to 1")
      }
      checkErrors(network, fill)
      checkLatency(network)
      if case .number(let bid)? = network.value["bid"], bid.isFinerThanMicros {
        note(["networks", network.name, "bid"], "expected a price with at most six decimals")
      }
      let isProgram = network.value["adapter"] == .string("process")
      if isProgram, network.value["command"] == nil {
        note(["networks", network.name], "the adapter process needs a command")
      }
      checkVAST(network)
      checkOpenRTB(network)
      checkCurrency(network.value["currency"], ["networks", network.name, "currency"])
      checkCurrency(network.value["bidCurrency"], ["networks", network.name, "bidCurrency"])
      checkFormats(of: network.value["expiresAfter"], ["networks", network.name, "expiresAfter"])
    }
  }

  private mutating func checkTop() {
    checkFormats(of: configuration["expiresAfter"], ["expiresAfter"])
    for currency in configuration["currencies"].members where currency.name.utf8.count != 3 {
      note(["currencies", currency.name], "expected a currency of three letters, such as EUR")
    }
  }

  private mutating func checkUserAgent(of section: String) {
    guard case .string(let name)? = configuration[section]?["userAgent"], name != name.onOneLine
    else { return }
    note([section, "userAgent"], "expected a text in one line")
  }

  private mutating func checkTracking() {
    let tracking = configuration["tracking"]
    checkUserAgent(of: "tracking")
    for header in (tracking?["headers"]).members {
      let path: [any ConfigurationStep] = ["tracking", "headers", header.name]
      if !HTTPHeader.isName(header.name) {
        note(path, "expected the name of a header, of letters, digits and dashes")
      } else if HTTPHeader.isReserved(header.name) {
        note(path, "the engine says this by itself")
      } else if case .string(let text) = header.value, text != text.onOneLine {
        note(path, "expected a text in one line")
      }
    }
  }

  /// Finds a currency without a rate.
  mutating func checkCurrency(_ currency: JSONValue?, _ path: [any ConfigurationStep]) {
    guard case .string(let name)? = currency, configuration["currencies"] != .null else { return }
    let own = configuration["currency"] ?? .string("USD")
    guard own != .null, currency != own, configuration["currencies"]?[name] == nil else { return }
    note(path, "\(name) has no rate; give it one under currencies")
  }

  /// Finds names that should be of formats and are not.
  mutating func checkFormats(of lifetimes: JSONValue?, _ path: [any ConfigurationStep]) {
    let known = JSONValue.object(
      WireFormat.allCases.map { JSONMember(name: $0.rawValue, value: .string("")) })
    for format in lifetimes.members {
      checkName(.string(format.name), of: "format", in: known) { path + [format.name] }
    }
  }

  private mutating func checkErrors(_ network: JSONMember, _ fill: JSONValue?) {
    var sum = network.value["errors"].elements.reduce(0) { $0 + $1["rate"].double }
    if case .rate(let rate)? = SampleFill(fill)?.fill { sum += rate }
    if SampleFill(fill)?.fill == .mixed { sum += SampleSettings.Fill.mixedRate }
    // What is written with decimals is not exact in binary.
    guard sum > 1 + 1e-9 else { return }
    note(
      ["networks", network.name, "errors"],
      "expected rates that add up to 1 at most, with the one of fill")
  }

  private mutating func checkLatency(_ network: JSONMember) {
    guard case .number(let slow)? = network.value["latencyP95Ms"],
      slow.double < network.value["latencyMs"].double
    else { return }
    note(
      ["networks", network.name, "latencyP95Ms"], "expected as much as latencyMs, or more")
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
      for (index, name) in unit.value["bidding"].elements.enumerated() {
        checkName(name, of: "network", in: configuration["networks"]) {
          path + ["bidding", index]
        }
      }
      if unit.value["waterfall"] == nil, unit.value["bidding"] == nil {
        note(path, "an ad unit needs a waterfall, or bidding, or both")
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
    checkScript(of: source, path)
    if source["parameter"] != nil, source["credentials"]?["parameter"] != nil {
      note(
        path + ["parameter"],
        "parameter is short for credentials: {parameter: …}, which is given too")
    }
  }

  private mutating func checkScript(of source: JSONValue, _ path: [any ConfigurationStep]) {
    guard case .string(let parameter)? = source["parameter"],
      case .string(let network)? = source["network"],
      configuration["networks"]?[network]?["adapter"] == .string("sample"),
      parameter.hasPrefix(Networks.SampleScript.prefix),
      Networks.SampleScript(parameter.dropFirst(Networks.SampleScript.prefix.count)) == nil
    else { return }
    note(path + ["parameter"], "there is no such script")
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

  /// Notes a name that nothing of that kind has.
  mutating func checkName(
    _ name: JSONValue?, of kind: String, in known: JSONValue?,
    at path: () -> [any ConfigurationStep],
  ) {
    guard case .string(let name)? = name, known != .null, known?[name] == nil else { return }
    let nearest = NearestWord.of(name, in: known.members.map(\.name))
    let hint = nearest.map { "; did you mean \($0)?" } ?? ""
    note(path(), "there is no \(kind) \(name)\(hint)")
  }

  /// Notes a mistake at the place to which these steps lead.
  mutating func note(_ path: [any ConfigurationStep], _ message: String) {
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
protocol ConfigurationStep {
  /// The node that the step leads to from another.
  func step(from node: YAMLNode) -> YAMLNode?

  /// The path with the step behind it.
  func append(to path: String) -> String
}

extension String: ConfigurationStep {
  func step(from node: YAMLNode) -> YAMLNode? { node[self] }

  func append(to path: String) -> String { path.isEmpty ? self : "\(path).\(self)" }
}

extension Int: ConfigurationStep {
  func step(from node: YAMLNode) -> YAMLNode? {
    node.elements.flatMap { indices in indices.indices.contains(self) ? indices[self] : nil }
  }

  func append(to path: String) -> String { "\(path)[\(self)]" }
}

extension JSONValue? {
  /// The number; zero if it is none.
  fileprivate var double: Double {
    if case .number(let number)? = self { number.double } else { 0 }
  }

  /// The members of an object; none if it is none.
  var members: [JSONMember] {
    if case .object(let members)? = self { members } else { [] }
  }

  /// The elements of an array; none if it is none.
  var elements: [JSONValue] {
    if case .array(let elements)? = self { elements } else { [] }
  }
}
