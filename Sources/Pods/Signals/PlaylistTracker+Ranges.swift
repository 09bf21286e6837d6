extension PlaylistTracker {
  /// Puts together what date ranges say by now, and hands it to the breaks that they speak of.
  mutating func settleRanges(_ pass: inout PlaylistPass) {
    let open = book.unsettled.compactMap { book[$0].range.slot }
    let removed = pass.removed.compactMap { ranges.slot(of: $0) }
    guard !open.isEmpty || !removed.isEmpty || !pass.touched.isEmpty else { return }
    // In the order of the text; what else is open was there before.
    var order = (open + removed).map { (slot: $0, offset: nil as Int?) }
    order += pass.touched.map { ($0.slot, $0.offset) }
    var seen: Set<Int> = []
    order = order.reversed().filter { seen.insert($0.slot).inserted }.reversed()
    for (slot, _) in order { ranges[slot].settle(refresh: refreshes, unread: pass.unread) }
    let nexts = starts(neededFor: order.map(\.slot))
    for (slot, offset) in order {
      settle(slot, offset ?? pass.offset, isRemoved: removed.contains(slot), nexts, &pass)
    }
  }

  private mutating func settle(
    _ slot: Int, _ offset: Int, isRemoved: Bool, _ nexts: [String: [Int64]],
    _ pass: inout PlaylistPass,
  ) {
    var facts = ranges[slot].facts
    if facts == nil { pass.note("EXT-X-DATERANGE contradicts another tag of its ID", at: offset) }
    if facts?.isBreak != true { facts = nil }
    if facts?.endsOnNext == true, let name = facts?.className, let startUs = facts?.startUs {
      facts?.endUs = nexts[name]?.first { $0 > startUs }
    }
    let isGone =
      isRemoved || (pass.skipped == 0 && ranges[slot].isWithdrawn(windowStart: segments.first))
    if ranges[slot].breakNumber == nil, let facts, !isGone {
      ranges[slot].breakNumber = attach(facts, slot, offset, &pass)
    }
    guard let number = ranges[slot].breakNumber else { return }
    let isWithdrawn = facts == nil || isGone && book[number].startUs >= segments.edgeUs ?? .min
    if isWithdrawn { ranges.forgetLines(of: slot) }
    book.change(number) { entry in
      entry.take(facts)
      entry.isWithdrawn = isWithdrawn
    }
  }

  /// Finds the break that a date range speaks of: one that a cue has begun, or a new one.
  private mutating func attach(
    _ facts: DateRangeTag, _ slot: Int, _ offset: Int, _ pass: inout PlaylistPass,
  ) -> Int? {
    guard let startUs = facts.startUs, startUs >= horizonUs else { return nil }
    guard segments.isDated || segments.count == 0 else {
      pass.note("EXT-X-DATERANGE in a playlist without dates", at: offset)
      return nil
    }
    let known = book.nearest(to: startUs, within: rules.sameBreakUs) { !$0.hasRange }
    guard let number = known ?? book.enter(startUs: startUs) else {
      pass.note("more breaks than are kept", at: offset)
      return nil
    }
    let id = ranges[slot].id
    book.change(number) { ($0.range.slot, $0.range.id) = (slot, id) }
    return number
  }

  /// The starts of all ranges in order, by class, if one of some ranges ends on the next.
  private func starts(neededFor slots: [Int]) -> [String: [Int64]] {
    guard slots.contains(where: { ranges[$0].facts?.endsOnNext == true }) else { return [:] }
    var starts: [String: [Int64]] = [:]
    for range in ranges.slots {
      guard let name = range.facts?.className, let startUs = range.facts?.startUs else { continue }
      starts[name, default: []].append(startUs)
    }
    return starts.mapValues { $0.sorted() }
  }

  /// Breaks that began before this are forgotten once nothing in them changes.
  private var horizonUs: Int64 {
    segments.startUs.map { $0 - rules.longestBreakUs } ?? .min
  }

  /// Forgets the breaks that have slid out of the window for long.
  mutating func forgetOld() {
    let old = book.outdated(before: horizonUs)
    guard !old.isEmpty else { return }
    course.forget(old)
    for slot in book.forget(old) { ranges[slot].breakNumber = nil }
  }
}
