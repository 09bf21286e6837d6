import JSON

/// What travels to the engine, a line each.
enum EngineRequest {
  /// The line of a call, where what `meta` holds travels inside the params.
  static func call(
    _ id: Int64, _ method: StaticString, _ params: some JSONWritable, _ meta: CallMeta,
  ) -> [UInt8] {
    var json = JSONWriter(capacity: 256)
    json.beginObject()
    json.key("jsonrpc")
    json.string("2.0")
    json.key("id")
    json.integer(id)
    json.key("method")
    json.string("\(method)")
    json.key("params")
    if meta.isEmpty {
      params.write(to: &json)
    } else {
      json.raw(object(params, with: meta))
    }
    json.endObject()
    return json.bytes + [UInt8(ascii: "\n")]
  }

  /// The line that takes a call back.
  static func cancellation(of id: Int64) -> [UInt8] {
    Array(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":\#(id)}}"#.utf8)
      + [UInt8(ascii: "\n")]
  }

  private static func object(_ params: some JSONWritable, with meta: CallMeta) -> [UInt8] {
    var members = JSONWriter()
    params.write(to: &members)
    var own = JSONWriter()
    own.beginObject()
    own.key("_meta")
    meta.write(to: &own)
    own.endObject()
    let separator = members.bytes.count > 2 ? [UInt8(ascii: ",")] : []
    return members.bytes.dropLast() + separator + own.bytes.dropFirst()
  }
}
