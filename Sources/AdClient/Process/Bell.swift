import Glibc

/// Wakes a thread that polls.
final class Bell: Sendable {
  /// What becomes readable when the bell rings.
  let ear: Int32

  private let rope: Int32

  init() throws(SystemError) {
    let pair = try SocketPair()
    ear = pair.ours
    rope = pair.theirs
  }

  deinit {
    close(ear)
    close(rope)
  }

  /// Rings, from any thread; a bell that cannot ring louder rings already.
  func ring() {
    var stroke: UInt8 = 0
    _ = unsafe send(rope, &stroke, 1, SocketPair.withoutWaiting)
  }

  /// Stops ringing.
  func hush() {
    var strokes: UInt64 = 0
    while unsafe recv(ear, &strokes, 8, SocketPair.withoutWaiting) == 8 {}
  }
}
