package import Mediation

/// A course of events that the sample network plays, whatever chance and its settings say.
package struct SampleScript: Hashable, Sendable {
  /// The courses there are, under the names that the configuration has for them.
  package enum Name: String, CaseIterable, Hashable, Sendable {
    case fill
    case noFill
    case fail
    case answerTwice
    case answerLate
    case neverAnswer
    case successWithoutAd
    case wrongSize
    case wrongFormat
    case missingAsset
    case noAdChoices
    case manyImages
    case reserved
    case countsItself
    case refusePresent
    case silentPresent
    case failToAppear
    case wholeCourse
    case skip
    case noReward
    case closeBeforeReward
    case rewardAfterGrace
    case rewardTwice
    case eventsBackwards
  }

  /// Which course it is.
  package let name: Name

  /// What kind of failure `fail` ends with; nil leaves it to the settings.
  package let failureKind: NetworkFailure.Kind?

  /// Takes a course by its name.
  package init(_ name: Name, failingWith kind: NetworkFailure.Kind? = nil) {
    self.name = name
    failureKind = kind
  }

  /// Reads a course as parameters and extras say it, for example `fail:networkError`.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    // Looked through, as the table that Swift makes for so many words takes longer to make.
    guard let name = Name.allCases.first(where: { $0.rawValue == parts[0] }) else { return nil }
    switch (name, parts.count) {
    case (_, 1): self.init(name)
    case (.fail, 2):
      guard let kind = NetworkFailure.Kind(named: String(parts[1])) else { return nil }
      self.init(.fail, failingWith: kind)
    default: return nil
    }
  }

  /// Whether no answer comes before the time is over.
  var isSilent: Bool { name == .neverAnswer || name == .answerLate }
}

extension NetworkFailure.Kind {
  fileprivate init?(named name: String) {
    switch name {
    case "invalidRequest": self = .invalidRequest
    case "noFill": self = .noFill
    case "networkError": self = .networkError
    case "serverError": self = .serverError
    case "timeout": self = .timeout
    case "badMediationSettings": self = .badMediationSettings
    case "adapterFailed": self = .adapterFailed
    case "internalError": self = .internalError
    case "invalidArgument": self = .invalidArgument
    default: return nil
    }
  }
}
