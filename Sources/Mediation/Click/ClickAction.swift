/// What the app has to do for a click.
package enum ClickAction: Hashable, Sendable {
  /// Nothing: the app has acted by itself.
  case custom

  /// Hand this address to the app that opens it.
  case deepLink(String)

  /// Open this address in the browser.
  case browser(String)
}
