import Testing

@testable import schemac

private let bind = "Schemas/adapter/methods/binder.bind.yaml"
private let tell = "Schemas/adapter/notifications/binder.tell.yaml"
private let cord = "Schemas/adapter/types/Cord.yaml"
private let detail = "Schemas/adapter/types/AdapterErrorDetail.yaml"

@Suite struct AdapterContractTests {
  @Test func `two good contracts have no mistakes`() {
    #expect(SmallContract.mistakes(with: SmallAdapterContract.files) == [])
  }

  @Test func `a repository may have one contract only`() {
    #expect(SmallContract.read(with: [:]).adapter == nil)
    #expect(SmallContract.read(with: [:]).all.map(\.role) == [.service])
    #expect(SmallAdapterContract.read().all.map(\.role) == [.service, .adapter])
  }

  @Test(arguments: [
    (bind, "schemas/Cord", "schemas/Chord", "there is no type `Chord`"),
    (bind, "schemas/Cord", "schemas/Configuration", "there is no type `Configuration`"),
    (bind, "schemas/Cord", "schemas/Colour", "nothing refers to `Cord`"),
    (bind, "data: {page: 7}", "data: {page: 0}", "expected an integer from 1 to 900, found 0"),
    (bind, "leaves: 3", "pages: 1, leaves: 3", "one member of this name, found a second one"),
    (
      cord, "length: {type: integer, minimum: 0, maximum: 900", "length: {type: string",
      "a string that comes in needs `maxLength`"
    ),
    (tell, "sender: client\n", "", "`sender` is missing"),
    (
      tell, "sender: client", "sender: postman",
      "`sender` must be one of client, server, not a string"
    ),
    (tell, "params: {praise: Well done.}", "params: {}", "params.praise: expected a string"),
    (tell, "Tells the binder how it went.", "Tells. Twice.", "the summary must be one sentence"),
    (
      tell, "sender: client", "sender: client\nx-since: \"2.1\"",
      "2.1 is later than the contract, which is 2.0.0"
    ),
    (
      tell, "examples:\n  - {name: praise, params: {praise: Well done.}}", "",
      "a notification has at least one example"
    ),
  ])
  func `a mistake in the second contract is told`(
    path: String, old: String, new: String, mistake: String,
  ) {
    let told = SmallAdapterContract.mistakes(in: path, replacing: old, by: new)
    #expect(told.contains { $0.hasPrefix("Schemas/adapter/") && $0.contains(mistake) }, "\(told)")
  }

  @Test func `a title is taken by the other contract as well`() {
    let more = [
      "Schemas/adapter/types/Colour.yaml":
        "title: Colour\ndescription: It is.\ntype: object\nproperties: {}\n"
    ]
    let told = SmallContract.mistakes(with: SmallAdapterContract.files.merging(more) { $1 })
    #expect(told.contains { $0.contains("the title `Colour` is taken") })
  }

  @Test func `a type is used when only the other contract refers to it`() {
    let path = "Schemas/types/Ink.yaml"
    let ink = "title: Ink\ndescription: It is.\ntype: object\nproperties: {}\n"
    #expect(SmallContract.mistakes(with: path, ink) == ["\(path):1:1: nothing refers to `Ink`"])
    var files = SmallAdapterContract.files.merging([path: ink]) { $1 }
    files[cord]? += "\n  ink: {$ref: '#/components/schemas/Ink', description: Its colour.}\n"
    #expect(SmallContract.mistakes(with: files) == [])
  }

  @Test func `what adapters answer has limits in shared types too`() {
    var files = SmallAdapterContract.files
    files[cord]? += "\n  cover: {$ref: '#/components/schemas/Cover', description: Its end.}\n"
    let told = SmallContract.mistakes(with: files)
    #expect(
      Set(told) == [
        "Schemas/types/Cover.yaml:8:13: an array that comes in needs `maxItems`",
        "Schemas/types/Cover.yaml:8:34: a string that comes in needs `maxLength`",
      ], "\(told)")
  }

  @Test func `a notification and a method are not called the same`() {
    let path = "Schemas/adapter/notifications/binder.bind.yaml"
    let text = SmallAdapterContract.files[tell]?.replacing("binder.tell", with: "binder.bind") ?? ""
    let told = SmallContract.mistakes(with: SmallAdapterContract.files.merging([path: text]) { $1 })
    #expect(told.contains("\(path):1:1: a method is called `binder.bind` already"), "\(told)")
  }

  @Test(arguments: ["events", "configuration", "plans"])
  func `a folder that only the service has is not known here`(folder: String) {
    let path = "Schemas/adapter/\(folder)/Cord.yaml"
    let told = SmallContract.mistakes(
      with: SmallAdapterContract.files.merging([path: "title: Cord\n"]) { $1 })
    #expect(told == ["\(path):1:1: no file of this name is known here"])
  }
}
