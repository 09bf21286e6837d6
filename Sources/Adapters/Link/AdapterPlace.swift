package import Loop

/// Where adapters live: in what time, and who is at the other end.
package struct AdapterPlace: Sendable {
  /// The clock and the executor of everything about them.
  package let timeline: any Timeline

  /// What passes here is written down or played; nil if it is neither.
  let tape: (any AdapterTape)?

  /// What programs are started on; nil if a transcript plays them.
  let loop: EventLoop?

  /// Programs are started on that loop; with a tape they are written down.
  package init(_ loop: EventLoop, tape: (any AdapterTape)? = nil) {
    timeline = loop
    self.loop = loop
    self.tape = tape
  }

  /// No program is started: a transcript plays all of them.
  package init(_ timeline: any Timeline, playing tape: any AdapterTape) {
    self.timeline = timeline
    self.tape = tape
    loop = nil
  }

  /// Whether the steps of a gentle end come by themselves: rehearsed time may never do so.
  var hasPatience: Bool { loop.map { !$0.isRehearsing || $0.isFollowing } ?? false }
}
