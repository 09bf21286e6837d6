import Glibc

/// A text that a person names on the command line.
enum TextFile {
  /// The longest text that is read.
  private static let limit = 64 << 20

  /// Reads a file, or standard input for `-`.
  static func read(_ name: String) throws(UsageError) -> String {
    let descriptor = name == "-" ? 0 : unsafe open(name, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw UsageError(message: "\(name) cannot be opened") }
    defer { if descriptor > 0 { close(descriptor) } }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = unsafe chunk.withUnsafeMutableBytes {
        unsafe Glibc.read(descriptor, $0.baseAddress, $0.count)
      }
      guard count >= 0 else { throw UsageError(message: "\(name) cannot be read") }
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(contentsOf: chunk[..<count])
      guard bytes.count <= limit else { throw UsageError(message: "\(name) is too long") }
    }
  }
}
