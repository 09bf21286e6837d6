/// An answer of an ad server in the Video Ad Serving Template, of any version from 1 to 4.3.
package struct VASTDocument: Hashable, Sendable {
  /// The version that it claims to have; nil if it does not say.
  package var version: String?

  /// Its ads, in the order of the text; none if the server has none to serve.
  package var ads: [VASTAd] = []

  /// Who wants to hear that there was no ad in it.
  package var errorURLs: [String] = []
}
