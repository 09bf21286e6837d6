import AdService
package import Loop

/// Puts an adapter through the scenarios, several at a time, each with a program of its own.
package struct Conformance: Sendable {
  private let subject: ConformanceSubject
  private let loop: EventLoop

  /// How many programs run at once.
  private static let width = 6

  /// Prepares to try an adapter.
  package init(_ subject: ConformanceSubject, on loop: EventLoop) {
    self.subject = subject
    self.loop = loop
  }

  /// Why the program cannot be started, if it cannot.
  package func startProblem() async -> String? {
    let stage = Stage(subject, nil, on: loop)
    do throws(ConformanceStop) {
      try await stage.start()
    } catch {
      if case .breach(let breach) = error { return breach.note }
    }
    await stage.strike()
    return nil
  }

  /// Plays the scenarios and gives what came of each, in their order.
  package func run(
    _ scenarios: [Scenario] = Scenario.all,
  ) async -> [ConformanceResult] {
    let (described, isMute) = await hear()
    if isMute { return await playMute(scenarios) }
    var results: [Int: ConformanceResult] = [:]
    let numbered = Array(scenarios.enumerated())
    for (place, scenario) in numbered where scenario.isAlone {
      results[place] = await play(scenario, described)
    }
    await withTaskGroup(of: (Int, ConformanceResult).self) { group in
      var rest = numbered.filter { !$0.element.isAlone }[...]
      for (place, scenario) in rest.prefix(Conformance.width) {
        group.addTask { (place, await play(scenario, described)) }
      }
      rest = rest.dropFirst(Conformance.width)
      while let (place, result) = await group.next() {
        results[place] = result
        guard let (place, scenario) = rest.popFirst() else { continue }
        group.addTask { (place, await play(scenario, described)) }
      }
    }
    return scenarios.indices.compactMap { results[$0] }
  }

  /// What the adapter says of itself, if it does, and whether it says nothing whatever.
  private func hear() async -> (described: DescribeAdapterResult?, isMute: Bool) {
    let stage = Stage(subject, nil, on: loop)
    let described = await stage.description()
    await stage.strike()
    let isMute = await !stage.exchange.contains { $0.source == .heard }
    return (described, isMute)
  }

  /// Plays scenarios of a program that says nothing until one has found that out.
  ///
  /// All others would find the same, each after having waited as long.
  private func playMute(_ scenarios: [Scenario]) async -> [ConformanceResult] {
    var results: [ConformanceResult] = []
    var isFound = false
    for scenario in scenarios {
      guard !isFound else {
        results.append(
          ConformanceResult(
            scenario: scenario.name, summary: scenario.summary,
            verdict: .skipped("the program says nothing"), exchange: [], duration: .zero))
        continue
      }
      let result = await play(scenario, nil)
      if case .failed = result.verdict { isFound = true }
      results.append(result)
    }
    return results
  }

  private func play(
    _ scenario: Scenario, _ described: DescribeAdapterResult?,
  ) async -> ConformanceResult {
    let began = loop.now
    let stage = Stage(subject, described, on: loop)
    var verdict = ConformanceResult.Verdict.passed
    do throws(ConformanceStop) {
      try await scenario.play(stage)
      if let breach = await stage.breach { verdict = .failed(breach) }
    } catch {
      switch error {
      case .breach(let breach): verdict = .failed(breach)
      case .skipped(let reason): verdict = .skipped(reason)
      }
    }
    await stage.strike()
    return ConformanceResult(
      scenario: scenario.name, summary: scenario.summary, verdict: verdict,
      exchange: await stage.exchange, duration: loop.now - began)
  }
}

extension Stage {
  /// What the program says of itself, if it does.
  fileprivate func description() async -> DescribeAdapterResult? {
    do throws(ConformanceStop) {
      try await open(settingUp: false)
      return calls.values.first?.answer?.result.flatMap {
        Stage.read($0, as: DescribeAdapterResult.self)
      }
    } catch {
      return nil
    }
  }
}
