/// What is said of a viewer that a network may not be allowed to see.
package enum PrivateField: Int, CaseIterable, Hashable, Sendable {
  /// The id that the system of the device gives to advertisers.
  case deviceID

  /// What the publisher calls the viewer.
  case userID

  /// What others call the viewer.
  case extendedIDs

  /// The end of the address in the network, which tells one household from another.
  case address

  /// All of them.
  package static let all = Set(allCases)

  /// The field, as part of a sentence.
  var words: String {
    switch self {
    case .deviceID: "the device's id"
    case .userID: "the viewer's id"
    case .extendedIDs: "what others call the viewer"
    case .address: "the end of the address"
    }
  }
}
