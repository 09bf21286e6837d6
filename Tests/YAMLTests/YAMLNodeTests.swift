import Testing
import YAML

@Suite struct YAMLNodeTests {
  @Test(arguments: ["~", "null", "Null", "NULL", ""])
  func `plain null is null`(text: String) throws {
    let node = try node(text)
    #expect(node.isNull)
    #expect(node.stringText == nil)
    #expect(node.withArticle == "nothing")
  }

  @Test(arguments: [
    ("true", true), ("True", true), ("TRUE", true), ("false", false), ("False", false),
    ("FALSE", false),
  ])
  func `plain truth values are boolean`(text: String, value: Bool) throws {
    let node = try node(text)
    #expect(node.boolean == value)
    #expect(node.stringText == nil)
  }

  @Test(arguments: ["0", "-0", "12", "-1", "1.50", "1e3", "1E+2", "2.5e-7", "18446744073709551616"])
  func `plain numbers keep their text`(text: String) throws {
    let node = try node(text)
    #expect(node.numberText == text)
    #expect(node.stringText == nil)
  }

  @Test(arguments: [
    "01", "-01", "1.", ".5", "+1", "1e", "1e+", "0x1F", "0o7", ".inf", ".nan", "1_000", "1 2",
    "--1",
    "yes", "no", "on", "nULL", "tRUE", "2026-11-20", "12:30", "'1'", "\"true\"", "'null'", "''",
  ])
  func `everything else is a string`(text: String) throws {
    let node = try node(text)
    #expect(node.numberText == nil)
    #expect(node.boolean == nil)
    #expect(!node.isNull)
    #expect(node.stringText == text.filter { $0 != "'" && $0 != "\"" })
  }

  @Test func `a list and a mapping are neither strings nor each other`() throws {
    let document = YAMLDocument(of: "[a, {b: c}]")
    let list = try #require(document.root)
    #expect(list.members == nil)
    #expect(list.stringText == nil)
    #expect(list.withArticle == "a list")
    let mapping = try #require(list.elements?.last)
    #expect(mapping.elements == nil)
    #expect(mapping["b"]?.scalarText == "c")
    #expect(mapping["c"] == nil)
    #expect(mapping.withArticle == "a mapping")
  }

  private func node(_ text: String) throws -> YAMLNode {
    let document = YAMLDocument(of: "key: \(text)")
    return try #require(document.root?["key"])
  }
}
