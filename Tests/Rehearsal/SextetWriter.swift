/// Writes numbers bit by bit as a text in web-safe base 64: what strings of consent are made of.
public struct SextetWriter {
  private var bits: [Bool] = []

  /// Begins with nothing written.
  public init() {}

  /// Writes a number in that many bits.
  public mutating func number(_ value: Int, _ count: Int) {
    for shift in (0..<count).reversed() { bits.append(value >> shift & 1 == 1) }
  }

  /// Writes a bit.
  public mutating func flag(_ value: Bool) { bits.append(value) }

  /// Writes as many bits, the first for number one.
  public mutating func members(_ numbers: Set<Int>, upTo count: Int) {
    for number in 0..<count { bits.append(numbers.contains(number + 1)) }
  }

  /// Writes a number as a sum of Fibonacci numbers that ends with two ones.
  public mutating func fibonacci(_ value: Int) {
    var sums = [1]
    var (smaller, larger) = (1, 2)
    while larger <= value {
      sums.append(larger)
      (smaller, larger) = (larger, smaller + larger)
    }
    var rest = value
    var digits = [Bool](repeating: false, count: sums.count)
    for place in sums.indices.reversed() where sums[place] <= rest {
      digits[place] = true
      rest -= sums[place]
    }
    bits += digits + [true]
  }

  /// What was written.
  public var text: String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    return String(
      stride(from: 0, to: bits.count, by: 6).map { start in
        letters[
          (0..<6).reduce(0) { $0 << 1 | (start + $1 < bits.count && bits[start + $1] ? 1 : 0) }]
      })
  }
}
