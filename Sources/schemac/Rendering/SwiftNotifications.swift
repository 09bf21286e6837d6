/// Makes the type of the messages that a client gets without having called.
enum SwiftNotifications: Renderer {
  static func files(for contract: Contract) -> [GeneratedFile] {
    let notifications = contract.notifications.filter { $0.sender == .server }
    guard !notifications.isEmpty else { return [] }
    let name = contract.role.swiftPrefix + "Notification"
    let file = SwiftFile.file(named: name, imports: ["JSON"]) { swift in
      swift.document("A message that comes without having been asked for.")
      swift.block("public enum \(name): Hashable, Sendable {") { swift in
        for notification in notifications {
          swift.document(notification.summary)
          swift.line("case \(label(of: notification))(\(notification.paramsType.title))")
          swift.line()
        }
        writeReading(notifications, to: &swift)
      }
    }
    return [file]
  }

  private static func writeReading(
    _ notifications: [Notification], to swift: inout SwiftWriter,
  ) {
    swift.document("Reads what a message of that name tells, or is nil when there is no such name.")
    let parameters = ["method: JSONKey", "params: inout JSONReader"]
    swift.call("public init?", parameters, " throws(JSONError) {")
    swift.indented { swift in
      swift.line("switch method.count {")
      for notification in notifications {
        SwiftMatch.writeCase(notification.name.text, of: "method", to: &swift)
        let title = notification.paramsType.title
        swift.indented {
          $0.line("self = .\(label(of: notification))(try \(title)(from: &params))")
        }
      }
      swift.line("default:")
      swift.indented { $0.line("return nil") }
      swift.line("}")
    }
    swift.line("}")
  }

  private static func label(of notification: Notification) -> String {
    SwiftName.escaped(notification.name.verb)
  }
}
