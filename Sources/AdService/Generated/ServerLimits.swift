// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// How much the engine takes on before it refuses with RESOURCE_EXHAUSTED.
public struct ServerLimits: Hashable, Sendable {
  /// The size of one message.
  public var messageBytes: Int

  /// How deep arrays and objects nest.
  public var depth: Int

  /// The calls in one batch.
  public var batchCalls: Int

  /// The calls that wait for their answer.
  public var callsInFlight: Int

  /// The output that nobody has read before reading input stops.
  public var unreadOutputBytes: Int

  /// The ads held at once.
  public var adsHeld: Int

  /// The breaks held at once.
  public var breaksHeld: Int

  /// The viewers' sessions with streams that are open at once.
  public var sessionsOpen: Int

  /// The latest events that can be listed.
  public var eventsKept: Int

  /// The deliveries that are still to be made; more are dropped.
  public var deliveriesWaiting: Int

  /// The latest deliveries whose outcome can be listed.
  public var deliveriesKept: Int

  /// The latest loads that can be explained.
  public var explanationsKept: Int

  /// The latest answers kept for a repeated requestId.
  public var answersKept: Int

  /// How long an answer is kept for a repeated requestId.
  public var answersKeptMs: Int

  /// How many bytes of such answers are kept.
  public var answersKeptBytes: Int

  /// How much may be known of app, device and viewer, as JSON.
  public var contextBytes: Int

  public init(
    messageBytes: Int,
    depth: Int,
    batchCalls: Int,
    callsInFlight: Int,
    unreadOutputBytes: Int,
    adsHeld: Int,
    breaksHeld: Int,
    sessionsOpen: Int,
    eventsKept: Int,
    deliveriesWaiting: Int,
    deliveriesKept: Int,
    explanationsKept: Int,
    answersKept: Int,
    answersKeptMs: Int,
    answersKeptBytes: Int,
    contextBytes: Int,
  ) {
    self.messageBytes = messageBytes
    self.depth = depth
    self.batchCalls = batchCalls
    self.callsInFlight = callsInFlight
    self.unreadOutputBytes = unreadOutputBytes
    self.adsHeld = adsHeld
    self.breaksHeld = breaksHeld
    self.sessionsOpen = sessionsOpen
    self.eventsKept = eventsKept
    self.deliveriesWaiting = deliveriesWaiting
    self.deliveriesKept = deliveriesKept
    self.explanationsKept = explanationsKept
    self.answersKept = answersKept
    self.answersKeptMs = answersKeptMs
    self.answersKeptBytes = answersKeptBytes
    self.contextBytes = contextBytes
  }
}

