import Foundation
import Glibc

/// Ad servers on loopback for tests: an exchange, a video ad server and a server of pods.
///
/// They are the ones in Examples/rehearsal, in a process of their own that ends with this.
package final class RehearsalServer {
  /// Where each service is, by the names that the servers tell.
  package let addresses: [String: String]

  private let child: Child
  private let port: UInt16

  /// Starts the part of the servers that a test needs, with more words behind it.
  package init(_ part: Part = .all, _ words: String..., seed: Int = 1) throws {
    let line = ["python3", "\(Program.root)/Examples/rehearsal", part.rawValue]
    child = try Child(
      line + ["--parent-pipe", "--seed", "\(seed)"] + words, program: "/usr/bin/env")
    guard let told = try child.output?.line(Patience()) else {
      throw Overdue("the servers do not start: \(try child.errors?.rest(Patience()) ?? "")")
    }
    addresses = try JSONDecoder().decode([String: String].self, from: Data(told.utf8))
    guard let port = addresses["plain"].flatMap(URL.init)?.port else {
      throw Overdue("a port in \(told)")
    }
    self.port = UInt16(clamping: port)
  }

  /// What is served.
  package enum Part: String {
    case exchange, vast, pods, all
  }

  /// Where one of the services is.
  package func address(_ name: String) throws -> String {
    guard let address = addresses[name] else { throw Overdue("an address of \(name)") }
    return address
  }

  /// The notices that came, of the chosen ones in order.
  package func notices(_ query: String = "") throws -> [[String: Any]] {
    try list("notices", query)
  }

  /// The events that were told, of the chosen ones in order.
  package func tracked(_ query: String = "") throws -> [[String: Any]] {
    try list("tracked", query)
  }

  /// The media ids that were verified, of the chosen ones in order.
  package func verified(_ query: String = "") throws -> [[String: Any]] {
    try list("verified", query)
  }

  /// The pods that were asked for, each with the media ids that a player meets in it.
  package func pods(_ query: String = "") throws -> [[String: Any]] {
    try list("pods", query)
  }

  /// The requests that were made, of the chosen ones in order.
  package func requests(_ query: String = "") throws -> [[String: Any]] {
    try list("requests", query)
  }

  /// What was done wrong, in words.
  package func mistakes() throws -> [String] {
    try list("mistakes", "").compactMap { $0["what"] as? String }
  }

  /// Forgets everything.
  package func reset() throws { _ = try answer(to: "POST /reset") }

  /// Lets a clock move that was fixed at the start.
  package func pass(milliseconds: Int) throws {
    _ = try answer(to: "POST /clock?ms=\(milliseconds)")
  }

  /// The entries of one of the lists.
  package func list(_ name: String, _ query: String) throws -> [[String: Any]] {
    let body = try answer(to: "GET /\(name)?\(query)")
    let value = try JSONSerialization.jsonObject(with: Data(body.utf8)) as? [String: Any]
    guard let entries = value?[name] as? [[String: Any]] else { throw Overdue("a list in \(body)") }
    return entries
  }

  /// Asks once, over a connection of its own, and gives the body of an answer that went well.
  package func answer(to line: String, _ patience: Patience = Patience()) throws -> String {
    let end = try connection()
    try end.write("\(line) HTTP/1.0\r\nContent-Length: 0\r\n\r\n", patience)
    let text = try end.rest(patience)
    guard let head = text.range(of: "\r\n\r\n"), text.dropFirst(9).first == "2" else {
      throw Overdue("a good answer to \(line), in place of \(text)")
    }
    return String(text[head.upperBound...])
  }

  private func connection() throws -> PipeEnd {
    let number = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    let end = PipeEnd(number)
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = port.bigEndian
    place.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    let code = unsafe withUnsafePointer(to: &place) {
      unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe connect(number, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard code == 0 || errno == EINPROGRESS, end.waits(for: POLLOUT, Patience()) else {
      throw Overdue("a connection to the port \(port)")
    }
    return end
  }
}
