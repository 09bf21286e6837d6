/// One element of a document that has been read.
package struct XMLElement: Sendable {
  /// The name of an element or attribute, without its prefix, to be compared with known ones.
  package struct Name: Sendable {
    fileprivate let tape: XMLTape
    fileprivate let stretch: XMLTape.Stretch

    /// The name as a text.
    package var text: String { tape.string(stretch) }

    /// Says whether it is that name, so that a `switch` can tell names apart.
    package static func ~= (name: StaticString, one: Name) -> Bool {
      one.tape.matches(one.stretch, name)
    }
  }

  /// The elements right below one, in their order.
  package struct Children: Sequence, IteratorProtocol {
    private let tape: XMLTape
    private var index: Int
    private let end: Int

    fileprivate init(of element: XMLElement) {
      tape = element.tape
      index = element.index + 1
      end = Int(element.node.end)
    }

    package mutating func next() -> XMLElement? {
      while index < end {
        let (place, node) = (index, tape.nodes[index])
        index = Int(node.end)
        if !node.isText { return XMLElement(tape: tape, index: place) }
      }
      return nil
    }
  }

  private let tape: XMLTape
  private let index: Int

  /// Points to an element.
  init(tape: XMLTape, index: Int) {
    self.tape = tape
    self.index = index
  }

  private var node: XMLTape.Node { tape.nodes[index] }

  /// Its name, without the prefix.
  package var name: Name { Name(tape: tape, stretch: node.stretch) }

  /// The elements right below it, in their order.
  package var children: Children { Children(of: self) }

  /// The first element right below it that has that name.
  package func child(_ name: StaticString) -> XMLElement? {
    children.first { name ~= $0.name }
  }

  /// What its attribute of that name says; a prefix of the name is not looked at.
  package subscript(name: StaticString) -> String? {
    let node = node
    let first = Int(node.firstAttribute)
    for attribute in tape.attributes[first..<first + Int(node.attributeCount)]
    where tape.matches(attribute.name, name) {
      return tape.string(attribute.value)
    }
    return nil
  }

  /// The text right in it, without the white space around it; nil if there is nothing else.
  package var text: String? {
    var found: String?
    var index = index + 1
    while index < Int(node.end) {
      let part = tape.nodes[index]
      index = Int(part.end)
      guard part.isText else { continue }
      if found != nil {
        found?.append(tape.string(part.stretch))
      } else if index == Int(node.end) {
        return tape.string(tape.trimmed(part.stretch))
      } else {
        found = tape.string(part.stretch)
      }
    }
    return found.map(\.withoutSpaceAround)
  }
}

extension String {
  fileprivate var withoutSpaceAround: String {
    let isText = { (byte: UInt8) in !byte.isXMLSpace }
    guard let first = utf8.firstIndex(where: isText), let last = utf8.lastIndex(where: isText)
    else { return "" }
    return String(self[first...last])
  }
}
