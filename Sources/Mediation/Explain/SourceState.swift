/// How a source ended in a load, under the names that travel.
package enum SourceState: String, Hashable, Sendable {
  case notAttempted
  case skipped
  case timeout
  case noFill
  case error
  case lost
  case won
}
