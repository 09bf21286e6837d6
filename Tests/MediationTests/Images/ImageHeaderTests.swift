import Testing

@testable import Mediation

/// Images are known by their first bytes, whatever anybody says of them.
@Suite struct ImageHeaderTests {
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 4, 0xB0, 0, 0, 2, 0x73, 8, 6, 0, 0, 0]
  private static let gif: [UInt8] = Array("GIF89a".utf8) + [0x40, 1, 0x32, 0, 0]
  private static let lossy: [UInt8] =
    Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8 ".utf8)
    + [0, 0, 0, 0, 0x30, 1, 0, 0x9D, 0x01, 0x2A, 0x90, 0x41, 0x2C, 0x01]
  private static let lossless: [UInt8] =
    Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8L".utf8) + [0, 0, 0, 0, 0x2F]
    + packed(width: 400, height: 300)
  private static let extended: [UInt8] =
    Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0]
    + [0x8F, 1, 0, 0x2B, 1, 0]
  /// With a segment for applications, a table of codes and a frame behind it.
  private static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 6, 1, 2, 3, 4, 0xFF, 0xC4, 0, 3, 9, 0xFF, 0xFF, 0xC2, 0, 11, 8]
    + [0x01, 0x2C, 0x01, 0x90, 1, 0, 0, 0]

  private static func packed(width: Int, height: Int) -> [UInt8] {
    let bits = UInt32(width - 1) | UInt32(height - 1) << 14
    return (0..<4).map { UInt8(truncatingIfNeeded: bits >> (8 * $0)) }
  }

  @Test(arguments: [
    (png, ImageHeader(kind: .png, width: 1200, height: 627)),
    (gif, ImageHeader(kind: .gif, width: 320, height: 50)),
    (lossy, ImageHeader(kind: .webp, width: 400, height: 300)),
    (lossless, ImageHeader(kind: .webp, width: 400, height: 300)),
    (extended, ImageHeader(kind: .webp, width: 400, height: 300)),
    (jpeg, ImageHeader(kind: .jpeg, width: 400, height: 300)),
  ])
  func `the kind and the size are in the first bytes`(bytes: [UInt8], header: ImageHeader) {
    #expect(ImageHeader(of: bytes) == header)
  }

  @Test func `a picture may be padded, but not without an end`() {
    let padded = Self.jpeg.prefix(2) + Array(repeating: 0xFF, count: 100) + Self.jpeg.dropFirst(2)
    #expect(ImageHeader(of: Array(padded))?.width == 400)
    let endless =
      Self.jpeg.prefix(2) + Array(repeating: 0xFF, count: 5_000) + Self.jpeg.dropFirst(2)
    #expect(ImageHeader(of: Array(endless)) == nil)
  }

  @Test(arguments: [png, gif, lossy, lossless, extended, jpeg])
  func `an image that is cut off before its size is none`(bytes: [UInt8]) throws {
    let whole = try #require(ImageHeader(of: bytes))
    for count in 0..<bytes.count {
      let cut = ImageHeader(of: Array(bytes.prefix(count)))
      #expect(cut == nil || cut == whole)
    }
    #expect(ImageHeader(of: Array(bytes.prefix(bytes.count / 2))) == nil)
  }

  @Test(arguments: [
    Array("<svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8), Array("<html>".utf8), [], [0xFF],
    Array("GIF89a".utf8) + [0, 0, 1, 0], [0xFF, 0xD8, 0xFF, 0xD9, 0, 0],
    [0xFF, 0xD8] + Array(repeating: 0xFF, count: 5_000),
  ])
  func `what is no image, or has no pixels, is none`(bytes: [UInt8]) {
    #expect(ImageHeader(of: bytes) == nil)
  }

  @Test func `bytes in any order are read to their end`() {
    var chance = SplitMix64(seed: 7)
    for start in [Self.png, Self.gif, Self.lossy, Self.lossless, Self.extended, Self.jpeg] {
      for _ in 0..<2_000 {
        var bytes = start
        for _ in 0..<3 {
          let place = Int.random(in: 0..<bytes.count, using: &chance)
          bytes[place] = UInt8.random(in: 0...255, using: &chance)
        }
        let header = ImageHeader(of: bytes)
        #expect(header.map { $0.width > 0 && $0.height > 0 } ?? true)
      }
    }
  }
}
