package import Mediation

/// Finds the ads that a document leads to, without fetching anything by itself.
///
/// It says which documents it needs next, takes them in, and says in the end which ads there are.
/// What it does depends on nothing else: not on time, not on chance.
package struct VASTChain: Sendable {
  /// How far it goes.
  package struct Rules: Hashable, Sendable {
    /// The most wrappers that may lead to an ad.
    package var mostWrappers = 5

    /// The most documents that are fetched in all.
    package var mostFetches = 32

    /// Whether only one ad is wanted, instead of all of a pod.
    package var isForOne = true

    /// How much room there is for ads, if they are for a break.
    package var room: PodDemand?

    /// Goes as far as the standard recommends, for one ad.
    package init() {}
  }

  /// A document that is needed.
  package struct Fetch: Hashable, Sendable {
    /// Its number, by which it is handed in.
    package let id: Int

    /// Where it is, with macros in the address.
    package let url: String

    /// Categories of which the ad in it must not be.
    package let blockedCategories: [String]
  }

  /// One ad of a document, and how far it has been followed.
  struct Slot: Sendable {
    let ad: VASTAd
    let wrappers: [VASTAd]
    let visited: [String]
    let sequence: Int?
    var state = State.untouched

    enum State: Sendable {
      case untouched
      case awaited
      case ready(VASTFoundAd)
      case leads(to: Level)
      case failed(VASTFault)
    }
  }

  /// The ads of one document.
  struct Level: Sendable {
    /// Those with a place in a pod, in its order.
    let pod: [Int]

    /// Those that stand alone, in the order of the document.
    let buffet: [Int]

    /// Whether all of a pod is wanted.
    let isForMany: Bool

    /// Whether this is the document that all began with.
    var isOutermost = false
  }

  /// The most addresses that hear of what went wrong, so that no document has others flooded.
  package static let mostComplaints = 256

  let rules: Rules
  let capabilities: VASTCapabilities
  var slots: [Slot] = []
  var fetches: [Fetch] = []
  var complaints: [VASTComplaint] = []

  /// Which slot waits for which fetch.
  var waiting: [Int: Int] = [:]
  private var top = Level(pod: [], buffet: [], isForMany: false, isOutermost: true)

  /// How many addresses have heard of what went wrong.
  private var told = 0

  /// How many fetches have been handed out.
  private var announced = 0

  /// Begins with a document, which may itself be a part of something that wants to hear of its ads.
  package init(
    _ document: VASTDocument, behind wrappers: [VASTAd] = [], rules: Rules = Rules(),
    for capabilities: VASTCapabilities,
  ) {
    self.rules = rules
    self.capabilities = capabilities
    let isForMany = !rules.isForOne
    top = level(of: document, wrappers: wrappers, visited: [], sequence: nil, isForMany: isForMany)
    top.isOutermost = true
    if document.ads.isEmpty {
      complain(.noAdBehindWrapper, to: wrappers.flatMap(\.errorURLs) + document.errorURLs)
    }
  }

  /// What there is to do.
  package enum Step: Sendable {
    /// Fetch these beside what is being fetched, and hand in each as it comes.
    case fetch([Fetch])

    /// Nothing more than to wait for what is being fetched.
    case wait

    /// Nothing more: this is what was found.
    case end(VASTFoundAds)
  }

  /// Says what there is to do now.
  package mutating func next() -> Step {
    var found = VASTFoundAds()
    var room = VASTRoom(rules.room)
    let outcome = settle(top, &room)
    if announced < fetches.count {
      defer { announced = fetches.count }
      return .fetch(Array(fetches[announced...]))
    }
    switch outcome {
    case .waits: return .wait
    case .fails(let fault): found.fault = fault
    case .brings(let ads) where top.isForMany && top.pod.isEmpty: found.buffet = ads
    case .brings(let ads):
      found.pod = ads
      if top.isForMany { found.buffet = spareAds(of: top, besides: ads) }
    }
    found.omitted = omit(room.refused)
    return .end(found)
  }

  /// Takes in a document that was needed, or why there is none.
  package mutating func take(_ answer: Result<VASTDocument, VASTFault>, for fetch: Fetch) {
    guard let index = waiting.removeValue(forKey: fetch.id) else { return }
    let slot = slots[index]
    guard case .wrapper(let wrapper) = slot.ad.role else { return }
    switch answer {
    case .failure(let fault): fail(index, fault)
    case .success(let document):
      let level = level(
        of: document, wrappers: slot.wrappers + [slot.ad], visited: slot.visited + [fetch.url],
        sequence: slot.sequence, isForMany: wrapper.allowsManyAds && !rules.isForOne)
      slots[index].state = .leads(to: level)
      let isOfUse = !level.buffet.isEmpty || (level.isForMany && !level.pod.isEmpty)
      if !isOfUse { fail(index, VASTFault(.noAdBehindWrapper), besides: document.errorURLs) }
    }
  }

  /// What has gone wrong since this was last asked, each with who wants to hear of it.
  package mutating func takeComplaints() -> [VASTComplaint] {
    defer { complaints = [] }
    return complaints
  }

  /// Notes what went wrong for those who want to hear of it.
  mutating func complain(_ code: VASTErrorCode, to urls: [String]) {
    let heard = urls.prefix(Self.mostComplaints - told)
    guard !heard.isEmpty else { return }
    told += heard.count
    complaints.append(VASTComplaint(code: code, urls: Array(heard)))
  }

  private mutating func level(
    of document: VASTDocument, wrappers: [VASTAd], visited: [String], sequence: Int?,
    isForMany: Bool,
  ) -> Level {
    var pod: [(sequence: Int, index: Int)] = []
    var buffet: [Int] = []
    // A lone ad behind a wrapper stands alone, even with a number: servers number what they send.
    let isLone = document.ads.count == 1 && !wrappers.isEmpty
    for ad in document.ads {
      if let place = ad.sequence, !isLone {
        pod.append((place, slots.count))
      } else {
        buffet.append(slots.count)
      }
      let place = isLone ? sequence ?? ad.sequence : ad.sequence ?? sequence
      slots.append(Slot(ad: ad, wrappers: wrappers, visited: visited, sequence: place))
    }
    pod.sort { ($0.sequence, $0.index) < ($1.sequence, $1.index) }
    return Level(pod: pod.map(\.index), buffet: buffet, isForMany: isForMany)
  }
}
