package import HTTP
import JSON

/// What is known of the ads of a session.
///
/// It comes late: a break may have begun before its ads are told.
package struct DAIMetadata: Hashable, Sendable {
  /// What the media ids that begin alike stand for.
  package struct Tag: Hashable, Sendable {
    /// What happens there, such as start, complete or progress.
    let kind: String

    /// Whether the ad server wants to hear that it was met: it does not of what only goes on.
    package var isVerified: Bool { kind != "progress" }
  }

  /// An ad, or slate.
  package struct Ad: Hashable, Sendable {
    /// The name of the ad in the session.
    package let id: String

    /// How long it lasts, if that is known.
    package let durationMs: Int64?

    /// Whether it only fills time that no ad was found for.
    package let isSlate: Bool

    /// What it is called.
    package let title: String?

    /// What it is about.
    package let description: String?

    /// Which one of its break it is, from 1 on.
    let position: Int64

    /// The break that it is in.
    let breakID: String
  }

  /// How long the answer may be.
  static let longestAnswer = 2 << 20

  private static let mostTags = 20_000
  private static let mostAds = 2_000
  private static let longestText = 512

  private let tags: [String: Tag]

  /// The lengths that prefixes have, greatest first.
  private let lengths: [Int]
  private let ads: [String: [Ad]]

  /// Knows nothing yet.
  package init() {
    tags = [:]
    lengths = []
    ads = [:]
  }

  /// Reads what was answered.
  package init(_ response: HTTPResponse) throws(DAIFault) {
    guard response.status == 200 else { throw DAIFault(status: response.status) }
    let answer: JSONValue
    do throws(JSONError) {
      answer = try JSONValue(parsing: response.body)
    } catch {
      throw .unreadable(error.message)
    }
    let tags = answer["tags"]?.members ?? []
    let ads = answer["ads"]?.members ?? []
    guard tags.count <= Self.mostTags, ads.count <= Self.mostAds else {
      throw .unreadable("it tells of \(ads.count) ads and \(tags.count) tags")
    }
    var known: [String: Tag] = [:]
    for tag in tags where !tag.name.isEmpty && tag.name.utf8.count <= Self.longestText {
      known[tag.name] = Tag(kind: tag.value.text("type", upTo: Self.longestText) ?? "")
    }
    self.tags = known
    lengths = Set(known.keys.map(\.utf8.count)).sorted(by: >)
    self.ads = Dictionary(grouping: ads.compactMap { Ad($0) }, by: \.breakID)
      .mapValues { $0.sorted { ($0.position, $0.id) < ($1.position, $1.id) } }
  }

  /// What a media id stands for that was met in the stream.
  ///
  /// What is known is only its beginning; where several fit, the longest counts.
  package func tag(of mediaID: String) -> Tag? {
    let bytes = mediaID.utf8
    for length in lengths where length <= bytes.count {
      if let prefix = String(bytes.prefix(length)), let tag = tags[prefix] { return tag }
    }
    return nil
  }

  /// The ads of a break in the order in which they play, slate included.
  package func ads(inBreak name: String) -> [Ad] { ads[name] ?? [] }
}

extension DAIMetadata.Ad {
  /// Reads an ad; nil if nothing says where it belongs.
  fileprivate init?(_ member: JSONMember) {
    let longest = 512
    guard !member.name.isEmpty, member.name.utf8.count <= longest,
      let breakID = member.value.text("ad_break_id", upTo: longest)
    else { return nil }
    id = member.name
    self.breakID = breakID
    durationMs = member.value.milliseconds("duration")
    isSlate = member.value["slate"] == .boolean(true)
    title = member.value.text("title", upTo: longest)
    description = member.value.text("description", upTo: 4 * longest)
    if case .number(let number)? = member.value["position"] {
      position = number.integer ?? .max
    } else {
      position = .max
    }
  }
}
