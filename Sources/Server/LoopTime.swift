package import Loop
package import RPC

/// The loop, or its virtual twin, as the layers above want to see it.
package struct LoopTime: RPCTime {
  package let timeline: any Timeline

  package init(_ timeline: any Timeline) { self.timeline = timeline }

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
    await timeline.advance(by: .milliseconds(span))
  }
}
