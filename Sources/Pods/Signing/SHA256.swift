/// The hash function SHA-256, as FIPS 180-4 has it.
package enum SHA256 {
  /// How many bytes are hashed at a time.
  static let blockLength = 64

  /// How many hexadecimal digits a hash has.
  package static let textLength = 64

  /// The hash of a message, 32 bytes long.
  package static func hash(_ message: [UInt8]) -> [UInt8] {
    var state = start
    let whole = message.count / blockLength * blockLength
    var schedule = [UInt32](repeating: 0, count: 64)
    for offset in stride(from: 0, to: whole, by: blockLength) {
      add(message[offset..<offset + blockLength], to: &state, &schedule)
    }
    let end = padded(message[whole...], length: message.count)
    for offset in stride(from: 0, to: end.count, by: blockLength) {
      add(end[offset..<offset + blockLength], to: &state, &schedule)
    }
    return state.flatMap(\.bigEndianBytes)
  }

  /// The last bytes of a message, filled up to whole blocks that end with its length in bits.
  private static func padded(_ rest: ArraySlice<UInt8>, length: Int) -> [UInt8] {
    var end = Array(rest) + [0x80]
    while end.count % blockLength != blockLength - 8 { end.append(0) }
    let bits = UInt64(length) * 8
    return end + UInt32(bits >> 32).bigEndianBytes
      + UInt32(truncatingIfNeeded: bits).bigEndianBytes
  }

  private static func add(
    _ block: ArraySlice<UInt8>, to state: inout [UInt32], _ schedule: inout [UInt32],
  ) {
    for index in 0..<16 {
      let place = block.startIndex + index * 4
      schedule[index] = block[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (old, new) = (schedule[index - 15], schedule[index - 2])
      let low = old.turned(7) ^ old.turned(18) ^ old >> 3
      let high = new.turned(17) ^ new.turned(19) ^ new >> 10
      schedule[index] = schedule[index - 16] &+ low &+ schedule[index - 7] &+ high
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for round in 0..<64 {
      let fromE = e.turned(6) ^ e.turned(11) ^ e.turned(25)
      let choice = e & f ^ ~e & g
      let first = h &+ fromE &+ choice &+ constants[round] &+ schedule[round]
      let fromA = a.turned(2) ^ a.turned(13) ^ a.turned(22)
      let second = fromA &+ (a & b ^ a & c ^ b & c)
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ second)
    }
    for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= value }
  }

  private static let start: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c,
    0x1f83_d9ab, 0x5be0_cd19,
  ]

  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1,
    0x923f_82a4, 0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3,
    0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786,
    0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147,
    0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13,
    0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a,
    0x5b9c_ca4f, 0x682e_6ff3, 0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208,
    0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}

extension UInt32 {
  fileprivate var bigEndianBytes: [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) }
  }

  /// The bits moved to the right, with those that fall out coming in on the left.
  fileprivate func turned(_ count: UInt32) -> UInt32 { self >> count | self << (32 - count) }
}
