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
    var said = params.replace ? SaidContext(isWhole: true) : saidContext
    said.add(params.context)
    let known = said.over(holdings.configuration.context) ?? Context()
    try checkSize(of: known)
    saidContext = said
    know(known)
    return SetContextResult(context: known)
  }

  /// Goes by what the configuration says now, under what clients have said.
  func adoptContext() { know(saidContext.over(holdings.configuration.context)) }

  private func know(_ known: Context?) {
    context = known
    particulars = Particulars(context: known, after: particulars)
    renewContexts()
  }

  private func checkSize(of context: Context) throws(RPCError) {
    var json = JSONWriter()
    context.write(to: &json)
    let limit = holdings.settings.limits.contextBytes
    guard json.span.count <= limit else {
      throw RPCError(.contextTooLarge, "the context would have more than \(limit) bytes")
    }
  }

  /// Refuses extras that are no objects, which networks could not take, and two places at once.
  private func check(_ context: Context) throws(RPCError) {
    if context.app != nil, context.site != nil {
      throw .violation("context", expected: "at most one of app, site", found: "both")
    }
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

/// What clients have said of app, device and viewer, apart from what the configuration says.
struct SaidContext {
  /// Whether what the configuration says is forgotten.
  let isWhole: Bool

  private var context: Context?

  /// Begins with nothing said.
  init(isWhole: Bool = false) { self.isWhole = isWhole }

  /// Takes in what was said last.
  mutating func add(_ more: Context) { context = context.map { more.merged(over: $0) } ?? more }

  /// What is known with what the configuration says.
  func over(_ configured: Context?) -> Context? {
    guard !isWhole, let configured else { return context }
    return context?.merged(over: configured) ?? configured
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
