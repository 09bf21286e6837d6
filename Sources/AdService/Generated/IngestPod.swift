// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What `pod.ingest` is called with.
public struct IngestPodParams: Hashable, Sendable {
  /// A session that pod.open gave, in place of its `stream`.
  public var session: String?

  /// The stream, as config.yaml names it.
  public var stream: String?

  /// The text of the media playlist.
  public var playlist: String

  public init(session: String? = nil, stream: String? = nil, playlist: String) {
    self.session = session
    self.stream = stream
    self.playlist = playlist
  }
}

extension IngestPodParams: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var session: String?
    var stream: String?
    var playlist: String?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 7 where key.word0 == 0x6e_6f69_7373_6573:  // session
        if try json.hasValue(key, 0, &seen) { session = try json.readString(length: 1...64) }
      case 6 where key.word0 == 0x6d61_6572_7473:  // stream
        if try json.hasValue(key, 1, &seen) { stream = try json.readString(length: 1...128) }
      case 8 where key.word0 == 0x7473_696c_7961_6c70:  // playlist
        if try json.hasValue(key, 2, &seen) {
          playlist = try json.readString(length: 1...67_108_864)
        }
      case 5 where key.word0 == 0x61_7465_6d5f:  // _meta
        _ = try json.skipValue()
      default:
        try json.unknownMember(key)
      }
    }
    guard let playlist else { throw json.failure(.missingMember("playlist")) }
    self.init(session: session, stream: stream, playlist: playlist)
  }

  public static var shape: JSONShape {
    .object(
      [
        .optional("session", .string(length: 1...64, format: nil)),
        .optional("stream", .string(length: 1...128, format: nil)),
        .required("playlist", .string(length: 1...67_108_864, format: nil)),
        .optional("_meta", .any),
      ],
      exactlyOne: false,
    )
  }
}

extension IngestPodParams: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("session", session)
    json.member("stream", stream)
    json.member("playlist", playlist)
    json.endObject()
  }
}

/// What is new.
public struct IngestPodResult: Hashable, Sendable {
  /// The breaks that are new or have changed, the one that begins first at first.
  public var breaks: [Break]

  /// The segments that the playlist has.
  public var refresh: PlaylistWindow {
    get { refreshApart.value }
    set { refreshApart = Boxed(newValue) }
  }

  private var refreshApart: Boxed<PlaylistWindow>

  /// What could not be read, by its line; the rest counts.
  public var notes: [PlaylistNote]

  public init(breaks: [Break], refresh: PlaylistWindow, notes: [PlaylistNote]) {
    self.breaks = breaks
    refreshApart = Boxed(refresh)
    self.notes = notes
  }
}

extension IngestPodResult: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var breaks: [Break]?
    var refresh: PlaylistWindow?
    var notes: [PlaylistNote]?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 6 where key.word0 == 0x736b_6165_7262:  // breaks
        if try json.hasValue(key, 0, &seen) {
          breaks = try json.readArray(of: Break.self, count: 0...Int.max)
        }
      case 7 where key.word0 == 0x68_7365_7266_6572:  // refresh
        if try json.hasValue(key, 1, &seen) { refresh = try PlaylistWindow(from: &json) }
      case 5 where key.word0 == 0x73_6574_6f6e:  // notes
        if try json.hasValue(key, 2, &seen) {
          notes = try json.readArray(of: PlaylistNote.self, count: 0...100)
        }
      default:
        try json.unknownMember(key)
      }
    }
    guard let breaks else { throw json.failure(.missingMember("breaks")) }
    guard let refresh else { throw json.failure(.missingMember("refresh")) }
    guard let notes else { throw json.failure(.missingMember("notes")) }
    self.init(breaks: breaks, refresh: refresh, notes: notes)
  }

  public static var shape: JSONShape {
    .object(
      [
        .required("breaks", .array(Break.shape, count: 0...Int.max)),
        .required("refresh", PlaylistWindow.shape),
        .required("notes", .array(PlaylistNote.shape, count: 0...100)),
      ],
      exactlyOne: false,
    )
  }
}

extension IngestPodResult: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("breaks", breaks)
    json.member("refresh", refreshApart)
    json.member("notes", notes)
    json.endObject()
  }
}
