/// An object as a struct that reads and writes itself.
struct SwiftObject {
  /// The type itself.
  let type: NamedType

  /// Its members.
  let properties: [Property]

  /// Whether it is what a method is called with, which may carry `_meta` besides.
  let isParams: Bool

  /// Tells which members live apart.
  let size: SwiftSize

  /// The titles of the types whose values are laid over each other.
  let merging: Set<String>

  /// Adds the declaration and its extensions.
  func write(to swift: inout SwiftWriter) {
    swift.document(type.description)
    swift.block("public struct \(type.title): Hashable, Sendable {") { swift in
      for property in properties {
        swift.document(property.description)
        writeVariable(property, to: &swift)
        swift.line()
      }
      writeInitializer(to: &swift)
    }
    swift.line()
    swift.block("extension \(type.title): JSONReadable {") { swift in
      writeReading(to: &swift)
      swift.line()
      SwiftShape.write(properties, exactlyOne: false, hasMeta: isParams, to: &swift)
    }
    swift.line()
    writeWriting(to: &swift)
    SwiftMerging(type: type, types: merging)?.write(to: &swift)
  }

  private func writeVariable(_ property: Property, to swift: inout SwiftWriter) {
    let head = "public var \(property.swiftName): \(property.swiftType)"
    guard size.isApart(property) else { return swift.line(head) }
    let (box, mark) = (property.swiftBox, property.isRequired ? "" : "?")
    swift.block(head + " {") { swift in
      swift.line("get { \(box)\(mark).value }")
      swift.line("set { \(box) = \(property.swiftBoxing(of: "newValue")) }")
    }
    swift.line()
    swift.line("private var \(box): Boxed<\(property.schema.swiftType)>\(mark)")
  }

  private func writeInitializer(to swift: inout SwiftWriter) {
    guard !properties.isEmpty else { return swift.line("public init() {}") }
    swift.call("public init", properties.map(\.swiftParameter), " {")
    swift.indented { swift in
      for property in properties {
        let name = property.swiftName
        swift.line(
          size.isApart(property)
            ? "\(property.swiftBox) = \(property.swiftBoxing(of: name))" : "self.\(name) = \(name)")
      }
    }
    swift.line("}")
  }

  private func writeReading(to swift: inout SwiftWriter) {
    swift.block("public init(from json: inout JSONReader) throws(JSONError) {") { swift in
      for property in properties {
        swift.line("var \(property.swiftVariable): \(property.schema.swiftType)?")
      }
      if !properties.isEmpty { swift.line("var seen: UInt64 = 0") }
      swift.line("try json.beginObject()")
      swift.block("while let key = try json.nextKey() {", writeMatching)
      for property in properties where property.isRequired { writeGuard(property, to: &swift) }
      swift.call("self.init", properties.map(\.swiftArgument), "")
    }
  }

  private func writeMatching(to swift: inout SwiftWriter) {
    guard !properties.isEmpty || isParams else { return swift.line("try json.unknownMember(key)") }
    swift.line("switch key.count {")
    for (index, property) in properties.enumerated() {
      for name in property.names {
        SwiftMatch.writeCase(name, of: "key", to: &swift)
        swift.indented { swift in
          property.schema.swiftReading
            .prefixed(by: "\(property.swiftVariable) = try ")
            .write(after: "if try json.hasValue(key, \(index), &seen)", to: &swift)
        }
      }
    }
    if isParams {
      SwiftMatch.writeCase("_meta", of: "key", to: &swift)
      swift.indented { $0.line("_ = try json.skipValue()") }
    }
    swift.line("default:")
    swift.indented { $0.line("try json.unknownMember(key)") }
    swift.line("}")
  }

  private func writeGuard(_ property: Property, to swift: inout SwiftWriter) {
    let name = property.swiftVariable
    let failure = "throw json.failure(.missingMember(\(SwiftLiteral.string(property.name))))"
    SwiftStatement(core: failure).write(after: "guard let \(name) else", to: &swift)
  }

  private func writeWriting(to swift: inout SwiftWriter) {
    swift.block("extension \(type.title): JSONWritable {") { swift in
      swift.block("public func write(to json: inout JSONWriter) {") { swift in
        swift.line("json.beginObject()")
        for property in properties {
          let isHidden = property.swiftVariable != property.swiftName
          let name = size.isApart(property) ? property.swiftBox : property.swiftName
          let value = (isHidden ? "self." : "") + name
          property.schema.swiftWriting(ofMember: property.name, value).write(to: &swift)
        }
        swift.line("json.endObject()")
      }
    }
  }
}
