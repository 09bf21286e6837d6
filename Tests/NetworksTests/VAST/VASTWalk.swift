import Networks
import Testing

/// What a chain comes to over these pages, without any time passing.
struct VASTWalk {
  private(set) var found = VASTFoundAds()
  private(set) var complaints: [String] = []

  /// The addresses that were asked for, those that were asked together in one line.
  var rounds: [String] = []

  /// The ads that could not be used, each with its place and why.
  var omitted: [String] {
    found.omitted.map { "\($0.sequence.map(String.init) ?? "-") \($0.fault.code.rawValue)" }
  }

  /// The ads of the pod, then those that stand alone, by their ids.
  var ads: String {
    let ids = [found.pod, found.buffet].map { $0.map { $0.ad.id ?? "?" }.joined(separator: ",") }
    return ids[1].isEmpty ? ids[0] : ids.joined(separator: " | ")
  }

  init(
    _ first: String, _ pages: [String: String] = [:], isForOne: Bool = true,
    _ change: (inout VASTChain.Rules) -> Void = { _ in },
  ) throws {
    var rules = VASTChain.Rules()
    rules.isForOne = isForOne
    change(&rules)
    var chain = VASTChain(try VASTSamples.read(first), rules: rules, for: VASTCapabilities())
    var waiting: [VASTChain.Fetch] = []
    while true {
      let step = chain.next()
      complaints += chain.takeComplaints().flatMap { complaint in
        complaint.urls.map { "\(complaint.code.rawValue) \($0.dropFirst(8).prefix { $0 != "." })" }
      }
      switch step {
      case .end(let found):
        self.found = found
        return
      case .fetch(let fetches):
        rounds.append(fetches.map(\.url).joined(separator: " "))
        waiting += fetches
      case .wait:
        let last = waiting.popLast()
        let fetch = try #require(last, "it waits for nothing")
        chain.take(Self.answer(pages[fetch.url]), for: fetch)
      }
    }
  }

  private static func answer(_ page: String?) -> Result<VASTDocument, VASTFault> {
    guard let page else { return .failure(VASTFault(.wrapperUnreachable)) }
    do throws(VASTFault) {
      return .success(try VASTReader().read(Array(page.utf8)))
    } catch {
      return .failure(error)
    }
  }
}
