@testable import schemac

/// A second contract beside the small one, which shares types with it.
enum SmallAdapterContract {
  /// Its files, by their paths.
  static let files = [
    "Schemas/adapter/service.yaml": """
    title: binder
    version: 2.0.0
    description: Binds books.
    """,
    "Schemas/adapter/errors.yaml": """
    TORN: {code: 9, when: The pages are torn., whoseMove: The client's., retry: never, remedy: Copy them.}
    """,
    "Schemas/adapter/methods/binder.bind.yaml": """
    name: binder.bind
    summary: Binds pages.
    x-waits: true
    params:
      - {name: colour, required: true, description: Its colour., schema: {$ref: '#/components/schemas/Colour'}}
      - {name: pages, x-aliases: [leaves], description: How many., schema: {type: integer, minimum: 1, maximum: 900}}
    result:
      name: bound
      description: The book.
      schema:
        type: object
        title: BindBinderResult
        description: The book.
        properties:
          thread: {$ref: '#/components/schemas/Cord', description: What holds it.}
    errors: [TORN]
    examples:
      - {name: a book, params: {colour: red, leaves: 3}, result: {thread: {length: 4}}}
      - {name: torn, params: {colour: red}, error: {code: 9, reason: TORN, data: {page: 7}}}
    """,
    "Schemas/adapter/notifications/binder.tell.yaml": """
    name: binder.tell
    summary: Tells the binder how it went.
    sender: client
    params:
      - {name: praise, required: true, description: What is said., schema: {type: string, maxLength: 80}}
    examples:
      - {name: praise, params: {praise: Well done.}}
    """,
    "Schemas/adapter/notifications/binder.ask.yaml": """
    name: binder.ask
    summary: Asks for patience.
    sender: server
    params: []
    examples:
      - {name: a plea, params: {}}
    """,
    "Schemas/adapter/types/Cord.yaml": """
    title: Cord
    description: What holds pages.
    type: object
    properties:
      length: {type: integer, minimum: 0, maximum: 900, description: How long it is.}
    """,
    "Schemas/adapter/types/AdapterErrorDetail.yaml": """
    title: AdapterErrorDetail
    description: What went wrong.
    type: object
    properties:
      page: {type: integer, minimum: 1, maximum: 900, description: Where.}
    """,
  ]

  /// Both contracts.
  static func read() -> Contracts { SmallContract.read(with: files) }

  /// What is wrong once a text of one file was replaced by another.
  static func mistakes(in path: String, replacing old: String, by new: String) -> [String] {
    var spoiled = files
    spoiled[path] = spoiled[path]?.replacing(old, with: new)
    return SmallContract.mistakes(with: spoiled)
  }
}
