internal import JSON

extension JSONShape.Member {
  /// A member without which an object is wrong.
  static func required(_ name: String, _ shape: JSONShape) -> JSONShape.Member {
    JSONShape.Member(name: name, isRequired: true, shape: shape)
  }

  /// A member that an object may have.
  static func optional(_ name: String, _ shape: JSONShape) -> JSONShape.Member {
    JSONShape.Member(name: name, isRequired: false, shape: shape)
  }
}
