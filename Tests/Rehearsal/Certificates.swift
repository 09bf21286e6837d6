import Foundation

/// Certificates for tests, made by openssl: an authority, and servers that it vouches for.
package struct Certificates: Sendable {
  /// A certificate and its key, as files.
  package struct Identity: Sendable {
    package let certificate: String
    package let key: String
  }

  /// The file that a client has to trust.
  package let authority: String

  /// A server that is right for localhost and 127.0.0.1.
  package let good: Identity

  /// The same, of a time that is over.
  package let expired: Identity

  /// A server with another name.
  package let otherName: Identity

  /// A server that nobody vouches for but itself.
  package let alone: Identity

  private static let names = "subjectAltName=DNS:localhost,IP:127.0.0.1"

  /// Makes all of them in a folder of that name.
  package init(in name: String) throws {
    let folder = "\(Program.scratch)/\(name)"
    try? FileManager.default.removeItem(atPath: folder)
    _ = try Program.file("\(name)/good.ext", Certificates.names)
    _ = try Program.file("\(name)/otherName.ext", "subjectAltName=DNS:elsewhere.example")
    _ = try Program.file(
      "\(name)/ca.cnf",
      """
      [ca]
      default_ca = own
      [own]
      database = index.txt
      serial = serial.txt
      new_certs_dir = .
      default_md = sha256
      policy = any
      unique_subject = no
      [any]
      commonName = supplied
      """)
    _ = try Program.file("\(name)/index.txt", "")
    _ = try Program.file("\(name)/serial.txt", "1000\n")
    func run(_ words: String) throws {
      let child = try Child(
        words.split(separator: " ").map(String.init), program: "/usr/bin/openssl", folder: folder,
        input: .null)
      let done = try child.finished()
      guard done.ending == .exit(0) else { throw Overdue("openssl \(words): \(done.errors)") }
    }
    let key = "-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes"
    try run("req -x509 \(key) -keyout authority.key -out authority.crt -days 2 -subj /CN=rehearsal")
    try run(
      "req -x509 \(key) -keyout alone.key -out alone.crt -days 2 -subj /CN=localhost "
        + "-addext \(Certificates.names)")
    for (server, span) in [
      ("good", ""), ("otherName", ""),
      ("expired", "-startdate 20200101000000Z -enddate 20200102000000Z"),
    ] {
      try run("req \(key) -keyout \(server).key -out \(server).csr -subj /CN=localhost")
      try run(
        "ca -batch -notext -config ca.cnf -cert authority.crt -keyfile authority.key "
          + "-in \(server).csr -out \(server).crt -extfile "
          + "\(server == "otherName" ? "otherName" : "good").ext "
          + (span.isEmpty ? "-days 2" : span))
    }
    func identity(_ server: String) -> Identity {
      Identity(certificate: "\(folder)/\(server).crt", key: "\(folder)/\(server).key")
    }
    authority = "\(folder)/authority.crt"
    good = identity("good")
    expired = identity("expired")
    otherName = identity("otherName")
    alone = identity("alone")
  }
}
