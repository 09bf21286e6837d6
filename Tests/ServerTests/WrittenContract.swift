import Foundation
import Rehearsal
import YAML

/// What is written in Schemas, as far as tests compare it with what the engine does.
enum WrittenContract {
  /// A reason for failing, as errors.yaml has it.
  struct Reason {
    let code: Int
    let remedy: String
    let isOfEveryCall: Bool
  }

  /// The methods with the reasons that each declares.
  static func methods() throws -> [String: [String]] {
    var methods: [String: [String]] = [:]
    for file in try files(in: "methods") {
      methods[file.name] = file.root["errors"]?.elements?.compactMap(\.stringText) ?? []
    }
    return methods
  }

  /// The reasons by their names.
  static func reasons() throws -> [String: Reason] {
    var reasons: [String: Reason] = [:]
    for member in try root(of: "errors.yaml").members ?? [] {
      guard let code = member.value["code"]?.numberText.flatMap({ Int($0) }),
        let remedy = member.value["remedy"]?.stringText
      else { throw Overdue("errors.yaml says too little of \(member.key)") }
      reasons[member.key] = Reason(
        code: code, remedy: remedy,
        isOfEveryCall: member.value["everyCall"]?.boolean ?? false)
    }
    return reasons
  }

  /// All keys of the configuration.
  static func configurationKeys() throws -> Set<String> {
    var keys: Set<String> = []
    for file in try files(in: "configuration") {
      keys.formUnion(file.root["properties"]?.members?.map(\.key) ?? [])
    }
    return keys
  }

  /// The keys of the configuration that are shown nowhere, by the types that have them.
  static func secrets() throws -> [String: [String]] {
    var secrets: [String: [String]] = [:]
    for file in try files(in: "configuration") {
      for property in file.root["properties"]?.members ?? []
      where property.value["x-secret"]?.boolean == true {
        secrets[file.name, default: []].append(property.key)
      }
    }
    return secrets
  }

  private static func files(in folder: String) throws -> [(name: String, root: YAMLNode)] {
    try FileManager.default.contentsOfDirectory(atPath: "\(Program.root)/Schemas/\(folder)")
      .filter { $0.hasSuffix(".yaml") }
      .map { (String($0.dropLast(5)), try root(of: "\(folder)/\($0)")) }
  }

  private static func root(of file: String) throws -> YAMLNode {
    let text = try String(contentsOfFile: "\(Program.root)/Schemas/\(file)", encoding: .utf8)
    guard let root = YAMLDocument(Array(text.utf8)).root else {
      throw Overdue("\(file) cannot be read")
    }
    return root
  }
}
