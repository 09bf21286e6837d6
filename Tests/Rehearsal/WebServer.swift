import Foundation

/// A real web server, nginx, with the sites that a test wants.
///
/// It ends with the test's process, however that ends: a shell waits for the end of its input.
package final class WebServer: @unchecked Sendable {
  // Sendable because tests share one: the child is not touched any more once it runs.
  private let child: Child

  /// Starts it with that configuration of sites, and waits until it takes connections.
  ///
  /// The port is one that the sites listen on.
  package init(_ name: String, sites: String, port: Int) throws {
    let folder = "\(Program.scratch)/\(name)"
    let file = try Program.file(
      "\(name)/nginx.conf",
      """
      daemon off;
      master_process off;
      pid nginx.pid;
      error_log stderr error;
      events { worker_connections 4096; }
      http {
        access_log off;
        keepalive_requests 1000000;
        client_body_temp_path body;
        proxy_temp_path proxy;
        fastcgi_temp_path fastcgi;
        uwsgi_temp_path uwsgi;
        scgi_temp_path scgi;
        \(sites)
      }
      """)
    child = try Child(
      ["-c", "/usr/sbin/nginx -p \(folder) -e stderr -c \(file) & read -r end; kill $!"],
      program: "/bin/sh", output: .null)
    let patience = Patience()
    while !WebServer.takesConnections(port) {
      let complaints = try child.errors?.linesAtHand() ?? []
      guard complaints.isEmpty, patience.millisecondsLeft > 0 else {
        throw Overdue("nginx does not listen: \(complaints.joined(separator: "; "))")
      }
      // It says nothing when it listens, so it is asked again after a while.
      _ = child.errors?.waits(for: POLLIN, Patience(.milliseconds(2)))
    }
  }

  deinit {
    child.input?.close()
    _ = try? child.ended(Patience())
  }

  private static func takesConnections(_ port: Int) -> Bool {
    let number = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(number) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return unsafe withUnsafePointer(to: &address) { address in
      unsafe address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        unsafe connect(number, address, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }
}
