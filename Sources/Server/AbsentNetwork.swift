import Mediation

/// A network that a program would have to speak for where no programs can be started.
struct AbsentNetwork: Network {
  let id: NetworkID
  let formats = FormatSet(AdFormat.allCases)
  let patience: Duration? = nil
  let needsSetUp = true

  /// Stands in for the network of that name.
  init(_ id: NetworkID) {
    self.id = id
  }

  private var failure: NetworkFailure {
    NetworkFailure(
      .adapterFailed, domain: "adpipe", code: 0,
      message: "programs cannot be started where time is not real")
  }

  func serve(
    _ application: Application, on time: any Timekeeper, _ outlet: any SignalOutlet,
  ) async {
    outlet.signal(.standing(.failed(failure), of: id))
  }

  func load(
    _ request: SourceRequest, on time: any Timekeeper,
  ) async throws(NetworkFailure) -> AdOffer? {
    throw failure
  }
}
