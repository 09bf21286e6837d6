import JSON
import Testing

@testable import schemac

private let find = "Schemas/methods/book.find.yaml"
private let lend = "Schemas/methods/book.lend.yaml"
private let watch = "Schemas/methods/book.watch.yaml"
private let reader = "Schemas/types/Reader.yaml"
private let colour = "Schemas/types/Colour.yaml"
private let cover = "Schemas/types/Cover.yaml"
private let event = "Schemas/types/AdEvent.yaml"
private let errors = "Schemas/errors.yaml"
private let lent = "Schemas/events/lent.yaml"
private let returned = "Schemas/events/returned.yaml"

@Suite struct ContractComparisonTests {
  /// The small contract, with a type that clients send.
  private static let files = SmallContract.files.merging([
    lend: """
    name: book.lend
    summary: Lends a book.
    params:
      - {name: reader, required: true, description: Who wants it., schema: {$ref: '#/components/schemas/Reader'}}
      - {name: colour, description: The colour it has., schema: {$ref: '#/components/schemas/Colour'}}
    result: {name: note, description: A note., schema: {type: string}}
    errors: [NO_SUCH_BOOK]
    examples:
      - {name: a book, params: {reader: {name: Ada}}, result: Here.}
    """,
    reader: """
    title: Reader
    description: Who reads.
    type: object
    required: [name]
    properties:
      name: {type: string, maxLength: 40, description: The name.}
      age: {type: integer, minimum: 6, maximum: 120, description: The age., x-aliases: [years]}
      friends: {type: array, maxItems: 9, items: {$ref: '#/components/schemas/Reader'}, description: Who reads along.}
    """,
  ]) { $1 }

  private static let released = Result { try document(files) }

