package import AdService
import JSON
package import RPC

extension RPCError {
  /// The name of the detail that holds the data of an adapter's error.
  private static let dataName = "data"

  /// What an adapter said of its own error, as far as it could be read.
  package var adapterDetail: AdapterErrorDetail? {
    details.first { $0.name == RPCError.dataName }?.value as? AdapterErrorDetail
  }

  /// Reads the error that an adapter answered; what cannot be read of it is told apart.
  static func read(_ json: inout JSONReader) throws(JSONError) -> (error: RPCError, flaw: String?) {
    var code: Int64 = 0
    var message = ""
    var detail: AdapterErrorDetail?
    var flaw: String?
    guard try json.peek() == .object else {
      _ = try json.skipValue()
      return (RPCError(.adapterFailed(code: 0), ""), "an error is an object")
    }
    try json.beginObject()
    while let key = try json.nextKey() {
      var ahead = json
      do throws(JSONError) {
        switch json.text(of: key) {
        case "code": code = try ahead.readInteger(in: Int64(Int32.min)...Int64(Int32.max))
        case "message": message = try ahead.readString(length: 0...4_096)
        case "data": if try !ahead.readNull() { detail = try AdapterErrorDetail(from: &ahead) }
        default: _ = try ahead.skipValue()
        }
        json = ahead
      } catch {
        _ = try json.skipValue()
        flaw = "the error's \(json.text(of: key)) cannot be read: \(error.message)"
      }
    }
    let details = detail.map { [RPCError.Detail(dataName, $0)] } ?? []
    let error = RPCError(.adapterFailed(code: Int(code)), message, details: details)
    return (error, flaw)
  }
}
