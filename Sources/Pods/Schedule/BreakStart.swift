/// Where the caller wants a break to begin.
///
/// What each way of saying it comes to; `now` is the clock on the wall and `playhead` the place of
/// the player at that moment on its own clock, if the caller has given it:
///
/// | asked for     | start           | interstitial's place                 | has passed when      |
/// | ------------- | --------------- | ------------------------------------ | -------------------- |
/// | nothing       | the next minute | playhead + start - now, or the start | never                |
/// | `clock`       | as given        | playhead + start - now, or the start | start < now          |
/// | `programTime` | as given        | the start                            | start < now, if live |
/// | `offset`      | none            | the offset                           | offset < playhead    |
///
/// A start that is `now` has not passed. A program time stays a date even with a playhead, because
/// how far the player is behind live is not known here and would move the break by just as much; on
/// demand it is when the content was recorded, which says nothing about now. An offset counts from
/// the beginning of the content, as the clocks of players do on demand; a live stream has none.
package enum BreakStart: Hashable, Sendable {
  /// By the clock on the wall, in milliseconds since the epoch.
  case clock(Int64)

  /// By the dates that the stream itself carries, in milliseconds since the epoch.
  case programTime(Int64)

  /// From the beginning of a stream on demand.
  case offset(Int64)
}
