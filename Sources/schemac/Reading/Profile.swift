/// The part of JSON Schema that the contract is written in.
enum Profile {
  /// What common generators do not make clean types of.
  static let bannedKeywords: Set<String> = [
    "allOf", "anyOf", "const", "contains", "dependencies", "dependentRequired", "dependentSchemas",
    "else", "if", "not", "nullable", "oneOf", "pattern", "patternProperties", "prefixItems",
    "propertyNames", "then", "unevaluatedItems", "unevaluatedProperties", "uniqueItems",
  ]

  /// The integers that every reader of JSON understands exactly.
  static let integers: ClosedRange<Int64> = -9_007_199_254_740_991...9_007_199_254_740_991

  /// The longest name in bytes: that many are compared without looking at the text again.
  static let longestName = 32

  /// The most members of an object: that many are remembered in one word while reading.
  static let mostMembers = 64

  /// The member of all params that says something about the call itself.
  static let callMetaName = "_meta"

  /// Where types are referred to.
  static let referencePrefix = "#/components/schemas/"
}