extension ServerLimits: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var messageBytes: Int?
    var depth: Int?
    var batchCalls: Int?
    var callsInFlight: Int?
    var unreadOutputBytes: Int?
    var adsHeld: Int?
    var breaksHeld: Int?
    var sessionsOpen: Int?
    var eventsKept: Int?
    var deliveriesWaiting: Int?
    var deliveriesKept: Int?
    var explanationsKept: Int?
    var answersKept: Int?
    var answersKeptMs: Int?
    var answersKeptBytes: Int?
    var contextBytes: Int?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 12 where key.word0 == 0x4265_6761_7373_656d && key.word1 == 0x7365_7479:  // messageBytes
        if try json.hasValue(key, 0, &seen) {
          messageBytes = try json.readInt(in: 0...9_007_199_254_740_991)
        }
      case 5 where key.word0 == 0x68_7470_6564:  // depth
        if try json.hasValue(key, 1, &seen) {
          depth = try json.readInt(in: 0...9_007_199_254_740_991)
        }
      case 10 where key.word0 == 0x6c61_4368_6374_6162 && key.word1 == 0x736c:  // batchCalls
        if try json.hasValue(key, 2, &seen) {
          batchCalls = try json.readInt(in: 0...9_007_199_254_740_991)
        }
      case 13
      where key.word0 == 0x466e_4973_6c6c_6163
        && key.word1 == 0x74_6867_696c:  // callsInFlight
        if try json.hasValue(key, 3, &seen) {
          callsInFlight = try json.readInt(in: 0...9_007_199_254_740_991)
        }
      case 17
      where key.word0 == 0x754f_6461_6572_6e75
        && key.word1 == 0x6574_7942_7475_7074
        && key.word2 == 0x73:  // unreadOutputBytes
        if try json.hasValue(key, 4, &seen) {
          unreadOutputBytes = try json.readInt(in: 0...9_007_199_254_740_991)
        }
      case 7 where key.word0 == 0x64_6c65_4873_6461:  // adsHeld
        if try json.hasValue(key, 5, &seen) {
          adsHeld = try json.readInt(in: 0...9_007_199_254_740_991)
        }
      case 10 where key.word0 == 0x6548_736b_6165_7262 && key.word1 == 0x646c:  // breaksHeld
        if try json.hasValue(key, 6, &seen) {
          breaksHeld = try json.readInt(in: 0...9_007_199_254_740_991)
        }
      case 12 where key.word0 == 0x736e_6f69_7373_6573 && key.word1 == 0x6e65_704f:  // sessionsOpen
        if try json.hasValue(key, 7, &seen) {
          sessionsOpen = try json.readInt(in: 0...9_007_199_254_740_991)
        }
      case 10 where key.word0 == 0x654b_7374_6e65_7665 && key.word1 == 0x7470:  // eventsKept
        if try json.hasValue(key, 8, &seen) {
          eventsKept = try json.readInt(in: 0...9_007_199_254_740_991)
        }
      case 17
      where key.word0 == 0x6972_6576_696c_6564
        && key.word1 == 0x6e69_7469_6157_7365
        && key.word2 == 0x67:  // deliveriesWaiting
        if try json.hasValue(key, 9, &seen) {
          deliveriesWaiting = try json.readInt(in: 0...9_007_199_254_740_991)
        }
      case 14
      where key.word0 == 0x6972_6576_696c_6564
        && key.word1 == 0x7470_654b_7365:  // deliveriesKept
        if try json.hasValue(key, 10, &seen) {
          deliveriesKept = try json.readInt(in: 0...9_007_199_254_740_991)
        }
      case 16
      where key.word0 == 0x7461_6e61_6c70_7865
        && key.word1 == 0x7470_654b_736e_6f69:  // explanationsKept
        if try json.hasValue(key, 11, &seen) {
          explanationsKept = try json.readInt(in: 0...9_007_199_254_740_991)
        }
      case 11 where key.word0 == 0x4b73_7265_7773_6e61 && key.word1 == 0x74_7065:  // answersKept
        if try json.hasValue(key, 12, &seen) {
          answersKept = try json.readInt(in: 0...9_007_199_254_740_991)
        }
      case 13
      where key.word0 == 0x4b73_7265_7773_6e61
        && key.word1 == 0x73_4d74_7065:  // answersKeptMs
        if try json.hasValue(key, 13, &seen) {
          answersKeptMs = try json.readInt(in: 0...9_007_199_254_740_991)
        }
      case 16
      where key.word0 == 0x4b73_7265_7773_6e61
        && key.word1 == 0x7365_7479_4274_7065:  // answersKeptBytes
        if try json.hasValue(key, 14, &seen) {
          answersKeptBytes = try json.readInt(in: 0...9_007_199_254_740_991)
        }
      case 12 where key.word0 == 0x4274_7865_746e_6f63 && key.word1 == 0x7365_7479:  // contextBytes
        if try json.hasValue(key, 15, &seen) {
          contextBytes = try json.readInt(in: 0...9_007_199_254_740_991)
        }
      default:
        try json.unknownMember(key)
      }
    }
    guard let messageBytes else { throw json.failure(.missingMember("messageBytes")) }
    guard let depth else { throw json.failure(.missingMember("depth")) }
    guard let batchCalls else { throw json.failure(.missingMember("batchCalls")) }
    guard let callsInFlight else { throw json.failure(.missingMember("callsInFlight")) }
    guard let unreadOutputBytes else { throw json.failure(.missingMember("unreadOutputBytes")) }
    guard let adsHeld else { throw json.failure(.missingMember("adsHeld")) }
    guard let breaksHeld else { throw json.failure(.missingMember("breaksHeld")) }
    guard let sessionsOpen else { throw json.failure(.missingMember("sessionsOpen")) }
    guard let eventsKept else { throw json.failure(.missingMember("eventsKept")) }
    guard let deliveriesWaiting else { throw json.failure(.missingMember("deliveriesWaiting")) }
    guard let deliveriesKept else { throw json.failure(.missingMember("deliveriesKept")) }
    guard let explanationsKept else { throw json.failure(.missingMember("explanationsKept")) }
    guard let answersKept else { throw json.failure(.missingMember("answersKept")) }
    guard let answersKeptMs else { throw json.failure(.missingMember("answersKeptMs")) }
    guard let answersKeptBytes else { throw json.failure(.missingMember("answersKeptBytes")) }
    guard let contextBytes else { throw json.failure(.missingMember("contextBytes")) }
    self.init(
      messageBytes: messageBytes,
      depth: depth,
      batchCalls: batchCalls,
      callsInFlight: callsInFlight,
      unreadOutputBytes: unreadOutputBytes,
      adsHeld: adsHeld,
      breaksHeld: breaksHeld,
      sessionsOpen: sessionsOpen,
      eventsKept: eventsKept,
      deliveriesWaiting: deliveriesWaiting,
      deliveriesKept: deliveriesKept,
      explanationsKept: explanationsKept,
      answersKept: answersKept,
      answersKeptMs: answersKeptMs,
      answersKeptBytes: answersKeptBytes,
      contextBytes: contextBytes,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("messageBytes", .integer(0...9_007_199_254_740_991)),
        .required("depth", .integer(0...9_007_199_254_740_991)),
        .required("batchCalls", .integer(0...9_007_199_254_740_991)),
        .required("callsInFlight", .integer(0...9_007_199_254_740_991)),
        .required("unreadOutputBytes", .integer(0...9_007_199_254_740_991)),
        .required("adsHeld", .integer(0...9_007_199_254_740_991)),
        .required("breaksHeld", .integer(0...9_007_199_254_740_991)),
        .required("sessionsOpen", .integer(0...9_007_199_254_740_991)),
        .required("eventsKept", .integer(0...9_007_199_254_740_991)),
        .required("deliveriesWaiting", .integer(0...9_007_199_254_740_991)),
        .required("deliveriesKept", .integer(0...9_007_199_254_740_991)),
        .required("explanationsKept", .integer(0...9_007_199_254_740_991)),
        .required("answersKept", .integer(0...9_007_199_254_740_991)),
        .required("answersKeptMs", .integer(0...9_007_199_254_740_991)),
        .required("answersKeptBytes", .integer(0...9_007_199_254_740_991)),
        .required("contextBytes", .integer(0...9_007_199_254_740_991)),
      ],
      exactlyOne: false,
    )
  }
}

extension ServerLimits: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("messageBytes", messageBytes)
    json.member("depth", depth)
    json.member("batchCalls", batchCalls)
    json.member("callsInFlight", callsInFlight)
    json.member("unreadOutputBytes", unreadOutputBytes)
    json.member("adsHeld", adsHeld)
    json.member("breaksHeld", breaksHeld)
    json.member("sessionsOpen", sessionsOpen)
    json.member("eventsKept", eventsKept)
    json.member("deliveriesWaiting", deliveriesWaiting)
    json.member("deliveriesKept", deliveriesKept)
    json.member("explanationsKept", explanationsKept)
    json.member("answersKept", answersKept)
    json.member("answersKeptMs", answersKeptMs)
    json.member("answersKeptBytes", answersKeptBytes)
    json.member("contextBytes", contextBytes)
    json.endObject()
  }
}
