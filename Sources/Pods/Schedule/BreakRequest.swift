/// What a caller wants to plan.
package struct BreakRequest: Hashable, Sendable {
  /// The stream to break.
  package var stream: PodStream

  /// The viewer's session with the stream, as the ad server named it.
  package var streamID: String?

  /// Where to begin; nil leaves it to the stream's pattern, or the rule of the next full minute.
  package var start: BreakStart?

  /// Where the player stands now by its own clock.
  package var playheadMs: Int64?

  /// The name that all viewers share; nil makes one of the start.
  package var identifier: PodIdentifier?

  /// How long to break; nil is as long as the stream's breaks are.
  package var durationMs: Int64?

  /// What viewers may not do.
  package var restrictions: [Restriction]

  /// Where the content goes on; nil is what suits the stream.
  package var resumptionOffset: ResumptionOffset?

  /// How players treat the break beyond that.
  package var manner: BreakManner

  /// What the ad server is told of it.
  package var demand: AdDemand

  /// Whether it may have begun: for a viewer who joins it, or watches what others have seen.
  package var mayHaveBegun: Bool

  /// Puts a request together.
  package init(
    stream: PodStream,
    streamID: String?,
    start: BreakStart? = nil,
    playheadMs: Int64? = nil,
    identifier: PodIdentifier? = nil,
    durationMs: Int64? = nil,
    restrictions: [Restriction] = [],
    resumptionOffset: ResumptionOffset? = nil,
    manner: BreakManner = .usual,
    demand: AdDemand = .none,
    mayHaveBegun: Bool = false,
  ) {
    self.stream = stream
    self.streamID = streamID
    self.start = start
    self.playheadMs = playheadMs
    self.identifier = identifier
    self.durationMs = durationMs
    self.restrictions = restrictions
    self.resumptionOffset = resumptionOffset
    self.manner = manner
    self.demand = demand
    self.mayHaveBegun = mayHaveBegun
  }
}
