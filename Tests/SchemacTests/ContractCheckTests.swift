import Testing

@testable import schemac

private let find = "Schemas/methods/book.find.yaml"
private let watch = "Schemas/methods/book.watch.yaml"
private let cover = "Schemas/types/Cover.yaml"
private let colour = "Schemas/types/Colour.yaml"
private let event = "Schemas/types/AdEvent.yaml"
private let errors = "Schemas/errors.yaml"
private let lent = "Schemas/events/lent.yaml"
private let returned = "Schemas/events/returned.yaml"
private let service = "Schemas/service.yaml"
private let configuration = "Schemas/configuration/Configuration.yaml"

@Suite struct ContractCheckTests {
  /// What is replaced in which file by what, and the mistake that this is.
  struct Spoiling {
    let path: String
    let old: String
    let new: String
    let mistake: String

    init(_ path: String, _ old: String, _ new: String, _ mistake: String) {
      self.path = path
      self.old = old
      self.new = new
      self.mistake = mistake
    }

    /// Whether the mistake is told for that file.
    func isTold() -> Bool {
      let told = SmallContract.mistakes(in: path, replacing: old, by: new)
      return told.contains { $0.hasPrefix(path + ":") && $0.hasSuffix(": " + mistake) }
    }
  }

  @Test func `a good contract has no mistakes`() {
    #expect(SmallContract.mistakes(of: SmallContract.files) == [])
  }

  @Test(arguments: [
    Spoiling(event, "reader: {", "Reader: {", "the name `Reader` must be in lowerCamel"),
    Spoiling(event, "reader: {", "reader_name: {", "the name `reader_name` must be in lowerCamel"),
    Spoiling(event, "reader: {", "self: {", "the name `self` means something else to programs"),
    Spoiling(
      event, "reader: {", "thePersonWhoReadsTheBookRightNow2: {",
      "the name `thePersonWhoReadsTheBookRightNow2` is longer than 32 bytes"),
    Spoiling(
      event, "reader: {", "adId: {type: string, description: One.}\n  adID: {",
      "among these members the name `ad_id` is taken, at Schemas/types/AdEvent.yaml:8:3"),
    Spoiling(
      find, "name: limit", "name: timeout", "the name `timeout` lacks its unit: durations end in Ms"
    ),
    Spoiling(
      find, "name: limit", "name: loanSeconds",
      "`loanSeconds` has a unit of its own: durations are in Ms"),
    Spoiling(
      colour, "DARK_GREEN", "Dark_GREEN",
      "the word `Dark_GREEN` must be in lowerCamel or UPPER_SNAKE"),
    Spoiling(
      colour, "crimson: red", "DARK_GREEN: red",
      "the word `DARK_GREEN` is taken, at Schemas/types/Colour.yaml:1:1"),
    Spoiling(
      errors, "NO_SUCH_BOOK", "NoSuchBook", "the reason `NoSuchBook` must be in UPPER_SNAKE"),
    Spoiling(
      returned, "bookDidComeBackToTheShelf", "lent",
      "the event `lent` is taken, at Schemas/events/lent.yaml:1:1"),
  ])
  func `names are what every language can have`(spoiling: Spoiling) {
    #expect(spoiling.isTold())
  }

  @Test(arguments: [
    Spoiling(
      event, "Something that", "something that",
      "the description of `AdEvent` must begin with a capital letter"),
    Spoiling(
      event, "Who reads it.", "Who reads it",
      "the description of `reader` must begin with a sentence that ends with a full stop"),
    Spoiling(find, "Finds a book.", "Finds a book. Or not.", "the summary must be one sentence"),
    Spoiling(errors, "Call again.", "Call again. And again.", "`remedy` must be one sentence"),
    Spoiling(
      errors, "retry: later, remedy: Call", "retry: soon, remedy: Call",
      "`retry` is one of never, later, after"),
    Spoiling(errors, "code: 1,", "code: 17,", "a code is 1 to 16, or one of JSON-RPC's"),
  ])
  func `texts are sentences and words are known`(spoiling: Spoiling) {
    #expect(spoiling.isTold())
  }

  @Test(arguments: [
    Spoiling(event, "schemas/EventType", "schemas/Eventtype", "there is no type `Eventtype`"),
    Spoiling(
      event, "schemas/EventType", "schemas/Configuration", "there is no type `Configuration`"),
    Spoiling(
      event, "{$ref: '#/components/schemas/EventType'", "{$ref: '#/components/schemas/AdEvent'",
      "`AdEvent` contains itself"),
    Spoiling(watch, "schemas/AdEvent", "schemas/AdEvents", "there is no type `AdEvents`"),
    Spoiling(watch, "x-waits: true\n", "", "a method with `x-stream` has `x-waits: true`"),
    Spoiling(
      find, "title: FindBookResult", "title: FoundBook",
      "the title of this result must be `FindBookResult`"),
    Spoiling(find, "errors: [NO_SUCH_BOOK]", "errors: [NO_BOOK]", "there is no reason `NO_BOOK`"),
    Spoiling(
      find, "errors: [NO_SUCH_BOOK]", "errors: [CANCELLED]",
      "`CANCELLED` need not be listed, as every call can give it"),
    Spoiling(find, "x-events: [lent]", "x-events: [lended]", "there is no event `lended`"),
    Spoiling(lent, "members: [reader]", "members: [pages]", "`AdEvent` has no member `pages`"),
    Spoiling(
      lent, "members: [reader]", "members: [type]",
      "`type` need not be listed, as every event carries it"),
  ])
  func `what is referred to is there`(spoiling: Spoiling) {
    #expect(spoiling.isTold())
  }

