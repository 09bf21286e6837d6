/// The sections of a string of the Global Privacy Platform.
package struct GPPSections: Hashable, Sendable {
  /// One section.
  package struct Section: Hashable, Sendable {
    /// Its number, such as 8 for California.
    package let id: Int

    /// What it says, in a form of its own.
    package let text: Substring
  }

  /// The sections, in the order of their numbers.
  package let all: [Section]

  /// Reads which sections there are; what they say is read when it matters.
  package init(_ text: String) throws(SignalFault) {
    guard text.utf8.count <= SextetReader.longestText else { throw .tooLong }
    let parts = text.split(separator: "~", omittingEmptySubsequences: false)
    var header = try SextetReader(parts[0])
    guard try header.number(6) == 3 else { throw .otherKind }
    let version = try header.number(6)
    guard version == 1 else { throw .unknownVersion(version) }
    let ids = try Self.ids(from: &header, atMost: parts.count - 1)
    guard ids.count == parts.count - 1 else { throw .wrongSections }
    all = zip(ids, parts.dropFirst()).map { Section(id: $0, text: $1) }
  }

  /// The section of that number.
  package subscript(id: Int) -> Section? { all.first { $0.id == id } }

  private static func ids(
    from reader: inout SextetReader, atMost limit: Int,
  ) throws(SignalFault) -> [Int] {
    var ids: [Int] = []
    var last = 0
    for _ in 0..<(try reader.number(12)) {
      let isRange = try reader.flag()
      let first = last + (try reader.fibonacciNumber())
      last = isRange ? first + (try reader.fibonacciNumber()) : first
      guard ids.count + last - first < limit else { throw .wrongSections }
      ids.append(contentsOf: first...last)
    }
    return ids
  }
}
