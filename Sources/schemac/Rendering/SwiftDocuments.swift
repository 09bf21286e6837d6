/// Makes the documents that the program carries with it, as literals.
enum SwiftDocuments: Renderer {
  static func files(for contract: Contract) -> [GeneratedFile] {
    let openRPC = SwiftDocumentLines.json(OpenRPCRenderer.files(for: contract).map(\.text).joined())
    switch contract.role {
    case .service:
      return serviceFiles(for: contract, openRPC)
    case .adapter:
      let description = "The OpenRPC document of outside adapters, in one line."
      return [document("adapter", description, openRPC), version(of: contract)]
    }
  }

  private static func serviceFiles(
    for contract: Contract, _ openRPC: [String],
  ) -> [GeneratedFile] {
    let schema = ConfigurationSchemaRenderer.files(for: contract).map(\.text).joined()
    return [
      SwiftFile.file(named: "Documents", imports: []) { swift in
        swift.document("The documents of the service, which the program carries with it.")
        swift.line("public enum Documents {}")
      },
      document("openRPC", "The OpenRPC document, in one line.", openRPC),
      document(
        "configurationSchema", "The JSON Schema of config.yaml, in one line.",
        SwiftDocumentLines.json(schema)),
      document(
        "configuration", "The text of config.yaml.",
        SwiftDocumentLines.text(contract.configurationText ?? "")),
    ]
  }

  /// What the client of a contract says that it speaks.
  private static func version(of contract: Contract) -> GeneratedFile {
    SwiftFile.file(named: "Documents+AdapterVersion", imports: []) { swift in
      swift.block("extension Documents {") { swift in
        swift.document("The version of the contract of outside adapters.")
        let version = SwiftLiteral.string(contract.service.version)
        swift.line("public static let adapterVersion = \(version)")
      }
    }
  }

  private static func document(
    _ name: String, _ description: String, _ lines: [String]
  ) -> GeneratedFile {
    let file = "Documents+" + WordCase.capitalized(name)
    return SwiftFile.file(named: file, imports: []) { swift in
      swift.block("extension Documents {") { swift in
        swift.document(description)
        SwiftDocumentLines.write(
          lines, head: "public static let \(name): StaticString =", to: &swift)
      }
    }
  }
}
