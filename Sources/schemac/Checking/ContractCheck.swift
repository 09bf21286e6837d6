/// Finds everything in a contract that can be read but must not be.
struct ContractCheck {
  /// What is checked.
  let contract: Contract

  /// Where mistakes go.
  let mistakes: Mistakes

  /// The titles that another contract refers to.
  var usedElsewhere: Set<String> = []

  /// Checks all contracts.
  static func run(_ contracts: Contracts, _ mistakes: Mistakes) {
    let adapter = contracts.adapter.map { ContractCheck(contract: $0, mistakes: mistakes) }
    let used = adapter.map { $0.reached(from: $0.roots) } ?? []
    ContractCheck(contract: contracts.service, mistakes: mistakes, usedElsewhere: used).run()
    adapter?.run()
  }

  /// Checks everything.
  func run() {
    checkService()
    checkTitles()
    for type in allTypes { checkType(type) }
    checkReferences()
    checkBounds()
    checkCallMeta()
    for method in contract.methods { checkMethod(method) }
    for notification in contract.notifications { checkNotification(notification) }
    for reason in contract.reasons { checkReason(reason) }
    checkEvents()
    // An example of something that is wrong itself would only repeat that.
    guard mistakes.all.isEmpty else { return }
    for method in contract.methods { checkExamples(of: method) }
    for notification in contract.notifications { checkExamples(of: notification) }
  }

  /// Every type of this contract, wherever it comes from.
  var allTypes: [NamedType] { contract.serviceTypes + contract.configuration }

  private func checkService() {
    let place = Place(contract.role.folder + "/service.yaml")
    if contract.service.title.isEmpty { report("the service has no title", at: place) }
    checkVersion()
  }

  /// Tells what is wrong.
  func report(_ message: String, at place: Place) {
    mistakes.report(message, at: place)
  }

  /// Tells when a text that people read does not begin with one whole sentence.
  func checkSentence(_ text: String, _ what: String, at place: Place) {
    // A missing text has been told by the reader.
    guard let first = text.first else { return }
    if first.isLowercase { report("\(what) must begin with a capital letter", at: place) }
    if !Sentence.firstParagraph(of: text).hasSuffix(".") {
      report("\(what) must begin with a sentence that ends with a full stop", at: place)
    }
  }

  /// Tells when a text is not exactly one sentence.
  func checkOneSentence(_ text: String, _ what: String, at place: Place) {
    checkSentence(text, what, at: place)
    if !Sentence.rest(of: text).isEmpty { report("\(what) must be one sentence", at: place) }
  }

  /// Tells of every name that comes a second time.
  func checkUnique(_ names: [(name: String, place: Place)], _ what: String) {
    var seen: [String: Place] = [:]
    for (name, place) in names {
      if let first = seen[name] {
        report("\(what) `\(name)` is taken, at \(first)", at: place)
      } else {
        seen[name] = place
      }
    }
  }
}
