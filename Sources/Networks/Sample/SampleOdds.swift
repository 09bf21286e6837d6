import Mediation

/// How the answers of the sample network are shared out between ads, errors and nothing.
struct SampleOdds: Hashable, Sendable {
  /// What an answer is to be.
  enum Answer: Hashable {
    case ad
    case failure(NetworkFailure.Kind)
    case nothing
  }

  /// Whether nothing but ads come, so that chance need not be asked.
  let isCertain: Bool

  private let ads: Double
  private let errors: [SampleSettings.ErrorRate]

  /// Works out the odds that the settings ask for.
  init(_ settings: SampleSettings) {
    errors =
      settings.fill == .mixed && settings.errors.isEmpty
      ? SampleSettings.ErrorRate.mixed : settings.errors
    ads =
      switch settings.fill {
      case .always: 1 - errors.reduce(0) { $0 + $1.rate }
      case .never: 0
      case .rate(let rate): rate
      case .mixed: SampleSettings.Fill.mixedRate
      }
    isCertain = settings.fill == .always && errors.isEmpty
  }

  /// What a number from 0 to less than 1 stands for.
  func answer(at share: Double) -> Answer {
    var bound = ads
    if share < bound { return .ad }
    for error in errors {
      bound += error.rate
      if share < bound { return .failure(error.kind) }
    }
    return .nothing
  }
}

extension SampleSettings.ErrorRate {
  /// The errors of a network that is neither good nor bad.
  fileprivate static let mixed = [
    SampleSettings.ErrorRate(.internalError, 0.05), SampleSettings.ErrorRate(.networkError, 0.05),
  ]
}
