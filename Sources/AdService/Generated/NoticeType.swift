// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What an adapter is told of an ad.
public enum NoticeType: String, Hashable, Sendable, CaseIterable {
  /// The ad was seen; the engine has counted it.
  case impression

  /// An asset was clicked; the engine has counted it.
  case click

  /// The client has drawn the ad, from the assets in `rendered`.
  case rendered

  /// The client draws the ad no more.
  case untracked

  /// Another ad was taken instead, or the load had ended when this one came; the ad is over.
  case lost

  /// The viewer does not want to see the ad, for the `reason` given.
  case muted
}

extension NoticeType: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 10 where word.word0 == 0x6973_7365_7270_6d69 && word.word1 == 0x6e6f:  // impression
      self = .impression
    case 5 where word.word0 == 0x6b_6369_6c63:  // click
      self = .click
    case 8 where word.word0 == 0x6465_7265_646e_6572:  // rendered
      self = .rendered
    case 9 where word.word0 == 0x656b_6361_7274_6e75 && word.word1 == 0x64:  // untracked
      self = .untracked
    case 4 where word.word0 == 0x7473_6f6c:  // lost
      self = .lost
    case 5 where word.word0 == 0x64_6574_756d:  // muted
      self = .muted
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension NoticeType: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
