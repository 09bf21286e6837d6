import Mediation

extension HTMLContent {
  /// The sample page, for a phone held upright.
  static let sample = HTMLContent(
    markup: """
      <!doctype html><title>A quiet cup of tea</title>\
      <a href="https://example.com/sample/landing">\
      <img src="https://example.com/sample/page.png" alt="A quiet cup of tea" \
      width="320" height="480"></a>
      """,
    width: 320, height: 480)
}
