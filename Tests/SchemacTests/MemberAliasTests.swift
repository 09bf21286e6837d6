import JSON
import Testing

@testable import schemac

private let event = "Schemas/types/AdEvent.yaml"

@Suite struct MemberAliasTests {
  @Test(arguments: [
    ("[reader]", "among these members and their aliases the name `reader` is taken"),
    ("[cursor]", "among these members and their aliases the name `cursor` is taken"),
    ("[who, who]", "among these members and their aliases the name `who` is taken"),
    ("[Who]", "the name `Who` must be in lowerCamel"),
    ("[theOneWhoHasTakenTheBookHomeToday]", "is longer than 32 bytes"),
    ("who", "`x-aliases` must be a list, not a string"),
  ])
  func `an older name is a name of its own`(aliases: String, mistake: String) {
    let told = SmallContract.mistakes(
      in: event, replacing: "reader: {", by: "reader: {x-aliases: \(aliases), ")
    #expect(told.contains { $0.contains(mistake) }, "\(told)")
  }

  @Test func `only a member has older names`() {
    let told = SmallContract.mistakes(
      in: "Schemas/types/Cover.yaml", replacing: "items: {type: string}",
      by: "items: {type: string, x-aliases: [letter]}")
    #expect(told.contains { $0.contains("unknown key `x-aliases`") }, "\(told)")
  }

  @Test func `an older name is read as the member itself, and never written`() throws {
    let text = try swift("AdEvent")
    #expect(
      text.contains(
        """
              case 6 where key.word0 == 0x7265_6461_6572:  // reader
                if try json.hasValue(key, 2, &seen) { reader = try json.readString() }
              case 3 where key.word0 == 0x6f_6877:  // who
                if try json.hasValue(key, 2, &seen) { reader = try json.readString() }
        """))
    #expect(text.contains(#".optional("reader", aliases: ["who"], .string("#))
    #expect(text.matches(of: /"who"/).count == 1)
  }

  @Test func `a union reads older names as well`() throws {
    let files = [
      "Schemas/types/Cover.yaml": SmallContract.files["Schemas/types/Cover.yaml"]?
        .replacing("colour: {", with: "colour: {x-aliases: [tint], ") ?? ""
    ]
    let contract = SmallContract.read(with: files).service
    let text = try #require(
      SwiftTypes.files(for: contract).first { $0.path.hasSuffix("/Cover.swift") }
    ).text
    #expect(
      text.contains(
        """
              case 4 where key.word0 == 0x746e_6974:  // tint
                if try json.hasOnlyValue(key, 0, &seen, after: member) {
                  member = .colour(try Colour(from: &json))
                }
        """))
  }

  @Test func `documents tell older names`() throws {
    let type = try #require(contract.type(titled: "AdEvent"))
    let schema = SchemaDocument(pointer: "#/").schema(of: type)
    #expect(schema["properties"]?["reader"]?["x-aliases"]?.text == #"["who"]"#)
    #expect(schema["properties"]?["who"] == nil)
    let manual = try #require(ManualRenderer.files(for: contract).first).text
    #expect(manual.contains("| Who reads it. Also understood: `who`. |"))
  }

  @Test func `Python knows current names only`() {
    let texts = PythonRenderer.files(for: contract).map(\.text)
    #expect(texts.contains { $0.contains("reader=(\"reader\", PLAIN)") })
    #expect(texts.allSatisfy { !$0.contains("\"who\"") })
  }

  @Test func `an editor, which closes objects, is told older names as members`() throws {
    let type = try #require(contract.type(titled: "AdEvent"))
    let editors = SchemaDocument(pointer: "#/", snippets: EditorSnippets(contract: contract))
    #expect(
      editors.schema(of: type)["properties"]?["who"]?.text
        == #"{"type":"string","description":"Means `reader`.","deprecated":true}"#)
  }

  private let contract = SmallContract.read(with: [
    event: SmallContract.files[event]?
      .replacing("reader: {", with: "reader: {x-aliases: [who], ") ?? ""
  ]).service

  private func swift(_ title: String) throws -> String {
    try #require(
      SwiftTypes.files(for: contract).first { $0.path.hasSuffix("/\(title).swift") }
    ).text
  }
}
