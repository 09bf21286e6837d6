internal import YAML

/// Reads the files of Schemas/ into a contract, and collects whatever cannot be read.
struct ContractReader {
  /// Where mistakes go.
  let mistakes: Mistakes

  /// The contract as far as it could be read.
  private(set) var contract = Contract()

  /// Begins with an empty contract.
  init(_ role: ContractRole, mistakes: Mistakes) {
    self.mistakes = mistakes
    contract.role = role
  }

  /// Reads all files, in any order.
  static func read(_ files: [SourceFile], _ mistakes: Mistakes) -> Contracts {
    let adapterFiles = files.filter { $0.path.hasPrefix(ContractRole.adapter.folder + "/") }
    let others = files.filter { !adapterFiles.contains($0) }
    var contracts = Contracts(service: read(others, .service, mistakes))
    guard !adapterFiles.isEmpty else { return contracts }
    contracts.adapter = read(adapterFiles, .adapter, mistakes)
    contracts.adapter?.sharedTypes = contracts.service.types
    return contracts
  }

  private static func read(
    _ files: [SourceFile], _ role: ContractRole, _ mistakes: Mistakes,
  ) -> Contract {
    var reader = ContractReader(role, mistakes: mistakes)
    for file in files.sorted(by: { $0.path < $1.path }) { reader.read(file) }
    reader.contract.types += EventTypes.types(of: reader.contract.events)
    reader.contract.types.sort { $0.title < $1.title }
    return reader.contract
  }

  private mutating func read(_ file: SourceFile) {
    guard file.path != "config.yaml" else {
      contract.configurationText = String(decoding: file.bytes, as: UTF8.self)
      return
    }
    let source = Source(path: file.path, mistakes: mistakes)
    guard let root = source.root(of: file) else { return }
    switch (file.folder.dropFirst(contract.role.folder.count), file.name) {
    case ("", "service"): readService(root, source)
    case ("", "errors"): contract.reasons = reasons(root, source)
    case ("", "CallMeta") where contract.role == .service:
      contract.callMeta = type(root, source, "CallMeta")
    case ("/methods", let name): readMethod(root, source, name)
    case ("/notifications", let name): readNotification(root, source, name)
    case ("/types", let title): contract.types += [type(root, source, title)]
    case ("/events", let name) where contract.role == .service: readEvent(root, source, name)
    case ("/configuration", let title) where contract.role == .service:
      contract.configuration += [type(root, source, title)]
    default: source.report("no file of this name is known here", at: root.mark)
    }
  }

  private mutating func readService(_ root: YAMLNode, _ source: Source) {
    let keys = ["title", "version", "description"]
    guard let mapping = Mapping(root, in: source, knows: keys) else { return }
    contract.service = Service(
      title: mapping.text("title"), version: mapping.text("version"),
      description: mapping.text("description"))
  }

  private mutating func readMethod(_ root: YAMLNode, _ source: Source, _ name: String) {
    guard let method = method(root, source, fileName: name) else { return }
    contract.methods.append(method)
  }

  private mutating func readNotification(_ root: YAMLNode, _ source: Source, _ name: String) {
    guard let notification = notification(root, source, fileName: name) else { return }
    contract.notifications.append(notification)
  }

  private mutating func readEvent(_ root: YAMLNode, _ source: Source, _ name: String) {
    guard let event = event(root, source, fileName: name) else { return }
    contract.events.append(event)
  }
}

extension Mapping {
  /// Tells that a name in a file is not the name of the file.
  func expectFileName(_ fileName: String, as key: String) {
    guard let node = self[key], node.scalarText != fileName else { return }
    source.report(
      "`\(key)` is `\(node.scalarText ?? "")`, but the file is called `\(fileName)`",
      at: node.mark)
  }
}
