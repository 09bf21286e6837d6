import JSON
import Rehearsal
import Testing

@Suite struct JSONWriterTests {
  private func written(_ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    write(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test func `commas stand between values and nowhere else`() {
    let text = written { json in
      json.beginObject()
      json.key("a")
      json.beginArray()
      json.endArray()
      json.key("b")
      json.beginArray()
      json.integer(-1)
      json.beginObject()
      json.endObject()
      json.null()
      json.boolean(true)
      json.boolean(false)
      json.raw(Array("[1, 2]".utf8))
      json.raw(Array("{}".utf8).span)
      json.decimalString(.min)
      json.integer(.max)
      json.integer(0)
      json.endArray()
      json.key("é" + "\n")
      json.string("")
      json.endObject()
    }
    #expect(
      text == #"{"a":[],"b":[-1,{},null,true,false,[1, 2],{},"-9223372036854775808","#
        + #"9223372036854775807,0],"é\n":""}"#)
  }

  @Test(arguments: [
    ("plain/text", #""plain/text""#), ("\"\\", #""\"\\""#), ("\u{8}\t\n\u{C}\r", #""\b\t\n\f\r""#),
    ("\0\u{1}\u{B}\u{E}\u{1F}", #""\u0000\u0001\u000B\u000E\u001F""#), ("\u{7F}", "\"\u{7F}\""),
    ("\u{2028}\u{2029}\u{85}", #""\u2028\u2029\u0085""#),
    ("\u{2027}\u{202A}\u{84}\u{86}", "\"\u{2027}\u{202A}\u{84}\u{86}\""),
    ("é€😀", "\"é€😀\""), ("\u{1085}\u{2A8}", "\"\u{1085}\u{2A8}\""),
    ("12345678\"12345678", #""12345678\"12345678""#),
    ("a\u{2028}", #""a\u2028""#), ("\u{FEFF}", "\"\u{FEFF}\""),
    ("0123456789abcdef", #""0123456789abcdef""#),
  ])
  func `a string is escaped where it must be`(string: String, text: String) throws {
    #expect(written { $0.string(string) } == text)
    #expect(try JSONValue(parsing: text) == .string(string))
  }

  @Test func `a piece of any length stands as it is, and pushes none aside`() {
    let pieces = (0...140).map { String(repeating: "ä7", count: $0).utf8.prefix($0 * 2) }
    let texts = pieces.map { #""\#(String($0) ?? "")""# }
    let text = written { json in
      json.beginArray()
      for text in texts { json.raw(text.utf8.span) }
      json.endArray()
    }
    #expect(text == "[" + texts.joined(separator: ",") + "]")
    let keys = written { json in
      json.key("")
      json.key("a")
      json.key("ab")
      json.key("abc")
      json.key("abcd")
      json.key("abcdefg")
      json.key("abcdefgh")
      json.key("abcdefghijklmnop")
      json.key("abcdefghijklmnopq")
      json.key("abcdefghijklmnopqrstuvwxyzABCDEFGH")
    }
    #expect(
      keys == #""":"a":"ab":"abc":"abcd":"abcdefg":"abcdefgh":"abcdefghijklmnop":"#
        + #""abcdefghijklmnopq":"abcdefghijklmnopqrstuvwxyzABCDEFGH":"#)
  }

  @Test func `a writer starts anew, and keeps no more memory than it may`() {
    var json = JSONWriter()
    json.raw(Array(repeating: UInt8(ascii: "7"), count: 5_000))
    json.removeAll(keepingUpTo: 10_000)
    #expect(json.bytes == [])
    json.integer(1)
    json.removeAll(keepingUpTo: 10)
    json.integer(2)
    #expect(json.bytes == Array("2".utf8))
    var empty = JSONWriter()
    empty.fragment("")
    empty.raw([])
    #expect(empty.bytes == [])
  }

  @Test(arguments: [
    (0, "0"), (-0.0, "-0"), (1, "1"), (-2.5, "-2.5"), (0.1, "0.1"), (1e21, "1e+21"),
    (1e16, "1e+16"),
    (123_456_789, "123456789"), (.leastNonzeroMagnitude, "5e-324"),
    (.leastNormalMagnitude, "2.2250738585072014e-308"),
    (.greatestFiniteMagnitude, "1.7976931348623157e+308"), (1.0 / 3, "0.3333333333333333"),
    (9_007_199_254_740_991, "9007199254740991"), (1e-7, "1e-07"), (100, "100"),
  ])
  func `a double is written as short as it reads back`(value: Double, text: String) throws {
    #expect(written { $0.double(value) } == text)
    let back = try #require(JSONNumber(text)).double
    #expect(back.bitPattern == value.bitPattern)
  }

  @Test func `any finite double survives writing and reading`() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<Soak.times(20_000) {
      let value = Double(bitPattern: random.next())
      guard value.isFinite else { continue }
      let bytes = Array(written { $0.double(value) }.utf8)
      var reader = JSONReader(bytes.span)
      #expect(try reader.readDouble().bitPattern == value.bitPattern)
    }
  }

  @Test func `pretty text is indented by level`() throws {
    let value = try JSONValue(parsing: #"{"a":[1,{"b":[]}],"c":{},"d\n":"é"}"#)
    #expect(
      value.formatted() == """
        {
          "a": [
            1,
            {
              "b": []
            }
          ],
          "c": {},
          "d\\n": "é"
        }
        """)
    #expect(value["a"]?[0]?.formatted(indent: 4) == "1")
    #expect(try JSONValue(parsing: "[1]").formatted(indent: 1) == "[\n 1\n]")
  }
}
