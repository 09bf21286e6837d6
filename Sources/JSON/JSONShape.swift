/// What a value must look like, as plain values: for the second pass that finds every mistake at once.
public indirect enum JSONShape: Sendable {
  case any
  case boolean
  case integer(ClosedRange<Int64>)
  case number(minimum: Double?, maximum: Double?)
  case string(length: ClosedRange<Int>, format: StringFormat?)
  case enumeration([String])
  case array(JSONShape, count: ClosedRange<Int>)
  case map(JSONShape, count: ClosedRange<Int>)
  case object([Member], exactlyOne: Bool)
  case lazy(@Sendable () -> JSONShape)

  /// One member that an object may or must have.
  public struct Member: Sendable {
    /// The name as it is written.
    public let name: String

    /// Whether an object without it is wrong.
    public let isRequired: Bool

    /// What its value must look like.
    public let shape: JSONShape

    public init(name: String, isRequired: Bool, shape: JSONShape) {
      self.name = name
      self.isRequired = isRequired
      self.shape = shape
    }
  }

  /// Everything that is wrong with a text, in its order, up to a limit.
  public func violations(
    in text: Span<UInt8>,
    limit: Int = 100,
    unknownMembers: JSONReader.UnknownMembers = .refused,
  ) -> [JSONViolation] {
    var reader = JSONReader(text, unknownMembers: unknownMembers)
    var inspection = ShapeInspection(limit: limit)
    return inspection.violations(of: self, in: &reader)
  }

  /// The shape itself, whatever names it goes by.
  var resolved: JSONShape {
    var shape = self
    while case .lazy(let named) = shape { shape = named() }
    return shape
  }
}
