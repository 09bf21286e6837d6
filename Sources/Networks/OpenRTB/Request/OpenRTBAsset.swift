import JSON

/// What a native asset is, by the lists of OpenRTB Native 1.2.
package enum OpenRTBAsset: String, CaseIterable, Hashable, Sendable {
  case title
  case icon
  case main
  case sponsored
  case desc
  case rating
  case likes
  case downloads
  case price
  case salePrice
  case phone
  case address
  case desc2
  case displayUrl
  case ctaText

  /// The longest title that is asked for, in characters.
  private static let titleLength = 90

  /// Finds what asset a data type stands for.
  init?(dataType: Int) {
    guard let kind = Self.allCases.first(where: { $0.dataType == dataType }) else { return nil }
    self = kind
  }

  /// Finds what asset an image type stands for.
  init?(imageType: Int) {
    switch imageType {
    case 1: self = .icon
    case 3: self = .main
    default: return nil
    }
  }

  /// Finds what asset a request asks for.
  init?(asked asset: JSONValue) {
    if asset["title"] != nil {
      self = .title
    } else if let image = asset["img"] {
      self.init(imageType: image["type"]?.integer ?? 3)
    } else if let type = asset["data"]?["type"]?.integer {
      self.init(dataType: type)
    } else {
      return nil
    }
  }

  /// Whether it is made of pixels.
  var isImage: Bool { self == .icon || self == .main }

  /// How it is asked for.
  var asked: JSONFields {
    var fields = JSONFields()
    var inner = JSONFields()
    switch self {
    case .title:
      inner.add("len", Self.titleLength)
      fields.add("title", inner)
    case .icon:
      inner.add("type", 1)
      inner.add("wmin", 50)
      inner.add("hmin", 50)
      fields.add("img", inner)
    case .main:
      inner.add("type", 3)
      inner.add("wmin", 200)
      inner.add("hmin", 105)
      fields.add("img", inner)
    default:
      inner.add("type", dataType)
      fields.add("data", inner)
    }
    return fields
  }

  /// Its number among the types of data; nil for what is no data.
  private var dataType: Int? {
    switch self {
    case .title, .icon, .main: nil
    case .sponsored: 1
    case .desc: 2
    case .rating: 3
    case .likes: 4
    case .downloads: 5
    case .price: 6
    case .salePrice: 7
    case .phone: 8
    case .address: 9
    case .desc2: 10
    case .displayUrl: 11
    case .ctaText: 12
    }
  }
}
