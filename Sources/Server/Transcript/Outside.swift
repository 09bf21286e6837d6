import HTTP
import Loop

/// Everything that an engine sees of the world while a transcript of it is written or played.
///
/// Whoever drives the engine hands in one thing after another and takes what comes out. So nothing
/// that happens can come in between, and the same things give the same session.
final class Outside {
  /// Something that came out.
  enum Said {
    case client([UInt8])
    case adapter(String, [UInt8])
    case request(Int, HTTPRequest)
  }

  /// Something that came by itself, and has to wait for its turn.
  enum Happening {
    case terminate
    case reload
    case outputClosed
    case adapter(String, AdapterNews, apply: () -> Void)
    case answer(Int, HTTPOutcome)
  }

  /// The names that adapters were given.
  var names: Set<String> = []

  /// The adapters that were asked to end and have not done so.
  var asked: Set<String> = []

  /// Whether nothing more comes from a transcript.
  var isPlayedOut = false

  // From the client.
  private var incoming: [UInt8] = []
  private var isEnded = false
  private var isStopped = false
  private var reader: Wakeup?
  private var hasReadEnd = false

  // To the client.
  private var said: [(at: Duration, what: Said)] = []
  private var stalled: [Int: Wakeup] = [:]
  private var stalls = 0
  private var freshAt = Duration.zero

  /// The bytes that were written since the engine was last given something, or time.
  private(set) var unread = 0

  /// Whether the client takes nothing any more.
  private(set) var isBroken = false

  /// The time in which everything here happens.
  let timeline: any Timeline
  private let isRehearsed: Bool
  private var happenings: [Happening] = []
  private var bell: Wakeup?
  private var hasRung = false

  /// Whether the session is over, or has to be given up.
  private(set) var isOver = false

  /// Whether the session has come to its end.
  private(set) var hasEnded = false

  /// Where the configuration is read.
  let configuration: ConfigurationDesk

  /// Those who play adapters, by name.
  var players: [String: (AdapterNews) -> Void] = [:]

  /// Those who wait for answers of servers, by the numbers of their requests.
  var waiting: [Int: Wakeup?] = [:]

  /// The answers that are there and that nobody has taken yet.
  var answers: [Int: HTTPOutcome] = [:]

  /// How many servers were asked.
  var requests = 0

  /// Begins with nothing said.
  init(on timeline: any Timeline, isRehearsed: Bool, _ configuration: ConfigurationDesk) {
    self.timeline = timeline
    self.isRehearsed = isRehearsed
    self.configuration = configuration
  }
}

// As the session sees it.
extension Outside {
  /// Whether the session would have to wait for input.
  var isDry: Bool { incoming.isEmpty && !isEnded }

  /// Keeps the session until there is input.
  func wait(_ wakeup: Wakeup) { reader = wakeup }

  /// Gives what came in; nil at the end.
  func read() -> [UInt8]? {
    guard incoming.isEmpty, isEnded else {
      defer { incoming = [] }
      return incoming
    }
    hasReadEnd = true
    return nil
  }

  /// Ends the input, whatever may still come.
  func stop() {
    isStopped = true
    isEnded = true
    wakeReader()
    outputWasRead()
  }

  /// Takes what the session writes.
  func write(_ bytes: [UInt8]) {
    guard !isBroken else { return }
    refresh()
    unread += bytes.count
    said.append((timeline.now, .client(bytes)))
  }

  /// Whether one who wants no more than that many bytes unread has to wait.
  func mustStall(_ room: Int) -> Bool {
    refresh()
    return unread > room && !isBroken && !isStopped
  }

  /// Keeps one who waits until the client has read, and gives it a number.
  func nextStall() -> Int {
    stalls += 1
    return stalls
  }

  /// Keeps one who waits until the client has read.
  func stall(_ number: Int, _ wakeup: Wakeup) { stalled[number] = wakeup }

  /// Lets one go on who waits.
  func endStall(_ number: Int) { stalled.removeValue(forKey: number)?.wake() }

  /// What was written before time went on counts as read: so it is the same in every play.
  private func refresh() {
    guard timeline.now != freshAt else { return }
    freshAt = timeline.now
    if stalled.isEmpty { unread = 0 }
  }

  private func wakeReader() {
    let waiting = reader
    reader = nil
    waiting?.wake()
  }
}

// As the one sees it who drives the engine.
extension Outside {
  /// Whether the session is at work, so that nothing may be handed in yet.
  ///
  /// Where time is rehearsed, a session that has read all has time pass until it is over, or until
  /// it waits for adapters to end or for servers to answer.
  var isBusy: Bool {
    guard reader == nil, stalled.isEmpty, !isOver else { return false }
    return isRehearsed && asked.isEmpty && waiting.isEmpty || !hasReadEnd
  }

  /// Whether the session wants input.
  var isHungry: Bool { reader != nil }

  /// Whether somebody waits until the client has read.
  var isStalled: Bool { !stalled.isEmpty }

  /// Hands bytes to the session.
  func deliver(_ bytes: [UInt8]) {
    guard !isEnded else { return }
    if stalled.isEmpty { unread = 0 }
    incoming += bytes
    wakeReader()
  }

  /// Lets the input end.
  func endInput() {
    isEnded = true
    wakeReader()
  }

  /// Lets all go on that wait for the client to read.
  func outputWasRead() {
    unread = 0
    let waiting = stalled
    stalled = [:]
    for number in waiting.keys.sorted() { waiting[number]?.wake() }
  }

  /// Lets the client take nothing any more.
  func outputWasClosed() {
    isBroken = true
    stop()
  }

  /// What came out since this was last asked for, with its time.
  func takeSaid() -> [(at: Duration, what: Said)] {
    defer { said = [] }
    return said
  }

  /// Notes what the engine says to others than its client.
  func say(_ what: Said) { said.append((timeline.now, what)) }

  /// Takes what came by itself.
  func happen(_ happening: Happening) {
    happenings.append(happening)
    ring()
  }

  /// What came by itself and waits longest.
  func nextHappening() -> Happening? { happenings.isEmpty ? nil : happenings.removeFirst() }

  /// Tells that the session is over; one that is given up has calls that do not end.
  func end(givingUp: Bool = false) {
    isOver = true
    hasEnded = !givingUp
    ring()
  }

  /// Wakes the one who drives, now or when it next waits.
  func ring() {
    hasRung = true
    bell?.wake()
    bell = nil
  }

  /// Keeps the one who drives until something happens.
  func wait(forBell wakeup: Wakeup) {
    if hasRung { wakeup.wake() } else { bell = wakeup }
  }

  /// Forgets that the bell rang.
  func hear() { hasRung = false }
}
