package import Mediation

// What the network does beside its loads.
extension SampleNetwork {
  /// Takes as long to be set up as its settings say, and comes to what they say.
  package func serve(
    _ application: Application, on time: any Timekeeper, _ outlet: any SignalOutlet,
  ) async {
    outlet.signal(.standing(.settingUp, of: id))
    do throws(CancellationError) {
      if settings.setUp > .zero { try await time.sleep(for: settings.setUp) }
    } catch {
      return
    }
    outlet.signal(.standing(settings.standing, of: id))
  }

  /// Takes the ad to the screen, unless its script says otherwise.
  package func present(
    _ request: PresentRequest, on time: any Timekeeper,
  ) async throws(NetworkFailure) {
    switch script(of: request)?.name {
    case .refusePresent:
      throw NetworkFailure(
        .adapterFailed, domain: Self.failureDomain, code: 201,
        message: "The ad does not want to be seen.")
    case .silentPresent:
      try? await time.sleep(for: Self.forever)
      throw .sample(.timeout)
    default: break
    }
  }

  /// Lets happen what its script says, at the times that it says.
  package func perform(
    _ request: PresentRequest, on time: any Timekeeper, _ outlet: any SignalOutlet,
  ) async {
    guard let course = script(of: request).flatMap({ SampleCourse.of($0.name) }) else { return }
    let start = time.now
    for step in course.steps {
      let left = start + step.after - time.now
      do throws(CancellationError) {
        if left > .zero { try await time.sleep(for: left) }
      } catch {
        return
      }
      outlet.signal(.event(AdSignal(step.kind, playedOf: request.ad), of: id))
    }
  }

  /// A script that cannot be read has been refused when the ad was loaded.
  private func script(of request: PresentRequest) -> SampleScript? {
    (try? script(extras: request.extras, parameter: request.parameter)) ?? settings.script
  }
}

extension SampleSettings {
  /// How the network stands once it is set up.
  fileprivate var standing: NetworkStanding {
    setUpFailure.map { .failed($0) } ?? .ready(traits)
  }
}

extension AdSignal {
  fileprivate init(_ kind: ReportedEventKind, playedOf ad: OfferName) {
    self.init(kind, of: ad)
    guard kind == .failedToPresent else { return }
    failure = NetworkFailure(
      .adapterFailed, domain: SampleNetwork.failureDomain, code: 202,
      message: "The ad was lost on its way to the screen.")
  }
}
