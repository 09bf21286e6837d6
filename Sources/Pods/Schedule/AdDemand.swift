/// What the ad server is told of a break beyond its name and length.
package struct AdDemand: Hashable, Sendable {
  /// What ads are chosen by, under names of the publisher's choice.
  package let parameters: [String: String]

  /// The signal that called for the break, in base 64.
  package let scte35: String?

  /// Nothing.
  package static let none = AdDemand()

  /// Puts a demand together.
  package init(parameters: [String: String] = [:], scte35: String? = nil) {
    self.parameters = parameters
    self.scte35 = scte35
  }

  /// The demand with whatever it leaves open as another one has it.
  func completed(by other: AdDemand) -> AdDemand {
    AdDemand(
      parameters: parameters.isEmpty ? other.parameters : parameters,
      scte35: scte35 ?? other.scte35)
  }

  /// The parameters as a query of their own, in the order of their names.
  ///
  /// A tilde is escaped too, because it separates what a token says.
  var encodedParameters: String {
    parameters.sorted { $0.key < $1.key }
      .map { "\(Self.encoded($0.key))=\(Self.encoded($0.value))" }.joined(separator: "&")
  }

  private static func encoded(_ text: String) -> String {
    text.percentEncoded.split(separator: AccessToken.separator, omittingEmptySubsequences: false)
      .joined(separator: "%7E")
  }
}
