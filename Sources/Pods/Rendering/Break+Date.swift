extension Break {
  /// When it begins by the stream's dates; nil if it lies in content whose own date is not given.
  ///
  /// A break after the content has a date too, since every date range must; it says nothing.
  package func dateMs(contentStartMs: Int64?) -> Int64? {
    if let startMs = place.startMs { return startMs }
    return contentStartMs?.plusBounded(place.offsetMs ?? 0)
  }
}
