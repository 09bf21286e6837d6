/// What a value must look like, as data: for the second pass, which finds every mistake at once.
public indirect enum JSONShape: Sendable {
  /// Anything at all.
  case any
  /// True or false.
  case boolean
  /// A number without a fraction, in a range.
  case integer(ClosedRange<Int64>)
  /// A finite number within bounds.
  case number(minimum: Double?, maximum: Double?)
  /// A string of some length in Unicode scalars, perhaps in a format.
  case string(length: ClosedRange<Int>, format: StringFormat?)
  /// One of some words; older ones are understood, but nobody is told to write them.
  case enumeration([String], aliases: [String] = [])
  /// An array of values of one shape.
  case array(JSONShape, count: ClosedRange<Int>)
  /// An object with free names and values of one shape.
  case map(JSONShape, count: ClosedRange<Int>)
  /// An object with known members, of which perhaps exactly one must be present.
  case object([Member], exactlyOne: Bool)
  /// The shape of a named type, which may refer to itself.
  case lazy(@Sendable () -> JSONShape)

  /// One member that an object may or must have.
  public struct Member: Sendable {
    /// The name as it is written.
    public let name: String

    /// Older names that are understood for it.
    public let aliases: [String]

    /// Whether an object without it is wrong.
    public let isRequired: Bool

    /// What its value must look like.
    public let shape: JSONShape

    /// Describes one member.
    public init(name: String, aliases: [String] = [], isRequired: Bool, shape: JSONShape) {
      self.name = name
      self.aliases = aliases
      self.isRequired = isRequired
      self.shape = shape
    }
  }

  /// The place of the member that is written with that name.
  ///
  /// It looks at names alone, as to look at whole members would copy them.
  public static func place(of name: String, in members: [Member]) -> Int? {
    let exact = ExactText(name)
    for place in members.indices {
      if ExactText(members[place].name) == exact { return place }
      if members[place].aliases.contains(where: { ExactText($0) == exact }) { return place }
    }
    return nil
  }

  /// Everything that is wrong with a text, in its order, up to a limit.
  public func violations(
    in text: Span<UInt8>,
    limit: Int = 100,
    maximumDepth: Int = 256,
    unknownMembers: JSONReader.UnknownMembers = .refused,
  ) -> [JSONViolation] {
    var reader = JSONReader(text, maximumDepth: maximumDepth, unknownMembers: unknownMembers)
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
