/// A file that is made from the contract.
struct GeneratedFile: Hashable, Sendable {
  /// Its path, relative to the root of the repository.
  let path: String

  /// The whole text of it.
  let text: String
}

/// Makes files from the contract; it decides what they say and touches none.
protocol Renderer: SendableMetatype {
  /// The files that this contract makes.
  static func files(for contract: Contract) -> [GeneratedFile]
}
