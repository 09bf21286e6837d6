import Pods
import Rehearsal
import Testing

private func text(_ bytes: [UInt8]) -> String {
  bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}

/// Whether the program to compare with is installed.
private let hasOpenSSL =
  (try? Child.run(["/usr/bin/openssl", "version"]))?.output.hasPrefix("OpenSSL") == true

@Suite struct SHA256Tests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      String(repeating: "a", count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ])
  func `the hash is the one that the standard gives`(_ message: String, _ hash: String) {
    #expect(text(SHA256.hash(Array(message.utf8))) == hash)
  }

  @Test(arguments: [
    (
      [UInt8](repeating: 0x0b, count: 20), Array("Hi There".utf8),
      "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
    ),
    (
      Array("Jefe".utf8), Array("what do ya want for nothing?".utf8),
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    ),
    (
      [UInt8](repeating: 0xaa, count: 131),
      Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
    ),
  ])
  func `the code is the one that the standard gives`(
    _ key: [UInt8], _ message: [UInt8], _ code: String,
  ) {
    #expect(text(HMAC.sha256(message, key: key)) == code)
  }

  @Test(.enabled(if: hasOpenSSL, "openssl is not installed"))
  func `openssl comes to the same at every length around a block`() throws {
    var chance = SeededGenerator(seed: 7)
    for length in [0, 1, 54, 55, 56, 57, 63, 64, 65, 118, 119, 120, 128, 1_000] {
      let letters = (0..<length).map { _ in UInt8.random(in: 0x61...0x7a, using: &chance) }
      let message = String(decoding: letters, as: UTF8.self)
      let key = "key-of-\(length)-" + String(repeating: "k", count: length / 2)
      let hashed = try Child.run(["/usr/bin/openssl", "dgst", "-sha256", "-r"], input: message)
      #expect(hashed.output.prefix(64) == text(SHA256.hash(letters)))
      let signed = try Child.run(
        ["/usr/bin/openssl", "dgst", "-sha256", "-r", "-mac", "HMAC", "-macopt", "key:\(key)"],
        input: message)
      #expect(signed.output.prefix(64) == text(HMAC.sha256(letters, key: Array(key.utf8))))
    }
  }
}
