import Testing

@testable import schemac

@Suite struct ContractReaderTests {
  @Test func `a mistake is told with file, line and column`() {
    let mistakes = SmallContract.mistakes(
      in: "Schemas/types/Cover.yaml", replacing: "colour: {$ref", by: "colour: {oneOf: [], $ref")
    #expect(mistakes == ["Schemas/types/Cover.yaml:7:12: `oneOf` is not part of the profile"])
  }

  @Test func `mistakes of all files are told at once, in order`() {
    var files = SmallContract.files
    files["Schemas/types/Colour.yaml"] = "title: Colour\ntitle: Colour\n"
    files["Schemas/events/lent.yaml"] = "name: lent\nsummery: It was lent.\nsource: moon\n"
    #expect(
      SmallContract.mistakes(of: files) == [
        "Schemas/events/lent.yaml:1:1: `summary` is missing",
        "Schemas/events/lent.yaml:2:1: unknown key `summery` (did you mean `summary`?)",
        "Schemas/events/lent.yaml:3:9: `source` must be one of client, engine, not a string",
        "Schemas/types/Colour.yaml:1:1: `description` is missing",
        "Schemas/types/Colour.yaml:1:1: `properties` is missing",
        "Schemas/types/Colour.yaml:1:1: `type` is missing",
        "Schemas/types/Colour.yaml:2:1: `title` is given twice, first on line 1",
      ])
  }

  @Test(arguments: [
    ("type: string, maxLength: 9, oneOf: []", "`oneOf` is not part of the profile"),
    ("anyOf: [{type: string}]", "`anyOf` is not part of the profile"),
    (
      "type: string, maxLength: 9, pattern: '.'", "`pattern` is allowed beside `format: int64` only"
    ),
    (
      "type: string, maxLength: 9, format: email",
      "`format` must be one of date-time, uri, int64, not a string"
    ),
    ("type: string, maxLength: few", "`maxLength` must be a count, not a string"),
    ("type: string, maxLength: -1", "`maxLength` must be a count, not a number"),
    ("type: string, maxLength: 1.5", "`maxLength` must be a count, not a number"),
    ("type: string, minLength: 3, maxLength: 2", "no value can be at least 3 and at most 2"),
    (
      "type: string, maxlength: 2, maxLength: 3",
      "unknown key `maxlength` (did you mean `maxLength`?)"
    ),
    ("type: [string, 'null']", "a list of types is not part of the profile"),
    ("type: 'null'", "`null` is not a type of the profile"),
    ("type: text", "`text` is not a type of the profile"),
    ("description: Nothing.", "a schema has `type`, `$ref` or `x-any`"),
    ("type: string, enum: [a]", "an enumeration is a named type: give it a file and refer to it"),
    ("type: object, properties: {}", "an object is a named type: give it a file and refer to it"),
    ("type: object, maxProperties: 1", "`additionalProperties` is missing"),
    ("type: array, maxItems: 1", "`items` is missing"),
    ("type: integer, maximum: 1", "`minimum` is missing"),
    ("type: integer, minimum: 1", "`maximum` is missing"),
    (
      "type: integer, minimum: 0, maximum: 9007199254740992",
      "an integer is within ±9007199254740991; a larger one is a string of `format: int64`"
    ),
    (
      "type: integer, minimum: 0, maximum: 99999999999999999999",
      "`maximum` must be an integer, not a number"
    ),
    ("type: number, minimum: 2, maximum: 1", "no value can be at least 2.0 and at most 1.0"),
    ("type: boolean, minimum: 2", "unknown key `minimum`"),
    ("x-any: false", "`x-any` must be true"),
    ("$ref: Cover", "a reference is written `#/components/schemas/Title`"),
    ("$ref: '#/components/schemas/Cover', default: 1", "unknown key `default`"),
  ])
  func `what is not in the profile is refused`(schema: String, mistake: String) {
    let mistakes = SmallContract.mistakes(
      in: "Schemas/methods/book.find.yaml", replacing: "{type: string, maxLength: 40}",
      by: "{\(schema)}")
    #expect(mistakes.contains { $0.hasSuffix(": " + mistake) }, "\(mistakes)")
  }

  @Test(arguments: [
    (
      "Schemas/types/Cover.yaml", "title: Cover", "title: Covers",
      "`title` is `Covers`, but the file is called `Cover`"
    ),
    (
      "Schemas/types/Cover.yaml", "maxProperties: 1", "maxProperties: 2",
      "a union has `minProperties: 1` and `maxProperties: 1`, an object neither"
    ),
    (
      "Schemas/types/Cover.yaml", "minProperties: 1", "minProperties: 1\nrequired: [colour]",
      "a union requires none of its members"
    ),
    (
      "Schemas/types/Cover.yaml", ", description: It is of one colour.", "",
      "`colour` has no description"
    ),
    (
      "Schemas/types/AdEvent.yaml", "[cursor, type]", "[cursor, typ]",
      "`typ` is required but not among the properties"
    ),
    (
      "Schemas/types/AdEvent.yaml", "type: object", "type: array",
      "a named type is an object, or a string with `enum`"
    ),
    (
      "Schemas/types/AdEvent.yaml", "[cursor, type]", "cursor",
      "`required` must be a list, not a string"
    ),
    (
      "Schemas/types/Colour.yaml", ", DARK_GREEN: As the forest.", "",
      "`DARK_GREEN` has no description"
    ),
    (
      "Schemas/types/Colour.yaml", "{red: As", "{blue: As the sky., red: As",
      "`blue` is not a word of this type"
    ),
    (
      "Schemas/types/Colour.yaml", "crimson: red", "crimson: blue",
      "`crimson` stands for no word of this type"
    ),
    (
      "Schemas/methods/book.find.yaml", "name: book.find", "name: book.look",
      "`name` is `book.look`, but the file is called `book.find`"
    ),
    (
      "Schemas/methods/book.find.yaml", "required: true,", "required: 1,",
      "`required` must be true or false, not a number"
    ),
    (
      "Schemas/methods/book.find.yaml", ", error: {code: 5, reason: NO_SUCH_BOOK}", "",
      "an example has either `result` or `error`"
    ),
    ("Schemas/errors.yaml", "code: 5, ", "", "`code` is missing"),
    ("Schemas/events/lent.yaml", "source: engine", "", "`source` is missing"),
  ])
  func `what a file must say is asked for`(
    path: String, old: String, new: String, mistake: String,
  ) {
    let mistakes = SmallContract.mistakes(in: path, replacing: old, by: new)
    #expect(mistakes.contains { $0.hasSuffix(": " + mistake) }, "\(mistakes)")
  }

  @Test(arguments: [
    "Schemas/methods/book.yaml", "Schemas/methods/a.b.c.yaml", "Schemas/methods/Book.find.yaml",
    "Schemas/methods/book.find_all.yaml",
  ])
  func `a method is named by a noun and a verb`(path: String) {
    let mistakes = SmallContract.mistakes(with: path, "name: x\n")
    #expect(mistakes.contains("\(path):1:1: a method is named `noun.verb`, both in lowerCamel"))
  }

  @Test func `a file of an unknown kind is a mistake`() {
    #expect(
      SmallContract.mistakes(with: "Schemas/extra.yaml", "a: 1\n")
        == ["Schemas/extra.yaml:1:1: no file of this name is known here"])
  }

  @Test func `the types of events are made of the events`() throws {
    let contract = SmallContract.read()
    let all = try #require(contract.type(titled: "EventType"))
    let reported = try #require(contract.type(titled: "ReportedEventType"))
    #expect(
      all.form
        == .enumeration([
          NamedType.Word(text: "lent", description: "The book was lent."),
          NamedType.Word(text: "returned", description: "The book came back."),
        ]))
    #expect(
      reported.form
        == .enumeration([
          NamedType.Word(
            text: "returned", description: "The book came back.",
            aliases: ["bookDidComeBackToTheShelf"])
        ]))
  }
}