  @Test(arguments: [
    Spoiling(find, "maxLength: 40", "minLength: 4", "a string that comes in needs `maxLength`"),
    Spoiling(find, ", maxItems: 3", "", "an array that comes in needs `maxItems`"),
    Spoiling(
      configuration, "    maxProperties: 100\n", "", "a map that comes in needs `maxProperties`"),
    Spoiling(
      find, "maxLength: 40", "maxLength: 40, x-secret: true",
      "`x-secret` is for the configuration only"),
    Spoiling(find, "default: 10", "default: 101", "the default must be an integer from 1 to 100"),
    Spoiling(
      find, "x-exact: true", "x-exact: true, default: 1",
      "neither `x-exact` nor `format: int64` goes with a default"),
    Spoiling(
      find, "name: limit,", "name: limit, required: true,",
      "`limit` is required, so its default is never used"),
  ])
  func `what comes in has limits`(spoiling: Spoiling) {
    #expect(spoiling.isTold())
  }

  @Test(arguments: [
    Spoiling(
      find, "params: {title: Emma}", "params: {titel: Emma}",
      "in the example, params.titel: expected no such member (did you mean `title`?), found \"Emma\""
    ),
    Spoiling(
      find, "pages: 300", "pages: 0",
      "in the example, result.pages: expected an integer from 1 to 10000, found 0"),
    Spoiling(find, "code: 5, reason", "code: 6, reason", "the code of `NO_SUCH_BOOK` is 5"),
    Spoiling(
      find, "reason: NO_SUCH_BOOK}", "reason: NO_FILL}",
      "`NO_FILL` is not among the errors of this method"),
    Spoiling(
      watch, "{cursor: \"1\", type: lent}", "{cursor: 1, type: lent}",
      "in the example, x-stream.cursor: expected a 64-bit integer as a decimal string, such as \"123\", found a number"
    ),
    Spoiling(
      watch, "name: one event,", "name: one event, x-before: [{method: book.eat}],",
      "there is no method `book.eat`"),
    Spoiling(
      find, "name: no book", "name: a book",
      "among these examples the name `a book` is taken, at Schemas/methods/book.find.yaml:22:5"),
    Spoiling(
      find, "name: a book, params: {title: Emma}, ",
      "name: a book, params: {title: Emma}, x-stream: [1], ", "this method has no stream"),
  ])
  func `examples show what is true`(spoiling: Spoiling) {
    #expect(spoiling.isTold())
  }

  @Test(arguments: [
    Spoiling(
      find, "errors: [", "x-since: \"1.1\"\nerrors: [",
      "1.1 is later than the contract, which is 1.0.0"),
    Spoiling(
      find, "errors: [", "x-since: \"1.0.1\"\nerrors: [",
      "1.0.1 is later than the contract, which is 1.0.0"),
    Spoiling(find, "errors: [", "x-since: soon\nerrors: [", "`soon` is no version such as 1.2"),
    Spoiling(service, "version: 1.0.0", "version: \"1.0\"", "`1.0` is no version such as 1.2.3"),
    Spoiling(service, "version: 1.0.0", "version: next", "`next` is no version such as 1.2.3"),
    Spoiling(service, "version: 1.0.0", "version: \"\"", "the service has no version"),
  ])
  func `versions are versions, and have come`(spoiling: Spoiling) {
    #expect(spoiling.isTold())
  }

  @Test func `what is as old as the contract or older may say so, and a mistake has its line`() {
    for since in ["1.0", "1.0.0", "0.9"] {
      let new = "errors: [NO_SUCH_BOOK]\nx-since: \"\(since)\""
      #expect(
        SmallContract.mistakes(in: find, replacing: "errors: [NO_SUCH_BOOK]", by: new) == [])
    }
    let late = SmallContract.mistakes(
      in: find, replacing: "summary: Finds a book.",
      by: "summary: Finds a book.\nx-since: \"2.0\"")
    #expect(late == ["\(find):3:10: 2.0 is later than the contract, which is 1.0.0"])
  }

  @Test func `every method has an example`() {
    let method =
      "name: book.burn\nsummary: Burns it.\nparams: []\nresult: {name: ash, description: Ash., schema: {x-any: true}}\n"
    #expect(
      SmallContract.mistakes(with: "Schemas/methods/book.burn.yaml", method)
        == ["Schemas/methods/book.burn.yaml:1:1: a method has at least one example"])
  }

  @Test(arguments: ["String", "Error", "Data", "Self", "Task"])
  func `a title is no word of a language`(title: String) {
    let type = "title: \(title)\ndescription: It is.\ntype: object\nproperties: {}\n"
    #expect(
      SmallContract.mistakes(with: "Schemas/types/\(title).yaml", type) == [
        "Schemas/types/\(title).yaml:1:1: nothing refers to `\(title)`",
        "Schemas/types/\(title).yaml:1:1: the title `\(title)` means something else to programs",
      ])
  }

  @Test func `a title is taken by what is made as well`() {
    let type = "title: FindBookParams\ndescription: It is.\ntype: object\nproperties: {}\n"
    let mistakes = SmallContract.mistakes(with: "Schemas/types/FindBookParams.yaml", type)
    #expect(
      mistakes == [
        "Schemas/types/FindBookParams.yaml:1:1: the title `FindBookParams` is taken, at Schemas/methods/book.find.yaml:1:1"
      ])
  }
}
