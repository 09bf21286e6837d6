package import AdService
import Mediation
package import RPC

extension Engine {
  package func setContext(
    _ params: SetContextParams, _ call: RPCCall,
  ) throws(RPCError) -> SetContextResult {
    _ = holdings
    let known = params.replace ? params.context : params.context.merged(over: context ?? Context())
    context = known
    particulars = Particulars(context: known)
    return SetContextResult(context: known)
  }

  /// What is said of one load, with what is known for the whole session.
  func particulars(_ options: LoadOptions?, _ own: Context?) -> Particulars {
    guard options != nil || own != nil else { return particulars }
    guard let own else {
      return Particulars(
        options: options.map { RequestOptions($0) } ?? RequestOptions(),
        context: particulars.context)
    }
    let whole = context.map { own.merged(over: $0) } ?? own
    return Particulars(
      options: options.map { RequestOptions($0) } ?? RequestOptions(), context: AdContext(whole))
  }
}

extension Particulars {
  /// What is said of loads that say no more than the context of the session.
  convenience init(context: Context?) {
    self.init(options: RequestOptions(), context: context.map { AdContext($0) } ?? AdContext())
  }
}
