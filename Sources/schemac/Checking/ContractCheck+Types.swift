internal import JSON

extension ContractCheck {
  /// Checks that every title is a name of its own in every language.
  func checkTitles() {
    checkUnique((contract.sharedTypes + allTypes).map { ($0.title, $0.place) }, "the title")
    for type in allTypes where !type.title.isEmpty {
      if !WordCase.isPascal(type.title) {
        report("the title `\(type.title)` must be in PascalCase", at: type.place)
      }
      if ReservedNames.titles.contains(type.title) {
        report("the title `\(type.title)` means something else to programs", at: type.place)
      }
    }
  }

  /// Checks what can be seen of a type without looking at others.
  func checkType(_ type: NamedType) {
    checkSentence(type.description, "the description of `\(type.title)`", at: type.place)
    checkProperties(type.properties, at: type.place)
    checkMerging(of: type)
    switch type.form {
    case .object:
      break
    case .union(let properties):
      checkUnion(type, properties)
    case .enumeration(let words):
      checkWords(words, at: type.place)
    }
  }

  /// Checks that a call need not say anything about itself.
  func checkCallMeta() {
    guard let type = contract.callMeta else { return }
    guard case .object(let properties) = type.form else {
      return report("what calls say about themselves is an object", at: type.place)
    }
    for property in properties where property.isRequired {
      report("no call has to say `\(property.name)` about itself", at: property.place)
    }
  }

  private func checkUnion(_ type: NamedType, _ properties: [Property]) {
    if properties.isEmpty {
      report("a union has at least one member", at: type.place)
    }
    for property in properties where property.schema.defaultValue != nil {
      report("a member of a union has no default", at: property.place)
    }
  }

  private func checkProperties(_ properties: [Property], at place: Place) {
    if properties.count > Profile.mostMembers {
      report("an object has at most \(Profile.mostMembers) members", at: place)
    }
    checkUnique(
      properties.map { (WordCase.snake($0.name), $0.place) }, "among these members the name")
    checkUnique(
      properties.flatMap { property in property.names.map { ($0, property.place) } },
      "among these members and their aliases the name")
    for property in properties { checkProperty(property) }
  }

  private func checkProperty(_ property: Property) {
    for name in property.names { checkName(name, at: property.place) }
    checkSentence(property.description, "the description of `\(property.name)`", at: property.place)
    checkUnit(property)
    for schema in property.schema.withElements { checkSchema(schema) }
    if property.isRequired, property.schema.defaultValue != nil {
      report("`\(property.name)` is required, so its default is never used", at: property.place)
    }
  }

  private func checkName(_ name: String, at place: Place) {
    if !WordCase.isLowerCamel(name) {
      report("the name `\(name)` must be in lowerCamel", at: place)
    }
    if name.utf8.count > Profile.longestName {
      report("the name `\(name)` is longer than \(Profile.longestName) bytes", at: place)
    }
    if ReservedNames.members.contains(name) {
      report("the name `\(name)` means something else to programs", at: place)
    }
  }

  private func checkUnit(_ property: Property) {
    guard property.schema.isNumeric, let word = WordCase.words(of: property.name).last else {
      return
    }
    if ReservedNames.durations.contains(word.lowercased()) {
      report("the name `\(property.name)` lacks its unit: durations end in Ms", at: property.place)
    }
    if ReservedNames.otherUnits.contains(word.lowercased()) {
      report("`\(property.name)` has a unit of its own: durations are in Ms", at: property.place)
    }
  }

  private func checkSchema(_ schema: Schema) {
    guard let value = schema.defaultValue else { return }
    if !schema.mayHaveDefault {
      report("neither `x-exact` nor `format: int64` goes with a default", at: schema.place)
    }
    let shape = ShapeOfSchema(contract: contract).shape(of: schema)
    for violation in shape.violations(in: Array(value.text.utf8).span) {
      report("the default must be \(violation.expected)", at: schema.place)
    }
  }

  private func checkWords(_ words: [NamedType.Word], at place: Place) {
    if words.isEmpty { report("an enumeration has at least one word", at: place) }
    checkUnique(words.flatMap { [$0.text] + $0.aliases }.map { ($0, place) }, "the word")
    checkUnique(words.map { (SwiftName.word($0.text), place) }, "the name of the word")
    for word in words {
      checkSentence(word.description, "the description of `\(word.text)`", at: place)
      if !WordCase.isLowerCamel(word.text), !WordCase.isUpperSnake(word.text) {
        report("the word `\(word.text)` must be in lowerCamel or UPPER_SNAKE", at: place)
      }
      for text in [word.text] + word.aliases where text.utf8.count > Profile.longestName {
        report("the word `\(text)` is longer than \(Profile.longestName) bytes", at: place)
      }
    }
  }
}

extension Schema {
  /// Whether programs can write its values down as they are.
  fileprivate var mayHaveDefault: Bool {
    switch kind {
    case .number(let rules): !rules.isExact
    case .string(let rules): rules.format != .int64
    default: true
    }
  }

  /// Whether it is a number or an integer.
  fileprivate var isNumeric: Bool {
    switch kind {
    case .integer, .number: true
    default: false
    }
  }
}
