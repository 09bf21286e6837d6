/// Makes the typed half of the Python client; the other half is written by hand.
enum PythonRenderer: Renderer {
  static func files(for contract: Contract) -> [GeneratedFile] {
    [
      file("types", PythonTypes(contract).text),
      file("service", PythonService(contract, isAsync: false).text),
      file("async_service", PythonService(contract, isAsync: true).text),
    ]
  }

  /// The columns that the package keeps to.
  static let width = 100

  private static func file(_ name: String, _ text: String) -> GeneratedFile {
    GeneratedFile(
      path: "Examples/python/adpipe/\(name).py",
      text: "# Made by `make generate` from Schemas. Edit the schema, not this file.\n" + text)
  }
}
