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

  /// The sample banner of that size.
  static func sampleBanner(_ size: BannerSize) -> HTMLContent {
    let (width, height) = (size.width, size.height)
    return HTMLContent(
      markup: """
        <!doctype html><title>A quiet cup of tea</title>\
        <a href="https://example.com/sample/landing">\
        <img src="https://example.com/sample/banner-\(width)x\(height).png" \
        alt="A quiet cup of tea" width="\(width)" height="\(height)"></a>
        """,
      width: width, height: height)
  }
}
