import JSON

/// What a text is by its own look, whatever is said of it.
enum SniffedMarkup: Hashable {
  /// A document of VAST or VMAP.
  case video

  /// A native ad.
  case native

  /// Some other document with tags.
  case page

  /// A bare address.
  case address

  /// Nothing that can be told by its look.
  case unknown

  private static let videoElements: Set<String> = [
    "vast", "videoadservingtemplate", "vmap", "vmap:vmap",
  ]

  /// Looks at where the text begins: what it quotes further on says nothing of it.
  init(_ text: String) {
    let look = MarkupStart(Array(text.utf8))
    switch look.first {
    case UInt8(ascii: "<"):
      self = Self.videoElements.contains(look.elementName) ? .video : .page
    case UInt8(ascii: "{"):
      self = NativeMarkup.isNative(Array(look.rest)) ? .native : .unknown
    default:
      self = look.isAddress ? .address : .unknown
    }
  }
}

/// The place in markup where its first element or word begins.
private struct MarkupStart {
  private let bytes: [UInt8]
  private var index = 0

  /// Passes what may stand before it: marks, spaces, declarations and comments.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while true {
      passSpace()
      if starts(with: "<!--") {
        guard pass(through: "-->") else { return }
      } else if starts(with: "<?") {
        guard pass(through: "?>") else { return }
      } else if starts(with: "<!") {
        guard pass(through: ">") else { return }
      } else {
        return
      }
    }
  }

  var first: UInt8? { index < bytes.count ? bytes[index] : nil }

  var rest: ArraySlice<UInt8> { bytes[index...] }

  var elementName: String {
    let name = bytes[(index + 1)...].prefix(64).prefix { $0 > 0x20 && $0 != 0x3E && $0 != 0x2F }
    return String(decoding: name, as: UTF8.self).lowercased()
  }

  var isAddress: Bool {
    guard starts(with: "http://") || starts(with: "https://") else { return false }
    let last = rest.lastIndex { $0 > 0x20 } ?? index
    return !bytes[index...last].contains { $0 <= 0x20 }
  }

  private mutating func passSpace() {
    while index < bytes.count {
      if bytes[index] <= 0x20 {
        index += 1
      } else if bytes[index...].starts(with: [0xEF, 0xBB, 0xBF]) {
        index += 3
      } else {
        return
      }
    }
  }

  private func starts(with text: StaticString) -> Bool {
    bytes[index...].starts(with: text.description.utf8)
  }

  /// Moves beyond the first such text; false if there is none.
  private mutating func pass(through end: StaticString) -> Bool {
    let pattern = Array(end.description.utf8)
    var place = index
    while place + pattern.count <= bytes.count {
      if bytes[place] == pattern[0], bytes[place...].starts(with: pattern) {
        index = place + pattern.count
        return true
      }
      place += 1
    }
    return false
  }
}
