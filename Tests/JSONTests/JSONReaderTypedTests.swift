import JSON
import Testing

@Suite struct JSONReaderTypedTests {
  @Test func `a typed value reads itself`() throws {
    let load = try Load(#" { "adUnit" : "ho\u006de", "count":2e0, "formats" : [ "a", "é" ] } "#)
    #expect(load == Load(adUnit: "home", count: 2, formats: ["a", "é"]))
  }

  @Test func `a member that is null counts as absent`() throws {
    let load = try Load(#"{"count": null ,"adUnit":"home","formats":null}"#)
    #expect(load == Load(adUnit: "home", count: nil, formats: []))
  }

  @Test(
    arguments: [
      (#"{"adUnit":""}"#, 10, .tooShort), (#"{"adUnit":"éééééé"}"#, 10, .tooLong),
      (#"{"adUnit":5}"#, 10, .wrongType(.string)),
      (#"{"adUnit":"a","count":"1"}"#, 22, .wrongType(.number)),
      (#"{"adUnit":"a","count":0}"#, 22, .outOfRange),
      (#"{"adUnit":"a","count":1.5}"#, 22, .wrongType(.number)),
      (#"{"adUnit":"a","count":1e30}"#, 22, .outOfRange),
      (#"{"adUnit":"a","adUnit":"b"}"#, 23, .duplicateMember),
      (#"{"count":1}"#, 11, .missingMember("adUnit")), (#"{"adunit":"a"}"#, 1, .unknownMember),
      (#"[]"#, 0, .wrongType(.object)), (#"{"adUnit":"a","formats":{}}"#, 24, .wrongType(.array)),
      (#"{"adUnit":nul}"#, 13, .unexpectedByte), (#"{"adUnit":[1,]}"#, 13, .unexpectedByte),
      (#"{"adUnit":x}"#, 10, .unexpectedByte),
      (#"{"adUnit":"a","count":01}"#, 23, .invalidNumber),
      (#"{"adUnit":"a"} x"#, 15, .trailingBytes),
      (#"{"adUnit":"a","formats":["a",]}"#, 29, .unexpectedByte),
      (#"{"adUnit":"#, 10, .unexpectedEnd),
      (#"{"adUnit":true}"#, 10, .wrongType(.string)),
      ("{\"adUnit\":\u{FEFF}1}", 10, .unexpectedByte),
    ] as [(String, Int, JSONError.Reason)])
  func `a typed value says what is wrong and where`(
    text: String, offset: Int, reason: JSONError.Reason,
  ) {
    #expect(throws: JSONError(offset: offset, reason: reason)) { _ = try Load(text) }
  }

  @Test func `an unknown member is skipped where that is asked for`() throws {
    let text = #"{"x":{"adUnit":[1,{"y":"\n"}]},"adUnit":"a","\u0078x":1}"#
    #expect(try Load(text, unknownMembers: .ignored).adUnit == "a")
    #expect(throws: JSONError(offset: 12, reason: .unexpectedByte)) {
      _ = try Load(#"{"x":[1,{"y"}],"adUnit":"a"}"#, unknownMembers: .ignored)
    }
  }

  @Test(
    arguments: [
      ("0", 0), ("-0", 0), ("7", 7), ("-7", -7), ("999999999999999999", 999_999_999_999_999_999),
      ("1000000000000000000", 1_000_000_000_000_000_000), ("9223372036854775807", .max),
      ("-9223372036854775808", .min), ("1.0", 1), ("1e2", 100), ("-12.50e1", -125), (" 5 ", 5),
    ] as [(String, Int64)])
  func `an integer is read up to 64 bits`(text: String, value: Int64) throws {
    let bytes = Array(text.utf8)
    var reader = JSONReader(bytes.span)
    #expect(try reader.readInteger(in: .min ... .max) == value)
    try reader.finish()
  }

  @Test(
    arguments: [
      ("9223372036854775808", 0, .outOfRange), ("-9223372036854775809", 0, .outOfRange),
      ("1e400", 0, .outOfRange),
      ("0.5", 0, .wrongType(.number)), ("1e-1", 0, .wrongType(.number)), ("-", 1, .unexpectedEnd),
      ("-x", 1, .invalidNumber), ("00", 1, .invalidNumber), ("1.", 2, .unexpectedEnd),
      ("123456789012345678901234567890x", 0, .outOfRange), ("\"5\"", 0, .wrongType(.number)),
      ("18446744073709551617", 0, .outOfRange),
    ] as [(String, Int, JSONError.Reason)])
  func `what is no integer of 64 bits is refused`(
    text: String, offset: Int, reason: JSONError.Reason,
  ) {
    let bytes = Array(text.utf8)
    var reader = JSONReader(bytes.span)
    #expect(throws: JSONError(offset: offset, reason: reason)) {
      _ = try reader.readInteger(in: .min ... .max)
    }
  }

  @Test(
    arguments: [
      (#""0""#, 0), (#""-0""#, 0), (#""-15""#, -15), (#""9223372036854775807""#, .max),
      (#""-9223372036854775808""#, .min), (#""\u0031\u0032""#, 12),
    ] as [(String, Int64)])
  func `a decimal string is an integer`(text: String, value: Int64) throws {
    let bytes = Array(text.utf8)
    var reader = JSONReader(bytes.span)
    #expect(try reader.readDecimalString() == value)
  }

  @Test(arguments: [
    #""""#, #""-""#, #""+1""#, #""01""#, #""1.0""#, #""1e2""#, #"" 1""#, #""1 ""#, #""a""#, #""١""#,
    #""9223372036854775808""#, #""-9223372036854775809""#,
  ])
  func `a string that is no decimal integer is refused`(text: String) {
    let bytes = Array(text.utf8)
    var reader = JSONReader(bytes.span)
    #expect(throws: JSONError(offset: 0, reason: .wrongFormat(.int64))) {
      _ = try reader.readDecimalString()
    }
  }

  @Test func `skipping returns exactly the bytes of the value`() throws {
    let text = Array(#" [ {"a" : [1, "]}"]} , -1.5 ] "#.utf8)
    var reader = JSONReader(text.span)
    try reader.beginArray()
    #expect(try reader.nextElement())
    let range = try reader.skipValue()
    #expect(String(decoding: text[range], as: UTF8.self) == #"{"a" : [1, "]}"]}"#)
    #expect(try reader.nextElement())
    let number = try reader.skipValue()
    #expect(String(decoding: text[number], as: UTF8.self) == "-1.5")
    #expect(try !reader.nextElement())
    try reader.finish()
  }

  @Test(arguments: [
    (#"{"a":1,"b":2}"#, 6, "b"), (#"{"a":1}"#, 6, nil), (#" {"a":1,"b":2}"#, 0, "a"),
    (#"{"a":2,"b":2}"#, 0, "a"), (#"{"a":"#, 0, "a"),
  ])
  func `an object that begins as expected is entered behind its first member`(
    text: String, offset: Int, next: String?,
  ) throws {
    let bytes = Array(text.utf8)
    var json = JSONReader(bytes.span)
    #expect(json.beginObject(startingWith: #"{"a":1"#) == (offset > 0))
    #expect(json.offset == offset)
    if offset == 0 { try json.beginObject() }
    #expect(try json.nextKey() == next.map(JSONKey.init))
  }

  @Test(arguments: [
    (#"{"a":1,"b":2}"#, true), (#"{"a":1,"bc":2}"#, false), (#"{"a":1 ,"b":2}"#, false),
    (#"{"a":1, "b":2}"#, false), (#"{"a":1,"b" :2}"#, false), (#"{"a":1}"#, false),
    (#"{"a":1,"b"#, false),
  ])
  func `a member that is written as expected is passed up to its value`(
    text: String, isPassed: Bool,
  ) throws {
    let bytes = Array(text.utf8)
    var json = JSONReader(bytes.span)
    try json.beginObject()
    // What only follows a member cannot begin an object.
    let isFirst = json.nextMember(writtenAs: #"{"a":"#)
    #expect(!isFirst)
    _ = try json.nextKey()
    _ = try json.skipValue()
    let isSecond = json.nextMember(writtenAs: #","b":"#)
    #expect(isSecond == isPassed)
    guard isPassed else { return }
    #expect(try json.readInteger(in: 0...9) == 2)
    #expect(try json.nextKey() == nil)
  }

  @Test func `a member at the beginning of an object has no comma before it`() throws {
    let bytes = Array(#"{,"b":2}"#.utf8)
    var json = JSONReader(bytes.span)
    try json.beginObject()
    let isPassed = json.nextMember(writtenAs: #","b":"#)
    #expect(!isPassed)
  }

  @Test func `a string ends at its quote wherever this stands`() throws {
    for length in 0...100 {
      let plain = String(repeating: "x", count: length)
      for (tail, isRight) in [("", true), ("\\n", true), ("é", true), ("\u{1}", false)] {
        let bytes = Array(#"["\#(plain)\#(tail)\#(plain)"]"#.utf8)
        var json = JSONReader(bytes.span)
        let range = try? json.skipValue()
        #expect(range == (isRight ? 0..<bytes.count : nil))
      }
    }
  }

  @Test func `a number ends behind its last digit wherever this stands`() throws {
    for length in 1...40 {
      for tail in ["", ".5", "e3", "/", ":", "x", "\u{B0}"] {
        let digits = String(repeating: "9", count: length)
        let bytes = Array("[\(digits)\(tail)]".utf8)
        var json = JSONReader(bytes.span)
        try json.beginArray()
        #expect(try json.nextElement())
        let range = try json.skipValue()
        let isNumber = tail.hasPrefix(".") || tail.hasPrefix("e")
        #expect(range == 1..<1 + length + (isNumber ? tail.utf8.count : 0))
      }
    }
  }

  @Test func `depth counts what typed reading has opened`() {
    let text = Array("[[1]]".utf8)
    #expect(throws: JSONError(offset: 1, reason: .tooDeep)) {
      var reader = JSONReader(text.span, maximumDepth: 1)
      try reader.beginArray()
      _ = try reader.nextElement()
      _ = try reader.skipValue()
    }
  }

  @Test(arguments: [
    ("2026-11-20T12:00:00Z", true), ("2026-11-20t12:00:00.123456789z", true),
    ("2024-02-29T00:00:00+23:59", true),
    ("2016-12-31T23:59:60Z", true), ("2000-02-29T00:00:00-00:00", true),
    ("2023-02-29T00:00:00Z", false),
    ("1900-02-29T00:00:00Z", false), ("2026-13-01T00:00:00Z", false),
    ("2026-00-01T00:00:00Z", false),
    ("2026-04-31T00:00:00Z", false), ("2026-01-01T24:00:00Z", false),
    ("2026-01-01T00:60:00Z", false),
    ("2026-01-01T00:00:61Z", false), ("2026-01-01T00:00:00", false),
    ("2026-01-01T00:00:00.Z", false),
    ("2026-01-01 00:00:00Z", false), ("2026-01-01T00:00:00+0100", false),
    ("2026-01-01T00:00:00Zx", false),
    ("2026-1-1T00:00:00Z", false), ("2026-01-01T00:00:00+24:00", false), ("", false),
    ("٢026-01-01T00:00:00Z", false),
  ])
  func `a date and time is what RFC 3339 says`(text: String, isDateTime: Bool) throws {
    #expect(StringFormat.dateTime.accepts(text) == isDateTime)
    let bytes = Array("\"\(text)\"".utf8)
    var reader = JSONReader(bytes.span)
    let read = try? reader.readString(format: .dateTime)
    #expect(read == (isDateTime ? text : nil))
  }

  @Test func `a message says what happened and where`() {
    #expect(JSONError(offset: 12, reason: .unexpectedByte).message == "unexpected byte at byte 12")
    #expect(
      JSONError(offset: 3, reason: .missingMember("adUnit")).message
        == "member `adUnit` is missing from the object at byte 3")
    #expect(!JSONError(offset: 0, reason: .unknownValue).isSyntax)
  }
}

/// A type read by hand, as generated code reads.
private struct Load: JSONReadable, Equatable {
  let adUnit: String
  let count: Int64?
  let formats: [String]

  static var shape: JSONShape { .any }

  init(adUnit: String, count: Int64?, formats: [String]) {
    (self.adUnit, self.count, self.formats) = (adUnit, count, formats)
  }

  init(_ text: String, unknownMembers: JSONReader.UnknownMembers = .refused) throws(JSONError) {
    let bytes = Array(text.utf8)
    var reader = JSONReader(bytes.span, unknownMembers: unknownMembers)
    try self.init(from: &reader)
    try reader.finish()
  }

  init(from json: inout JSONReader) throws(JSONError) {
    var adUnit: String?
    var count: Int64?
    var formats: [String] = []
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case JSONKey("adUnit"):
        guard adUnit == nil else { throw json.failure(.duplicateMember) }
        adUnit = try json.readString(length: 1...5)
      case JSONKey("count"):
        if try json.readNull() { continue }
        count = try json.readInteger(in: 1...10)
      case JSONKey("formats"):
        if try json.readNull() { continue }
        try json.beginArray()
        while try json.nextElement() { formats.append(try json.readString()) }
      default:
        try json.unknownMember(key)
      }
    }
    guard let adUnit else { throw json.failure(.missingMember("adUnit")) }
    self.init(adUnit: adUnit, count: count, formats: formats)
  }
}
