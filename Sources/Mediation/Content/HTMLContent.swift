/// A page to be shown in a web view.
package struct HTMLContent: Hashable, Sendable {
  /// The page's source.
  package let markup: String

  /// The width in points.
  package let width: Int

  /// The height in points.
  package let height: Int

  /// States a page.
  package init(markup: String, width: Int, height: Int) {
    self.markup = markup
    self.width = width
    self.height = height
  }
}
