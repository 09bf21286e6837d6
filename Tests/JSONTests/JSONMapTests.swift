import JSON
import Testing

@Suite struct JSONMapTests {
  @Test func `members keep their order when one is replaced`() {
    var map: JSONMap<Int> = ["b": 1, "a": 2, "c": 3]
    map["a"] = 5
    map["d"] = 4
    #expect(map.names == ["b", "a", "c", "d"])
    #expect(map.map(\.value) == [1, 5, 3, 4])
    #expect(map["a"] == 5)
    #expect(map["x"] == nil)
  }

  @Test func `a member that is set to nil is gone`() {
    var map: JSONMap<Int> = ["b": 1, "a": 2, "c": 3]
    map["b"] = nil
    map["x"] = nil
    #expect(map == ["a": 2, "c": 3])
    #expect(map["c"] == 3)
    #expect(map.count == 2)
    #expect(!map.isEmpty)
  }

  @Test func `a name is taken once`() {
    var map = JSONMap<Int>()
    #expect(map.isEmpty)
    let taken = [
      map.insert(1, named: "\u{E9}"), map.insert(2, named: "\u{E9}"),
      map.insert(3, named: "e\u{301}"),
    ]
    #expect(taken == [true, false, true])
    #expect(map["\u{E9}"] == 1)
    #expect(map["e\u{301}"] == 3)
  }

  @Test func `maps with another order differ`() {
    let one: JSONMap = ["a": 1, "b": 2]
    let other: JSONMap = ["b": 2, "a": 1]
    #expect(one != other)
    #expect(Set([one, other, one]).count == 2)
  }

  @Test func `names are found while a map grows and shrinks`() {
    var map = JSONMap<Int>()
    var model: [(name: String, value: Int)] = []
    for number in 0..<20 {
      map["name \(number)"] = number
      model.append(("name \(number)", number))
      #expect(model.allSatisfy { map[$0.name] == $0.value })
    }
    while !model.isEmpty {
      let gone = model.remove(at: model.count / 2)
      map[gone.name] = nil
      #expect(map[gone.name] == nil)
      #expect(map.names == model.map(\.name))
      #expect(model.allSatisfy { map[$0.name] == $0.value })
    }
    let areNew = (0..<10).map { map.insert($0, named: "again \($0)") }
    #expect(areNew == Array(repeating: true, count: 10))
    let isNew = map.insert(0, named: "again 0")
    #expect(!isNew)
    #expect(map["again 9"] == 9)
  }
}
