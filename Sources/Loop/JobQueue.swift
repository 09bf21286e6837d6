/// The jobs of one thread that are ready to run, in the order they became ready.
///
/// Priorities are not looked at: order of arrival is what the service promises.
package struct JobQueue {
  private var ready: [UnownedJob] = []
  private var running: [UnownedJob] = []
  private var settlers: [Wakeup] = []

  /// Makes a queue without jobs.
  package init() {
    ready.reserveCapacity(64)
    running.reserveCapacity(64)
  }

  /// Whether no job is ready.
  package var isEmpty: Bool { ready.isEmpty }

  /// Whether nobody waits either until no job is ready.
  package var isQuiet: Bool { ready.isEmpty && settlers.isEmpty }

  /// Adds a job behind all others.
  package mutating func append(_ job: UnownedJob) { ready.append(job) }

  /// Keeps one who waits until nothing else is ready.
  package mutating func append(settler: Wakeup) {
    settlers.append(settler)
  }

  /// Takes all jobs that are ready; those that become ready meanwhile wait for the next taking.
  ///
  /// The two arrays change places, so that a steady state allocates nothing.
  package mutating func takeReady() -> [UnownedJob] {
    var taken: [UnownedJob] = []
    swap(&taken, &ready)
    swap(&ready, &running)
    return taken
  }

  /// Gives back the storage of a taking.
  package mutating func recycle(_ taken: consuming [UnownedJob]) {
    taken.removeAll(keepingCapacity: true)
    running = taken
  }

  /// Takes out the one who has waited longest for quiet.
  package mutating func takeSettler() -> Wakeup? {
    settlers.isEmpty ? nil : settlers.removeFirst()
  }
}
