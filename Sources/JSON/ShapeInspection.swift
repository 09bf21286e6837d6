/// Walks through one text beside the shape that it should have, and notes what differs.
///
/// The containers that are open are kept in a list, so that no text can exhaust the stack.
struct ShapeInspection {
  private let limit: Int
  private var found: [JSONViolation] = []
  private var open: [OpenShape] = []

  /// Begins with nothing found.
  init(limit: Int) {
    self.limit = limit
  }

  /// Everything that is wrong, up to the limit; a text that is no JSON ends the list.
  mutating func violations(of shape: JSONShape, in reader: inout JSONReader) -> [JSONViolation] {
    do throws(JSONError) {
      try inspect(shape, &reader)
    } catch {
      note(expected: "JSON", found: error.message)
    }
    return found
  }

  private mutating func inspect(
    _ shape: JSONShape, _ reader: inout JSONReader,
  ) throws(JSONError) {
    var next: JSONShape? = shape
    while found.count < limit {
      if let shape = next { try inspectValue(shape.resolved, &reader) }
      guard !open.isEmpty else { return try reader.finish() }
      next = try advance(&reader)
    }
  }

  /// Checks a value that holds no others, or opens one that does.
  private mutating func inspectValue(
    _ shape: JSONShape, _ reader: inout JSONReader,
  ) throws(JSONError) {
    switch (shape, try reader.peek()) {
    case (.array(let element, let count), .array):
      try reader.beginArray()
      open.append(OpenShape(.array(element, count)))
    case (.map(let value, let count), .object):
      try reader.beginObject()
      open.append(OpenShape(.map(value, count)))
    case (.object(let members, let exactlyOne), .object):
      try reader.beginObject()
      open.append(OpenShape(.object(members, exactlyOne: exactlyOne)))
    case (let shape, let kind):
      let value = try LeafValue(kind, &reader)
      guard let mistake = value.mistake(against: shape, in: reader) else { return }
      note(expected: mistake.expected, found: mistake.found)
    }
  }

  /// Moves to the next value of the innermost container, or leaves it.
  ///
  /// Nil when there is no next value yet.
  private mutating func advance(_ reader: inout JSONReader) throws(JSONError) -> JSONShape? {
    switch open[open.count - 1].kind {
    case .array(let element, let count):
      guard try reader.nextElement() else { return close(count, of: element, "element") }
      open[open.count - 1].beginElement()
      return element
    case .map(let value, let count):
      guard let key = try reader.nextKey() else { return close(count, of: value, "member") }
      let name = reader.text(of: key)
      return try begin(name, for: name, value, &reader)
    case .object(let members, let exactlyOne):
      guard let key = try reader.nextKey() else { return close(members, exactlyOne) }
      return try beginMember(reader.text(of: key), of: members, &reader)
    }
  }

  private mutating func beginMember(
    _ name: String, of members: [JSONShape.Member], _ reader: inout JSONReader,
  ) throws(JSONError) -> JSONShape? {
    if let place = JSONShape.place(of: name, in: members) {
      let member = members[place]
      return try begin(name, for: member.name, member.shape, &reader)
    }
    open[open.count - 1].step = .member(name)
    if try reader.readNull() { return nil }
    let value = try LeafValue(try reader.peek(), &reader)
    if reader.unknownMembers == .refused {
      note(
        expected: "no such member" + suggestion(name, members.lazy.map(\.name)),
        found: value.literal(in: reader))
    }
    return nil
  }

  /// Enters a member, unless it is null, which is to be absent, or it was there before.
  ///
  /// It may be written with an older name than the one that it counts for.
  private mutating func begin(
    _ name: String, for member: String, _ shape: JSONShape, _ reader: inout JSONReader,
  ) throws(JSONError) -> JSONShape? {
    open[open.count - 1].step = .member(name)
    if try reader.readNull() { return nil }
    guard open[open.count - 1].names.insert(ExactText(member)).inserted else {
      note(expected: "one member of this name", found: "a second one")
      _ = try reader.skipValue()
      return nil
    }
    return shape
  }

  private mutating func close(
    _ count: ClosedRange<Int>, of shape: JSONShape, _ unit: String,
  ) -> JSONShape? {
    guard let closed = open.popLast(), !count.contains(closed.count) else { return nil }
    let isArray = if case .array = closed.kind { true } else { false }
    let wanted = isArray ? JSONShape.array(shape, count: count) : .map(shape, count: count)
    note(expected: wanted.words, found: "\(closed.count) \(closed.count == 1 ? unit : unit + "s")")
    return nil
  }

  private mutating func close(_ members: [JSONShape.Member], _ exactlyOne: Bool) -> JSONShape? {
    guard let closed = open.last else { return nil }
    for member in members
    where member.isRequired && !closed.names.contains(ExactText(member.name)) {
      open[open.count - 1].step = .member(member.name)
      note(expected: member.shape.words, found: nil)
    }
    open.removeLast()
    guard exactlyOne, closed.count != 1 else { return nil }
    let present = members.map(\.name).filter { closed.names.contains(ExactText($0)) }
    note(
      expected: JSONShape.object(members, exactlyOne: true).words,
      found: present.isEmpty ? "none of them" : present.joined(separator: ", "))
    return nil
  }

  private mutating func note(expected: String, found: String?) {
    guard self.found.count < limit else { return }
    let path = open.reduce(into: "") { $1.step.append(to: &$0) }
    self.found.append(JSONViolation(path: path, expected: expected, found: found))
  }
}
