import AdService
import Adapters
import HTTP
import JSON
import Mediation
import Networks

extension OpenRTBSettings {
  /// Takes over what the configuration says.
  init(_ network: NetworkConfiguration, _ currency: String, seed: UInt64) {
    let own = network.openrtb ?? OpenRTBConfiguration()
    self.init(endpoint: network.endpoint ?? "")
    fetchesImages = network.fetchImages ?? true
    headers = (own.headers ?? JSONMap()).map { HTTPHeader($0.name, $0.value) }
    if let formats = network.formats {
      self.formats = FormatSet(formats.map { Mediation.AdFormat($0) })
    }
    patience = network.timeoutMs.map { .milliseconds($0) }
    self.currency = currency
    bidCurrencies = own.bidCurrencies ?? []
    margin = .milliseconds(own.marginMs)
    answerBytes = own.answerBytes
    usesOlderPlaces = own.olderPlaces
    blockedCategories = own.blockedCategories ?? []
    blockedDomains = own.blockedDomains ?? []
    supplyChain = own.supplyChain
    prebid = own.prebid.map(Prebid.init)
    overrides = Overrides(own)
    for (name, kind) in own.customAssets ?? JSONMap() {
      customAssets[name] = OpenRTBAsset(rawValue: kind.rawValue)
    }
    adChoicesIcon = own.adChoicesIcon
    self.seed = seed
  }
}

extension OpenRTBSettings.Prebid {
  fileprivate init(_ prebid: PrebidConfiguration) {
    self.init()
    storedRequest = prebid.storedRequest
    storesImps = prebid.storedImps
    bidders = prebid.bidders
  }
}

extension OpenRTBSettings.Overrides {
  fileprivate init(_ own: OpenRTBConfiguration) {
    self.init()
    request = own.request
    imp = own.imp
    for (name, patch) in own.imps ?? JSONMap() {
      if let format = Mediation.AdFormat(rawValue: name) { imps[format] = patch }
    }
  }
}
