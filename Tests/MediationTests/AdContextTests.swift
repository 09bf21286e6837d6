import Mediation
import Testing

@Suite struct AdContextTests {
  @Test func `extras are for one network`() {
    var context = AdContext()
    context.extras = [NamedText("a", "1"), NamedText("b", "2"), NamedText("a", "3")]
    #expect(context.extras(for: NetworkID(rawValue: "a")) == "1")
    #expect(context.extras(for: NetworkID(rawValue: "b")) == "2")
    #expect(context.extras(for: NetworkID(rawValue: "A")) == nil)
  }
}
