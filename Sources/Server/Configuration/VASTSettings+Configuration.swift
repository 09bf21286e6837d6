import AdService
import Mediation
import Networks

extension VASTSettings {
  /// Takes over what the configuration says, for an engine of that version.
  init(_ network: NetworkConfiguration, _ version: String) {
    self.init()
    endpoint = network.endpoint ?? ""
    fetchesImages = network.fetchImages ?? true
    patience = network.timeoutMs.map { .milliseconds($0) }
    guard let own = network.vast else {
      clientName = "unknown adpipe/\(version)"
      return
    }
    clientName = "\(own.playerName ?? "unknown") adpipe/\(version)"
    wrapperPatience = .milliseconds(own.wrapperTimeoutMs)
    rules.mostWrappers = own.maxWrappers
    rules.mostFetches = own.maxFetches
    longestDocument = own.maxDocumentBytes
    breakID = own.breakId
    rewardsAt = own.rewardAt == .skip ? .skippable : .completion
    callToAction = own.callToAction
    capabilities = VASTCapabilities(own)
  }
}

extension VASTCapabilities {
  fileprivate init(_ own: VASTConfiguration) {
    self.init()
    if let types = own.mimeTypes { mimeTypes = types.map { $0.lowercased() } }
    if let deliveries = own.deliveries {
      self.deliveries = deliveries.map { $0 == .streaming ? .streaming : .progressive }
    }
    maxBitrateKbps = own.maxBitrateKbps
    maxWidth = own.maxWidth
    maxHeight = own.maxHeight
    minDurationMs = own.minDurationMs.map { Int64($0) }
    maxDurationMs = own.maxDurationMs.map { Int64($0) }
    showsCompanions = own.companions
    runsVerification = own.verification
    needsMezzanine = own.requiresMezzanine
    needsCategory = own.requiresCategory
    blockedCategories = own.blockedCategories ?? []
  }
}
