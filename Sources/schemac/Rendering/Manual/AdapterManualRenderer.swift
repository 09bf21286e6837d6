internal import JSON

/// Makes the reference of the contract that outside adapters answer.
enum AdapterManualRenderer: Renderer {
  static func files(for contract: Contract) -> [GeneratedFile] {
    var page = Markdown()
    page.heading(1, "\(contract.service.title): reference for adapters")
    page.prose("Version \(contract.service.version) of the adapter contract.")
    page.prose(contract.service.description)
    page.list(
      ["Transport", "Methods", "Notifications", "Types", "Errors"].map { Markdown.link($0) })
    page.prose(
      "The same contract for programs: `adpipe schema adapter` prints the OpenRPC document, which "
        + "is also `\(contract.role.documentPath)`. What a client of the engine calls is in "
        + "[REFERENCE.md](REFERENCE.md).")
    page.heading(2, "Transport")
    page.list(transport)
    page.prose("In the examples below `>>` marks a line to the adapter and `<<` a line from it.")
    ManualMethods(contract: contract).write(to: &page)
    writeNotifications(of: contract, to: &page)
    ManualTypes(contract: contract).write(to: &page)
    ManualErrors(contract: contract).write(to: &page)
    let source =
      "<!-- Made by `make generate` from Schemas. Edit the schema, not this file. -->\n\n"
    return [GeneratedFile(path: "ADAPTERS.md", text: source + page.text)]
  }

  private static func writeNotifications(of contract: Contract, to page: inout Markdown) {
    page.heading(2, "Notifications")
    page.prose("What either side tells the other; it has no id, and nothing answers it.")
    for notification in contract.notifications {
      page.heading(3, "Notification " + notification.name.text)
      page.prose(notification.summary)
      if let description = notification.description { page.prose(description) }
      page.prose(notification.sender == .client ? "*To the adapter.*" : "*From the adapter.*")
      ManualMethods.write(params: notification.params, to: &page)
      for example in notification.examples { write(example, of: notification, to: &page) }
    }
  }

  private static func write(
    _ example: Notification.Example, of notification: Notification, to page: inout Markdown,
  ) {
    let message = JSONValue.record([
      "jsonrpc": .string("2.0"), "method": .string(notification.name.text),
      "params": example.params,
    ])
    let description = example.description.map { " " + WrappedText.oneLine($0) } ?? ""
    page.prose("**Example: \(example.name).**\(description)")
    page.code("", [(notification.sender == .client ? ">> " : "<< ") + message.text])
  }

  private static let transport = [
    "**Start and end.** The engine starts the adapter as a program of its own and stops it by "
      + "ending its input. What the adapter writes to standard error goes to the log of the engine.",
    "**Framing.** One message per line, in UTF-8, or `Content-Length` headers where the network is "
      + "configured so, both as in the service itself. Standard output carries messages and nothing "
      + "else; a line that is none is logged and passed over.",
    "**Calls.** The engine calls, the adapter answers each call once, in any order. A second answer "
      + "to a call, or one to a call that was never made, is passed over and counted.",
    "**Cancelling.** The notification `$/cancelRequest {id}` says that nobody waits for the answer "
      + "any more; the adapter may answer all the same, best with CANCELLED.",
    "**Unknown members.** The engine passes over members of an answer that it does not know. An "
      + "adapter does well to do the same with params.",
    "**Null.** A member that is null counts as absent. The engine sends none.",
  ]
}
