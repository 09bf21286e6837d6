// How far the ads of a document have been followed, and following them further.
extension VASTChain {
  /// What has become of an ad, or of all ads of a document.
  enum Outcome {
    case brings([VASTFoundAd])
    case waits
    case fails(VASTFault?)
  }

  /// Follows the ads of a document as far as can be.
  mutating func settle(_ level: Level, _ room: inout VASTRoom) -> Outcome {
    if level.isForMany, !level.pod.isEmpty { return settlePod(level, &room) }
    if level.isForMany, level.isOutermost { return settleAll(level.buffet, &room) }
    return settleFirst(of: level.isOutermost ? level.buffet + level.pod : level.buffet, &room)
  }

  /// The first of these that comes to an ad.
  private mutating func settleFirst(of candidates: [Int], _ room: inout VASTRoom) -> Outcome {
    var first: VASTFault?
    for index in candidates {
      switch settle(index, &room) {
      case .brings(let ads): return .brings(ads)
      case .waits: return .waits
      case .fails(let fault): first = first ?? fault
      }
    }
    return .fails(first)
  }

  /// All of these that come to ads.
  private mutating func settleAll(_ candidates: [Int], _ room: inout VASTRoom) -> Outcome {
    var (found, first, waits): ([VASTFoundAd], VASTFault?, Bool) = ([], nil, false)
    for index in candidates where !room.isFull {
      switch settle(index, &room) {
      case .brings(let ads): found += ads
      case .waits: waits = true
      case .fails(let fault): first = first ?? fault
      }
    }
    if waits { return .waits }
    return found.isEmpty ? .fails(first) : .brings(found)
  }

  /// A pod, in which ads that stand alone take the places of those that fail.
  ///
  /// They get the room that the others of the pod leave.
  private mutating func settlePod(_ level: Level, _ room: inout VASTRoom) -> Outcome {
    var places: [(index: Int, ads: [VASTFoundAd])] = []
    var (first, waits): (VASTFault?, Bool) = (nil, false)
    for index in level.pod {
      switch settle(index, &room) {
      case .waits: waits = true
      case .brings(let ads): places.append((index, ads))
      case .fails(let fault):
        first = first ?? fault
        places.append((index, []))
      }
    }
    if waits { return .waits }
    var spare = level.buffet[...]
    for place in places.indices where places[place].ads.isEmpty {
      let failed = slots[places[place].index]
      guard failed.ad.mayBeReplaced else { continue }
      guard let ads = settleSubstitute(for: failed, from: &spare, &room) else { return .waits }
      places[place].ads = ads
    }
    let found = places.flatMap(\.ads)
    return found.isEmpty ? .fails(first) : .brings(found)
  }

  /// The first of these that comes to an ad, to be shown in place of one that failed.
  ///
  /// Gives nothing if none does, and nil while it is not known. One that has no room is not at
  /// fault: nobody hears of it.
  private mutating func settleSubstitute(
    for failed: Slot, from spare: inout ArraySlice<Int>, _ room: inout VASTRoom,
  ) -> [VASTFoundAd]? {
    while !room.isFull, let next = spare.popFirst() {
      var tried = room
      switch settle(next, &tried) {
      case .waits: return nil
      case .fails: continue
      case .brings(var ads):
        room = tried
        for index in ads.indices { ads[index].replaces = failed.sequence }
        return ads
      }
    }
    return []
  }

  /// The ads that stand alone, need no fetch, and are not in use.
  func spareAds(of level: Level, besides used: [VASTFoundAd]) -> [VASTFoundAd] {
    level.buffet.compactMap { index in
      let ad = try? found(slots[index])
      return ad.flatMap { spare in
        used.contains { $0.ad == spare.ad && $0.wrappers == spare.wrappers } ? nil : spare
      }
    }
  }

