/// Standard error as a place for lines, which never makes the writer wait.
///
/// A line that does not fit because nobody reads is dropped and counted; before the next line that
/// fits it is said how many were lost. A line that has begun is always ended.
///
/// Sendable because logs go everywhere: it is used on the thread of the loop only.
package final class LogOutput: @unchecked Sendable {
  private let descriptor: Descriptor?
  private var dropped = 0
  private var rest: [UInt8] = []

  /// Writes to that descriptor, which stays as it is; nowhere if that cannot be.
  package init(_ number: Int32 = 2) {
    descriptor = try? Descriptor(claiming: number, for: .output)
  }

  deinit { descriptor?.close() }

  /// Writes one line, or drops it; the closure makes the line that tells how many were dropped.
  package func write(_ line: String, loss: (Int) -> String) {
    guard let descriptor else { return }
    if put(dropped == 0 ? line : loss(dropped) + "\n" + line, to: descriptor) {
      dropped = 0
    } else {
      dropped += 1
    }
  }

  /// Begins to write a line; false if not even what came before it could be ended.
  private func put(_ line: String, to descriptor: Descriptor) -> Bool {
    guard rest.isEmpty || write(rest, to: descriptor) > 0, rest.isEmpty else { return false }
    return write(Array((line + "\n").utf8), to: descriptor) > 0
  }

  /// Writes as much as goes, keeps the rest if any of it went, and gives how much did.
  private func write(_ bytes: [UInt8], to descriptor: Descriptor) -> Int {
    let count = unsafe bytes.withUnsafeBytes { bytes in
      unsafe (try? descriptor.write(bytes)) ?? 0
    }
    if count > 0 { rest = Array(bytes[count...]) }
    return count
  }
}
