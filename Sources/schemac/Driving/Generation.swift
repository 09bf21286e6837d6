/// One run: reads the contract, checks it, renders it, and brings the files up to date.
struct Generation {
  /// Where everything is.
  let repository: Repository

  /// Whether files are only compared, and none is touched.
  let onlyChecks: Bool

  /// What a run found or did.
  enum Outcome: Hashable {
    case mistakes([Mistake])
    case done(changed: [String])
  }

  /// Runs, and says what came of it.
  func run() throws(Repository.Failure) -> Outcome {
    let mistakes = Mistakes()
    let contract = ContractReader.read(try sources(), mistakes)
    ContractCheck(contract: contract, mistakes: mistakes).run()
    guard mistakes.all.isEmpty else { return .mistakes(mistakes.all) }
    let files = Generation.renderers.flatMap { $0.files(for: contract) }
    return .done(changed: try update(files) + removeObsolete(files))
  }

  private func sources() throws(Repository.Failure) -> [SourceFile] {
    var sources: [SourceFile] = []
    for folder in Generation.sourceFolders {
      for path in try repository.files(in: folder) where path.hasSuffix(".yaml") {
        guard let bytes = try repository.read(path) else { continue }
        sources.append(SourceFile(path: path, bytes: bytes))
      }
    }
    guard let bytes = try repository.read("config.yaml") else { return sources }
    return sources + [SourceFile(path: "config.yaml", bytes: bytes)]
  }

  /// Writes the files that are not what they should be, and returns their paths.
  private func update(_ files: [GeneratedFile]) throws(Repository.Failure) -> [String] {
    var changed: [String] = []
    for file in files where try repository.read(file.path) != Array(file.text.utf8) {
      changed.append(file.path)
      if !onlyChecks { try repository.write(file.text, to: file.path) }
    }
    return changed
  }

  /// Removes what an earlier run made and this one does not, and returns the paths.
  private func removeObsolete(_ files: [GeneratedFile]) throws(Repository.Failure) -> [String] {
    let paths = Set(files.map(\.path))
    let obsolete = try repository.files(in: SwiftFile.folder).filter { !paths.contains($0) }
    for path in obsolete where !onlyChecks { try repository.remove(path) }
    return obsolete
  }

  /// Everything that is made, in the order in which it is made.
  private static let renderers: [any Renderer.Type] = [
    SwiftTypes.self, SwiftService.self, SwiftReasons.self, SwiftClient.self, OpenRPCRenderer.self,
    ConfigurationSchemaRenderer.self, ManualRenderer.self, PythonRenderer.self, SwiftDocuments.self,
  ]

  private static let sourceFolders = [
    "Schemas", "Schemas/methods", "Schemas/events", "Schemas/types", "Schemas/configuration",
  ]
}
