/// Standard error as a place for lines, which never makes the writer wait.
///
/// A line that does not fit because nobody reads is dropped and counted; the next line that fits
/// says how many were lost.
package final class LogOutput: @unchecked Sendable {
  // Sendable because logs go everywhere: it is used on the thread of the loop only.
  private let descriptor: Descriptor?
  private var dropped = 0

  package init() {
    descriptor = try? Descriptor(claiming: 2, for: .output)
  }

  /// Writes one line, or drops it.
  package func write(_ line: String) {
    guard let descriptor else { return }
    if dropped > 0 {
      guard put("adpipe: \(dropped) lines dropped\n", to: descriptor) else { return drop() }
      dropped = 0
    }
    if !put(line + "\n", to: descriptor) { drop() }
  }

  private func drop() { dropped += 1 }

  private func put(_ text: String, to descriptor: Descriptor) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      let count = unsafe (try? descriptor.write(UnsafeRawBufferPointer(bytes))) ?? nil
      return count == bytes.count
    }
  }
}
