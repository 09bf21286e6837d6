/// The publisher's keys for a stream; each of them opens one door only.
package struct StreamKeys: Hashable, Sendable {
  /// Signs what asks for the ads of a break; nil if the ad server asks for no token there.
  package let pod: String?

  /// Signs what opens the stream for a viewer; nil if the ad server asks for no token there.
  package let creation: String?

  /// How long after the end of a break its token is still good.
  package let lifetimeMs: Int64

  /// Takes the keys as they are.
  package init(pod: String? = nil, creation: String? = nil, lifetimeMs: Int64 = 3_600_000) {
    self.pod = pod
    self.creation = creation
    self.lifetimeMs = lifetimeMs
  }
}
