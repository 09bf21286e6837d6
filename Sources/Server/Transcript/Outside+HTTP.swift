import HTTP
import Loop

/// What came of asking a server.
typealias HTTPOutcome = Result<HTTPResponse, HTTPFailure>

// As those see it who ask servers.
extension Outside {
  /// Notes that a server is asked, and gives the request a number.
  func ask(_ request: HTTPRequest) -> Int {
    requests += 1
    say(.request(requests, request))
    waiting[requests] = .some(nil)
    if isPlayedOut { endRequests() }
    return requests
  }

  /// Keeps one who waits for the answer to a request.
  func wait(forAnswer number: Int, _ wakeup: Wakeup) {
    if awaits(number) { waiting[number] = wakeup } else { wakeup.wake() }
  }

  /// Whether anybody still waits for the answer.
  func awaits(_ number: Int) -> Bool { waiting[number] != nil }

  /// Hands an answer to the one who waits for it, if anybody does.
  func answer(_ number: Int, _ outcome: HTTPOutcome) {
    guard let wakeup = waiting.removeValue(forKey: number) else { return }
    answers[number] = outcome
    wakeup?.wake()
  }

  /// Lets the one go on who does not want to wait any more.
  func giveUp(_ number: Int) {
    answer(number, .failure(HTTPFailure(.cancelled, "nobody waits for the answer")))
  }

  /// Answers all that a transcript has no answer for.
  func endRequests() {
    for number in waiting.keys.sorted() {
      answer(number, .failure(HTTPFailure(.broken, "the transcript has no answer")))
    }
  }
}

/// Asks servers so that it can be written down, or has a transcript answer for them.
struct OutsideClient: HTTPClient {
  private let outside: Confined<Outside>
  private let real: (any HTTPClient)?

  /// Takes those who really ask; without them a transcript answers.
  init(_ outside: Confined<Outside>, asking real: (any HTTPClient)?) {
    self.outside = outside
    self.real = real
  }

  func send(
    _ request: HTTPRequest, within limit: Duration,
  ) async throws(HTTPFailure) -> HTTPResponse {
    let number = outside.use { $0.ask(request) }
    guard let real else { return try await hear(number, within: limit).get() }
    // It is cancelled and not waited for: another thread may be at its end, and nothing that is no
    // part of the session may hold it up.
    let fetching = Task(executorPreference: outside.use { $0.timeline }) {
      await fetch(request, number, real, limit)
    }
    defer { fetching.cancel() }
    return try await hear(number, within: limit).get()
  }

  private func fetch(
    _ request: HTTPRequest, _ number: Int, _ real: any HTTPClient, _ limit: Duration,
  ) async {
    let outcome: HTTPOutcome
    do throws(HTTPFailure) {
      outcome = .success(try await real.send(request, within: limit))
    } catch {
      outcome = .failure(error)
    }
    outside.use { if $0.awaits(number) { $0.happen(.answer(number, outcome)) } }
  }

  /// Comes back when the answer is there, and when time or task end it.
  ///
  /// The time is that of the engine, so that it is over at the same instant in every play.
  private func hear(_ number: Int, within limit: Duration) async -> HTTPOutcome {
    let timeline = outside.use { $0.timeline }
    let alarm = Alarm { [outside] in
      let late = HTTPFailure(.timeout, "no answer within \(limit.wholeMilliseconds) ms")
      outside.use { $0.answer(number, .failure(late)) }
    }
    timeline.start(alarm, after: limit)
    defer { timeline.stop(alarm) }
    await withTaskCancellationHandler {
      await Wakeup.wait { wakeup in
        outside.use { $0.wait(forAnswer: number, wakeup) }
        if Task.isCancelled { outside.use { $0.giveUp(number) } }
      }
    } onCancel: {
      // Whatever cancels a task runs on the timeline.
      outside.use { $0.giveUp(number) }
    }
    let outcome = outside.use { $0.answers.removeValue(forKey: number) }
    return outcome ?? .failure(HTTPFailure(.cancelled, "nobody waits for the answer"))
  }
}