  private mutating func settle(_ index: Int, _ room: inout VASTRoom) -> Outcome {
    switch slots[index].state {
    case .untouched:
      touch(index)
      return settle(index, &room)
    case .awaited: return .waits
    case .ready(let ad):
      do throws(VASTFault) {
        try room.take(ad)
        return .brings([ad])
      } catch {
        return .fails(error)
      }
    case .failed(let fault): return .fails(fault)
    case .leads(let level):
      let outcome = settle(level, &room)
      guard case .fails(nil) = outcome else { return outcome }
      return .fails(VASTFault(.noAdBehindWrapper))
    }
  }

  /// Tells those behind ads that had no room, and lists all that could not be used.
  mutating func omit(_ refused: [VASTRoom.Refused]) -> [VASTOmittedAd] {
    var omitted: [VASTOmittedAd] = []
    for slot in slots {
      guard case .failed(let fault) = slot.state else { continue }
      omitted.append(
        VASTOmittedAd(sequence: slot.sequence, durationMs: nil, fault: fault, refusal: nil))
    }
    for one in refused {
      complain(one.fault.code, to: one.ad.layers.flatMap(\.errorURLs))
      omitted.append(
        VASTOmittedAd(
          sequence: one.ad.sequence, durationMs: one.ad.choice.durationMs, fault: one.fault,
          refusal: one.refusal))
    }
    return omitted.enumerated().sorted { one, other in
      (one.element.sequence ?? .max, one.offset) < (other.element.sequence ?? .max, other.offset)
    }.map(\.element)
  }

  /// Follows an ad for the first time.
  private mutating func touch(_ index: Int) {
    let slot = slots[index]
    do throws(VASTFault) {
      switch slot.ad.role {
      case .broken(let code): throw VASTFault(code)
      case .inLine: slots[index].state = .ready(try found(slot))
      case .wrapper(let wrapper):
        try checkMayFollow(wrapper, slot)
        let fetch = Fetch(
          id: fetches.count, url: wrapper.url, blockedCategories: slot.blockedCategories)
        fetches.append(fetch)
        waiting[fetch.id] = index
        slots[index].state = .awaited
      }
    } catch {
      fail(index, error)
    }
  }

  private func found(_ slot: Slot) throws(VASTFault) -> VASTFoundAd {
    guard case .inLine(let inLine) = slot.ad.role else { throw VASTFault(.invalidSchema) }
    return VASTFoundAd(
      wrappers: slot.wrappers, ad: slot.ad, inLine: inLine,
      choice: try capabilities.choice(of: slot.ad, behind: slot.wrappers), sequence: slot.sequence)
  }

  private func checkMayFollow(_ wrapper: VASTWrapper, _ slot: Slot) throws(VASTFault) {
    if case .wrapper(let last)? = slot.wrappers.last?.role, !last.followsWrappers {
      throw VASTFault(
        .tooManyWrappers, "A wrapper forbids to follow another one, and there is one.")
    }
    guard slot.wrappers.count < rules.mostWrappers else {
      throw VASTFault(.tooManyWrappers, "More than \(rules.mostWrappers) wrappers lead to the ad.")
    }
    guard !slot.visited.contains(wrapper.url) else {
      throw VASTFault(.tooManyWrappers, "The wrappers lead in a circle.")
    }
    guard fetches.count < rules.mostFetches else {
      throw VASTFault(
        .wrapperFailed, "More than \(rules.mostFetches) documents would have to be fetched.")
    }
  }

  /// Gives an ad up, and tells all who led to it.
  mutating func fail(_ index: Int, _ fault: VASTFault, besides others: [String] = []) {
    let slot = slots[index]
    slots[index].state = .failed(fault)
    complain(
      fault.code, to: slot.wrappers.flatMap(\.errorURLs) + slot.ad.errorURLs + others)
  }
}

extension VASTAd {
  /// Whether another ad may take its place when it comes to nothing.
  fileprivate var mayBeReplaced: Bool {
    if case .wrapper(let wrapper) = role { wrapper.fallsBack ?? true } else { true }
  }
}

extension VASTChain.Slot {
  /// What all wrappers up to here block.
  fileprivate var blockedCategories: [String] {
    var blocked: [String] = []
    for case .wrapper(let wrapper) in (wrappers + [ad]).map(\.role) {
      for category in wrapper.blockedCategories { blocked += category.words }
    }
    return blocked
  }
}
