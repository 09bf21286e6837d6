import Testing

@testable import schemac

@Suite struct SwiftTypesTests {
  @Test(arguments: [
    ("Colour", enumeration), ("Cover", union), ("FindBook", paramsAndResult),
  ])
  func `a type becomes a file of Swift that reads as if written by hand`(
    name: String, text: String,
  ) throws {
    let files = SwiftTypes.files(for: SmallContract.read())
    let file = try #require(files.first { $0.path.hasSuffix("/\(name).swift") })
    #expect(file.text == text)
  }

  @Test func `every type and every method has a file`() {
    let names = SwiftTypes.files(for: SmallContract.read()).map {
      $0.path.split(separator: "/").last ?? ""
    }
    #expect(
      names == [
        "FindBook.swift", "WatchBook.swift", "AdEvent.swift", "Colour.swift", "Cover.swift",
        "EventType.swift", "ReportedEventType.swift", "Configuration.swift",
      ])
  }
}

private let enumeration = #"""
  // Made by `make generate` from Schemas. Edit the schema, not this file.

  public import JSON

  /// A colour.
  public enum Colour: String, Hashable, Sendable, CaseIterable {
    /// As blood.
    case red

    /// As the forest.
    case darkGreen = "DARK_GREEN"
  }

  extension Colour: JSONReadable {
    public init(from json: inout JSONReader) throws(JSONError) {
      let word = try json.readName()
      switch word.count {
      case 3 where word.word0 == 0x64_6572:  // red
        self = .red
      case 7 where word.word0 == 0x6e_6f73_6d69_7263:  // crimson
        self = .red
      case 10 where word.word0 == 0x4552_475f_4b52_4144 && word.word1 == 0x4e45:  // DARK_GREEN
        self = .darkGreen
      default:
        throw json.failure(.unknownValue, at: word)
      }
    }

    public static var shape: JSONShape {
      .enumeration(
        allCases.map(\.rawValue),
        aliases: [
          "crimson"
        ],
      )
    }
  }

  extension Colour: JSONWritable {
    public func write(to json: inout JSONWriter) {
      json.string(rawValue)
    }
  }

  """#

private let union = #"""
  // Made by `make generate` from Schemas. Edit the schema, not this file.

  public import JSON

  /// What holds the pages.
  ///
  /// Exactly one of its members is there.
  public enum Cover: Hashable, Sendable {
    /// It is of one colour.
    case colour(Colour)

    /// It shows nothing but letters.
    case initials([String])
  }

  extension Cover: JSONReadable {
    public init(from json: inout JSONReader) throws(JSONError) {
      var member: Cover?
      var seen: UInt64 = 0
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key.count {
        case 6 where key.word0 == 0x7275_6f6c_6f63:  // colour
          if try json.hasOnlyValue(key, 0, &seen, after: member) {
            member = .colour(try Colour(from: &json))
          }
        case 8 where key.word0 == 0x736c_6169_7469_6e69:  // initials
          if try json.hasOnlyValue(key, 1, &seen, after: member) {
            let value = try json.readArray(count: 0...Int.max) { json throws(JSONError) in
              try json.readString()
            }
            member = .initials(value)
          }
        default:
          try json.unknownMember(key)
        }
      }
      guard let member else { throw json.failure(.notExactlyOneMember) }
      self = member
    }

    public static var shape: JSONShape {
      .object(
        [
          .optional("colour", Colour.shape),
          .optional(
            "initials",
            .array(.string(length: 0...Int.max, format: nil), count: 0...Int.max),
          ),
        ],
        exactlyOne: true,
      )
    }
  }

  extension Cover: JSONWritable {
    public func write(to json: inout JSONWriter) {
      json.beginObject()
      switch self {
      case .colour(let member): json.member("colour", member)
      case .initials(let member):
        json.member("initials", member) { json, element in json.string(element) }
      }
      json.endObject()
    }
  }

  """#

private let paramsAndResult = #"""
  // Made by `make generate` from Schemas. Edit the schema, not this file.

  public import JSON

  /// What `book.find` is called with.
  public struct FindBookParams: Hashable, Sendable {
    /// What is on the cover.
    public var title: String

    /// How many to find.
    public var limit: Int

    /// Words in it.
    public var words: [String]?

    /// What it may cost.
    public var price: JSONNumber?

    public init(title: String, limit: Int = 10, words: [String]? = nil, price: JSONNumber? = nil) {
      self.title = title
      self.limit = limit
      self.words = words
      self.price = price
    }
  }

  extension FindBookParams: JSONReadable {
    public init(from json: inout JSONReader) throws(JSONError) {
      var title: String?
      var limit: Int?
      var words: [String]?
      var price: JSONNumber?
      var seen: UInt64 = 0
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key.count {
        case 5 where key.word0 == 0x65_6c74_6974:  // title
          if try json.hasValue(key, 0, &seen) { title = try json.readString(length: 1...80) }
        case 5 where key.word0 == 0x74_696d_696c:  // limit
          if try json.hasValue(key, 1, &seen) { limit = try json.readInt(in: 1...100) }
        case 5 where key.word0 == 0x73_6472_6f77:  // words
          if try json.hasValue(key, 2, &seen) {
            words = try json.readArray(count: 0...3) { json throws(JSONError) in
              try json.readString(length: 0...40)
            }
          }
        case 5 where key.word0 == 0x65_6369_7270:  // price
          if try json.hasValue(key, 3, &seen) { price = try json.readNumber(from: 0, through: 1_000) }
        case 5 where key.word0 == 0x61_7465_6d5f:  // _meta
          _ = try json.skipValue()
        default:
          try json.unknownMember(key)
        }
      }
      guard let title else { throw json.failure(.missingMember("title")) }
      self.init(title: title, limit: limit ?? 10, words: words, price: price)
    }

    public static var shape: JSONShape {
      .object(
        [
          .required("title", .string(length: 1...80, format: nil)),
          .optional("limit", .integer(1...100)),
          .optional("words", .array(.string(length: 0...40, format: nil), count: 0...3)),
          .optional("price", .number(minimum: 0, maximum: 1_000)),
          .optional("_meta", .any),
        ],
        exactlyOne: false,
      )
    }
  }

  extension FindBookParams: JSONWritable {
    public func write(to json: inout JSONWriter) {
      json.beginObject()
      json.member("title", title)
      json.member("limit", limit)
      json.member("words", words) { json, element in json.string(element) }
      json.member("price", price)
      json.endObject()
    }
  }

  /// The book.
  public struct FindBookResult: Hashable, Sendable {
    /// What holds the pages.
    public var cover: Cover

    /// How many pages it has.
    public var pages: Int

    public init(cover: Cover, pages: Int) {
      self.cover = cover
      self.pages = pages
    }
  }

  extension FindBookResult: JSONReadable {
    public init(from json: inout JSONReader) throws(JSONError) {
      var cover: Cover?
      var pages: Int?
      var seen: UInt64 = 0
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key.count {
        case 5 where key.word0 == 0x72_6576_6f63:  // cover
          if try json.hasValue(key, 0, &seen) { cover = try Cover(from: &json) }
        case 5 where key.word0 == 0x73_6567_6170:  // pages
          if try json.hasValue(key, 1, &seen) { pages = try json.readInt(in: 1...10_000) }
        default:
          try json.unknownMember(key)
        }
      }
      guard let cover else { throw json.failure(.missingMember("cover")) }
      guard let pages else { throw json.failure(.missingMember("pages")) }
      self.init(cover: cover, pages: pages)
    }

    public static var shape: JSONShape {
      .object(
        [
          .required("cover", Cover.shape),
          .required("pages", .integer(1...10_000)),
        ],
        exactlyOne: false,
      )
    }
  }

  extension FindBookResult: JSONWritable {
    public func write(to json: inout JSONWriter) {
      json.beginObject()
      json.member("cover", cover)
      json.member("pages", pages)
      json.endObject()
    }
  }

  """#
