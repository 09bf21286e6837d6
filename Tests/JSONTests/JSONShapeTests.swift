import JSON
import Testing

@Suite struct JSONShapeTests {
  private static let load: JSONShape = .object(
    [
      .init(name: "adUnit", isRequired: true, shape: .string(length: 1...10, format: nil)),
      .init(name: "count", isRequired: false, shape: .integer(1...10)),
      .init(name: "price", isRequired: false, shape: .number(minimum: 0, maximum: nil)),
      .init(name: "test", isRequired: false, shape: .boolean),
      .init(name: "extras", isRequired: false, shape: .map(.lazy { extra }, count: 0...2)),
      .init(
        name: "formats", isRequired: false,
        shape: .array(.enumeration(["banner", "native"]), count: 1...2)),
      .init(name: "at", isRequired: false, shape: .string(length: 0...99, format: .dateTime)),
      .init(
        name: "creative", isRequired: false,
        shape: .object(
          [
            .init(name: "html", isRequired: false, shape: .any),
            .init(name: "image", isRequired: false, shape: .any),
          ], exactlyOne: true)),
    ], exactlyOne: false)

  private static let extra: JSONShape = .object(
    [.init(name: "next", isRequired: false, shape: .lazy { extra })], exactlyOne: false)

  private func violations(_ text: String, limit: Int = 100) -> [JSONViolation] {
    Self.load.violations(in: text.utf8.span, limit: limit)
  }

  @Test(arguments: [
    #"{"adUnit":"home"}"#, #"{"adUnit":"home","count":null,"creative":null}"#,
    #"{"adUnit":"home","count":1.0,"price":0,"test":false,"extras":{"a":{"next":{"next":{}}},"b":{}},"#
      + #""formats":["native"],"at":"2026-11-20T12:00:00Z","creative":{"html":{"any":[1]}}}"#,
  ])
  func `a value that has the shape breaks nothing`(text: String) {
    #expect(violations(text) == [])
  }

