/// The error of the Google Mobile Ads SDK that means the same.
package struct GMAError: Hashable, Sendable {
  /// The domain that the SDK gives its errors.
  package static let domain = "com.google.admob"

  /// The number in that domain, of `GADErrorCode` or `GADPresentationErrorCode`.
  package let code: Int

  /// The number for an ad whose size was not asked for.
  static let invalidAdSize = 10

  /// Takes one of the SDK's numbers.
  package init(code: Int) {
    self.code = code
  }
}
