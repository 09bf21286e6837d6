/// The types that are made of the events, so that no list of events is written twice.
enum EventTypes {
  /// The title of the type of all events.
  static let all = "EventType"

  /// The title of the type of the events that a client reports.
  static let reported = "ReportedEventType"

  /// Both types, or none when there are no events.
  static func types(of events: [Event]) -> [NamedType] {
    guard !events.isEmpty else { return [] }
    let place = Place("Schemas/events")
    return [
      NamedType(
        title: all, description: "What can happen to an ad.",
        form: .enumeration(events.map { word($0, aliases: []) }), place: place),
      NamedType(
        title: reported, description: "What a client can report of an ad.",
        form: .enumeration(
          events.filter { $0.source == .client }.map { word($0, aliases: $0.aliases) }),
        place: place),
    ]
  }

  private static func word(_ event: Event, aliases: [String]) -> NamedType.Word {
    NamedType.Word(text: event.name, description: event.summary, aliases: aliases)
  }
}
