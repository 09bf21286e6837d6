import Mediation
import Testing

private let claims: [Bool?] = [nil, false, true]

private let ages: [AgeRestriction?] = [nil, .unspecified, .teen, .child]

@Suite struct AdContextTests {
  @Test(arguments: claims)
  func `one claim that the viewer is a child outweighs all others`(_ isChildDirected: Bool?) {
    for isUnderAge in claims {
      for age in ages {
        var context = AdContext()
        context.isChildDirected = isChildDirected
        context.isUnderAge = isUnderAge
        context.ageRestriction = age
        let isChild = isChildDirected == true || isUnderAge == true || age == .child
        let isNone = isChildDirected == false || isUnderAge == false || age == .teen
        let expected: Bool? = isChild ? true : isNone ? false : nil
        #expect(context.isChild == expected)
      }
    }
  }

  @Test(
    arguments: [
      (nil, nil, nil, nil), (nil, nil, .unspecified, nil), (nil, nil, .teen, false),
      (false, false, .teen, false), (false, nil, .child, true), (false, true, .teen, true),
      (true, false, .teen, true), (nil, false, .unspecified, false),
    ] as [(Bool?, Bool?, AgeRestriction?, Bool?)])
  func `the rule in examples`(
    _ isChildDirected: Bool?, _ isUnderAge: Bool?, _ age: AgeRestriction?, _ isChild: Bool?,
  ) {
    var context = AdContext()
    (context.isChildDirected, context.isUnderAge) = (isChildDirected, isUnderAge)
    context.ageRestriction = age
    #expect(context.isChild == isChild)
  }

  @Test func `extras are for one network`() {
    var context = AdContext()
    context.extras = [NamedText("a", "1"), NamedText("b", "2"), NamedText("a", "3")]
    #expect(context.extras(for: NetworkID(rawValue: "a")) == "1")
    #expect(context.extras(for: NetworkID(rawValue: "b")) == "2")
    #expect(context.extras(for: NetworkID(rawValue: "A")) == nil)
  }
}
