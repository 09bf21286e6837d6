/// The shapes of objects and unions.
enum SwiftShape {
  /// Adds the property that says what a value must look like.
  static func write(
    _ properties: [Property], exactlyOne: Bool, hasMeta: Bool, to swift: inout SwiftWriter,
  ) {
    let meta = hasMeta ? [".optional(\"_meta\", .any)"] : []
    let members = properties.map(\.swiftShape) + meta
    swift.block("public static var shape: JSONShape {") { swift in
      guard !members.isEmpty else {
        return swift.line(".object([], exactlyOne: \(exactlyOne))")
      }
      swift.block(".object(", closing: ")") { swift in
        swift.block("[", closing: "],") { swift in
          // The formatter wants a comma after the last of several elements and none after one.
          let comma = members.count > 1 ? "," : ""
          for member in members { swift.line(member + comma) }
        }
        swift.line("exactlyOne: \(exactlyOne),")
      }
    }
  }
}
