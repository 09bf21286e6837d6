/// The keyed hash that says who wrote a message, as RFC 2104 has it.
package enum HMAC {
  /// The code of a message under a key, by SHA-256; 32 bytes.
  package static func sha256(_ message: [UInt8], key: [UInt8]) -> [UInt8] {
    var padded = key.count > SHA256.blockLength ? SHA256.hash(key) : key
    padded += [UInt8](repeating: 0, count: SHA256.blockLength - padded.count)
    let inner = SHA256.hash(padded.map { $0 ^ 0x36 } + message)
    return SHA256.hash(padded.map { $0 ^ 0x5c } + inner)
  }
}
