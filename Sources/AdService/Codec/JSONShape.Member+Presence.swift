internal import JSON

extension JSONShape.Member {
  /// A member without which an object is wrong.
  static func required(
    _ name: String, aliases: [String] = [], _ shape: JSONShape,
  ) -> JSONShape.Member {
    JSONShape.Member(name: name, aliases: aliases, isRequired: true, shape: shape)
  }

  /// A member that an object may have.
  static func optional(
    _ name: String, aliases: [String] = [], _ shape: JSONShape,
  ) -> JSONShape.Member {
    JSONShape.Member(name: name, aliases: aliases, isRequired: false, shape: shape)
  }
}
