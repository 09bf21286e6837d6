import JSON
import Mediation

/// One asset that a native ad is asked to have.
struct NativeWish {
  /// Its number.
  let id: Int

  /// What it is.
  let asset: OpenRTBAsset

  /// Whether an ad without it is none.
  let isRequired: Bool

  /// What a native ad that the app lays out is asked to have.
  static let usual = [
    NativeWish(id: 1, asset: .title, isRequired: true),
    NativeWish(id: 2, asset: .main, isRequired: true),
    NativeWish(id: 3, asset: .icon, isRequired: false),
    NativeWish(id: 4, asset: .desc, isRequired: true),
    NativeWish(id: 5, asset: .ctaText, isRequired: true),
    NativeWish(id: 6, asset: .sponsored, isRequired: false),
    NativeWish(id: 7, asset: .rating, isRequired: false),
    NativeWish(id: 8, asset: .price, isRequired: false),
  ]
}

/// One asset of a custom format, as it is asked for.
struct CustomAsset {
  /// Its number.
  let id: Int

  /// What it is asked for as.
  let asset: OpenRTBAsset

  /// What the publisher calls it.
  let named: CustomFormat.Asset

  /// The asset as it is asked for.
  var wish: NativeWish { NativeWish(id: id, asset: asset, isRequired: true) }
}

extension ImpMaker {
  /// What texts of custom formats are asked for as, one after the other.
  private static let texts: [OpenRTBAsset] = [.title, .desc, .ctaText, .sponsored, .desc2]

  /// What images of custom formats are asked for as, one after the other.
  private static let images: [OpenRTBAsset] = [.main, .icon]

  /// The assets of a custom format in its order, as the settings name them or else by their kinds.
  func customAssets(_ format: CustomFormat) -> [CustomAsset] {
    var free: [CustomFormat.AssetKind: [OpenRTBAsset]] = [.text: Self.texts, .image: Self.images]
    for asset in format.assets {
      guard let named = settings.customAssets[asset.name] else { continue }
      free[asset.kind]?.removeAll { $0 == named }
    }
    return format.assets.enumerated().map { index, asset in
      let kind =
        settings.customAssets[asset.name] ?? free[asset.kind]?.first
        ?? (asset.kind == .image ? .main : .desc)
      free[asset.kind]?.removeAll { $0 == kind }
      return CustomAsset(id: index + 1, asset: kind, named: asset)
    }
  }

  /// The native object, whose request is still an object that can be merged into.
  func native(_ wishes: [NativeWish]) -> JSONFields {
    var request = JSONFields()
    request.add("ver", "1.2")
    request.add("plcmttype", 1)
    request.add("plcmtcnt", 1)
    request.add("assets", .array(wishes.map(\.fields.value)))
    var tracker = JSONFields()
    tracker.add("event", 1)
    tracker.add("methods", [1])
    request.add("eventtrackers", .array([tracker.value]))
    request.add("privacy", 1)
    var native = JSONFields()
    native.add("request", request)
    native.add("ver", "1.2")
    return native
  }
}

extension NativeWish {
  fileprivate var fields: JSONFields {
    var fields = JSONFields()
    fields.add("id", id)
    fields.add("required", flag: isRequired)
    for member in asset.asked.members { fields.add(member.name, member.value) }
    return fields
  }
}
