/// One ad of a document: the ad itself, or where it is to be had.
package struct VASTAd: Hashable, Sendable {
  /// What an ad is.
  package enum Role: Hashable, Sendable {
    /// The ad itself.
    case inLine(VASTInLine)

    /// Where another document with the ad is to be had.
    case wrapper(VASTWrapper)

    /// Neither, or not all of it.
    case broken(VASTErrorCode)
  }

  /// What an ad is for.
  package enum Medium: String, Hashable, Sendable {
    case video
    case audio
    case hybrid
  }

  /// The server's name for the ad.
  package var id: String?

  /// Its place in a pod; an ad without one stands alone.
  package var sequence: Int?

  /// What it is for.
  package var medium = Medium.video

  /// Whether a program in it decides whether it is shown.
  package var isConditional = false

  /// What it is.
  package var role = Role.broken(.invalidSchema)

  /// Who served it.
  package var system: String?

  /// Who wants to hear that it was seen.
  package var impressions: [String] = []

  /// Who wants to hear what went wrong.
  package var errorURLs: [String] = []

  /// Who wants to hear whether it could be seen.
  package var viewability = VASTViewability()

  /// Who wants to verify that it was seen, and by which programs.
  package var verifications: [VASTVerification] = []

  /// What is to be shown, or what is to be told of it.
  package var creatives: [VASTCreative] = []

  /// What it pays.
  package var pricing: VASTPricing?
}

/// What only the ad itself says.
package struct VASTInLine: Hashable, Sendable {
  /// Its title.
  package var title: String?

  /// What it is about.
  package var summary: String?

  /// Who advertises.
  package var advertiser: String?

  /// The server's name for this very showing of the ad.
  package var servingID: String?

  /// What it is about, by whose list of categories.
  package var categories: [VASTCategory] = []

  /// For how many seconds it may be kept.
  package var expires: Int?
}

/// What only a pointer to another document says.
package struct VASTWrapper: Hashable, Sendable {
  /// Where the other document is.
  package var url: String

  /// Whether the other document may point further.
  package var followsWrappers = true

  /// Whether the other document may bring several ads.
  package var allowsManyAds = false

  /// Whether another ad may take its place when it leads to none; nil if it does not say.
  package var fallsBack: Bool?

  /// Categories of which the ad must not be.
  package var blockedCategories: [VASTCategory] = []
}

/// One category, or several, of one list of categories.
package struct VASTCategory: Hashable, Sendable {
  /// Who made the list.
  package var authority: String?

  /// The category.
  package var text: String
}

/// Who wants to hear whether an ad could be seen.
package struct VASTViewability: Hashable, Sendable {
  /// That it could.
  package var viewable: [String] = []

  /// That it could not.
  package var notViewable: [String] = []

  /// That nobody knows.
  package var undetermined: [String] = []
}

/// What an ad pays.
package struct VASTPricing: Hashable, Sendable {
  /// For what it pays: `cpm`, `cpc`, `cpe` or `cpv`, in lower case.
  package var model: String

  /// In which currency.
  package var currency: String

  /// How much, in millionths.
  package var micros: Int64
}
