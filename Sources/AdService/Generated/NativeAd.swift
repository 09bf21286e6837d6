// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// The assets of a native ad; those that the network did not give are absent.
public struct NativeAd: Hashable, Sendable {
  /// The title.
  public var headline: String?

  /// The text below the title.
  public var body: String?

  /// What the button says.
  public var callToAction: String?

  /// A small image of the app or the advertiser.
  public var icon: AdImage? {
    get { iconApart?.value }
    set { iconApart = newValue.map(Boxed.init) }
  }

  private var iconApart: Boxed<AdImage>?

  /// The large images, the main one first.
  public var images: [AdImage]?

  /// How the app is rated in its store.
  public var starRating: Double?

  /// Where the app can be had.
  public var store: String?

  /// What the app costs, as text to show.
  public var price: String?

  /// Who advertises.
  public var advertiser: String?

  /// The mark that tells people why they see this ad; it must be shown.
  public var adChoices: AdChoices?

  /// What is known of the main image or video.
  public var media: NativeMedia?

  /// Assets beyond the common ones, under the network's own names.
  public var extraAssets: JSONMap<String>?

  public init(
    headline: String? = nil,
    body: String? = nil,
    callToAction: String? = nil,
    icon: AdImage? = nil,
    images: [AdImage]? = nil,
    starRating: Double? = nil,
    store: String? = nil,
    price: String? = nil,
    advertiser: String? = nil,
    adChoices: AdChoices? = nil,
    media: NativeMedia? = nil,
    extraAssets: JSONMap<String>? = nil,
  ) {
    self.headline = headline
    self.body = body
    self.callToAction = callToAction
    iconApart = icon.map(Boxed.init)
    self.images = images
    self.starRating = starRating
    self.store = store
    self.price = price
    self.advertiser = advertiser
    self.adChoices = adChoices
    self.media = media
    self.extraAssets = extraAssets
  }
}

extension NativeAd: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var headline: String?
    var body: String?
    var callToAction: String?
    var icon: AdImage?
    var images: [AdImage]?
    var starRating: Double?
    var store: String?
    var price: String?
    var advertiser: String?
    var adChoices: AdChoices?
    var media: NativeMedia?
    var extraAssets: JSONMap<String>?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 8 where key.word0 == 0x656e_696c_6461_6568:  // headline
        if try json.hasValue(key, 0, &seen) { headline = try json.readString(length: 0...4_096) }
      case 4 where key.word0 == 0x7964_6f62:  // body
        if try json.hasValue(key, 1, &seen) { body = try json.readString(length: 0...65_536) }
      case 12 where key.word0 == 0x6341_6f54_6c6c_6163 && key.word1 == 0x6e6f_6974:  // callToAction
        if try json.hasValue(key, 2, &seen) {
          callToAction = try json.readString(length: 0...4_096)
        }
      case 4 where key.word0 == 0x6e6f_6369:  // icon
        if try json.hasValue(key, 3, &seen) { icon = try AdImage(from: &json) }
      case 6 where key.word0 == 0x7365_6761_6d69:  // images
        if try json.hasValue(key, 4, &seen) {
          images = try json.readArray(of: AdImage.self, count: 0...64)
        }
      case 10 where key.word0 == 0x6974_6152_7261_7473 && key.word1 == 0x676e:  // starRating
        if try json.hasValue(key, 5, &seen) {
          starRating = try json.readDouble(from: 0, through: 5)
        }
      case 5 where key.word0 == 0x65_726f_7473:  // store
        if try json.hasValue(key, 6, &seen) { store = try json.readString(length: 0...4_096) }
      case 5 where key.word0 == 0x65_6369_7270:  // price
        if try json.hasValue(key, 7, &seen) { price = try json.readString(length: 0...4_096) }
      case 10 where key.word0 == 0x7369_7472_6576_6461 && key.word1 == 0x7265:  // advertiser
        if try json.hasValue(key, 8, &seen) { advertiser = try json.readString(length: 0...4_096) }
      case 9 where key.word0 == 0x6563_696f_6843_6461 && key.word1 == 0x73:  // adChoices
        if try json.hasValue(key, 9, &seen) { adChoices = try AdChoices(from: &json) }
      case 5 where key.word0 == 0x61_6964_656d:  // media
        if try json.hasValue(key, 10, &seen) { media = try NativeMedia(from: &json) }
      case 11 where key.word0 == 0x7373_4161_7274_7865 && key.word1 == 0x73_7465:  // extraAssets
        if try json.hasValue(key, 11, &seen) {
          extraAssets = try json.readMap(count: 0...64) { json throws(JSONError) in
            try json.readString(length: 0...65_536)
          }
        }
      default:
        try json.unknownMember(key)
      }
    }
    self.init(
      headline: headline,
      body: body,
      callToAction: callToAction,
      icon: icon,
      images: images,
      starRating: starRating,
      store: store,
      price: price,
      advertiser: advertiser,
      adChoices: adChoices,
      media: media,
      extraAssets: extraAssets,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .optional("headline", .string(length: 0...4_096, format: nil)),
        .optional("body", .string(length: 0...65_536, format: nil)),
        .optional("callToAction", .string(length: 0...4_096, format: nil)),
        .optional("icon", AdImage.shape),
        .optional("images", .array(AdImage.shape, count: 0...64)),
        .optional("starRating", .number(minimum: 0, maximum: 5)),
        .optional("store", .string(length: 0...4_096, format: nil)),
        .optional("price", .string(length: 0...4_096, format: nil)),
        .optional("advertiser", .string(length: 0...4_096, format: nil)),
        .optional("adChoices", AdChoices.shape),
        .optional("media", NativeMedia.shape),
        .optional("extraAssets", .map(.string(length: 0...65_536, format: nil), count: 0...64)),
      ],
      exactlyOne: false,
    )
  }
}

extension NativeAd: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("headline", headline)
    json.member("body", body)
    json.member("callToAction", callToAction)
    json.member("icon", iconApart)
    json.member("images", images)
    json.member("starRating", starRating)
    json.member("store", store)
    json.member("price", price)
    json.member("advertiser", advertiser)
    json.member("adChoices", adChoices)
    json.member("media", media)
    json.member("extraAssets", extraAssets) { json, element in json.string(element) }
    json.endObject()
  }
}
