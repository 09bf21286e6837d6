package import Loop
package import RPC

/// The loop, or its virtual twin, as the layers above want to see it.
package struct LoopTime: RPCTime {
  package let timeline: any Timeline

  private let passesByItself: Bool

  /// Takes the time of a timeline; what somebody else moves passes by itself, seen from here.
  package init(_ timeline: any Timeline, passesByItself: Bool = false) {
    self.timeline = timeline
    self.passesByItself = passesByItself
  }

  package var now: Duration { timeline.now }

  package var executor: any SerialExecutor { timeline }

  package func cancellerOfCurrentTask() -> RPCCanceller {
    let task = RunningTask.current
    return RPCCanceller { task.cancel() }
  }

  package func cancellingTask<Value>(
    after limit: Duration, _ body: () async -> Value,
  ) async -> (value: Value, isExpired: Bool) {
    await timeline.cancellingTask(after: limit, body)
  }

  package func advance(byMilliseconds span: Int64) async -> Bool {
    guard !passesByItself else { return false }
    return await timeline.advance(by: .milliseconds(span))
  }
}
