/// A document as it was read: its elements and texts one after the other, in the order of the text.
///
/// Names, values and texts stay bytes in one array until somebody asks for one of them. So reading
/// a document takes a few allocations, however many elements it has.
final class XMLTape: Sendable {
  /// A stretch of the bytes.
  struct Stretch {
    /// The place of the first byte.
    var start: UInt32

    /// How many bytes there are.
    var length: UInt32
  }

  /// One element, or one text in which no element stands.
  struct Node {
    /// The name of the element behind its prefix, or the text.
    var stretch: Stretch

    /// The place of the first node that is not in this one.
    var end: UInt32

    /// The place of the first attribute.
    var firstAttribute: UInt32

    /// How many attributes there are; more than there can be if it is a text.
    var attributeCount: UInt32

    /// What a text has in place of a number of attributes.
    static let text = UInt32.max

    /// Whether it is a text.
    var isText: Bool { attributeCount == Self.text }
  }

  /// One attribute.
  struct Attribute {
    /// The name behind its prefix.
    let name: Stretch

    /// What it says.
    let value: Stretch
  }

  /// Every name, value and text, in UTF-8.
  let bytes: [UInt8]

  /// The elements and texts; the first one is the outermost element.
  let nodes: [Node]

  /// The attributes of all elements.
  let attributes: [Attribute]

  /// Keeps what was read.
  init(bytes: [UInt8], nodes: [Node], attributes: [Attribute]) {
    self.bytes = bytes
    self.nodes = nodes
    self.attributes = attributes
  }

  /// Says whether the stretch is that name, byte for byte.
  func matches(_ stretch: Stretch, _ name: StaticString) -> Bool {
    guard Int(stretch.length) == name.utf8CodeUnitCount else { return false }
    return unsafe bytes.withUnsafeBufferPointer { bytes in
      let start = Int(stretch.start)
      for index in 0..<Int(stretch.length) {
        guard unsafe bytes[start + index] == name.utf8Start[index] else { return false }
      }
      return true
    }
  }

  /// The stretch as a text.
  func string(_ stretch: Stretch) -> String {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      let range = Int(stretch.start)..<Int(stretch.start + stretch.length)
      return unsafe String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }
  }

  /// The stretch without the white space at both ends.
  func trimmed(_ stretch: Stretch) -> Stretch {
    var (start, end) = (stretch.start, stretch.start + stretch.length)
    while start < end, bytes[Int(start)].isXMLSpace { start += 1 }
    while start < end, bytes[Int(end - 1)].isXMLSpace { end -= 1 }
    return Stretch(start: start, length: end - start)
  }
}

extension UInt8 {
  /// Whether it is one of the four characters that XML calls white space.
  var isXMLSpace: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D }
}
