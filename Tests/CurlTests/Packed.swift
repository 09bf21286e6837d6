import Foundation
import Rehearsal

/// A text as servers pack it, made by the commands for that.
enum Packed {
  /// A way to pack.
  enum Format: String {
    case gzip
    case brotli
  }

  /// What `small` is packed from: no two parts of it are alike, so that half of it is half a text.
  static let text = (0..<60).map { "\($0 * $0 * 7919 % 10007)" }.joined(separator: ";")

  /// The text.
  static func small(_ format: Format) -> [UInt8] { pack(text, format) }

  /// The first half of it.
  static func half(of format: Format) -> [UInt8] {
    let whole = small(format)
    return Array(whole.prefix(whole.count / 2))
  }

  /// What fits into a thousand bytes and is a million times as much, several times over for gzip.
  static func bomb(_ format: Format) -> [UInt8] {
    let small = String(repeating: "0", count: format == .gzip ? 900_000 : 100_000_000)
    return pack(small, format)
  }

  private static func pack(_ text: String, _ format: Format) -> [UInt8] {
    do {
      // Tests run beside each other, and each needs a file of its own.
      let name = "packed/\(format.rawValue)-\(UUID())"
      let file = try Program.file(name, text)
      let child = try Child(
        [format == .gzip ? "-9nc" : "-9c", file], program: "/usr/bin/\(format.rawValue)",
        input: .null, output: .file(file + ".packed", O_WRONLY | O_CREAT | O_TRUNC))
      guard try child.ended(Patience()) == .exit(0) else { return [] }
      return Array(try Data(contentsOf: URL(filePath: file + ".packed")))
    } catch {
      return []
    }
  }
}
