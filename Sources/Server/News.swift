/// Lets streams wait until something has happened.
struct News {
  /// One who reads the news; each waking may stand for many happenings.
  struct Reader {
    fileprivate let number: Int
    fileprivate var wakings: AsyncStream<Void>.Iterator

    /// Comes back when something has happened; false when the task is cancelled.
    mutating func next() async -> Bool {
      await wakings.next(isolation: #isolation) != nil
    }
  }

  private var readers: [Int: AsyncStream<Void>.Continuation] = [:]
  private var order: [Int] = []
  private var numbers = 0

  /// Wakes all who read.
  func tell() {
    for number in order { readers[number]?.yield() }
  }

  /// Takes in one who will read.
  mutating func subscribe() -> Reader {
    numbers += 1
    let (wakings, continuation) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    readers[numbers] = continuation
    order.append(numbers)
    return Reader(number: numbers, wakings: wakings.makeAsyncIterator())
  }

  /// Lets one go who will read no more.
  mutating func unsubscribe(_ reader: Reader) {
    readers.removeValue(forKey: reader.number)?.finish()
    order.removeAll { $0 == reader.number }
  }
}
