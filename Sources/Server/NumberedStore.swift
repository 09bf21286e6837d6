/// Things that were numbered in order, found by their number and listed in order.
///
/// What is removed leaves a hole; when half are holes they are closed, so that memory follows what
/// is held and not what ever was.
struct NumberedStore<Value> {
  private var numbers: [Int] = []
  private var values: [Value?] = []

  /// How many are held.
  private(set) var count = 0

  /// The value of that number.
  subscript(number: Int) -> Value? {
    place(of: number).flatMap { values[$0] }
  }

  /// Adds a value whose number is higher than all before.
  mutating func append(_ value: Value, number: Int) {
    numbers.append(number)
    values.append(value)
    count += 1
  }

  /// Takes a value out.
  mutating func remove(_ number: Int) -> Value? {
    guard let place = place(of: number), let value = values[place] else { return nil }
    values[place] = nil
    count -= 1
    if values.count > 64, count * 2 < values.count { closeHoles() }
    return value
  }

  /// The values after a number, in order.
  func values(after number: Int) -> some Sequence<Value> {
    let start = firstPlace(from: number + 1)
    return values[start...].lazy.compactMap(\.self)
  }

  private func place(of number: Int) -> Int? {
    let place = firstPlace(from: number)
    return place < numbers.count && numbers[place] == number ? place : nil
  }

  private func firstPlace(from number: Int) -> Int {
    var range = 0..<numbers.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = numbers[middle] < number ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }

  private mutating func closeHoles() {
    let places = values.indices.filter { values[$0] != nil }
    numbers = places.map { numbers[$0] }
    values = places.map { values[$0] }
  }
}

/// Reads the number in an id such as `ad-7`; nil unless it is written in the one way there is.
func number(inID id: String, of kind: String) -> Int? {
  guard id.hasPrefix(kind), let number = Int(id.dropFirst(kind.count)), number > 0 else {
    return nil
  }
  return "\(kind)\(number)" == id ? number : nil
}
