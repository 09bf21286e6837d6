package import AdService
package import Mediation

/// What an adapter does that is no answer to a call that waits.
package enum AdapterEvent: Sendable {
  /// It says something unasked.
  case notification(AdapterNotification)

  /// It broke a rule.
  case violation(NetworkViolation)

  /// It answered a load that nobody waits for any more, with that.
  case lateLoad(LoadAdapterResult, of: OfferName)

  /// That many calls in a row have run out of time, and not a word came meanwhile.
  case silence(calls: Int)

  /// It wrote that line to its standard error.
  case log(String)

  /// It wrote so many more lines to its standard error than are told.
  case logLoss(Int)

  /// It has ended; this comes once, after everything else.
  case exit(AdapterEnd)
}