  @Test(
    arguments: [
      ("{}", "adUnit", "a string of 1 to 10 characters", nil),
      (#"{"adUnit":null}"#, "adUnit", "a string of 1 to 10 characters", nil),
      (#"{"adUnit":5}"#, "adUnit", "a string of 1 to 10 characters", "a number"),
      (#"{"adUnit":""}"#, "adUnit", "a string of 1 to 10 characters", "a string of 0 characters"),
      (#"[]"#, "", "an object", "an array"), ("null", "", "an object", "null"),
      (#"{"adUnit":"a","count":11}"#, "count", "an integer from 1 to 10", "11"),
      (#"{"adUnit":"a","count":1.5}"#, "count", "an integer from 1 to 10", "1.5"),
      (#"{"adUnit":"a","price":-0.01}"#, "price", "a number of at least 0", "-0.01"),
      (#"{"adUnit":"a","price":1e999}"#, "price", "a number of at least 0", "1e999"),
      (#"{"adUnit":"a","test":"yes"}"#, "test", "a boolean", "a string"),
      (
        #"{"adUnit":"a","adUnti":"b"}"#, "adUnti", "no such member (did you mean `adUnit`?)",
        #""b""#
      ),
      (#"{"adUnit":"a","zzz":{"a":1}}"#, "zzz", "no such member", #"{"a":1}"#),
      (#"{"adUnit":"a","adUnit":"b"}"#, "adUnit", "one member of this name", "a second one"),
      (
        #"{"adUnit":"a","formats":["native","bnner"]}"#, "formats[1]",
        "one of banner, native (did you mean `banner`?)", #""bnner""#
      ),
      (#"{"adUnit":"a","formats":[null]}"#, "formats[0]", "one of banner, native", "null"),
      (#"{"adUnit":"a","formats":[]}"#, "formats", "an array of 1 to 2 elements", "0 elements"),
      (
        #"{"adUnit":"a","extras":{"a":{},"b":{},"c":{}}}"#, "extras",
        "an object of at most 2 members", "3 members"
      ),
      (
        #"{"adUnit":"a","extras":{"a":{"next":{"next":1}}}}"#, "extras.a.next.next", "an object",
        "a number"
      ),
      (#"{"adUnit":"a","extras":{"a.b\"":{"x":1}}}"#, #"extras["a.b\""].x"#, "no such member", "1"),
      (#"{"adUnit":"a","at":"noon"}"#, "at", StringFormat.dateTime.withArticle, #""noon""#),
      (
        #"{"adUnit":"a","creative":{}}"#, "creative", "an object with exactly one of html, image",
        "none of them"
      ),
      (
        #"{"adUnit":"a","creative":{"html":1,"image":2}}"#, "creative",
        "an object with exactly one of html, image", "html, image"
      ),
      (
        #"{"adUnit":"a","at":"01234567890123456789012345678901234567890123456789"}"#, "at",
        StringFormat.dateTime.withArticle, #""01234567890123456789012345678901234567…"#
      ),
      (#"{"adUnit":"a","count":}"#, "count", "JSON", "unexpected byte at byte 22"),
      (#"{"adUnit":"a"} x"#, "", "JSON", "more text after the value at byte 15"),
    ] as [(String, String, String, String?)])
  func `a violation has its path, what was expected and what is there`(
    text: String, path: String, expected: String, found: String?,
  ) {
    #expect(violations(text) == [JSONViolation(path: path, expected: expected, found: found)])
  }

  @Test func `all violations are found, in the order of the text`() {
    let text = #"{"count":0,"formats":["x",5],"extras":{"a":{"b":1}},"price":"1"}"#
    #expect(
      violations(text).map(\.path) == [
        "count", "formats[0]", "formats[1]", "extras.a.b", "price", "adUnit",
      ])
    #expect(violations(text, limit: 2).map(\.path) == ["count", "formats[0]"])
    #expect(violations(text, limit: 0).isEmpty)
  }

  @Test(arguments: [
    (#"{"colour":"red"}"#, []), (#"{"tint":"crimson"}"#, []),
    (#"{"tint":null,"colour":"red"}"#, []),
    (#"{}"#, ["colour: expected one of red, green"]),
    (#"{"tint":"crimsom"}"#, ["tint: expected one of red, green"]),
    (#"{"colour":"red","tint":"red"}"#, ["tint: expected one member of this name"]),
    (#"{"tinte":"red","tint":"red"}"#, ["tinte: expected no such member"]),
  ])
  func `older names and words pass, and nobody is told to write them`(
    text: String, expected: [String],
  ) {
    let shape = JSONShape.object(
      [
        .init(
          name: "colour", aliases: ["tint"], isRequired: true,
          shape: .enumeration(["red", "green"], aliases: ["crimson"]))
      ], exactlyOne: false)
    let found = shape.violations(in: text.utf8.span).map { "\($0.path): expected \($0.expected)" }
    #expect(found == expected)
  }

  @Test func `unknown members pass where they are ignored`() {
    let text = Array(#"{"adUnit":"a","foo":[1]}"#.utf8)
    #expect(Self.load.violations(in: text.span, unknownMembers: .ignored).isEmpty)
  }

  @Test func `a shape that has no end meets a text that has one`() {
    let levels = 100_000
    let deep =
      String(repeating: #"{"next":"#, count: levels) + "{}" + String(repeating: "}", count: levels)
    let found = Self.extra.violations(in: Array(deep.utf8).span)
    #expect(found.map(\.expected) == ["JSON"])
  }

  @Test(
    arguments: [
      (.any, "a value"), (.integer(.min ... .max), "an integer"),
      (.integer(1 ... .max), "an integer of at least 1"),
      (.integer(.min...5), "an integer of at most 5"),
      (.number(minimum: nil, maximum: nil), "a number"),
      (.number(minimum: 0.5, maximum: 2), "a number from 0.5 to 2"),
      (.number(minimum: nil, maximum: 2), "a number of at most 2"),
      (.string(length: 0 ... .max, format: nil), "a string"),
      (.string(length: 1 ... .max, format: nil), "a string of at least 1 character"),
      (.string(length: 2...2, format: nil), "a string of 2 characters"),
      (.string(length: 0...1, format: nil), "a string of at most 1 character"),
      (.array(.any, count: 0 ... .max), "an array"),
      (.map(.any, count: 1 ... .max), "an object of at least 1 member"),
    ] as [(JSONShape, String)])
  func `a shape is named in words`(shape: JSONShape, words: String) {
    let wrong = shape.violations(in: "?".utf8.span)
    #expect(wrong.map(\.expected) == ["JSON"])
    let outer = JSONShape.object(
      [.init(name: "a", isRequired: true, shape: shape)], exactlyOne: false)
    #expect(outer.violations(in: "{}".utf8.span).map(\.expected) == [words])
  }
}
