/// Where the caller wants a break to begin.
///
/// What each way of saying it comes to; `now` is the clock on the wall and `playhead` the place of
/// the player at that moment on its own clock, if the caller has given it:
///
/// | asked for     | start       | interstitial's place                 | has passed when      |
/// | ------------- | ----------- | ------------------------------------ | -------------------- |
/// | nothing       | next minute | playhead + start - now, or the start | never                |
/// | `clock`       | as given    | playhead + start - now, or the start | start < now          |
/// | `programTime` | as given    | the start                            | start < now, if live |
/// | `offset`      | see below   | the offset                           | offset < playhead    |
///
/// A stream with a pattern has its next break in place of the next minute. Breaks before and after
/// the content have their place by that and never pass.
///
/// A start that is `now` has not passed. A program time stays a date even with a playhead, because
/// how far the player is behind live is not known here and would move the break by just as much; on
/// demand it is when the content was recorded, which says nothing about now.
///
/// An offset is a place on the player's clock. On demand that clock counts from the beginning of
/// the content, so the break has an offset and no start. A live stream has no beginning: there the
/// playhead must be given, the start is about now + offset - playhead, and other viewers, whose
/// clocks are their own, are not held to it.
package enum BreakStart: Hashable, Sendable {
  /// By the clock on the wall, in milliseconds since the epoch.
  case clock(Int64)

  /// By the dates that the stream itself carries, in milliseconds since the epoch.
  case programTime(Int64)

  /// By the player's own clock, which on demand counts from the beginning of the content.
  case offset(Int64)

  /// The place, by whatever it is counted.
  package var ms: Int64 {
    switch self {
    case .clock(let ms), .programTime(let ms), .offset(let ms): ms
    }
  }
}
