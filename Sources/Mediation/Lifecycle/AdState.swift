/// Where a held ad stands in its life.
package enum AdState: String, Hashable, Sendable {
  case ready
  case presenting
  case dismissed
  case expired
  case failed
  case released
}
