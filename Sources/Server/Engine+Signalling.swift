import Loop
import Pods
import RPC

// What the signalling endpoints of streams tell.
extension Engine {
  /// Has the signalling endpoint of a stream asked from now on, if it has one and is not yet.
  func watch(_ stream: PodStream) {
    // A session may be older than the configuration, which alone says where to ask.
    guard let current = holdings.settings.streams[stream.id],
      case .signalled(let endpoint)? = current.rules.pattern
    else { return }
    if let watch = holdings.watches[stream.id] {
      watch.usedAt = time.now
      return
    }
    counters.watches += 1
    let watch = SignallingWatch(counters.watches, current, endpoint, at: time.now)
    holdings.watches[stream.id] = watch
    ask(watch)
  }

  /// The same, and waits until the endpoint has been asked for all that there is, once.
  func awaitTold(in stream: PodStream) async throws(RPCError) {
    watch(stream)
    guard let watch = holdings.watches[stream.id], !watch.hasAsked else { return }
    var reader = watch.news.subscribe()
    defer { watch.news.unsubscribe(reader) }
    while !watch.hasAsked, holdings.watches[stream.id] === watch {
      guard await reader.next() else { throw .cancelled }
    }
  }

  /// Asks no more where the configuration says otherwise now, and elsewhere if it is needed there.
  func renewWatches() {
    for (name, watch) in holdings.watches.sorted(by: { $0.key < $1.key })
    where holdings.settings.streams[name] != watch.stream {
      end(watch)
      if hasSessions(with: name) { self.watch(watch.stream) }
    }
  }

  private func end(_ watch: SignallingWatch) {
    watch.alarm.map { time.timeline.stop($0) }
    watch.alarm = nil
    holdings.watches[watch.stream.id] = nil
    watch.news.tell()
  }

  private func ask(_ watch: SignallingWatch) {
    let (name, number) = (watch.stream.id, watch.number)
    chores.add { engine in
      guard let watch = engine.holdings.watches[name], watch.number == number else { return }
      await engine.askNow(watch)
    }
  }

  /// Asks for what was known at first, unless that has been told, and for what is to come.
  private func askNow(_ watch: SignallingWatch) async {
    watch.begin()
    var failure: (detail: String, fault: SignallingFault)?
    let questions: [SignallingServer.Question] = watch.hasTold ? [.upcoming] : [.known, .upcoming]
    for question in questions where failure?.fault.leavesServerWell != false {
      guard let fault = await ask(question, watch) else { continue }
      failure = failure ?? ("/\(question.rawValue): \(fault.message)", fault)
    }
    guard holdings.watches[watch.stream.id] === watch, failure?.fault != .cancelled else { return }
    tellOfHealth(watch, failure?.detail)
    awaitAlarm(of: watch, after: watch.finish(failure, atMs: wallMs))
    watch.news.tell()
  }

  /// Asks one thing and takes over what is told; gives why nothing was.
  private func ask(
    _ question: SignallingServer.Question, _ watch: SignallingWatch,
  ) async -> SignallingFault? {
    let server = SignallingServer(endpoint: watch.endpoint, client: surroundings.servers)
    do throws(SignallingFault) {
      let response = try await server.ask(question)
      let answer = try SignallingAnswer(response, nowMs: wallMs)
      guard holdings.watches[watch.stream.id] === watch else { return nil }
      let withoutRoom = holdings.schedule.hear(
        answer.breaks, naming: question == .upcoming ? answer.names : nil, in: watch.stream,
        nowMs: wallMs, id: { nextBreakID() })
      watch.note(answer, withoutRoom: withoutRoom, atMs: wallMs)
      if question == .known { watch.noteKnown() }
      return nil
    } catch {
      return error
    }
  }

  /// Says in the log when the endpoint begins to fail, and when it is well again.
  private func tellOfHealth(_ watch: SignallingWatch, _ detail: String?) {
    let name = watch.stream.id
    if let detail, watch.detail == nil {
      log.write(.notice, "the signalling endpoint of \(name) fails: \(detail)", call: nil)
    } else if detail == nil, watch.detail != nil {
      log.write(.notice, "the signalling endpoint of \(name) is well again", call: nil)
    }
  }

  private func awaitAlarm(of watch: SignallingWatch, after wait: Duration) {
    guard !isEnding else { return }
    let (name, number) = (watch.stream.id, watch.number)
    let alarm = Alarm { [weak self] in
      guard let self, !isEnding, let watch = holdings.watches[name], watch.number == number else {
        return
      }
      let isNeeded = time.now - watch.usedAt < SignallingWatch.patience || hasSessions(with: name)
      if isNeeded { ask(watch) } else { end(watch) }
    }
    watch.alarm = alarm
    time.timeline.start(alarm, after: wait)
  }

  private func hasSessions(with stream: String) -> Bool {
    holdings.sessions.values(after: 0).contains { $0.stream.id == stream }
  }
}
