/// How far a network has come with being set up.
package enum NetworkStanding: Hashable, Sendable {
  /// Nobody has set it up yet.
  case idle

  /// It is being set up.
  case settingUp

  /// It can be asked.
  case ready(NetworkTraits)

  /// It could not be set up, or has died; whether it comes back is its own affair.
  indirect case failed(NetworkFailure)
}

/// What a network says of itself once it is set up.
package struct NetworkTraits: Hashable, Sendable {
  /// The version of what speaks for the network.
  package var adapterVersion: VersionNumber?

  /// The version of the network's own software.
  package var sdkVersion: VersionNumber?

  /// The formats that it sells; nil leaves it with those that are known without asking.
  package var formats: FormatSet?

  /// Whether it knows what to do with extras; nil when it does not say.
  package var takesExtras: Bool?

  /// Begins with nothing said.
  package init() {}
}

/// A version in three numbers.
package struct VersionNumber: Hashable, Sendable {
  /// The number of the contract.
  package let major: Int

  /// The number of additions to it.
  package let minor: Int

  /// The number of repairs.
  package let patch: Int

  /// Reads a version as the vendor writes it; whatever has not enough parts is 0.0.0.
  package init(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(Self.number)
    guard parts.count >= 3, parts.allSatisfy({ $0 != nil }) else {
      (major, minor, patch) = (0, 0, 0)
      return
    }
    let numbers = parts.compactMap(\.self)
    major = numbers[0]
    minor = numbers[1]
    // Four parts are how adapters count: the SDK's three, and their own.
    patch = numbers.count >= 4 ? numbers[2] * 100 + numbers[3] : numbers[2]
  }

  private static func number(_ part: Substring) -> Int? {
    guard part.utf8.count <= 5, part.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return Int(part)
  }

  /// The version as people write it.
  package var text: String { "\(major).\(minor).\(patch)" }
}
