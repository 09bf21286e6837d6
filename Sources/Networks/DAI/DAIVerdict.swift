/// What the ad server says of a media id that it was told.
package enum DAIVerdict: Hashable, Sendable, CaseIterable {
  /// 202: it has heard it, and will look into it.
  case accepted

  /// 204: it is counted.
  case counted

  /// 404: it knows no such id, does not know it any more, or has heard it before.
  case unknown

  /// 409: somebody else has told it.
  case toldByOther

  /// It said something else, or could not be asked.
  case failed

  /// What a status means.
  package init(status: Int) {
    self =
      switch status {
      case 202: .accepted
      case 204: .counted
      case 404: .unknown
      case 409: .toldByOther
      default: .failed
      }
  }
}
