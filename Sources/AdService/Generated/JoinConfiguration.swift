// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What viewers get who begin to watch inside of a break.
public struct JoinConfiguration: Hashable, Sendable {
  /// How much of a running break is played; rest if absent.
  public var running: JoinRunning?

  /// The shortest rest that is worth playing.
  public var minRestMs: Int

  /// How long a new viewer is spared of breaks that begin.
  public var graceMs: Int

  /// Whether the pre-roll is played even where a running break is played.
  public var preRollInBreak: Bool

  public init(
    running: JoinRunning? = nil,
    minRestMs: Int = 0,
    graceMs: Int = 0,
    preRollInBreak: Bool = false,
  ) {
    self.running = running
    self.minRestMs = minRestMs
    self.graceMs = graceMs
    self.preRollInBreak = preRollInBreak
  }
}

extension JoinConfiguration: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var running: JoinRunning?
    var minRestMs: Int?
    var graceMs: Int?
    var preRollInBreak: Bool?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 7 where key.word0 == 0x67_6e69_6e6e_7572:  // running
        if try json.hasValue(key, 0, &seen) { running = try JoinRunning(from: &json) }
      case 9 where key.word0 == 0x4d74_7365_526e_696d && key.word1 == 0x73:  // minRestMs
        if try json.hasValue(key, 1, &seen) { minRestMs = try json.readInt(in: 0...86_400_000) }
      case 7 where key.word0 == 0x73_4d65_6361_7267:  // graceMs
        if try json.hasValue(key, 2, &seen) { graceMs = try json.readInt(in: 0...86_400_000) }
      case 14
      where key.word0 == 0x496c_6c6f_5265_7270
        && key.word1 == 0x6b61_6572_426e:  // preRollInBreak
        if try json.hasValue(key, 3, &seen) { preRollInBreak = try json.readBool() }
      default:
        try json.unknownMember(key)
      }
    }
    self.init(
      running: running,
      minRestMs: minRestMs ?? 0,
      graceMs: graceMs ?? 0,
      preRollInBreak: preRollInBreak ?? false,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .optional("running", JoinRunning.shape),
        .optional("minRestMs", .integer(0...86_400_000)),
        .optional("graceMs", .integer(0...86_400_000)),
        .optional("preRollInBreak", .boolean),
      ],
      exactlyOne: false,
    )
  }
}

extension JoinConfiguration: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("running", running)
    json.member("minRestMs", minRestMs)
    json.member("graceMs", graceMs)
    json.member("preRollInBreak", preRollInBreak)
    json.endObject()
  }
}
