/// What the first bytes of an image say of it, whatever its address or its server says.
package struct ImageHeader: Hashable, Sendable {
  /// The kinds of images that every player shows.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case png
    case jpeg
    case gif
    case webp
  }

  /// What kind of image it is.
  package let kind: Kind

  /// The width in pixels.
  package let width: Int

  /// The height in pixels.
  package let height: Int

  /// States what an image is.
  package init(kind: Kind, width: Int, height: Int) {
    self.kind = kind
    self.width = width
    self.height = height
  }

  /// Reads the first bytes; nil if they begin no image of a known kind, or one without pixels.
  package init?(of bytes: [UInt8]) {
    let bytes = ImageBytes(bytes)
    guard let found = Self.png(bytes) ?? Self.gif(bytes) ?? Self.webp(bytes) ?? Self.jpeg(bytes),
      found.width > 0, found.height > 0
    else { return nil }
    self = found
  }

  private static func png(_ bytes: ImageBytes) -> ImageHeader? {
    guard bytes.has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: 0),
      bytes.has("IHDR", at: 12), let width = bytes.big(4, at: 16), let height = bytes.big(4, at: 20)
    else { return nil }
    return ImageHeader(kind: .png, width: width, height: height)
  }

  private static func gif(_ bytes: ImageBytes) -> ImageHeader? {
    guard bytes.has("GIF87a", at: 0) || bytes.has("GIF89a", at: 0),
      let width = bytes.little(2, at: 6), let height = bytes.little(2, at: 8)
    else { return nil }
    return ImageHeader(kind: .gif, width: width, height: height)
  }

  /// A container with one of three kinds of content, each of which writes its size its own way.
  private static func webp(_ bytes: ImageBytes) -> ImageHeader? {
    guard bytes.has("RIFF", at: 0), bytes.has("WEBP", at: 8) else { return nil }
    if bytes.has("VP8 ", at: 12), bytes.has([0x9D, 0x01, 0x2A], at: 23),
      let width = bytes.little(2, at: 26), let height = bytes.little(2, at: 28)
    {
      return ImageHeader(kind: .webp, width: width & 0x3FFF, height: height & 0x3FFF)
    }
    if bytes.has("VP8L", at: 12), bytes.has([0x2F], at: 20), let packed = bytes.little(4, at: 21) {
      return ImageHeader(
        kind: .webp, width: packed & 0x3FFF + 1, height: packed >> 14 & 0x3FFF + 1)
    }
    if bytes.has("VP8X", at: 12), let width = bytes.little(3, at: 24),
      let height = bytes.little(3, at: 27)
    {
      return ImageHeader(kind: .webp, width: width + 1, height: height + 1)
    }
    return nil
  }

  /// Goes from segment to segment until one starts a frame; there are seldom more than a dozen.
  private static func jpeg(_ bytes: ImageBytes) -> ImageHeader? {
    guard bytes.has([0xFF, 0xD8, 0xFF], at: 0) else { return nil }
    var place = 2
    for _ in 0..<1_000 {
      if bytes.has([0xFF, 0xFF], at: place) {
        place += 1
        continue
      }
      guard bytes.has([0xFF], at: place), let mark = bytes.big(1, at: place + 1),
        let length = bytes.big(2, at: place + 2), length >= 2
      else { return nil }
      // Tables of Huffman codes, of extensions and of arithmetic coding lie among the frames.
      if (0xC0...0xCF).contains(mark), ![0xC4, 0xC8, 0xCC].contains(mark) {
        guard let height = bytes.big(2, at: place + 5), let width = bytes.big(2, at: place + 7)
        else { return nil }
        return ImageHeader(kind: .jpeg, width: width, height: height)
      }
      place += 2 + length
    }
    return nil
  }
}

/// Bytes that are looked at here and there, beyond their end too.
private struct ImageBytes {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func has(_ text: StaticString, at place: Int) -> Bool { has(Array("\(text)".utf8), at: place) }

  func has(_ wanted: [UInt8], at place: Int) -> Bool {
    bytes.count - place >= wanted.count && bytes[place..<place + wanted.count].elementsEqual(wanted)
  }

  /// A number whose first byte counts most.
  func big(_ count: Int, at place: Int) -> Int? {
    guard bytes.count - place >= count else { return nil }
    return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// A number whose last byte counts most.
  func little(_ count: Int, at place: Int) -> Int? {
    guard bytes.count - place >= count else { return nil }
    return bytes[place..<place + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
