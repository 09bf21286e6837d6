import Foundation
import Glibc

/// A server on loopback that answers each request with exactly the bytes that a test wants.
///
/// It works on threads of its own, as long as the process lives, and every wait in it ends when the
/// client leaves.
package final class ScriptedServer: @unchecked Sendable {
  // Sendable because the threads of the connections share it: what they change is locked.

  /// What the server does next.
  package enum Step: Sendable {
    /// Writes a text.
    case send(String)

    /// Writes bytes.
    case bytes([UInt8])

    /// Writes bytes again and again, until the client leaves.
    case endless([UInt8])

    /// Writes a text one byte at a time, that many milliseconds apart, until the client leaves.
    case drip(String, Int32)

    /// Does nothing until the client leaves.
    case hold

    /// Ends the connection in good order.
    case close

    /// Breaks the connection.
    case reset
  }

  /// One request as it came.
  package struct Request: Sendable {
    /// What the first line asks for.
    package let path: String

    /// The first line and the headers.
    package let head: String

    /// What came along.
    package let body: [UInt8]

    /// Which of the server's connections it came over, counted from 1.
    package let connection: Int
  }

  /// Where it listens.
  package let port: Int
  private let listener: Int32
  private let script: @Sendable (Request) -> [Step]
  private let lock = NSLock()
  private var known: [Request] = []
  private var accepted = 0

  /// Begins to listen; the closure says what is done with each request.
  package init(_ script: @escaping @Sendable (Request) -> [Step]) throws {
    signal(SIGPIPE, SIG_IGN)
    self.script = script
    (listener, port) = try ScriptedServer.listen()
    Thread.detachNewThread { [self] in
      while true {
        let connection = accept(listener, nil, nil)
        if connection >= 0 { serve(connection) }
      }
    }
  }

  /// The address of a path on it.
  package func url(_ path: String = "/") -> String { "http://127.0.0.1:\(port)\(path)" }

  /// All requests that have come so far.
  package var requests: [Request] { lock.withLock { known } }

  /// How many connections have been made to it.
  package var connections: Int { lock.withLock { accepted } }

  /// An answer of HTTP with its length.
  package static func answer(
    _ status: String = "200 OK", _ headers: [String] = [], body: String = "",
  ) -> Step {
    let lines = ["HTTP/1.1 \(status)", "Content-Length: \(body.utf8.count)"] + headers
    return .send(lines.joined(separator: "\r\n") + "\r\n\r\n" + body)
  }

  /// A port on loopback where nobody listens.
  package static func freePort() throws -> Int {
    let (listener, port) = try listen()
    Glibc.close(listener)
    return port
  }

  private static func listen() throws -> (Int32, Int) {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = unsafe withUnsafeMutablePointer(to: &address) { address in
      unsafe address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        unsafe bind(listener, address, length) == 0 && Glibc.listen(listener, 1024) == 0
          && getsockname(listener, address, &length) == 0
      }
    }
    guard isBound else {
      Glibc.close(listener)
      throw Overdue("no port of loopback can be listened on")
    }
    return (listener, Int(UInt16(bigEndian: address.sin_port)))
  }

  private func serve(_ connection: Int32) {
    let number = lock.withLock {
      accepted += 1
      return accepted
    }
    Thread.detachNewThread { [self] in
      let wire = PipeEnd(connection)
      while let request = Self.request(on: wire, number) {
        lock.withLock { known.append(request) }
        guard play(script(request), on: wire) else { return }
      }
    }
  }

  /// Reads one request; nil when the client has left, or has not asked for long.
  private static func request(on wire: PipeEnd, _ connection: Int) -> Request? {
    var lines: [String] = []
    while let line = try? wire.line(Patience()) {
      guard line != "\r" else { break }
      lines.append(line.hasSuffix("\r") ? String(line.dropLast()) : line)
    }
    guard let first = lines.first else { return nil }
    let length = lines.first { $0.lowercased().hasPrefix("content-length:") }
      .flatMap { Int($0.dropFirst(15).filter { $0 != " " }) }
    let body = length.flatMap { try? wire.text(ofBytes: $0, Patience()) } ?? ""
    let words = first.split(separator: " ")
    return Request(
      path: words.count > 1 ? String(words[1]) : "", head: lines.joined(separator: "\n"),
      body: Array(body.utf8), connection: connection)
  }

  /// Does the steps; false when the connection is over.
  private func play(_ steps: [Step], on wire: PipeEnd) -> Bool {
    for step in steps {
      switch step {
      case .send(let text): guard write(Array(text.utf8), to: wire) else { return false }
      case .bytes(let bytes): guard write(bytes, to: wire) else { return false }
      case .endless(let bytes): while write(bytes, to: wire) {}
      case .drip(let text, let pause): drip(Array(text.utf8), pause, to: wire)
      // Whoever leaves, or says more than was asked for, can be read.
      case .hold: _ = wire.waits(for: POLLIN, Patience())
      case .close: wire.close()
      case .reset: reset(wire)
      }
      if wire.number < 0 { return false }
    }
    return true
  }

  private func write(_ bytes: [UInt8], to wire: PipeEnd) -> Bool {
    do {
      try wire.write(bytes, Patience())
      return true
    } catch {
      return false
    }
  }

  private func drip(_ bytes: [UInt8], _ pause: Int32, to wire: PipeEnd) {
    for byte in bytes {
      guard write([byte], to: wire) else { return }
      if wire.waits(for: POLLIN, Patience(.milliseconds(pause))) { return }
    }
  }

  private func reset(_ wire: PipeEnd) {
    // Without time to linger the system sends a reset at once.
    var atOnce = linger(l_onoff: 1, l_linger: 0)
    unsafe setsockopt(
      wire.number, SOL_SOCKET, SO_LINGER, &atOnce, socklen_t(MemoryLayout<linger>.size))
    wire.close()
  }
}
