// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// A program that comes with a video.
public struct VideoProgram: Hashable, Sendable {
  /// Whose it is.
  public var vendor: String?

  /// Where it is.
  public var resource: VideoResource {
    get { resourceApart.value }
    set { resourceApart = Boxed(newValue) }
  }

  private var resourceApart: Boxed<VideoResource>

  /// The framework that it needs, such as SIMID or omid.
  public var apiFramework: String?

  /// What it is told, as it came.
  public var parameters: String?

  /// Whether what viewers do may make the ad longer; absent if not.
  public var variableDuration: Bool?

  public init(
    vendor: String? = nil,
    resource: VideoResource,
    apiFramework: String? = nil,
    parameters: String? = nil,
    variableDuration: Bool? = nil,
  ) {
    self.vendor = vendor
    resourceApart = Boxed(resource)
    self.apiFramework = apiFramework
    self.parameters = parameters
    self.variableDuration = variableDuration
  }
}

extension VideoProgram: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    var vendor: String?
    var resource: VideoResource?
    var apiFramework: String?
    var parameters: String?
    var variableDuration: Bool?
    var seen: UInt64 = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 6 where key.word0 == 0x726f_646e_6576:  // vendor
        if try json.hasValue(key, 0, &seen) { vendor = try json.readString(length: 0...256) }
      case 8 where key.word0 == 0x6563_7275_6f73_6572:  // resource
        if try json.hasValue(key, 1, &seen) { resource = try VideoResource(from: &json) }
      case 12 where key.word0 == 0x656d_6172_4669_7061 && key.word1 == 0x6b72_6f77:  // apiFramework
        if try json.hasValue(key, 2, &seen) { apiFramework = try json.readString(length: 0...64) }
      case 10 where key.word0 == 0x6574_656d_6172_6170 && key.word1 == 0x7372:  // parameters
        if try json.hasValue(key, 3, &seen) {
          parameters = try json.readString(length: 0...1_048_576)
        }
      case 16
      where key.word0 == 0x656c_6261_6972_6176
        && key.word1 == 0x6e6f_6974_6172_7544:  // variableDuration
        if try json.hasValue(key, 4, &seen) { variableDuration = try json.readBool() }
      default:
        try json.unknownMember(key)
      }
    }
    guard let resource else { throw json.failure(.missingMember("resource")) }
    self.init(
      vendor: vendor,
      resource: resource,
      apiFramework: apiFramework,
      parameters: parameters,
      variableDuration: variableDuration,
    )
  }

  public static var shape: JSONShape {
    .object(
      [
        .optional("vendor", .string(length: 0...256, format: nil)),
        .required("resource", VideoResource.shape),
        .optional("apiFramework", .string(length: 0...64, format: nil)),
        .optional("parameters", .string(length: 0...1_048_576, format: nil)),
        .optional("variableDuration", .boolean),
      ],
      exactlyOne: false,
    )
  }
}

extension VideoProgram: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("vendor", vendor)
    json.member("resource", resourceApart)
    json.member("apiFramework", apiFramework)
    json.member("parameters", parameters)
    json.member("variableDuration", variableDuration)
    json.endObject()
  }
}
