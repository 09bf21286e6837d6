/// Reads numbers bit by bit out of a text in web-safe base 64, six bits a character.
struct SextetReader {
  /// The longest text that is read at all.
  static let longestText = 16_384

  private let sextets: [UInt8]
  private var place = 0

  /// Takes a text; equals signs at its end are no part of it.
  init(_ text: Substring) throws(SignalFault) {
    guard text.utf8.count <= Self.longestText else { throw .tooLong }
    var sextets: [UInt8] = []
    sextets.reserveCapacity(text.utf8.count)
    var isPadded = false
    for byte in text.utf8 {
      if byte == UInt8(ascii: "=") {
        isPadded = true
        continue
      }
      guard !isPadded, let sextet = Self.sextet(of: byte) else { throw .strangeCharacter }
      sextets.append(sextet)
    }
    self.sextets = sextets
  }

  /// How many bits are left.
  var left: Int { sextets.count * 6 - place }

  /// Reads a number of that many bits, which are 36 at most.
  mutating func number(_ bits: Int) throws(SignalFault) -> Int {
    guard bits <= left else { throw .endsEarly }
    var value = 0
    var missing = bits
    while missing > 0 {
      let (index, offset) = place.quotientAndRemainder(dividingBy: 6)
      let taken = min(6 - offset, missing)
      let rest = Int(sextets[index]) >> (6 - offset - taken)
      value = value << taken | rest & (1 << taken - 1)
      place += taken
      missing -= taken
    }
    return value
  }

  /// Reads a bit that says yes or no.
  mutating func flag() throws(SignalFault) -> Bool { try number(1) == 1 }

  /// Goes past that many bits.
  mutating func skip(_ bits: Int) throws(SignalFault) {
    guard bits <= left else { throw .endsEarly }
    place += bits
  }

  /// Reads a number that is written as a sum of Fibonacci numbers and ends with two ones.
  mutating func fibonacciNumber() throws(SignalFault) -> Int {
    var (smaller, larger) = (1, 1)
    var value = 0
    var wasOne = false
    while true {
      let isOne = try flag()
      if isOne, wasOne { return value }
      if isOne { value += larger }
      guard value <= Self.largestFibonacciSum else { throw .badValue }
      (smaller, larger) = (larger, smaller + larger)
      wasOne = isOne
      guard larger <= Self.largestFibonacciSum * 2 else { throw .badValue }
    }
  }

  /// No id of a section is larger.
  private static let largestFibonacciSum = 65_535

  private static func sextet(of byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
    case UInt8(ascii: "-"): 62
    case UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
