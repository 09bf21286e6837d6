import JSON

/// What `$/cancelRequest` tells: which call nobody waits for any more.
struct Cancellation: JSONWritable, Sendable {
  /// The id of the call.
  let id: Int64

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.key("id")
    json.integer(id)
    json.endObject()
  }
}
