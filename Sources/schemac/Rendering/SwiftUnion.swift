/// A union as an enum whose cases carry the one member that is there.
struct SwiftUnion {
  /// The type itself.
  let type: NamedType

  /// Its members, of which a value has exactly one.
  let members: [Property]

  /// Adds the declaration and its extensions.
  func write(to swift: inout SwiftWriter) {
    swift.document(type.description)
    swift.block("public enum \(type.title): Hashable, Sendable {") { swift in
      for (index, member) in members.enumerated() {
        if index > 0 { swift.line() }
        swift.document(member.description)
        swift.line("case \(member.swiftName)(\(member.schema.swiftType))")
      }
    }
    swift.line()
    swift.block("extension \(type.title): JSONReadable {") { swift in
      writeReading(to: &swift)
      swift.line()
      SwiftShape.write(members, exactlyOne: true, hasMeta: false, to: &swift)
    }
    swift.line()
    writeWriting(to: &swift)
  }

  private func writeReading(to swift: inout SwiftWriter) {
    swift.block("public init(from json: inout JSONReader) throws(JSONError) {") { swift in
      swift.line("var member: \(type.title)?")
      swift.line("var seen: UInt64 = 0")
      swift.line("try json.beginObject()")
      swift.block("while let key = try json.nextKey() {") { swift in
        swift.line("switch key.count {")
        for (index, member) in members.enumerated() {
          for name in member.names { writeCase(index, name, member, to: &swift) }
        }
        swift.line("default:")
        swift.indented { $0.line("try json.unknownMember(key)") }
        swift.line("}")
      }
      swift.line("guard let member else { throw json.failure(.notExactlyOneMember) }")
      swift.line("self = member")
    }
  }

  private func writeCase(
    _ index: Int, _ name: String, _ member: Property, to swift: inout SwiftWriter,
  ) {
    SwiftMatch.writeCase(name, of: "key", to: &swift)
    swift.indented { swift in
      let head = "if try json.hasOnlyValue(key, \(index), &seen, after: member)"
      let reading = member.schema.swiftReading
      guard !reading.openings.isEmpty else {
        return SwiftStatement(core: "member = .\(member.swiftName)(try \(reading.core))")
          .write(after: head, to: &swift)
      }
      swift.block("\(head) {") { swift in
        reading.prefixed(by: "let value = try ").write(to: &swift)
        swift.line("member = .\(member.swiftName)(value)")
      }
    }
  }

  private func writeWriting(to swift: inout SwiftWriter) {
    swift.block("extension \(type.title): JSONWritable {") { swift in
      swift.block("public func write(to json: inout JSONWriter) {") { swift in
        swift.line("json.beginObject()")
        swift.line("switch self {")
        for member in members {
          let statement = member.schema.swiftWriting(ofMember: member.name, "member")
          let head = "case .\(member.swiftName)(let member):"
          let line = "\(head) \(statement.oneLine)"
          guard line.count > swift.room else {
            swift.line(line)
            continue
          }
          swift.line(head)
          swift.indented { statement.write(to: &$0) }
        }
        swift.line("}")
        swift.line("json.endObject()")
      }
    }
  }
}
