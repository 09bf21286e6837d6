import JSON
import Testing

/// Reads a text as a value and skips it too; both must say the same.
private func check(_ bytes: [UInt8]) throws(JSONError) {
  let read = Result<Void, JSONError> { () throws(JSONError) in _ = try JSONValue(parsing: bytes) }
  let skipped = Result<Void, JSONError> { () throws(JSONError) in
    var reader = JSONReader(bytes.span)
    _ = try reader.skipValue()
    try reader.finish()
  }
  switch (read, skipped) {
  case (.success, .success): break
  case (.failure(let one), .failure(let other)): #expect(one == other)
  default: Issue.record("reading says \(read), skipping says \(skipped)")
  }
  try read.get()
}

/// Expects the refusal of a text, and where.
private func expectRefusal(_ bytes: [UInt8], at offset: Int, _ reason: JSONError.Reason) {
  #expect(throws: JSONError(offset: offset, reason: reason)) { try check(bytes) }
}

@Suite struct GrammarTests {
  @Test(arguments: [
    "0", "-0", "1", "-1", "10", "0.0", "-0.5", "1.50", "1e0", "1E+2", "1e-2", "1E400", "-1e-400",
    "1e99999999999999999999", "9223372036854775807", "9223372036854775808", "-9223372036854775809",
    "0.00000000000000000000000000000000000000001", "1234567890123456789012345678901234567890",
  ])
  func `a number that follows the grammar is kept as it is written`(text: String) throws {
    try check(Array(text.utf8))
    let number = try #require(JSONNumber(text))
    #expect(try JSONValue(parsing: text) == .number(number))
    #expect(try JSONValue(parsing: "[\(text) ]")[0] == .number(number))
    #expect(try JSONValue(parsing: text).text == text)
  }

  @Test(
    arguments: [
      ("01", 1, .invalidNumber), ("-01", 2, .invalidNumber), ("00", 1, .invalidNumber),
      ("1.", 2, .unexpectedEnd), ("1. ", 2, .invalidNumber), ("[1.]", 3, .invalidNumber),
      ("1.e5", 2, .invalidNumber), (".5", 0, .unexpectedByte), ("+1", 0, .unexpectedByte),
      ("-", 1, .unexpectedEnd), ("[-]", 2, .invalidNumber), ("--1", 1, .invalidNumber),
      ("-.5", 1, .invalidNumber), ("1e", 2, .unexpectedEnd), ("1e+", 3, .unexpectedEnd),
      ("1e+-1", 3, .invalidNumber), ("[1e]", 3, .invalidNumber), ("1e5.5", 3, .trailingBytes),
      ("1.5.5", 3, .trailingBytes), ("[1.5.5]", 4, .unexpectedByte), ("0x10", 1, .trailingBytes),
      ("1_000", 1, .trailingBytes), ("1,000", 1, .trailingBytes), ("NaN", 0, .unexpectedByte),
      ("-Infinity", 1, .invalidNumber), ("Infinity", 0, .unexpectedByte), ("١", 0, .unexpectedByte),
    ] as [(String, Int, JSONError.Reason)])
  func `a number that breaks the grammar is refused`(
    text: String, offset: Int, reason: JSONError.Reason,
  ) {
    expectRefusal(Array(text.utf8), at: offset, reason)
    #expect(JSONNumber(text) == nil)
  }

  @Test(arguments: ["", " 1", "1 ", "1\n", "\"1\"", "1}", "null"])
  func `a number is nothing but a number`(text: String) {
    #expect(JSONNumber(text) == nil)
  }

