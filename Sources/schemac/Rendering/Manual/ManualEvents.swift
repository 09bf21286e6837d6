/// The chapter of the events.
struct ManualEvents {
  /// The contract whose events it shows.
  let contract: Contract

  /// Writes a table of the events for each side that they come from.
  func write(to page: inout Markdown) {
    page.heading(2, "Events")
    let (report, list, watch) = (
      ManualMethods.link("event.report"), ManualMethods.link("event.list"),
      ManualMethods.link("event.watch")
    )
    page.prose(
      "What happens to an ad is an event. A client reports what it alone can see with \(report); "
        + "the engine adds what follows from it. All of them are read with \(list) and \(watch), "
        + "each as an \(Markdown.link("AdEvent")) that also carries the members named here.")
    for source in Event.Source.allCases {
      page.prose(heading(of: source))
      page.table(
        ["event", "what has happened", "carries", "also understood as"],
        contract.events.filter { $0.source == source }.map(row))
    }
  }

  private func heading(of source: Event.Source) -> String {
    switch source {
    case .client: "**Reported by the client**"
    case .engine: "**Added by the engine**"
    }
  }

  private func row(_ event: Event) -> [String] {
    [
      Markdown.code(event.name), event.summary, Markdown.codes(event.members),
      Markdown.codes(event.aliases),
    ]
  }
}
