import JSON
import Testing

/// A type read by hand, as generated code reads.
private struct Load: JSONReadable {
  var adUnit = ""
  var count: Int64?
  var formats: [String] = []

  static let shape = JSONShape.object(
    [
      .init(name: "adUnit", isRequired: true, shape: .string(length: 1...20, format: nil)),
      .init(name: "count", isRequired: false, shape: .integer(1...10)),
      .init(
        name: "formats", isRequired: false,
        shape: .array(.enumeration(["banner", "native"]), count: 1...2)),
    ], exactlyOne: false)

  init(from json: inout JSONReader) throws(JSONError) {
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch (key.count, key.word0) {
      case (6, 0x74_69_6E_55_64_61):
        guard try !json.readNull() else { continue }
        guard seen & 1 == 0 else { throw json.failure(.duplicateMember) }
        seen |= 1
        adUnit = try json.readString(length: 1...20)
      case (5, 0x74_6E_75_6F_63):
        guard try !json.readNull() else { continue }
        count = try json.readInteger(in: 1...10)
      case (7, 0x73_74_61_6D_72_6F_66):
        guard try !json.readNull() else { continue }
        try json.beginArray()
        while try json.nextElement() { formats.append(try json.readString()) }
      default:
        try json.unknownMember(key)
      }
    }
    guard seen & 1 == 1 else { throw json.failure(.missingMember("adUnit")) }
  }
}

@Suite struct JSONReaderTypedTests {
  private func load(
    _ text: String, unknownMembers: JSONReader.UnknownMembers = .refused,
  ) throws(JSONError) -> Load {
    let bytes = Array(text.utf8)
    var reader = JSONReader(bytes.span, unknownMembers: unknownMembers)
    let load = try Load(from: &reader)
    try reader.finish()
    return load
  }

  @Test func `a typed value reads itself`() throws {
    let load = try load(#" { "adUnit" : "ho\u006de", "count":2e0, "formats" : [ "a", "é" ] } "#)
    #expect(load.adUnit == "home")
    #expect(load.count == 2)
    #expect(load.formats == ["a", "é"])
  }
}
