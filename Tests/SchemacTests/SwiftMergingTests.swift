import Foundation
import JSON
import Testing

@testable import schemac

private let shelf = """
  title: Shelf
  description: Where books stand.
  type: object
  x-merges: true
  x-alternatives: [room, garden]
  required: [boards]
  properties:
    room: {type: string, description: The room.}
    garden: {type: string, description: The garden.}
    boards: {type: integer, minimum: 1, maximum: 9, description: How many boards.}
    lamp: {$ref: '#/components/schemas/Lamp', description: What lights it.}
    books: {type: object, additionalProperties: {type: string}, description: The books by colour.}
  """

private let lamp = """
  title: Lamp
  description: What lights.
  type: object
  x-merges: true
  properties:
    isOn: {type: boolean, description: Whether it lights.}
  """

@Suite struct SwiftMergingTests {
  @Test func `a value is laid over another member by member`() throws {
    let contract = SmallContract.read(with: files(shelf)).service
    let file = SwiftTypes.files(for: contract).first { $0.path.hasSuffix("/Shelf.swift") }
    let text = try #require(file).text
    let start = try #require(text.range(of: "extension Shelf: Mergeable")).lowerBound
    #expect(text[start...] == merging)
  }

  @Test func `a type that does not merge has nothing of it`() {
    let files = SwiftTypes.files(for: SmallContract.read())
    #expect(files.allSatisfy { !$0.text.contains("Mergeable") })
  }

  @Test(arguments: [
    ("x-merges: true", "x-merges: false", "`x-alternatives` goes with `x-merges: true` only"),
    ("x-merges: true", "x-merges: maybe", "`x-merges` must be true or false, not a string"),
    (
      "[room, garden]", "[room, cellar]", "`cellar` of `x-alternatives` is not among the properties"
    ),
    ("[room, garden]", "[room]", "`x-alternatives` names at least two members"),
    ("[room, garden]", "[room, boards]", "`boards` is required, so nothing stands for it"),
    (
      "{type: string, description: The room.}",
      "{type: string, default: a, description: The room.}",
      "a type that merges has no defaults, which hide what is absent"
    ),
    (
      "required: [boards]", "minProperties: 1\nmaxProperties: 1",
      "a union does not merge, as it has one member"
    ),
  ])
  func `a merging that means nothing is told`(old: String, new: String, mistake: String) {
    let told = SmallContract.mistakes(with: files(shelf.replacing(old, with: new)))
    #expect(told.contains { $0.hasSuffix(": " + mistake) }, "\(told)")
  }

  @Test func `documents tell how values are laid over each other`() throws {
    let contract = SmallContract.read(with: files(shelf)).service
    let type = try #require(contract.type(titled: "Shelf"))
    let schema = SchemaDocument(pointer: "#/").schema(of: type)
    #expect(schema["x-merges"] == .boolean(true))
    #expect(schema["x-alternatives"]?.text == #"["room","garden"]"#)
    let manual = try #require(ManualRenderer.files(for: contract).first).text
    #expect(manual.contains("One of `room`, `garden` that is given"))
  }

  private func files(_ shelf: String) -> [String: String] {
    let event = "Schemas/types/AdEvent.yaml"
    let text = SmallContract.files[event] ?? ""
    return [
      "Schemas/types/Shelf.yaml": shelf, "Schemas/types/Lamp.yaml": lamp,
      event: text
        + "\n  shelf: {$ref: '#/components/schemas/Shelf', description: Where it stood.}\n",
    ]
  }
}

private let merging = """
  extension Shelf: Mergeable {
    /// This value, with what it lacks taken from the other.
    public func merged(over other: Shelf) -> Shelf {
      var merged = self
      if garden == nil { merged.room = room ?? other.room }
      if room == nil { merged.garden = garden ?? other.garden }
      merged.lamp = lamp.merged(over: other.lamp)
      merged.books = books.merged(over: other.books)
      return merged
    }
  }

  """
