// How far the ads of a document have been followed, and following them further.
extension VASTChain {
  /// What has become of an ad, or of all ads of a document.
  enum Outcome {
    case brings([VASTFoundAd])
    case waits
    case fails(VASTFault?)
  }

  /// Follows the ads of a document as far as can be.
  mutating func settle(_ level: Level) -> Outcome {
    if level.isForMany, !level.pod.isEmpty { return settlePod(level) }
    if level.isForMany, level.isOutermost { return settleAll(level.buffet) }
    return settleFirst(of: level.isOutermost ? level.buffet + level.pod : level.buffet)
  }

  /// The first of these that comes to an ad.
  private mutating func settleFirst(of candidates: [Int]) -> Outcome {
    var first: VASTFault?
    for index in candidates {
      switch settle(index) {
      case .brings(let ads): return .brings(ads)
      case .waits: return .waits
      case .fails(let fault): first = first ?? fault
      }
    }
    return .fails(first)
  }

  /// All of these that come to ads.
  private mutating func settleAll(_ candidates: [Int]) -> Outcome {
    var (found, first, waits): ([VASTFoundAd], VASTFault?, Bool) = ([], nil, false)
    for index in candidates {
      switch settle(index) {
      case .brings(let ads): found += ads
      case .waits: waits = true
      case .fails(let fault): first = first ?? fault
      }
    }
    if waits { return .waits }
    return found.isEmpty ? .fails(first) : .brings(found)
  }

  /// A pod, in which ads that stand alone take the places of those that fail.
  private mutating func settlePod(_ level: Level) -> Outcome {
    let outcomes = level.pod.map { (index: $0, outcome: settle($0)) }
    guard !outcomes.contains(where: { if case .waits = $0.outcome { true } else { false } }) else {
      return .waits
    }
    var (found, first): ([VASTFoundAd], VASTFault?) = ([], nil)
    var spare = level.buffet[...]
    for (index, outcome) in outcomes {
      switch outcome {
      case .waits: return .waits
      case .brings(let ads): found += ads
      case .fails(let fault):
        first = first ?? fault
        guard slots[index].ad.mayBeReplaced else { continue }
        replacing: while let next = spare.popFirst() {
          switch settle(next) {
          case .waits: return .waits
          case .brings(let ads):
            found += ads
            break replacing
          case .fails: continue
          }
        }
      }
    }
    return found.isEmpty ? .fails(first) : .brings(found)
  }

  /// The ads that stand alone, need no fetch, and are not in use.
  func spareAds(of level: Level, besides used: [VASTFoundAd]) -> [VASTFoundAd] {
    level.buffet.compactMap { index in
      let ad = try? found(slots[index])
      return ad.flatMap { used.contains($0) ? nil : $0 }
    }
  }

  private mutating func settle(_ index: Int) -> Outcome {
    switch slots[index].state {
    case .untouched:
      touch(index)
      return settle(index)
    case .awaited: return .waits
    case .ready(let ad): return .brings([ad])
    case .failed(let fault): return .fails(fault)
    case .leads(let level):
      let outcome = settle(level)
      if case .fails(let fault) = outcome {
        slots[index].state = .failed(fault ?? VASTFault(.noAdBehindWrapper))
      }
      return outcome
    }
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
