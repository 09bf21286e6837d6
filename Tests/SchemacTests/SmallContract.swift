@testable import schemac

/// A contract that is small but has one of everything, and ways to spoil it.
enum SmallContract {
  /// The contract as it is.
  static func read(_ mistakes: Mistakes = Mistakes()) -> Contract {
    ContractReader.read(sources(of: files), mistakes).service
  }

  /// The contracts once files were added or replaced.
  static func read(with more: [String: String]) -> Contracts {
    ContractReader.read(sources(of: files.merging(more) { $1 }), Mistakes())
  }

  /// What is wrong with the contract once a text of one file was replaced by another.
  static func mistakes(in path: String, replacing old: String, by new: String) -> [String] {
    var spoiled = files
    spoiled[path] = spoiled[path]?.replacing(old, with: new)
    return mistakes(of: spoiled)
  }

  /// What is wrong with the contract once a file was added or replaced.
  static func mistakes(with path: String, _ text: String) -> [String] {
    mistakes(with: [path: text])
  }

  /// What is wrong with the contract once files were added or replaced.
  static func mistakes(with more: [String: String]) -> [String] {
    mistakes(of: files.merging(more) { $1 })
  }

  /// What is wrong with these files.
  static func mistakes(of files: [String: String]) -> [String] {
    let mistakes = Mistakes()
    ContractCheck.run(ContractReader.read(sources(of: files), mistakes), mistakes)
    return mistakes.all.map(\.description)
  }

  private static func sources(of files: [String: String]) -> [SourceFile] {
    files.map { SourceFile(path: $0, bytes: Array($1.utf8)) }
  }

  /// The files, by their paths.
  static let files = [
    "Schemas/service.yaml": """
    title: shelf
    version: 1.0.0
    description: Lends books.
    """,
    "Schemas/errors.yaml": """
    NO_SUCH_BOOK: {code: 5, when: The shelf has no such book., whoseMove: The client's., retry: later, remedy: Ask for another "book".}
    CANCELLED: {code: 1, when: The call was cancelled., whoseMove: Nobody's., retry: later, remedy: Call again., everyCall: true}
    """,
    "Schemas/methods/book.find.yaml": findMethod,
    "Schemas/methods/book.watch.yaml": watchMethod,
    "Schemas/events/lent.yaml": """
    name: lent
    summary: The book was lent.
    source: engine
    members: [reader]
    """,
    "Schemas/events/returned.yaml": """
    name: returned
    summary: The book came back.
    source: client
    x-aliases: [bookDidComeBackToTheShelf]
    """,
    "Schemas/types/AdEvent.yaml": """
    title: AdEvent
    description: Something that happened to a book.
    type: object
    required: [cursor, type]
    properties:
      cursor: {type: string, format: int64, description: Its place among all events.}
      type: {$ref: '#/components/schemas/EventType', description: What happened.}
      reader: {type: string, description: Who reads it.}
    """,
    "Schemas/types/Cover.yaml": """
    title: Cover
    description: What holds the pages. Exactly one of its members is there.
    type: object
    minProperties: 1
    maxProperties: 1
    properties:
      colour: {$ref: '#/components/schemas/Colour', description: It is of one colour.}
      initials: {type: array, items: {type: string}, description: It shows nothing but letters.}
    """,
    "Schemas/types/Colour.yaml": """
    title: Colour
    description: A colour.
    type: string
    enum: [red, DARK_GREEN]
    x-enum-descriptions: {red: As blood., DARK_GREEN: As the forest.}
    x-aliases: {crimson: red}
    """,
    "Schemas/configuration/Configuration.yaml": """
    title: Configuration
    description: What a librarian decides.
    type: object
    properties:
      keys:
        type: object
        description: The keys of the rooms.
        additionalProperties: {type: string, maxLength: 64}
        maxProperties: 100
        x-secret: true
      loanMs: {type: integer, minimum: 0, maximum: 9000000, default: 60000, description: How long a book is lent.}
    """,
  ]

  private static let findMethod = """
    name: book.find
    summary: Finds a book.
    params:
      - {name: title, required: true, description: What is on the cover., schema: {type: string, minLength: 1, maxLength: 80}}
      - {name: limit, description: How many to find., schema: {type: integer, minimum: 1, maximum: 100, default: 10}}
      - {name: words, description: Words in it., schema: {type: array, items: {type: string, maxLength: 40}, maxItems: 3}}
      - {name: price, description: What it may cost., schema: {type: number, minimum: 0, maximum: 1000, x-exact: true}}
    result:
      name: found
      description: The book.
      schema:
        type: object
        title: FindBookResult
        description: The book.
        required: [cover, pages]
        properties:
          cover: {$ref: '#/components/schemas/Cover', description: What holds the pages.}
          pages: {type: integer, minimum: 1, maximum: 10000, description: How many pages it has.}
    errors: [NO_SUCH_BOOK]
    x-events: [lent]
    examples:
      - {name: a book, params: {title: Emma}, result: {cover: {colour: red}, pages: 300}}
      - {name: no book, params: {title: Emmo}, error: {code: 5, reason: NO_SUCH_BOOK}}
    """

  private static let watchMethod = """
    name: book.watch
    summary: Watches books.
    x-waits: true
    x-stream: {$ref: '#/components/schemas/AdEvent'}
    params: []
    result:
      name: last
      description: Whatever came last.
      schema: {x-any: true}
    examples:
      - {name: one event, params: {}, x-stream: [{cursor: "1", type: lent}], result: 7}
    """
}
