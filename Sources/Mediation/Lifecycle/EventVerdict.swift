/// What a reported event came to, and what the engine has to do about it.
package enum EventVerdict: Hashable, Sendable {
  /// It counts; when it earned money, `paidMicros` says how much, and `paid` has to be written.
  ///
  /// A reward is late when it had been said that it did not come.
  case recorded(paidMicros: Int64?, isLate: Bool = false)

  /// It had been told before.
  case duplicate

  /// It cannot have happened; `isKept` says whether a `violation` has to be written.
  case rejected(EventRefusal, isKept: Bool)
}
