/// The chapter of the errors: when they come, whose move it is, whether to try again.
struct ManualErrors {
  /// The contract whose reasons it shows.
  let contract: Contract

  /// Writes a table of all reasons, then a section for each.
  func write(to page: inout Markdown) {
    page.heading(2, "Errors")
    page.prose(
      "An error has a `code`, a `message` for people, and `data`, which is an "
        + "\(Markdown.link(contract.role.errorDetail)). \(branching) Every call can give the "
        + "reasons marked with a star; the others stand with the methods that give them.")
    page.prose(
      "Retry says whether to try again: `never`, as the same call fails again; `later`, as it may "
        + "then succeed; or `after` something else was done, as the remedy says.")
    page.table(
      ["reason", "code", "status", "retry"],
      contract.reasons.map { reason in
        [
          Markdown.link(reason.name) + (reason.isOfEveryCall ? " \\*" : ""), String(reason.code),
          reason.status, reason.retry,
        ]
      })
    for reason in contract.reasons { write(reason, to: &page) }
  }

  private var branching: String {
    switch contract.role {
    case .service: "Branch on `data.reason`."
    case .adapter:
      "The engine branches on `data.kind`; without it the failure counts as `adapterFailed`, "
        + "whatever the code. The reasons below are names for this page and do not travel."
    }
  }

  private func write(_ reason: Reason, to page: inout Markdown) {
    page.heading(3, reason.name)
    page.prose("Code \(reason.code), status `\(reason.status)`. \(reason.when)")
    page.list([
      "**Whose move:** \(reason.whoseMove)",
      "**Retry:** \(reason.retry)",
      "**Remedy:** \(reason.remedy)",
    ])
  }
}