  private static func document(_ files: [String: String]) throws -> JSONValue {
    let sources = files.map { SourceFile(path: $0, bytes: Array($1.utf8)) }
    let mistakes = Mistakes()
    let contract = ContractReader.read(sources, mistakes).service
    try #require(mistakes.all == [])
    return try JSONValue(parsing: #require(OpenRPCRenderer.files(for: contract).first).text)
  }

  /// What breaks clients once a text of one file was replaced by another.
  private static func changes(
    in path: String, _ old: String, _ new: String,
  ) throws -> [String] {
    var later = files
    try #require(later[path]?.contains(old) == true)
    later[path] = later[path]?.replacing(old, with: new)
    return try changes(to: later)
  }

  private static func changes(to later: [String: String]) throws -> [String] {
    try ContractComparison.changes(from: released.get(), to: document(later)).map(\.description)
  }

  @Test(arguments: [
    (find, "name: limit", "name: most", "book.find: `limit` is gone"),
    (find, "name: limit", "name: limit, required: true", "book.find: `limit` is required"),
    (
      find, "  - {name: limit",
      "  - {name: shelf, required: true, description: One., schema: {type: boolean}}\n  - {name: limit",
      "book.find: `shelf` is new and required"
    ),
    (
      find, "minimum: 0, maximum: 1000, x-exact: true", "x-exact: true, minimum: 1, maximum: 1000",
      "book.find: `price` has tighter bounds"
    ),
    (
      find, "type: number, minimum: 0, maximum: 1000, x-exact: true", "type: boolean",
      "book.find: `price` is of another type"
    ),
    (
      find, "maximum: 100, default", "maximum: 99, default", "book.find: `limit` has tighter bounds"
    ),
    (find, "minLength: 1, maxLength: 80", "maxLength: 79", "book.find: `title` has tighter bounds"),
    (find, "maxItems: 3", "maxItems: 2", "book.find: `words` has tighter bounds"),
    (find, "maxLength: 40", "maxLength: 39", "book.find: `words` has tighter bounds"),
    (
      find, "maxLength: 80", "maxLength: 80, format: date-time",
      "book.find: `title` is of another type"
    ),
    (
      find, "default: 10", "default: 20",
      "book.find: `limit` means something else when it is absent"
    ),
    (reader, "friends: {", "fellows: {", "Reader: `friends` is gone"),
    (reader, ", x-aliases: [years]", "", "Reader: `years` is gone"),
    (reader, "required: [name]", "required: [name, age]", "Reader: `age` is required"),
    (reader, "minimum: 6", "minimum: 7", "Reader: `age` has tighter bounds"),
    (
      reader, "maxItems: 9, items: {$ref: '#/components/schemas/Reader'}",
      "maxItems: 9, items: {type: string, maxLength: 9}", "Reader: `friends` is of another type"
    ),
    (
      colour, "red, DARK_GREEN]\nx-enum-descriptions: {red: As blood., DARK_GREEN: As the forest.}",
      "red]\nx-enum-descriptions: {red: As blood.}", "Colour: `DARK_GREEN` is gone"
    ),
    (colour, "x-aliases: {crimson: red}", "", "Colour: `crimson` is gone"),
  ])
  func `what clients send may not be taken less freely`(
    path: String, old: String, new: String, expected: String,
  ) throws {
    #expect(try ContractComparisonTests.changes(in: path, old, new) == [expected])
  }

  @Test(arguments: [
    (cover, "initials: {", "letters: {", "Cover: `initials` is gone"),
    (
      find, "required: [cover, pages]", "required: [cover]", "FindBookResult: `pages` may be absent"
    ),
    (
      find, "pages: {type: integer, minimum: 1, maximum: 10000", "pages: {type: string",
      "FindBookResult: `pages` is of another type"
    ),
    (
      find, "minimum: 1, maximum: 10000", "minimum: 0, maximum: 10000",
      "FindBookResult: `pages` may exceed its bounds"
    ),
    (
      cover, "items: {type: string}", "items: {type: boolean}",
      "Cover: `initials` is of another type"
    ),
    (
      event, "reader: {type: string", "reader: {type: boolean",
      "AdEvent: `reader` is of another type"
    ),
    (
      lend, "note, description: A note., schema: {type: string}",
      "note, description: A note., schema: {x-any: true}", "book.lend: `result` is of another type"
    ),
    (
      watch, "x-stream: {$ref: '#/components/schemas/AdEvent'}\n", "",
      "book.watch: `x-stream` is gone"
    ),
    (
      lend, "params:\n", "x-waits: true\nparams:\n",
      "book.lend: `book.lend` may wait, so its answer may come out of turn"
    ),
    (
      errors, "NO_SUCH_BOOK: {code: 5", "NO_SUCH_BOOK: {code: 9",
      "errors: `NO_SUCH_BOOK` has another code"
    ),
    (lend, "errors: [NO_SUCH_BOOK]\n", "", "book.lend: `NO_SUCH_BOOK` is given no more"),
  ])
  func `what clients are sent may not be promised less firmly`(
    path: String, old: String, new: String, expected: String,
  ) throws {
    #expect(try ContractComparisonTests.changes(in: path, old, new) == [expected])
  }

  @Test(arguments: [
    (watch, "methods: `book.watch` is gone"), (returned, "events: `returned` is gone"),
  ])
  func `a method or an event that is gone is found`(path: String, expected: String) throws {
    let later = ContractComparisonTests.files.filter { $0.key != path }
    #expect(try ContractComparisonTests.changes(to: later) == [expected])
  }

  @Test(arguments: [
    (find, "name: title, required: true", "name: title"),
    (find, "name: limit", "name: most, x-aliases: [limit]"),
    (
      find, "  - {name: limit",
      "  - {name: shelf, description: One., schema: {type: boolean}}\n  - {name: limit"
    ),
    (find, "maximum: 100, default", "maximum: 101, default"),
    (find, "type: integer, minimum: 1, maximum: 100, default", "type: number, minimum: 1, default"),
    (find, "minLength: 1, maxLength: 80", "maxLength: 81"),
    (find, "{type: array, items: {type: string, maxLength: 40}, maxItems: 3}", "{x-any: true}"),
    (find, "maximum: 10000", "maximum: 9000"),
    (
      find, "pages: {type: integer",
      "isThin: {type: boolean, description: It is.}\n      pages: {type: integer"
    ),
    (reader, "required: [name]", "required: []"),
    (reader, "x-aliases: [years]", "x-aliases: [years, winters]"),
    (event, "required: [cursor, type]", "required: [cursor, type, reader]"),
    (cover, "initials: {", "isBare: {type: boolean, description: It is.}\n  initials: {"),
    (
      colour, "DARK_GREEN]\nx-enum-descriptions: {",
      "DARK_GREEN, blue]\nx-enum-descriptions: {blue: As the sky., "
    ),
    (
      errors, "CANCELLED: {",
      "TORN: {code: 9, when: It is., whoseMove: Its., retry: never, remedy: Ask., everyCall: true}\nCANCELLED: {"
    ),
    (watch, "x-waits: true\n", ""),
    (lent, "members: [reader]", "members: []"),
    (find, "summary: Finds a book.", "summary: Finds one."),
  ])
  func `what is new, taken more freely or promised more firmly breaks nobody`(
    path: String, old: String, new: String,
  ) throws {
    #expect(try ContractComparisonTests.changes(in: path, old, new) == [])
  }
}
