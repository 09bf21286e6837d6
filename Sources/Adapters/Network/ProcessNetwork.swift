import AdService
package import Mediation
import RPC

/// A network that a program in any language speaks for.
package struct ProcessNetwork: Network {
  private let host: AdapterHost

  package let needsSetUp = true

  package let keepsAds = true

  /// Prepares a network; its program is started when it is served.
  package init(
    _ settings: AdapterSettings, at place: AdapterPlace, log: @escaping @Sendable (String) -> Void,
    readTime: @escaping @Sendable (String) -> Int64?,
  ) {
    host = AdapterHost(settings, at: place, log: log, readTime: readTime)
  }

  package var id: NetworkID { host.settings.id }

  package var fetchesImages: Bool { host.settings.fetchesImages }
  package var formats: FormatSet { host.settings.formats ?? FormatSet(Mediation.AdFormat.allCases) }

  package var patience: Duration? { host.settings.patience }

  package func serve(
    _ application: Application, on time: any Timekeeper, _ outlet: any SignalOutlet,
  ) async {
    await host.serve(application, outlet)
  }

  package func renew(_ context: AdContext) {
    host.assumeIsolated { $0.renew(context) }
  }

  package func load(
    _ request: SourceRequest, on time: any Timekeeper,
  ) async throws(NetworkFailure) -> AdOffer? {
    let running = try running()
    let params = LoadAdapterParams(
      request, to: running, within: time.end.map { $0 - time.now })
    let result: LoadAdapterResult
    do throws(RPCError) {
      result = try await running.link.client(until: time.end, about: request.name)
        .loadAdapter(params)
    } catch {
      throw NetworkFailure(error, of: host.settings)
    }
    guard let ad = result.ad else { return nil }
    let offer = try offer(ad, of: request.name, by: running)
    if Task.isCancelled || time.end.map({ $0 <= time.now }) == true {
      // It came in time, and yet nobody looks at it any more.
      await host.tellTooLate(request.name)
    }
    return offer
  }

  package func present(
    _ request: PresentRequest, on time: any Timekeeper,
  ) async throws(NetworkFailure) {
    let running = try running()
    guard await host.has(request.ad) else {
      throw NetworkFailure(
        .adapterFailed, domain: NetworkFailure.engineDomain, code: 0,
        message: "the program that had the ad has ended")
    }
    do throws(RPCError) {
      _ = try await running.link.client(until: time.end, about: request.ad)
        .presentAdapter(PresentAdapterParams(request))
    } catch {
      throw NetworkFailure(error, of: host.settings)
    }
  }

  package func tell(_ notice: AdNotice) {
    host.assumeIsolated { $0.tell(notice) }
  }

  package func retire() {
    host.assumeIsolated { $0.stop() }
  }

  private func running() throws(NetworkFailure) -> RunningAdapter {
    guard let running = host.assumeIsolated({ $0.running }) else {
      throw NetworkFailure(
        .adapterFailed, domain: NetworkFailure.engineDomain, code: 0,
        message: "the program is not running")
    }
    return running
  }

  /// The ad that was answered; one that is none is a failure, and lost.
  private func offer(
    _ ad: OfferedAd, of name: OfferName, by running: RunningAdapter,
  ) throws(NetworkFailure) -> AdOffer {
    do throws(OfferFlaw) {
      let offer = try AdOffer(ad, under: running.terms)
      host.assumeIsolated { $0.keep(name) }
      return offer
    } catch {
      host.assumeIsolated {
        $0.note(NetworkViolation(.unreadableAnswer, of: name, note: error.message))
        $0.tell(AdNotice(.lost(.unfit, winningCPMMicros: nil), of: name))
      }
      throw NetworkFailure(
        .adapterFailed, domain: NetworkFailure.engineDomain, code: 0,
        message: "the answer is no ad: \(error.message)")
    }
  }
}
