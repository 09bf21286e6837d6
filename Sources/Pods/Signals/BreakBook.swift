/// The breaks of one stream, by number and in the order in which they begin.
struct BreakBook {
  /// How many breaks are kept; more than that in one window are no breaks that anyone planned.
  static let limit = 4096

  private static let neighbours = 64

  /// A break in the order, with what decides whether a signal speaks of it.
  struct Place {
    /// The number of the break.
    let number: Int

    /// When it begins.
    let startUs: Int64

    /// When it begins by its cues, if it has any.
    let cueUs: Int64?

    /// Whether a date range speaks of it.
    let hasRange: Bool

    fileprivate init(_ number: Int, _ entry: borrowing TrackedBreak) {
      self.number = number
      startUs = entry.startUs
      cueUs = entry.cues?.startUs
      hasRange = entry.range.slot != nil
    }
  }

  /// The breaks whose numbers are `base` and more; one that is forgotten leaves a blank.
  private var breaks: [TrackedBreak] = []
  private var base = 0
  private var order: [Place] = []
  private var numbers: [PodIdentifier: Int] = [:]

  /// The breaks of which something may still change.
  private(set) var unsettled: [Int] = []

  /// The break of a number that is in the book.
  subscript(number: Int) -> TrackedBreak {
    _read { yield breaks[number - base] }
  }

  /// Changes a break, and has it looked at again.
  mutating func change(_ number: Int, _ body: (inout TrackedBreak) -> Void) {
    let slot = number - base
    let index = index(of: number, breaks[slot].startUs)
    body(&breaks[slot])
    let place = Place(number, breaks[slot])
    if place.startUs == order[index].startUs {
      order[index] = place
    } else {
      order.remove(at: index)
      order.insert(place, at: self.index(of: place.startUs))
    }
    guard breaks[slot].isSettled else { return }
    breaks[slot].isSettled = false
    unsettled.append(number)
  }

  /// Enters a break; nil if there are too many.
  mutating func enter(startUs: Int64) -> Int? {
    guard order.count < BreakBook.limit else { return nil }
    let number = base + breaks.count
    let entry = TrackedBreak(startUs: startUs)
    order.insert(Place(number, entry), at: index(of: startUs))
    breaks.append(entry)
    unsettled.append(number)
    return number
  }

  /// Finds the break that is so and begins nearest to a time.
  ///
  /// Of many that begin at almost the same time only the first are looked at.
  func nearest(to startUs: Int64, within us: Int64, where isSo: (Place) -> Bool) -> Int? {
    var found: (number: Int, distance: Int64)?
    for place in order[index(of: startUs - us)...].prefix(BreakBook.neighbours) {
      guard place.startUs <= startUs + us else { break }
      let distance = abs(place.startUs - startUs)
      guard distance < found?.distance ?? .max, isSo(place) else { continue }
      found = (place.number, distance)
    }
    return found?.number
  }

  /// The numbers of breaks that begin before a time and are so, the first to begin first.
  func numbers(before startUs: Int64, where isSo: (Place) -> Bool) -> [Int] {
    order[..<index(of: startUs)].filter(isSo).map(\.number)
  }

  /// The numbers of breaks that begin at a time or after it and are so.
  func numbers(from startUs: Int64, where isSo: (Place) -> Bool) -> [Int] {
    order[index(of: startUs)...].filter(isSo).map(\.number)
  }

  /// Goes through the breaks that may have changed; true settles one until it changes again.
  mutating func settle(_ isSettled: (Int, inout TrackedBreak) -> Bool) {
    unsettled = unsettled.filter { number in
      let slot = number - base
      breaks[slot].isSettled = isSettled(number, &breaks[slot])
      return !breaks[slot].isSettled
    }
  }

  /// Gives a break a name of its own that begins with the one that it should have.
  mutating func name(_ number: Int, isDated: Bool) {
    let wanted = breaks[number - base].name(isDated: isDated)
    var identifier = PodIdentifier.adBreak(wanted)
    var count = 1
    while let taken = numbers[identifier], taken != number {
      count += 1
      identifier = .adBreak("\(wanted)-\(count)")
    }
    numbers[identifier] = number
    breaks[number - base].identifier = identifier
  }

  /// Forgets breaks, and gives the date ranges that spoke of them.
  mutating func forget(_ forgotten: [Int]) -> [Int] {
    var ranges: [Int] = []
    for number in forgotten {
      let slot = number - base
      if let identifier = breaks[slot].identifier { numbers[identifier] = nil }
      if let range = breaks[slot].range.slot { ranges.append(range) }
      breaks[slot] = TrackedBreak(startUs: .min)
      breaks[slot].isForgotten = true
    }
    order.removeAll { breaks[$0.number - base].isForgotten }
    unsettled.removeAll { breaks[$0 - base].isForgotten }
    // Blanks are let go of when they are half of all, so that each is moved once.
    let blanks = breaks.prefix { $0.isForgotten }.count
    if blanks > breaks.count / 2 {
      breaks.removeFirst(blanks)
      base += blanks
    }
    return ranges
  }

  /// The settled breaks at the front that begin before a time.
  func outdated(before startUs: Int64) -> [Int] {
    order.prefix { $0.startUs < startUs && breaks[$0.number - base].isSettled }.map(\.number)
  }

  /// The index of a break in the order, where every break has its place.
  private func index(of number: Int, _ startUs: Int64) -> Int {
    var index = index(of: startUs)
    while order[index].number != number { index += 1 }
    return index
  }

  /// The index of the first break that does not begin before a time.
  private func index(of startUs: Int64) -> Int {
    var (low, high) = (0, order.count)
    while low < high {
      let middle = low + (high - low) / 2
      if order[middle].startUs < startUs { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
