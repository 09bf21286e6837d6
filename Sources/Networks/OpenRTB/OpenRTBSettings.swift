package import HTTP
package import JSON
package import Mediation

/// What is known of a network that is spoken to in OpenRTB.
package struct OpenRTBSettings: Hashable, Sendable {
  /// Where its requests are sent.
  package var endpoint: String

  /// What is said besides with each request.
  package var headers: [HTTPHeader] = []

  /// The formats that it is asked for.
  package var formats = FormatSet(AdFormat.allCases)

  /// Whether the engine fetches the images of its ads.
  package var fetchesImages = true

  /// How long it may take when its source does not say.
  package var patience: Duration?

  /// The engine's own currency, in which floors are said.
  package var currency = "USD"

  /// The currencies that it may bid in; the own one if there are none.
  package var bidCurrencies: [String] = []

  /// How much of the time that is left the way there and back takes.
  package var margin = Duration.milliseconds(50)

  /// How long one of its answers may be.
  package var answerBytes = HTTPRequest.usualAnswer

  /// Whether it is told where version 2.5 has it what later versions have elsewhere.
  package var usesOlderPlaces = false

  /// The categories of ads that are not wanted.
  package var blockedCategories: [String] = []

  /// The domains of advertisers that are not wanted.
  package var blockedDomains: [String] = []

  /// Who has part in the sale, as the object of that name.
  package var supplyChain: JSONValue?

  /// What a Prebid Server is told; nil for any other exchange.
  package var prebid: Prebid?

  /// What the operator wants to be said otherwise.
  package var overrides = Overrides()

  /// As what the assets of custom formats are asked for, by their names.
  package var customAssets: [String: OpenRTBAsset] = [:]

  /// The address of the icon over native ads that say why they are shown; a drawn one if nil.
  package var adChoicesIcon: String?

  /// What makes the ids of requests differ from those of other runs.
  package var seed: UInt64 = 0

  /// What a Prebid Server is told beyond other exchanges.
  package struct Prebid: Hashable, Sendable {
    /// The id of the request that the server holds, unless credentials say another.
    package var storedRequest: String?

    /// Whether the server holds imps under the names of the places.
    package var storesImps = false

    /// The parameters of its bidders, an object for each by its name.
    package var bidders: JSONValue?

    /// Begins with nothing that is said.
    package init() {}
  }

  /// Parts of requests that take the place of what is made here.
  package struct Overrides: Hashable, Sendable {
    /// Parts of the whole.
    package var request: JSONValue?

    /// Parts of each imp.
    package var imp: JSONValue?

    /// Parts of the imps of one format; they win over those of each imp.
    package var imps: [AdFormat: JSONValue] = [:]

    /// Begins with everything as it is made.
    package init() {}
  }

  /// Begins with what is usual.
  package init(endpoint: String) {
    self.endpoint = endpoint
  }
}
