// Made by `make generate` from Schemas. Edit the schema, not this file.

extension Documents {
  /// The version of the contract of outside adapters.
  public static let adapterVersion = "0.1.0"
}
