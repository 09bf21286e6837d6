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
    let contracts = ContractReader.read(try sources(), mistakes)
    ContractCheck.run(contracts, mistakes)
    guard mistakes.all.isEmpty else { return .mistakes(mistakes.all) }
    let files = contracts.all.flatMap { contract in
      Generation.renderers(of: contract.role).flatMap { $0.files(for: contract) }
    }
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

  /// What is made of a contract, in the order in which it is made.
  private static func renderers(of role: ContractRole) -> [any Renderer.Type] {
    switch role {
    case .service:
      [
        SwiftTypes.self, SwiftService.self, SwiftReasons.self, SwiftClient.self,
        OpenRPCRenderer.self, ConfigurationSchemaRenderer.self, ManualRenderer.self,
        PythonRenderer.self, SwiftDocuments.self,
      ]
    case .adapter:
      [
        SwiftTypes.self, SwiftClient.self, SwiftNotifications.self, OpenRPCRenderer.self,
        AdapterManualRenderer.self, SwiftDocuments.self,
      ]
    }
  }

  private static let sourceFolders =
    ["Schemas/events", "Schemas/configuration"]
    + ContractRole.allCases.flatMap { role in
      ["", "/methods", "/notifications", "/types"].map { role.folder + $0 }
    }
}
