/// What the app has to do for a click.
package enum ClickAction: Hashable, Sendable {
  case custom
  case deepLink(String)
  case browser(String)
}
