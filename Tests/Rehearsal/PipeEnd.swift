import CLibUV
import Glibc

/// The end of a pipe, socket or terminal that the test holds.
///
/// It never blocks without a limit: whoever waits says how long.
package final class PipeEnd {
  /// The descriptor, which is closed with this.
  package private(set) var number: Int32
  private var buffer: [UInt8] = []
  private var taken = 0
  private var scanned = 0

  /// Whether everything has been read that will ever come.
  package private(set) var isAtEnd = false

  /// Takes over a descriptor and keeps it from blocking and from being inherited.
  package init(_ number: Int32) {
    self.number = number
    _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
  }

  deinit { close() }

  /// Makes a pipe; the other end is the caller's, to be closed by it.
  package static func pair(reading: Bool) throws -> (own: PipeEnd, other: Int32) {
    var ends: [Int32] = [0, 0]
    // libuv's has no moment at which another process could inherit an end.
    guard unsafe uv_pipe(&ends, 0, 0) == 0 else { throw Overdue("no pipe can be made") }
    return reading ? (PipeEnd(ends[0]), ends[1]) : (PipeEnd(ends[1]), ends[0])
  }

  /// Gives the end up.
  package func close() {
    guard number >= 0 else { return }
    Glibc.close(number)
    number = -1
  }

  /// Says whether the end becomes ready within the time.
  package func waits(for events: Int32, _ patience: Patience) -> Bool {
    var entry = pollfd(fd: number, events: Int16(events), revents: 0)
    while true {
      let count = unsafe poll(&entry, 1, patience.millisecondsLeft)
      if count >= 0 { return count == 1 }
      guard errno == EINTR else { return false }
    }
  }
}

// Reading.
extension PipeEnd {
  /// The next line without its end; nil when no more will come.
  package func line(_ patience: Patience) throws -> String? {
    repeat {
      if let line = lineAtHand() { return line }
    } while try fill(patience)
    return isEmpty ? nil : takeText(to: buffer.count)
  }

  /// The lines that are there already.
  package func linesAtHand() throws -> [String] {
    while waits(for: POLLIN, Patience(.zero)), try fill(Patience()) {}
    var lines: [String] = []
    while let line = lineAtHand() { lines.append(line) }
    return lines
  }

  /// The text of that many bytes, or of fewer if no more will come.
  package func text(ofBytes count: Int, _ patience: Patience) throws -> String {
    while buffer.count - taken < count, try fill(patience) {}
    return takeText(to: min(taken + count, buffer.count))
  }

  /// All that comes until the other side ends it.
  package func rest(_ patience: Patience) throws -> String {
    while try fill(patience) {}
    return takeText(to: buffer.count)
  }

  private var isEmpty: Bool { taken == buffer.count }

  private func lineAtHand() -> String? {
    guard let end = buffer[scanned...].firstIndex(of: UInt8(ascii: "\n")) else {
      scanned = buffer.count
      return nil
    }
    scanned = end + 1
    defer { taken = scanned }
    return takeText(to: end)
  }

  private func takeText(to end: Int) -> String {
    defer {
      taken = end
      scanned = max(scanned, end)
    }
    return String(decoding: buffer[taken..<end], as: UTF8.self)
  }

  private func fill(_ patience: Patience) throws -> Bool {
    guard !isAtEnd else { return false }
    buffer.removeSubrange(..<taken)
    scanned = max(0, scanned - taken)
    taken = 0
    var room = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = unsafe read(number, &room, room.count)
      if count > 0 {
        buffer.append(contentsOf: room[..<count])
        return true
      }
      // A terminal whose other side has gone says EIO.
      if count == 0 || (errno != EAGAIN && errno != EINTR) {
        isAtEnd = true
        return false
      }
      guard waits(for: POLLIN, patience) else {
        throw Overdue("nothing more came after: \(takeText(to: buffer.count))")
      }
    }
  }
}

// Writing.
extension PipeEnd {
  /// Writes everything.
  package func write(_ text: String, _ patience: Patience) throws {
    try write(Array(text.utf8), patience)
  }

  /// Writes everything.
  package func write(_ bytes: [UInt8], _ patience: Patience) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = writeSome(rest)
      if count < 0 { throw Overdue("the other side has gone") }
      rest = rest.dropFirst(count)
      guard rest.isEmpty || waits(for: POLLOUT, patience) else {
        throw Overdue("the other side takes no more")
      }
    }
  }

  /// Writes what goes without waiting and says how much that was; -1 if the other side has gone.
  package func writeSome(_ bytes: ArraySlice<UInt8>) -> Int {
    let count = unsafe bytes.withUnsafeBytes {
      unsafe Glibc.write(number, $0.baseAddress, $0.count)
    }
    return count >= 0 ? count : errno == EAGAIN || errno == EINTR ? 0 : -1
  }
}
