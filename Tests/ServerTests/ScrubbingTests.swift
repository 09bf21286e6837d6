import AdService
import JSON
import Mediation
import Testing

@testable import Server

/// What was taken out of a context is nowhere in it any more, in whatever form networks get it.
@Suite struct ScrubbingTests {
  private static let marks: [(field: PrivateField, mark: String)] = [
    (.deviceID, "mark-of-the-device"), (.userID, "mark-of-the-user"),
    (.extendedIDs, "mark-of-others"), (.address, "192.0.2.77"),
  ]

  private static func context() throws -> Context {
    let text = """
      {"app":{"bundle":"com.example.tea"},
       "device":{"ifa":"mark-of-the-device","ip":"192.0.2.77","os":"iOS","userAgent":"Tea/1"},
       "user":{"id":"mark-of-the-user","eids":[{"source":"ids.example",
         "uids":[{"id":"mark-of-others"}]}]},
       "country":"AT","keywords":["tea"],"extras":{"other":{"mood":"calm"}}}
      """
    let bytes = Array(text.utf8)
    var reader = JSONReader(bytes.span)
    return try Context(from: &reader)
  }

  private static func json(_ document: (any ContextDocument)?) throws -> String {
    let context = try #require(document as? Context)
    var json = JSONWriter()
    context.write(to: &json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  @Test func `each field goes by itself, and nothing else does`() throws {
    for bits in 0..<(1 << Self.marks.count) {
      let gone = Set(Self.marks.indices.filter { bits >> $0 & 1 == 1 })
      let fields = Set(gone.map { Self.marks[$0].field })
      let scrubbed = AdContext(try Self.context()).scrubbed(of: fields)
      let text = try Self.json(scrubbed.whole)
      var dumped = ""
      dump(scrubbed, to: &dumped)
      for (index, (_, mark)) in Self.marks.enumerated() {
        #expect(text.contains(mark) == !gone.contains(index), "\(fields) \(text)")
        #expect(dumped.contains(mark) == !gone.contains(index), "\(fields)")
      }
      for kept in ["com.example.tea", "iOS", "Tea/1", "AT", "tea"] { #expect(text.contains(kept)) }
      #expect(scrubbed.extras.map(\.name) == ["other"])
    }
  }

  @Test func `an address keeps what tells a town and not a household`() throws {
    let text = try Self.json(AdContext(try Self.context()).scrubbed(of: [.address]).whole)
    #expect(text.contains(#""ip":"192.0.2.0""#))
  }
}
