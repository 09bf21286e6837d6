internal import JSON

/// The chapter of the methods, a section for each.
struct ManualMethods {
  /// The contract whose methods it shows.
  let contract: Contract

  /// Writes a table of all methods, then a section for each.
  func write(to page: inout Markdown) {
    page.heading(2, "Methods")
    page.table(
      ["method", "what it does"],
      contract.methods.map { [Self.link($0.name.text), $0.summary] })
    if let meta = contract.callMeta {
      let (member, type) = (Markdown.code(Profile.callMetaName), Markdown.link(meta.title))
      page.prose("Beside its own params every call may carry \(member), a \(type).")
    }
    for method in contract.methods { write(method, to: &page) }
  }

  /// A link to the section of a method.
  static func link(_ name: String) -> String { Markdown.link(heading(name), text: name) }

  /// It says what it heads, since a type may be called as a method but for dot and capitals.
  private static func heading(_ name: String) -> String { "Method " + name }

  private func write(_ method: Method, to page: inout Markdown) {
    page.heading(3, Self.heading(method.name.text))
    page.prose(method.summary)
    if let description = method.description { page.prose(description) }
    if method.waits { page.prose("*May wait for others; match its answer by id.*") }
    writeParams(of: method, to: &page)
    writeResult(of: method, to: &page)
    writeErrors(of: method, to: &page)
    if !method.events.isEmpty {
      let events = Markdown.codes(method.events)
      page.prose("**\(Markdown.link("Events")) it may cause:** \(events).")
    }
    for example in method.examples {
      ManualExample(example, of: method, contract).write(to: &page)
    }
  }

  private func writeParams(of method: Method, to page: inout Markdown) {
    Self.write(params: method.params, to: &page)
  }

  /// Writes a table of what a method or a notification takes.
  static func write(params: [Property], to page: inout Markdown) {
    guard !params.isEmpty else { return page.prose("**Params:** none.") }
    page.prose("**Params**")
    page.table(["name", "value", "meaning"], params.map(ManualTypes.row))
  }

  private func writeResult(of method: Method, to page: inout Markdown) {
    if let stream = method.stream {
      page.prose("**Streams** \(Markdown.link(stream)), one for each `$/stream`.")
    }
    guard let type = method.result.type, !type.properties.isEmpty else {
      let isEmpty = method.result.type != nil
      let kind = isEmpty ? "an empty object" : ManualSchema(method.result.schema).text
      return page.prose("**Result:** \(kind). \(method.result.description)")
    }
    page.prose("**Result.** \(method.result.description)")
    page.table(["name", "value", "meaning"], type.properties.map(ManualTypes.row))
  }

  private func writeErrors(of method: Method, to page: inout Markdown) {
    let own = method.errors.compactMap { contract.reason(named: $0) }
    guard !own.isEmpty else { return }
    page.prose("**Errors**, beyond \(Markdown.link("Errors", text: "those of every call")):")
    page.table(
      ["reason", "code", "when"],
      own.map { [Markdown.link($0.name), String($0.code), $0.when] })
  }
}
