internal import JSON

/// Makes the OpenRPC document, whole and self-contained, as `rpc.discover` returns it.
enum OpenRPCRenderer: Renderer {
  static func files(for contract: Contract) -> [GeneratedFile] {
    let text = document(contract).formatted() + "\n"
    return [GeneratedFile(path: contract.role.documentPath, text: text)]
  }

  private static func document(_ contract: Contract) -> JSONValue {
    .record([
      "openrpc": .string("1.3.2"),
      "info": .record([
        "title": .string(contract.service.title),
        "version": .string(contract.service.version),
        "description": .string(markdown(contract.service.description)),
      ]),
      "methods": .array(
        contract.methods.map { method($0, contract) }
          + contract.notifications.map(OpenRPCRenderer.notification)),
      "components": .record([
        "schemas": .named(schemas(of: contract)),
        "errors": .named(contract.reasons.map { ($0.name, error($0, contract.role)) }),
        "x-events": contract.events.isEmpty
          ? nil : .named(contract.events.map { ($0.name, event($0)) }),
      ]),
    ])
  }

  /// Every type that travels, and what calls say about themselves, which may have more members.
  private static func schemas(of contract: Contract) -> [(String, JSONValue)] {
    let meta = contract.callMeta.map { type in
      (type.title, schema.schema(of: type).with(["additionalProperties": .boolean(true)]))
    }
    let types = contract.wireTypes.map { ($0.title, schema.schema(of: $0)) }
    return (types + (meta.map { [$0] } ?? [])).sorted { $0.0 < $1.0 }
  }

  private static func method(_ method: Method, _ contract: Contract) -> JSONValue {
    .record([
      "name": .string(method.name.text),
      "summary": .string(WrappedText.oneLine(method.summary)),
      "description": method.description.map { .string(markdown($0)) },
      "tags": .array([.record(["name": .string(method.name.noun)])]),
      "paramStructure": .string("by-name"),
      "params": .array(contract.allParams(of: method).map(descriptor)),
      "result": .record([
        "name": .string(method.result.name),
        "description": .string(markdown(method.result.description)),
        "schema": schema.schema(of: method.result.schema),
      ]),
      "errors": .array(OpenRPCErrors.grouped(contract.reasons(of: method))),
      "examples": .array(method.examples.map { OpenRPCExample.pairing($0, of: method, contract) }),
      "x-waits": method.waits ? .boolean(true) : nil,
      "x-stream": method.stream.map(reference),
      "x-events": .texts(method.events),
      "x-since": method.since.map { .string($0.version) },
    ])
  }

  /// A method without a result, as OpenRPC writes what nothing answers.
  private static func notification(_ notification: Notification) -> JSONValue {
    .record([
      "name": .string(notification.name.text),
      "summary": .string(WrappedText.oneLine(notification.summary)),
      "description": notification.description.map { .string(markdown($0)) },
      "tags": .array([.record(["name": .string(notification.name.noun)])]),
      "paramStructure": .string("by-name"),
      "params": .array(notification.params.map(descriptor)),
      "examples": .array(
        notification.examples.map { OpenRPCExample.pairing($0, of: notification) }),
      "x-sender": .string(notification.sender.rawValue),
      "x-since": notification.since.map { .string($0.version) },
    ])
  }

  private static func descriptor(_ param: Property) -> JSONValue {
    .record([
      "name": .string(param.name),
      "description": .string(markdown(param.description)),
      "required": param.isRequired ? .boolean(true) : nil,
      "schema": schema.schema(of: param.schema),
      "x-aliases": .texts(param.aliases),
    ])
  }

  /// A reason; what the engine sends says it itself, adapters send what their own type has.
  private static func error(_ reason: Reason, _ role: ContractRole) -> JSONValue {
    .record([
      "code": .integer(reason.code),
      "message": .string(WrappedText.oneLine(reason.when)),
      "data": .record([
        "status": role == .service ? .string(reason.status) : nil,
        "reason": role == .service ? .string(reason.name) : nil,
        "remedy": .string(WrappedText.oneLine(reason.remedy)),
        "whoseMove": .string(WrappedText.oneLine(reason.whoseMove)),
        "retry": .string(WrappedText.oneLine(reason.retry)),
      ]),
    ])
  }

  private static func event(_ event: Event) -> JSONValue {
    .record([
      "summary": .string(WrappedText.oneLine(event.summary)),
      "source": .string(event.source.rawValue),
      "aliases": .texts(event.aliases),
      "members": .texts(event.members),
    ])
  }

  private static func reference(_ title: String) -> JSONValue {
    .record(["$ref": .string(schema.pointer + title)])
  }

  private static func markdown(_ text: String) -> String {
    WrappedText.paragraphs(text).joined(separator: "\n\n")
  }

  private static let schema = SchemaDocument(pointer: "#/components/schemas/")
}
