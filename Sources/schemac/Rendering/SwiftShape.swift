/// The shapes of objects and unions.
enum SwiftShape {
  /// Adds the property that says what a value must look like.
  static func write(
    _ properties: [Property], exactlyOne: Bool, hasMeta: Bool, to swift: inout SwiftWriter,
  ) {
    let meta = hasMeta ? 1 : 0
    swift.block("public static var shape: JSONShape {") { swift in
      guard properties.count + meta > 0 else {
        return swift.line(".object([], exactlyOne: \(exactlyOne))")
      }
      swift.block(".object(", closing: ")") { swift in
        swift.block("[", closing: "],") { swift in
          // The formatter wants a comma after the last of several elements and none after one.
          let comma = properties.count + meta > 1 ? "," : ""
          for property in properties { write(property, comma, to: &swift) }
          if hasMeta { swift.line(".optional(\"_meta\", .any)" + comma) }
        }
        swift.line("exactlyOne: \(exactlyOne),")
      }
    }
  }

  private static func write(_ member: Property, _ comma: String, to swift: inout SwiftWriter) {
    let function = member.isRequired ? ".required" : ".optional"
    let aliases = member.aliases.map(SwiftLiteral.string).joined(separator: ", ")
    let arguments =
      [SwiftLiteral.string(member.name)] + (aliases.isEmpty ? [] : ["aliases: [\(aliases)]"])
      + [member.schema.swiftShape]
    swift.call(function, arguments, comma)
  }
}
