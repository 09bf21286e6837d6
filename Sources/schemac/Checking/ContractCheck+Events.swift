extension ContractCheck {
  /// Checks the events: their words, and that what they carry is in the type of events.
  func checkEvents() {
    let names = contract.events.flatMap { event in
      ([event.name] + event.aliases).map { (name: $0, place: event.place) }
    }
    checkUnique(names, "the event")
    for event in contract.events {
      checkOneSentence(event.summary, "the summary", at: event.place)
      if !WordCase.isLowerCamel(event.name) {
        report("the name `\(event.name)` must be in lowerCamel", at: event.place)
      }
      checkMembers(of: event)
    }
  }

  private func checkMembers(of event: Event) {
    guard let type = contract.type(titled: "AdEvent") else {
      report("there is no type `AdEvent`, which carries the events", at: event.place)
      return
    }
    for name in event.members {
      guard let property = type.properties.first(where: { $0.name == name }) else {
        report("`AdEvent` has no member `\(name)`", at: event.place)
        continue
      }
      if property.isRequired {
        report("`\(name)` need not be listed, as every event carries it", at: event.place)
      }
    }
  }
}
