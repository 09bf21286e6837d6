import JSON
import Rehearsal
import Testing

@Suite struct RoundTripTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `any value survives writing and reading`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<Soak.times(25) {
      let value = randomValue(&random, depth: 0)
      let text = value.text
      let back = try JSONValue(parsing: text)
      #expect(back == value)
      #expect(back.text == text)
      #expect(try JSONValue(parsing: value.formatted()) == value)
      var reader = JSONReader(text.utf8.span)
      #expect(try reader.skipValue() == 0..<text.utf8.count)
    }
  }

  /// Any scalar but mostly those at which something can go wrong.
  private func randomString(_ random: inout SeededGenerator) -> String {
    let edges: [Unicode.Scalar] = [
      "a", "\"", "\\", "/", "\0", "\u{1F}", " ", "\u{7F}", "\u{80}", "\u{85}", "\u{7FF}", "\u{800}",
      "\u{2028}",
      "\u{2029}", "\u{D7FF}", "\u{E000}", "\u{FFFF}", "\u{10000}", "\u{10FFFF}",
    ]
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...24, using: &random) {
      let any = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &random))
      let plain = Unicode.Scalar(UInt8.random(in: 0x20...0x7E, using: &random))
      switch Int.random(in: 0..<8, using: &random) {
      case 0: scalars.append(edges.randomElement(using: &random) ?? plain)
      case 1: scalars.append(any ?? plain)
      default: scalars.append(plain)
      }
    }
    return String(scalars)
  }

  private func randomNumber(_ random: inout SeededGenerator) -> JSONNumber {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: return JSONNumber(Int64(bitPattern: random.next()))
    case 1: return JSONNumber(Int64.random(in: -100...100, using: &random))
    default:
      let double = Double(bitPattern: random.next())
      return JSONNumber(double.isFinite ? double.description : "0.5e-3") ?? JSONNumber(0)
    }
  }

  private func randomValue(_ random: inout SeededGenerator, depth: Int) -> JSONValue {
    switch Int.random(in: 0..<(depth < 5 ? 9 : 5), using: &random) {
    case 0: return .null
    case 1: return .boolean(Bool.random(using: &random))
    case 2: return .number(randomNumber(&random))
    case 3, 4: return .string(randomString(&random))
    case 5, 6:
      let count = Int.random(in: 0...5, using: &random)
      return .array((0..<count).map { _ in randomValue(&random, depth: depth + 1) })
    default:
      let count = Int.random(in: 0...12, using: &random)
      return .object(
        (0..<count).map { index in
          JSONMember(
            name: "\(index)" + randomString(&random), value: randomValue(&random, depth: depth + 1))
        })
    }
  }
}
