import Mediation
import Rehearsal
import Testing

/// A network that breaks the rule that a test names.
private final class UnrulyNetwork: Network, @unchecked Sendable {
  enum Fault {
    case incompleteOffer
    case errorForNoFill
    case deafToCancellation
    case acceptsEverything
    case refusesWithoutAName
    case remembers
  }

  let id = NetworkID(rawValue: "unruly")
  let formats: FormatSet = [.native]
  let patience: Duration? = nil
  private let fault: Fault
  private var loads = 0

  init(_ fault: Fault) {
    self.fault = fault
  }

  func load(
    _ request: SourceRequest,
    on time: any Timekeeper,
  ) async throws(NetworkFailure) -> AdOffer? {
    loads += 1
    switch fault {
    case .incompleteOffer: return AdOffer(format: .native, content: .native(NativeContent()))
    case .errorForNoFill: throw failure(.serverError, "nothing to sell")
    case .refusesWithoutAName: throw failure(.invalidRequest, "bad request")
    case .remembers: throw failure(.serverError, "this is load \(loads)")
    case .acceptsEverything: return nil
    case .deafToCancellation:
      await (time as? SteppedTime)?.hold(for: .seconds(2))
      return nil
    }
  }

  private func failure(_ kind: NetworkFailure.Kind, _ message: String) -> NetworkFailure {
    NetworkFailure(kind, domain: "com.example", code: 1, message: message)
  }
}

private let request = SourceRequest(
  adUnit: AdUnitID(rawValue: "home"), formats: [.native], credentials: ["parameter": ""],
  ordinal: 0)

@Suite struct NetworkConformanceTests {
  @Test func `an incomplete offer does not pass`() {
    withKnownIssue {
      try NetworkConformance.expectFills(UnrulyNetwork(.incompleteOffer), request)
    }
  }

  @Test func `a network that never fills does not pass`() {
    withKnownIssue {
      try NetworkConformance.expectFills(UnrulyNetwork(.acceptsEverything), request)
    }
  }

  @Test func `an error in place of no fill does not pass`() {
    withKnownIssue {
      try NetworkConformance.expectPasses(UnrulyNetwork(.errorForNoFill), request)
    }
  }

  @Test func `a network that is deaf to cancellation does not pass`() {
    withKnownIssue {
      try NetworkConformance.expectStopsWhenCancelled(UnrulyNetwork(.deafToCancellation), request)
    }
  }

  @Test func `a network that is never slow proves nothing about cancellation`() {
    withKnownIssue {
      try NetworkConformance.expectStopsWhenCancelled(UnrulyNetwork(.acceptsEverything), request)
    }
  }

  @Test(arguments: [UnrulyNetwork.Fault.acceptsEverything, .refusesWithoutAName])
  private func `a bad parameter that is not refused by name does not pass`(
    _ fault: UnrulyNetwork.Fault
  ) {
    withKnownIssue {
      try NetworkConformance.expectRefuses(UnrulyNetwork(fault), request, naming: ["parameter"])
    }
  }

  @Test func `a network that remembers does not pass`() {
    withKnownIssue {
      try NetworkConformance.expectHoldsNoState(UnrulyNetwork(.remembers), [request, request])
    }
  }
}
