import JSON
import Loop
import Mediation
import RPC

/// A call that waits for its answer.
class OpenCall {
  /// The number that it travels under.
  let id: Int64

  /// What is called.
  let method: StaticString

  /// The ad that it is about.
  let ad: OfferName?

  /// What ends it when its time is over.
  var alarm: Alarm?

  private var wakeup: Wakeup?

  /// Prepares a call.
  init(_ id: Int64, _ method: StaticString, about ad: OfferName?) {
    self.id = id
    self.method = method
    self.ad = ad
  }

  /// Whether it has come to something.
  var isOver: Bool { false }

  /// Reads the result, which stays without effect until the call is woken.
  func read(_ json: inout JSONReader) throws(JSONError) {}

  /// Ends it without a result.
  func fail(_ error: RPCError) {}

  /// Takes back what was read.
  func unread() {}

  /// Lets the caller sleep until it is woken.
  func sleep(_ wakeup: Wakeup) {
    if isOver { wakeup.wake() } else { self.wakeup = wakeup }
  }

  /// Wakes the caller.
  func wake() {
    wakeup?.wake()
    wakeup = nil
  }
}

/// A call whose answer has a type.
final class TypedCall<Value: JSONReadable>: OpenCall {
  /// What it has come to.
  private(set) var outcome: Result<Value, RPCError>?

  override var isOver: Bool { outcome != nil }

  override func read(_ json: inout JSONReader) throws(JSONError) {
    outcome = .success(try Value(from: &json))
  }

  override func fail(_ error: RPCError) { outcome = .failure(error) }

  override func unread() { outcome = nil }
}
