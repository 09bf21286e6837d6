/// Makes the reference manual, in which everything that travels can be looked up.
enum ManualRenderer: Renderer {
  static func files(for contract: Contract) -> [GeneratedFile] {
    var page = Markdown()
    writeIntroduction(of: contract, to: &page)
    writeTransport(to: &page)
    ManualMethods(contract: contract).write(to: &page)
    ManualLife.write(to: &page)
    ManualEvents(contract: contract).write(to: &page)
    ManualTypes(contract: contract).write(to: &page)
    ManualErrors(contract: contract).write(to: &page)
    ManualConfiguration(contract: contract).write(to: &page)
    let source =
      "<!-- Made by `make generate` from Schemas. Edit the schema, not this file. -->\n\n"
    return [GeneratedFile(path: "REFERENCE.md", text: source + page.text)]
  }

  private static func writeIntroduction(of contract: Contract, to page: inout Markdown) {
    page.heading(1, "\(contract.service.title): reference")
    page.prose("Version \(contract.service.version) of the service.")
    page.prose(contract.service.description)
    page.list(
      [
        "Transport", "Methods", ManualLife.title, "Events", "Types", "Errors", "Configuration",
      ].map { Markdown.link($0) })
    page.prose(
      "The same contract for programs: `Schemas/openrpc.json` is the OpenRPC document that "
        + "`rpc.discover` returns, `Schemas/configuration.schema.json` the JSON Schema of the "
        + "configuration.")
  }

  private static func writeTransport(to page: inout Markdown) {
    page.heading(2, "Transport")
    page.prose(
      "A program starts `adpipe serve`, writes requests to its standard input and reads answers "
        + "from its standard output. Logs go to standard error, one line each.")
    page.list(transport)
    page.prose("In the examples below `>>` marks a line to the engine and `<<` a line from it.")
  }

  private static let transport = [
    "**Framing.** One message per line, or `Content-Length` headers as in the Language Server "
      + "Protocol. The first line that comes decides, and answers come in kind. Text is UTF-8.",
    "**No handshake.** The first line may be a call. `initialize`, `initialized`, `shutdown` and "
      + "`exit` are understood for the sake of hosts that send them.",
    "**Order.** Answers to calls that need no wait come in the order of the calls. Those that may "
      + "wait are marked below; match them by id. State changes in the order of arrival.",
    "**Ids.** An id is a number or a string, and goes back byte for byte as it came. A batch, "
      + "which is a list of calls, is answered with a list.",
    "**Deadline.** `_meta.timeoutMs` in the params limits a call: when it runs out the work is "
      + "cancelled and the answer is DEADLINE.",
    "**Repeating.** With the same `_meta.requestId` a call is done once and answered the same "
      + "again, for as long as \(Markdown.link("CallMeta")) says.",
    "**Cancelling.** The notification `$/cancelRequest {id}` cancels the call of that id; its one "
      + "answer is then CANCELLED. `notifications/cancelled {requestId}` does the same for hosts "
      + "that speak the Model Context Protocol; its `requestId` is the call's id, not that of `_meta`.",
    "**Streams.** Items come as the notification `$/stream {id, seq, value}`, all of them before "
      + "the answer of the call that opened the stream. The engine sends nothing else unasked.",
    "**Rehearsed time.** Under `adpipe serve --clock TIME` no time passes by itself. The "
      + "notification `$/clock {advanceMs}` lets that many milliseconds pass, with everything that "
      + "happens on the way; without `--clock` it is ignored.",
    "**End.** The end of input is the normal way to end: every call gets its answer within the "
      + "drain time, and the exit code is 0. SIGTERM does the same.",
  ]
}
