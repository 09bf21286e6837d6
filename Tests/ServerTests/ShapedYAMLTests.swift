import JSON
import Testing
import YAML

@testable import Server

@Suite struct ShapedYAMLTests {
  private let shape = JSONShape.object(
    [
      .init(name: "colour", aliases: ["tint"], isRequired: true, shape: .enumeration(["red"])),
      .init(name: "pages", isRequired: false, shape: .integer(1...9)),
      .init(name: "more", isRequired: false, shape: .any),
    ], exactlyOne: false)

  @Test(arguments: ["colour: red", "tint: red", "tint: red\ncolour: null"])
  func `a key under an older name is the key itself`(text: String) {
    let (json, mistakes) = read(text)
    #expect(json == #"{"colour":"red"}"#)
    #expect(mistakes == [])
  }

  @Test(arguments: [
    ("colour: red\ntint: red", "the key colour is here already under another name"),
    ("pages: 1", "the key colour is missing: expected one of red"),
    ("tinte: red\ncolour: red", "there is no key tinte here"),
  ])
  func `a key that is missing, twice or unknown is a mistake`(text: String, mistake: String) {
    #expect(read(text).mistakes == [mistake])
  }

  @Test func `what may be anything is taken as it is, null included`() {
    let (json, mistakes) = read("colour: red\nmore: {a: [1, null, {b: \"2\"}], c: ~, d: yes}")
    #expect(json == #"{"colour":"red","more":{"a":[1,null,{"b":"2"}],"c":null,"d":"yes"}}"#)
    #expect(mistakes == [])
  }

  private func read(_ text: String) -> (json: String, mistakes: [String]) {
    guard let root = YAMLDocument(Array(text.utf8)).root else { return ("", ["no document"]) }
    var shaped = ShapedYAML(environment: { _ in nil })
    shaped.write(root, as: shape)
    return (
      String(decoding: shaped.json.bytes, as: UTF8.self), shaped.mistakes.map(\.message)
    )
  }
}
