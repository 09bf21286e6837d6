import CLibUV

extension EventLoop {
  /// Does what may block on a thread beside this loop, and comes back with what it came to.
  ///
  /// The threads are there from the first such work on. A rehearsed loop does the work itself, so
  /// that it is done at the same instant in every play.
  package func offLoop<Value: Sendable>(
    _ body: @escaping @Sendable () -> Value,
  ) async -> Value {
    guard !isRehearsing else { return body() }
    let outcome = Outcome<Value>()
    await Wakeup.wait { wakeup in
      start(Work({ outcome.value = body() }, wakeup))
    }
    return outcome.value ?? body()
  }

  private func start(_ work: Work) {
    let request = UnsafeMutablePointer<uv_work_t>.allocate(capacity: 1)
    unsafe request.pointee.data = Unmanaged.passRetained(work).toOpaque()
    let status = unsafe uv_queue_work(
      uv, request,
      { unsafe Work.at($0)?.body() },
      { request, _ in
        let work = unsafe Work.at(request)
        if let data = unsafe request?.pointee.data {
          unsafe Unmanaged<Work>.fromOpaque(data).release()
        }
        unsafe request?.deallocate()
        work?.wakeup.wake()
      })
    guard status != 0 else { return }
    // No thread could be had: then it is done here.
    unsafe Unmanaged.passUnretained(work).release()
    unsafe request.deallocate()
    work.body()
    work.wakeup.wake()
  }
}

/// Something to be done on another thread, and who waits for it.
private final class Work {
  let body: () -> Void
  let wakeup: Wakeup

  init(_ body: @escaping () -> Void, _ wakeup: Wakeup) {
    self.body = body
    self.wakeup = wakeup
  }

  static func at(_ request: UnsafeMutablePointer<uv_work_t>?) -> Work? {
    guard let data = unsafe request?.pointee.data else { return nil }
    return unsafe Unmanaged<Work>.fromOpaque(data).takeUnretainedValue()
  }
}
