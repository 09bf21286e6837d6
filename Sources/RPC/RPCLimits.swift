/// How much a session takes from its peer, so that no peer can exhaust the process.
public struct RPCLimits: Hashable, Sendable {
  /// The longest message in bytes.
  public var messageBytes = 16 << 20

  /// How deeply a message may nest.
  public var depth = 256

  /// How many calls one batch may hold.
  public var batch = 1000

  /// How many calls may wait for their answers at once.
  public var calls = 16384

  /// How many bytes may be unread before reading stops.
  public var unreadBytes = 64 << 20

  /// How many answers are remembered for calls that are made again with the same requestId.
  public var answersKept = 10_000

  /// How many bytes of such answers are remembered; of others only that there was one.
  public var answerBytesKept = 64 << 20

  /// How long such an answer is remembered.
  public var answersKeptFor = Duration.seconds(600)

  /// How long calls may still take when no more input comes.
  public var drain = Duration.seconds(5)

  /// How long calls may take to end when they have been cancelled because that time is over.
  public var unwinding = Duration.milliseconds(500)

  public init() {}
}