  @Test(arguments: [
    (#""""#, ""), (#""a""#, "a"), (#""abcdefg""#, "abcdefg"), (#""abcdefgh""#, "abcdefgh"),
    (#""abcdefghijklmnopqrstuvwxyz 0123456789""#, "abcdefghijklmnopqrstuvwxyz 0123456789"),
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u0000""#, "\0"),
    (#""\u0041\u00e9\u20AC""#, "A\u{E9}\u{20AC}"), (#""\ud83d\ude00""#, "\u{1F600}"),
    (#""\uD800\uDC00\uDBFF\uDFFF""#, "\u{10000}\u{10FFFF}"),
    (#""\uFFFF\uFFFE""#, "\u{FFFF}\u{FFFE}"),
    ("\"\u{7F}\"", "\u{7F}"), ("\"é€😀\"", "é€😀"),
    ("\"\u{80}\u{7FF}\u{800}\"", "\u{80}\u{7FF}\u{800}"),
    (
      "\"\u{D7FF}\u{E000}\u{FFFF}\u{10000}\u{10FFFF}\"",
      "\u{D7FF}\u{E000}\u{FFFF}\u{10000}\u{10FFFF}"
    ),
    ("\"\u{2028}\u{2029}\u{85}\u{FEFF}\"", "\u{2028}\u{2029}\u{85}\u{FEFF}"),
    (#""1234567\n9""#, "1234567\n9"), (#""a/b""#, "a/b"), (#""\\u0041""#, "\\u0041"),
  ])
  func `a string means what its escapes say`(text: String, meaning: String) throws {
    try check(Array(text.utf8))
    guard case .string(let string) = try JSONValue(parsing: text) else {
      Issue.record("not a string")
      return
    }
    #expect(Array(string.utf8) == Array(meaning.utf8))
    #expect(try JSONValue(parsing: "{\(text):1}")[meaning]?.text == "1")
  }

  @Test(arguments: [
    (#"\n"#, "\n"), (#"\\"#, "\\"), (#"\u00e9"#, "\u{E9}"), (#"\ud83d\ude00"#, "\u{1F600}"),
    (#"\n\t\u0041"#, "\n\tA"), ("é", "é"),
  ])
  func `an escape means the same wherever it stands`(escape: String, meaning: String) throws {
    for before in 0...17 {
      for behind in 0...17 {
        let (head, tail) = (
          String(repeating: "a", count: before), String(repeating: "b", count: behind)
        )
        let value = try JSONValue(parsing: "[\"\(head)\(escape)\(tail)\",\"\\\"\"]")
        #expect(value == .array([.string(head + meaning + tail), .string("\"")]))
      }
    }
  }

  @Test(
    arguments: [
      (#"""#, 1, .unexpectedEnd), (#""abc"#, 4, .unexpectedEnd),
      (#""abcdefghij"#, 11, .unexpectedEnd),
      (#""\"#, 2, .unexpectedEnd), (#""\u"#, 3, .unexpectedEnd), (#""\u12"#, 5, .unexpectedEnd),
      (#""\x""#, 1, .invalidEscape), (#""a\'""#, 2, .invalidEscape),
      (#""\U0041""#, 1, .invalidEscape),
      (#""\u12G4""#, 1, .invalidEscape), (#""\u12""#, 1, .invalidEscape),
      (#""\u+123""#, 1, .invalidEscape),
      (#""\ud800""#, 1, .loneSurrogate), (#""ab\udc00""#, 3, .loneSurrogate),
      (#""\udc00\ud800""#, 1, .loneSurrogate), (#""\ud800\ud800""#, 1, .loneSurrogate),
      (#""\ud800\n""#, 1, .loneSurrogate), (#""\ud800x""#, 1, .loneSurrogate),
      (#""\ud800\u0041""#, 1, .loneSurrogate), (#""\ud83d\ude0""#, 7, .invalidEscape),
      (#""\ud83d\ude00\ude00""#, 13, .loneSurrogate), (#""\udbff\ue000""#, 1, .loneSurrogate),
      ("\"\n\"", 1, .controlCharacter), ("\"a\tb\"", 2, .controlCharacter),
      ("\"\0\"", 1, .controlCharacter), ("\"12345678\u{1F}\"", 9, .controlCharacter),
      ("'a'", 0, .unexpectedByte), ("\"a\"b\"", 3, .trailingBytes),
    ] as [(String, Int, JSONError.Reason)])
  func `a string that breaks the grammar is refused`(
    text: String, offset: Int, reason: JSONError.Reason,
  ) {
    expectRefusal(Array(text.utf8), at: offset, reason)
  }

  @Test(
    arguments: [
      [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF],
      [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFE],
      [0xFF],
      [0xC3], [0xC3, 0x28], [0xE2, 0x82], [0xE2, 0x28, 0xA1], [0xE2, 0x82, 0x28],
      [0xF0, 0x9F, 0x98],
      [0xF0, 0x28, 0x8C, 0xBC], [0xF0, 0x9F, 0x28, 0xBC], [0xF0, 0x9F, 0x98, 0x28],
      [0xC3, 0xC3, 0xA9],
    ] as [[UInt8]])
  func `bytes that are not UTF-8 are refused`(bytes: [UInt8]) {
    let quote = UInt8(ascii: "\"")
    expectRefusal([quote] + bytes + [quote], at: 1, .invalidUTF8)
    expectRefusal([quote] + Array("abcdefgé".utf8) + bytes + [quote], at: 10, .invalidUTF8)
    expectRefusal([quote] + bytes, at: 1, .invalidUTF8)
    expectRefusal([UInt8(ascii: "["), 0x31] + bytes, at: 2, .invalidUTF8)
    expectRefusal(Array("{\"a\":1,\"".utf8) + bytes + Array("\":2}".utf8), at: 8, .invalidUTF8)
    expectRefusal(Array("1 ".utf8) + bytes, at: 2, .invalidUTF8)
  }

  @Test(arguments: [
    "null", "true", "false", "[]", "{}", " \t\r\n[ \t\r\n] \t\r\n", "{ }", "[[],[[]],{}]",
    #"{"a":{"b":[{"c":{}},[],null,true,false,-1.5e3,""]}}"#, #"{"":0}"#, #"[ 1 , 2 ]"#,
    #"{ "a" : 1 , "b" : 2 }"#, #"{"a":1,"A":2,"\u0061b":3}"#,
    "{\"\u{E9}\":1,\"e\u{301}\":2}",
  ])
  func `a text that follows the grammar is accepted`(text: String) throws {
    try check(Array(text.utf8))
    let value = try JSONValue(parsing: text)
    #expect(try JSONValue(parsing: value.text) == value)
    #expect(try JSONValue(parsing: value.formatted()) == value)
  }

  @Test(
    arguments: [
      ("", 0, .unexpectedEnd), (" \n\t ", 4, .unexpectedEnd), ("\u{FEFF}1", 0, .unexpectedByte),
      ("\u{C}1", 0, .unexpectedByte), ("\u{A0}1", 0, .unexpectedByte), ("\0", 0, .unexpectedByte),
      ("[", 1, .unexpectedEnd), ("{", 1, .unexpectedEnd), ("[1", 2, .unexpectedEnd),
      ("[1,", 3, .unexpectedEnd), ("]", 0, .unexpectedByte), ("}", 0, .unexpectedByte),
      (":", 0, .unexpectedByte), (",", 0, .unexpectedByte),
      ("[1,]", 3, .unexpectedByte), ("[,1]", 1, .unexpectedByte), ("[1,,2]", 3, .unexpectedByte),
      ("[1 2]", 3, .unexpectedByte), ("[1}", 2, .unexpectedByte), ("[1:2]", 2, .unexpectedByte),
      ("[\"a\" \"b\"]", 5, .unexpectedByte), ("[[]", 3, .unexpectedEnd), ("[]]", 2, .trailingBytes),
      ("{\"a\"", 4, .unexpectedEnd), ("{\"a\":", 5, .unexpectedEnd),
      ("{\"a\":1", 6, .unexpectedEnd),
      ("{\"a\" 1}", 5, .unexpectedByte), ("{\"a\"}", 4, .unexpectedByte),
      ("{\"a\":}", 5, .unexpectedByte),
      ("{\"a\":1,}", 7, .unexpectedByte), ("{,\"a\":1}", 1, .unexpectedByte),
      ("{a:1}", 1, .unexpectedByte),
      ("{1:1}", 1, .unexpectedByte), ("{null:1}", 1, .unexpectedByte),
      ("{'a':1}", 1, .unexpectedByte),
      ("{\"a\":1 \"b\":2}", 7, .unexpectedByte), ("{\"a\"::1}", 5, .unexpectedByte),
      ("{\"a\":1]", 6, .unexpectedByte), ("{]", 1, .unexpectedByte), ("[}", 1, .unexpectedByte),
      ("{\"a\":1}}", 7, .trailingBytes), ("{} {}", 3, .trailingBytes), ("1 2", 2, .trailingBytes),
      ("nul", 3, .unexpectedEnd), ("nulL", 3, .unexpectedByte), ("tru", 3, .unexpectedEnd),
      ("truE", 3, .unexpectedByte), ("True", 0, .unexpectedByte), ("fals ", 4, .unexpectedByte),
      ("nullx", 4, .trailingBytes), ("[truefalse]", 5, .unexpectedByte),
      ("undefined", 0, .unexpectedByte),
      ("// a\n1", 0, .unexpectedByte), ("1 // a", 2, .trailingBytes),
      ("/* a */1", 0, .unexpectedByte),
      ("[1]\0", 3, .trailingBytes), ("é", 0, .unexpectedByte),
    ] as [(String, Int, JSONError.Reason)])
  func `a text that breaks the grammar is refused`(
    text: String, offset: Int, reason: JSONError.Reason,
  ) {
    expectRefusal(Array(text.utf8), at: offset, reason)
  }

  @Test(arguments: [("[", "]"), ("{\"a\":", "}"), ("[{\"a\":[", "]}]")])
  func `nesting is accepted down to the limit and no deeper`(open: String, close: String) throws {
    let levels = open.count { $0 == "[" || $0 == "{" }
    func nested(_ count: Int, in extra: String = "") -> [UInt8] {
      let middle =
        String(repeating: open, count: count) + "1" + String(repeating: close, count: count)
      return Array((extra.isEmpty ? middle : "[" + middle + "]").utf8)
    }
    if 256.isMultiple(of: levels) { try check(nested(256 / levels)) }
    try check(nested(255 / levels, in: "["))
    let text = nested(257 / levels + 1)
    let brackets = text.indices.filter { text[$0] == 0x5B || text[$0] == 0x7B }
    expectRefusal(text, at: brackets[256], .tooDeep)
  }

  @Test func `a very deep text neither crashes nor is refused for another reason`() throws {
    let deep = [UInt8](repeating: UInt8(ascii: "["), count: 100_000)
    expectRefusal(deep, at: 256, .tooDeep)
    let balanced = deep + [UInt8](repeating: UInt8(ascii: "]"), count: 100_000)
    var reader = JSONReader(balanced.span, maximumDepth: 100_000)
    #expect(try reader.skipValue() == 0..<200_000)
    try reader.finish()
  }

  @Test func `brackets that are closed in the wrong order are seen at any depth`() throws {
    for depth in [1, 63, 64, 65, 127, 128, 129, 200] {
      let wrong = String(repeating: "[", count: depth) + "{\"a\":1]"
      expectRefusal(Array(wrong.utf8), at: depth + 6, .unexpectedByte)
      let kinds = (0..<depth).map { $0 % 3 == 0 }
      let right =
        kinds.map { $0 ? "{\"a\":" : "[" }.joined() + "[]"
        + kinds.reversed().map { $0 ? "}" : "]" }.joined()
      try check(Array(right.utf8))
    }
  }

  @Test(arguments: [
    (#"{"a":1,"a":1}"#, 7), (#"{"a":1,"\u0061":1}"#, 7), (#"[{"b":{"a":1,"c":2,"a":3}}]"#, 19),
    (#"{"a":1,"b":1,"c":1,"d":1,"e":1,"f":1,"g":1,"h":1,"i":1,"j":1,"i":1}"#, 61),
  ])
  func `a name that comes twice is refused in a value and fine when skipped`(
    text: String, offset: Int,
  ) throws {
    let bytes = Array(text.utf8)
    #expect(throws: JSONError(offset: offset, reason: .duplicateMember)) {
      _ = try JSONValue(parsing: bytes)
    }
    var reader = JSONReader(bytes.span)
    #expect(try reader.skipValue() == 0..<bytes.count)
  }

  @Test func `every prefix of a text is refused at its end`() throws {
    let text = Array(#"{"añ":[1.5e+3,"\ud83d\ude00é",{"b":null},true,false,-2,[]]} "#.utf8)
    try check(text)
    for count in 0..<text.count - 1 {
      let error = #expect(throws: JSONError.self) { try check(Array(text[..<count])) }
      #expect(error?.isSyntax == true)
      #expect((error?.offset ?? .max) <= count)
    }
  }
}
