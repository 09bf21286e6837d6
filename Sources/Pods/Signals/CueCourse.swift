/// Follows cues along the stream: which breaks are open, one inside of the other.
struct CueCourse {
  /// How deep breaks may lie inside of each other.
  static let depthLimit = 8

  /// The breaks that are open, the innermost last.
  private(set) var open: [Int] = []

  /// The break that the cues before the current segment speak of.
  private var touched: Int?

  private var message: [UInt8]?

  /// Begins with the breaks that were open at a time by what is known.
  init(_ book: BreakBook, atUs startUs: Int64) {
    let begun = book.numbers(before: startUs) { $0.cueUs != nil }
    open = begun.filter { number in
      guard let cues = book[number].cues else { return false }
      if let endUs = cues.endUs { return endUs >= startUs }
      // One whose time is over is still waited for, unless another has begun since.
      return cues.plannedEndUs.map { $0 > startUs } ?? true || number == begun.last
    }.suffix(CueCourse.depthLimit)
  }

  /// Takes the cues that stand before one segment; gives what is wrong with one.
  mutating func take(
    _ cue: CueTag, atUs placeUs: Int64, _ book: inout BreakBook, _ rules: SignalRules,
  ) -> String? {
    if let carried = cue.message { message = carried }
    switch cue.kind {
    case .message: return nil
    case .out: return begin(cue, placeUs, placeUs, &book, rules)
    case .continued: return goOn(cue, placeUs, &book, rules)
    case .over: return end(placeUs, cue.signal, &book, rules)
    }
  }

  /// Ends the cues before one segment: a message belongs to the break that they speak of.
  mutating func endBlock(_ book: inout BreakBook) {
    defer { (touched, message) = (nil, nil) }
    guard let message, let number = touched ?? open.last else { return }
    guard !book[number].messages.contains(message) else { return }
    book.change(number) {
      $0.add(message)
      $0.signals.insert(.spliceMessage)
    }
  }

  /// Closes breaks that are forgotten.
  mutating func forget(_ numbers: [Int]) {
    open.removeAll(where: numbers.contains)
  }

  /// Begins the break that starts at a time, or finds the one that has begun there.
  private mutating func begin(
    _ cue: CueTag, _ startUs: Int64, _ placeUs: Int64, _ book: inout BreakBook,
    _ rules: SignalRules,
  ) -> String? {
    guard let number = known(startUs, book, rules) ?? book.enter(startUs: startUs) else {
      return "more breaks than are kept"
    }
    if !open.contains(number) {
      leave(beginningAtUs: startUs, &book, rules)
      guard open.count < CueCourse.depthLimit else { return "breaks too deep inside of breaks" }
      open.append(number)
    }
    let plannedUs = cue.durationUs.map { min($0, SignalRules.longestUs) }
    book.change(number) { entry in
      var cues = entry.cues ?? TrackedBreak.Cues(startUs: startUs)
      cues.firstPlannedUs = cues.firstPlannedUs ?? plannedUs
      cues.plannedUs = plannedUs ?? cues.plannedUs
      if cue.kind == .continued {
        cues.heardUs = max(cues.heardUs ?? placeUs, placeUs + cue.segmentUs)
      }
      entry.cues = cues
      entry.signals.insert(cue.signal)
    }
    touched = number
    return nil
  }

  /// Hears that a break goes on: the one that began when it says, else the innermost.
  private mutating func goOn(
    _ cue: CueTag, _ placeUs: Int64, _ book: inout BreakBook, _ rules: SignalRules,
  ) -> String? {
    guard let elapsedUs = cue.elapsedUs, elapsedUs <= SignalRules.longestUs else {
      let startUs = open.last.flatMap { book[$0].cues?.startUs } ?? placeUs
      return begin(cue, startUs, placeUs, &book, rules)
    }
    let startUs = placeUs - elapsedUs
    if let innermost = open.last, let cues = book[innermost].cues,
      (cues.plannedEndUs ?? .max) > startUs + rules.slackUs,
      abs(cues.startUs - startUs) <= SignalRules.sameCueUs || known(startUs, book, rules) == nil
    {
      // Some count anew, or in whole seconds of another clock: it is the break that is on.
      return begin(cue, cues.startUs, placeUs, &book, rules)
    }
    return begin(cue, startUs, placeUs, &book, rules)
  }

  /// Ends the innermost break, but passes over those whose time has been over for long.
  private mutating func end(
    _ placeUs: Int64, _ signal: BreakSignal, _ book: inout BreakBook, _ rules: SignalRules,
  ) -> String? {
    while open.count > 1, let innermost = open.last, let cues = book[innermost].cues,
      let plannedEndUs = cues.plannedEndUs, placeUs > plannedEndUs + rules.patienceUs
    {
      open.removeLast()
    }
    guard let number = open.popLast(), let cues = book[number].cues,
      placeUs <= max(cues.startUs + rules.longestBreakUs, cues.plannedEndUs ?? 0) + rules.patienceUs
    else { return "a cue-in, and no break is open" }
    book.change(number) { $0.cues?.endUs = placeUs }
    touched = number
    return nil
  }

  /// Closes what cannot be open any more when a break begins.
  ///
  /// A break that says how long it is, and is not over, has the new one inside of it. Any other
  /// ends here, for its cue-in has been left out; if its time has been over for long, it lapsed.
  private mutating func leave(
    beginningAtUs startUs: Int64, _ book: inout BreakBook, _ rules: SignalRules,
  ) {
    while let innermost = open.last, let cues = book[innermost].cues {
      if let plannedEndUs = cues.plannedEndUs {
        guard startUs >= plannedEndUs - rules.slackUs else { return }
        if startUs <= plannedEndUs + rules.patienceUs {
          book.change(innermost) { $0.cues?.endUs = startUs }
        }
      } else {
        book.change(innermost) { $0.cues?.endUs = startUs }
      }
      open.removeLast()
    }
  }

  /// The break that cues have begun at about that time, or a date range without cues.
  private func known(_ startUs: Int64, _ book: BreakBook, _ rules: SignalRules) -> Int? {
    let reach = SignalRules.sameCueUs + rules.sameBreakUs
    return book.nearest(to: startUs, within: reach) { entry in
      entry.cueUs.map { abs($0 - startUs) <= SignalRules.sameCueUs } ?? false
    }
      ?? book.nearest(to: startUs, within: rules.sameBreakUs) { $0.cueUs == nil }
  }
}
