/// The breaks that are planned, of all streams and viewers.
///
/// An identifier stands for one break of a stream, with one start and one length for all viewers;
/// each viewer's session has a break of its own under it, because the manifest is the viewer's.
/// Nothing replaces a break: whoever plans another one under its identifier is refused.
///
/// Breaks may overlap unless the stream asks for space between them: the planned lengths of live
/// breaks are estimates, HLS says what players do when an interstitial begins inside another, and
/// a break that is refused costs what it would have earned.
package struct Schedule: Sendable {
  /// How many breaks are held at most; those that have ended make room for new ones.
  package let limit: Int

  /// How often something has changed, so that who has looked need not look again.
  package private(set) var changes = 0

  /// The breaks that have moved away from the moments that were drawn for their ads.
  package internal(set) var moved: [String] = []

  /// The breaks by their ids.
  var breaks: [String: Break] = [:] {
    didSet { changes += 1 }
  }

  /// What the breaks of one identifier have in common.
  var shared: [BreakKey: SharedBreak] = [:]

  private var placesInOrder: [String: [OrderedBreak]] = [:]
  private var idsByViewer: [ViewerKey: [String]] = [:]

  /// Begins empty.
  package init(limit: Int) {
    self.limit = limit
  }

  /// How many breaks are held.
  package var count: Int { breaks.count }

  /// Plans a break, or returns the one that has been planned already.
  ///
  /// An id is taken only when there is a new break to name. A repeated request with another
  /// playhead finds the same break at its new place on the player's clock.
  package mutating func schedule(
    _ request: BreakRequest,
    nowMs: Int64,
    id: @autoclosure () -> String,
  ) throws(ScheduleRefusal) -> Break {
    let plan = try BreakPlan(completed(request, nowMs: nowMs), nowMs: nowMs)
    if let held = try heldBreak(for: plan) {
      let placed = plan.placingAnew(held, nowMs: nowMs)
      update(placed)
      return placed
    }
    if plan.isLate(nowMs: nowMs), !isOn(plan.key, nowMs: nowMs) { throw .breakInPast }
    try checkSpacing(of: plan)
    try makeRoom(nowMs: nowMs)
    let planned = plan.named(id(), nowMs: nowMs)
    shared[plan.key, default: plan.shared].add(planned.id, plan)
    insert(planned)
    return shared[plan.key]?.signal.flatMap { adopt($0, into: planned.id, nowMs: nowMs) } ?? planned
  }

  /// Lists the breaks of a stream, the first to begin first.
  package func list(stream: String) -> [Break] {
    placesInOrder[stream, default: []].compactMap { breaks[$0.id] }
  }

  /// Lists the breaks that one viewer of a stream comes to.
  ///
  /// Those are its own, and the ones that the stream tells of and that it has none of its own for.
  package func list(stream: String, viewer streamID: String) -> [Break] {
    let own = planned(ViewerKey(stream: stream, streamID: streamID))
    let others = planned(ViewerKey(stream: stream, streamID: Self.nobody))
    if streamID == Self.nobody || others.isEmpty { return own }
    let taken = Set(own.map(\.identifier))
    return own + others.filter { !taken.contains($0.identifier) }
  }

  private func planned(_ viewer: ViewerKey) -> [Break] {
    idsByViewer[viewer, default: []].compactMap { breaks[$0] }
  }

  /// Finds a break by its name.
  package subscript(id: String) -> Break? {
    breaks[id]
  }

  /// Takes a break off the schedule, so that its identifier is free again.
  ///
  /// One that has begun stays, because its viewers are watching it.
  package mutating func cancel(_ id: String, nowMs: Int64) throws(ScheduleRefusal) -> Break {
    guard var found = breaks[id] else { throw .unknownBreak }
    guard found.isCancelled || found.state(atMs: nowMs).isToCome else { throw .breakInPast }
    remove(found)
    found.isCancelled = true
    if found.preparation?.isUnderWay == true { found.preparation = nil }
    return found
  }

  /// Hands out the breaks that have moved since this was last asked.
  package mutating func takeMoved() -> [String] {
    defer { moved = [] }
    return moved
  }

  /// Finds the viewer's break that the plan repeats, and refuses a plan that contradicts it.
  private func heldBreak(for plan: BreakPlan) throws(ScheduleRefusal) -> Break? {
    guard let shared = shared[plan.key] else { return nil }
    try plan.checkAgrees(with: shared)
    guard let id = shared.idsByViewer[plan.streamID], let mine = breaks[id] else { return nil }
    try plan.checkRepeats(mine)
    return mine
  }

  /// Lets go of breaks that are over when there are too many.
  mutating func makeRoom(nowMs: Int64) throws(ScheduleRefusal) {
    guard breaks.count >= limit else { return }
    let over = breaks.filter { $0.value.isOver(atMs: nowMs) }
    for (id, old) in over {
      breaks[id] = nil
      leaveShared(old)
    }
    for stream in placesInOrder.keys {
      placesInOrder[stream]?.removeAll { over[$0.id] != nil }
    }
    placesInOrder = placesInOrder.filter { !$0.value.isEmpty }
    for viewer in Set(over.values.map(\.viewer)) {
      idsByViewer[viewer]?.removeAll { over[$0] != nil }
      if idsByViewer[viewer]?.isEmpty == true { idsByViewer[viewer] = nil }
    }
    guard breaks.count < limit else { throw .tooManyBreaks(limit: limit) }
  }

  /// Puts a break into the order of its stream.
  mutating func insert(_ planned: Break) {
    breaks[planned.id] = planned
    placesInOrder[planned.stream.id, default: []].insert(OrderedBreak(planned))
    idsByViewer[planned.viewer, default: []].append(planned.id)
  }

  /// Holds what a break has become, which may be at another place by now.
  mutating func update(_ changed: Break) {
    let old = breaks.updateValue(changed, forKey: changed.id)
    noteMove(of: changed)
    guard old?.place.order != changed.place.order else { return }
    takeOutOfOrder(changed)
    placesInOrder[changed.stream.id, default: []].insert(OrderedBreak(changed))
  }

  /// Lets go of a break.
  mutating func remove(_ old: Break) {
    breaks[old.id] = nil
    leaveShared(old)
    takeOutOfOrder(old)
    idsByViewer[old.viewer]?.removeAll { $0 == old.id }
    if idsByViewer[old.viewer]?.isEmpty == true { idsByViewer[old.viewer] = nil }
  }

  private mutating func leaveShared(_ old: Break) {
    shared[old.key]?.idsByViewer[old.streamID] = nil
    if shared[old.key]?.idsByViewer.isEmpty == true { shared[old.key] = nil }
  }

  private mutating func takeOutOfOrder(_ old: Break) {
    placesInOrder[old.stream.id]?.removeAll { $0.id == old.id }
    if placesInOrder[old.stream.id]?.isEmpty == true { placesInOrder[old.stream.id] = nil }
  }

  /// The breaks that begin between two places, by whatever each is counted.
  func ids(
    in stream: String, from startMs: Int64, through endMs: Int64,
  ) -> some Sequence<String> {
    let all = placesInOrder[stream, default: []]
    let end = all.firstIndex(after: endMs)
    let start = startMs == .min ? 0 : min(end, all.firstIndex(after: startMs - 1))
    return all[start..<end].lazy.map(\.id)
  }
}

/// A break at its place among those of its stream.
private struct OrderedBreak {
  /// What it is sorted by.
  let order: Int64

  /// Its name.
  let id: String

  init(_ planned: Break) {
    order = planned.place.order
    id = planned.id
  }
}

extension [OrderedBreak] {
  /// Where a break with that start belongs: behind all that begin before it or with it.
  fileprivate func firstIndex(after order: Int64) -> Int {
    var range = indices
    while let middle = range.middle {
      range =
        self[middle].order > order ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }

  /// Puts a break where it belongs.
  fileprivate mutating func insert(_ new: OrderedBreak) {
    insert(new, at: firstIndex(after: new.order))
  }
}

extension SharedBreak {
  fileprivate mutating func add(_ id: String, _ plan: BreakPlan) {
    place = place ?? plan.shared.place
    idsByViewer[plan.streamID] = id
  }
}

extension Break {
  fileprivate var key: BreakKey { BreakKey(stream.id, identifier) }
  fileprivate var viewer: ViewerKey { ViewerKey(stream: stream.id, streamID: streamID) }
}
