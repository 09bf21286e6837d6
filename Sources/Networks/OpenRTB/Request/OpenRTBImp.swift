import JSON
import Mediation

/// One thing that an exchange is asked for, and how its answers are read.
///
/// Shared by all bids for it.
final class OpenRTBImp: Sendable {
  /// Its name in the request.
  let id: String

  /// The format of the ads that it brings.
  let format: AdFormat

  /// The custom format of these ads, if they have one.
  let customFormat: CustomFormat?

  /// What it says, as it is sent.
  let value: JSONValue

  /// The kinds of markup that it asks for.
  let media: Set<BidMedia>

  /// The sizes of the pages that it asks for, the preferred one first.
  let sizes: [BannerSize]

  /// What the assets are that it asks for, by their numbers.
  let assets: [Int: OpenRTBAsset]

  /// The names that a custom format gives its assets, by their numbers.
  let names: [Int: CustomFormat.Asset]

  /// Takes an imp as it was made, with what is to be said otherwise laid over it.
  init(
    id: String, _ format: AdFormat, _ customFormat: CustomFormat?, made: JSONValue,
    names: [Int: CustomFormat.Asset], _ overrides: OpenRTBSettings.Overrides,
  ) {
    var value = made
    if let patch = overrides.imp { value = value.merged(with: patch.forMedia(of: made)) }
    if let patch = overrides.imps[format] { value = value.merged(with: patch) }
    value = value.setting("id", to: .string(id))
    var assets: [Int: OpenRTBAsset] = [:]
    if let native = value["native"], let request = native["request"] {
      for asset in request["assets"]?.elements ?? [] {
        if let id = asset["id"]?.integer { assets[id] = OpenRTBAsset(asked: asset) }
      }
      if case .object = request {
        value = value.setting("native", to: native.setting("request", to: .string(request.text)))
      }
    }
    self.id = id
    self.format = format
    self.customFormat = customFormat
    self.names = names
    self.assets = assets
    self.value = value
    media = Set(BidMedia.allCases.filter { value[$0.rawValue] != nil })
    sizes = Self.sizes(of: value["banner"])
  }

  private static func sizes(of banner: JSONValue?) -> [BannerSize] {
    guard let banner else { return [] }
    let formats = (banner["format"]?.elements ?? []) + [banner]
    return formats.compactMap { one in
      guard let width = one["w"]?.integer, let height = one["h"]?.integer else { return nil }
      return BannerSize(width: width, height: height)
    }
  }
}

extension JSONValue {
  /// The patch without those kinds of media that an imp does not have.
  fileprivate func forMedia(of imp: JSONValue) -> JSONValue {
    .object(members.filter { BidMedia(rawValue: $0.name) == nil || imp[$0.name] != nil })
  }
}

/// What the markup of a bid is to be.
enum BidMedia: String, CaseIterable, Hashable, Sendable {
  case banner
  case video
  case audio
  case native

  /// Finds the kind by its number in a bid.
  init?(markupType: Int) {
    switch markupType {
    case 1: self = .banner
    case 2: self = .video
    case 3: self = .audio
    case 4: self = .native
    default: return nil
    }
  }
}
