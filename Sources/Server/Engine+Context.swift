package import AdService
import JSON
import Mediation
package import RPC

extension Engine {
  package func setContext(
    _ params: SetContextParams, _ call: RPCCall,
  ) throws(RPCError) -> SetContextResult {
    _ = holdings
    try check(params.context)
    let known = params.replace ? params.context : params.context.merged(over: context ?? Context())
    try checkSize(of: known)
    context = known
    particulars = Particulars(context: known, after: particulars)
    renewContexts()
    return SetContextResult(context: known)
  }

  private func checkSize(of context: Context) throws(RPCError) {
    var json = JSONWriter()
    context.write(to: &json)
    let limit = holdings.settings.limits.contextBytes
    guard json.span.count <= limit else {
      throw RPCError(.contextTooLarge, "the context would have more than \(limit) bytes")
    }
  }

  /// Refuses extras that are no objects, which networks could not take.
  private func check(_ context: Context) throws(RPCError) {
    for (name, extras) in context.extras ?? [:] {
      if case .object = extras { continue }
      throw .violation("context.extras.\(name)", expected: "an object", found: extras.compactText)
    }
  }

  /// What is said of one load, with what is known for the whole session.
  func particulars(_ options: LoadOptions?, _ own: Context?) throws(RPCError) -> Particulars {
    guard options != nil || own != nil else { return particulars }
    if let own { try check(own) }
    guard let own else {
      return Particulars(
        options: options.map { RequestOptions($0) } ?? RequestOptions(),
        context: particulars.context)
    }
    let whole = context.map { own.merged(over: $0) } ?? own
    return Particulars(
      options: options.map { RequestOptions($0) } ?? RequestOptions(),
      context: AdContext(whole, after: particulars.context))
  }
}

extension Particulars {
  /// What is said of loads that say no more than the context of the session.
  convenience init(context: Context?, after known: Particulars = .none) {
    self.init(
      options: RequestOptions(),
      context: context.map { AdContext($0, after: known.context) } ?? AdContext())
  }
}
