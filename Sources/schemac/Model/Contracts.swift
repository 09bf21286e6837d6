/// The contracts of a repository, which share types.
struct Contracts: Hashable, Sendable {
  /// What the engine answers.
  var service = Contract()

  /// What outside adapters answer, or nil when nothing is written of it.
  var adapter: Contract?

  /// All of them.
  var all: [Contract] { [service] + (adapter.map { [$0] } ?? []) }
}
