package import Loop

extension AdapterLink {
  /// How far a program can stretch us.
  package struct Bounds: Hashable, Sendable {
    /// The longest message that is taken from it.
    package var messageBytes = 16 << 20

    /// How many calls may wait for it at once.
    package var calls = 16_384

    /// How many calls that were given up are remembered, so that a late answer is known as one.
    package var callsRemembered = 10_000

    /// How long they are remembered.
    package var rememberedFor = Duration.seconds(600)

    /// How many of its notifications and mistakes are passed on in a second.
    package var reportsInASecond = 1_000

    /// How far its pipes can stretch us.
    package var pipes = ChildProcess.Bounds()

    /// The usual bounds.
    package init() {}
  }
}
