internal import YAML

/// Reads the files of Schemas/ into a contract, and collects whatever cannot be read.
struct ContractReader {
  /// Where mistakes go.
  let mistakes: Mistakes

  /// The contract as far as it could be read.
  private(set) var contract = Contract()

  /// Begins with an empty contract.
  init(mistakes: Mistakes) {
    self.mistakes = mistakes
  }

  /// Reads all files, in any order.
  static func read(_ files: [SourceFile], _ mistakes: Mistakes) -> Contract {
    var reader = ContractReader(mistakes: mistakes)
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
    switch (file.folder, file.name) {
    case ("Schemas", "service"): readService(root, source)
    case ("Schemas", "errors"): contract.reasons = reasons(root, source)
    case ("Schemas/methods", let name): readMethod(root, source, name)
    case ("Schemas/events", let name): readEvent(root, source, name)
    case ("Schemas/types", let title): contract.types += [type(root, source, title)]
    case ("Schemas/configuration", let title):
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
