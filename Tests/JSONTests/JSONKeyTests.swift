import JSON
import Testing

@Suite struct JSONKeyTests {
  @Test(arguments: [
    "", "a", "adUnit", "timeoutMs", "1234567", "12345678", "123456789", "abcdefghijklmnop",
    "abcdefghijklmnopq",
    "rewardedInterstitial", "123456789012345678901234", "1234567890123456789012345678901",
    "12345678901234567890123456789012", "123456789012345678901234567890123", "é€😀",
    "a\nbcdefghijkl", "éabcdefghij", "abcdefg\"", "abcdefghijklmn\"o", "1234567é",
    "12345678é", "abcdefghijklmno", "a\nbcdef", "a\"b\\c\n",
    "a\nbcdefghijkl", "éabcdefghij", "abcdefg\"", "abcdefghijklmn\"o",
    "1234567é", "12345678é", "abcdefghijklmno",
  ])
  func `a key that is read equals the key of its name`(name: String) throws {
    for padding in ["", "          "] {
      let text = Array(("{" + JSONValue.string(name).text + ":1}" + padding).utf8)
      var reader = JSONReader(text.span)
      try reader.beginObject()
      let key = try #require(try reader.nextKey())
      #expect(key == JSONKey(name))
      #expect(key.hashValue == JSONKey(name).hashValue)
      #expect(key.count == name.utf8.count)
      #expect(reader.text(of: key) == name)
    }
  }

  @Test func `the words are little-endian and zero padded`() {
    let key = JSONKey("adUnit")
    #expect(key.word0 == 0x74_69_6E_55_64_61)
    #expect((key.word1, key.word2, key.word3) == (0, 0, 0))
    #expect(JSONKey("123456789").word1 == 0x39)
  }

  @Test func `a key that is written in the program equals the key of its name`() {
    let written: [JSONKey] = [
      "", "a", "adUnit", "12345678", "123456789", "notifications/cancelled", "é€😀",
      "1234567890123456789012345678901234567",
    ]
    let names = [
      "", "a", "adUnit", "12345678", "123456789", "notifications/cancelled", "é€😀",
      "1234567890123456789012345678901234567",
    ]
    for (key, name) in zip(written, names) { #expect(key == JSONKey(name), "\(name)") }
  }

  @Test func `a name ends where it ends`() throws {
    for text in [#""a""#, #""ab""#, #""abcdefghi""#] {
      let bytes = Array(text.utf8)
      var reader = JSONReader(bytes.span)
      #expect(try reader.readName() == JSONKey(String(text.dropFirst().dropLast())))
      try reader.finish()
    }
    #expect(JSONKey("a") != JSONKey("a\0"))
  }

  @Test func `a name that is no string is refused`() {
    let bytes = Array("5".utf8)
    var reader = JSONReader(bytes.span)
    #expect(throws: JSONError(offset: 0, reason: .wrongType(.string))) { _ = try reader.readName() }
  }

  @Test func `a known key has its own text`() throws {
    let none: [UInt8] = []
    let reader = JSONReader(none.span)
    #expect(reader.text(of: JSONKey("adUnit")) == "adUnit")
  }
}
