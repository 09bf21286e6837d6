/// The date ranges of a stream, in slots that stay while somebody speaks of them.
struct RangeShelf {
  /// The most date ranges that are kept.
  static let limit = 4096

  /// The ranges, those of free slots too.
  private(set) var slots: [DateRange] = []
  private var slotsByID: [String: Int] = [:]
  private var slotsByLine: [UInt64: Int] = [:]
  private var free: [Int] = []
  private var searched = 0

  /// A range by its slot.
  subscript(slot: Int) -> DateRange {
    _read { yield slots[slot] }
    _modify { yield &slots[slot] }
  }

  /// The slot of a range.
  func slot(of id: String) -> Int? {
    slotsByID[id]
  }

  /// Notes that a line is there again; false if it is not known.
  mutating func see(_ fingerprint: UInt64, before sequence: Int?, refresh: Int) -> Bool {
    guard let slot = slotsByLine[fingerprint] else { return false }
    return slots[slot].see(fingerprint, before: sequence, refresh: refresh)
  }

  /// Puts a tag to its range, and gives the slot of that; nil if there are too many ranges.
  mutating func add(_ place: DateRange.Place) -> Int? {
    let known = slotsByID[place.tag.id]
    guard let slot = known ?? emptySlot(place.refresh) else { return nil }
    if known == nil {
      slotsByID[place.tag.id] = slot
      slots[slot] = DateRange(id: place.tag.id)
    }
    slots[slot].add(place)
    if slotsByLine.count >= 4 * RangeShelf.limit { slotsByLine = [:] }
    slotsByLine[place.fingerprint] = slot
    return slot
  }

  /// Has the lines of a range read again should they come again.
  mutating func forgetLines(of slot: Int) {
    for line in slots[slot].fingerprints { slotsByLine[line] = nil }
  }

  /// A slot for a new range, if need be that of one that speaks of no break and is gone.
  private mutating func emptySlot(_ refresh: Int) -> Int? {
    if slots.count < RangeShelf.limit {
      slots.append(DateRange(id: ""))
      return slots.count - 1
    }
    // Once in a refresh is enough: what its playlist has is not given away.
    if free.isEmpty, searched < refresh {
      searched = refresh
      free = slots.indices.filter { slots[$0].breakNumber == nil && !slots[$0].isPresent }
    }
    guard let slot = free.popLast() else { return nil }
    slotsByID[slots[slot].id] = nil
    forgetLines(of: slot)
    return slot
  }
}
