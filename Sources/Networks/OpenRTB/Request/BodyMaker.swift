import JSON
import Mediation

/// Makes the body of a request around its imps.
struct BodyMaker {
  /// The name of the auction.
  let id: String

  /// What is asked for.
  let imps: [OpenRTBImp]

  /// What the source is asked for.
  let request: SourceRequest

  /// What is known of the network.
  let settings: OpenRTBSettings

  /// How long the exchange may take.
  let patience: Duration?

  private var context: AdContext { request.particulars.context }

  /// The whole body, with what is to be said otherwise laid over it.
  ///
  /// Its id and its imps stay as they are made: the answer is read by them.
  func body() -> JSONValue {
    let made = made()
    guard let patch = settings.overrides.request else { return made }
    return made.merged(with: patch.removing("imp")).setting("id", to: .string(id))
      .withOnePlace(preferring: patch)
  }

  private func made() -> JSONValue {
    var body = JSONFields()
    body.add("id", id)
    body.add("imp", .array(imps.map(\.value)))
    if context.site != nil, context.app == nil {
      body.add("site", site.value)
    } else {
      body.add("app", app.value)
    }
    body.add("device", DeviceFields(context).fields)
    body.add("user", user)
    body.add("regs", regs)
    body.add("source", source)
    body.add("test", flag: context.isTest == true ? true : nil)
    body.add("at", 1)
    body.add("tmax", patience.map { Int($0 / .milliseconds(1)) })
    body.add("cur", settings.bidCurrencies.isEmpty ? [settings.currency] : settings.bidCurrencies)
    body.add("bcat", settings.blockedCategories)
    body.add("badv", settings.blockedDomains)
    body.add("ext", ext)
    return body.value
  }

  private var app: JSONFields {
    let app = context.app ?? AdContext.App()
    var fields = JSONFields()
    fields.add("id", request.credentials["appId"])
    fields.add("name", app.name)
    fields.add("bundle", app.bundle)
    fields.add("domain", app.domain)
    fields.add("storeurl", app.storeURL)
    fields.add("cat", app.categories)
    fields.add("ver", app.version)
    addSurroundings(to: &fields, publisher: app.publisher)
    return fields
  }

  private var site: JSONFields {
    let site = context.site ?? AdContext.Site()
    var fields = JSONFields()
    fields.add("id", request.credentials["siteId"])
    fields.add("name", site.name)
    fields.add("domain", site.domain)
    fields.add("cat", site.categories)
    fields.add("page", site.page)
    fields.add("ref", site.referrer)
    addSurroundings(to: &fields, publisher: site.publisher)
    return fields
  }

  private func addSurroundings(
    to fields: inout JSONFields, publisher: AdContext.Publisher,
  ) {
    var owner = JSONFields()
    owner.add("id", request.credentials["publisherId"] ?? publisher.id)
    owner.add("name", publisher.name)
    fields.add("publisher", owner)
    guard let content = context.content else { return }
    var about = JSONFields()
    about.add("url", content.url)
    fields.add("content", about)
    if !content.keywords.isEmpty {
      fields.add("keywords", content.keywords.joined(separator: ","))
    }
    var data = JSONFields()
    for target in content.targeting { data.add(target.name, target.text.listed) }
    var ext = JSONFields()
    ext.add("data", data)
    fields.add("ext", ext)
  }

  private var user: JSONFields {
    let user = context.user ?? AdContext.User()
    var (fields, ext) = (JSONFields(), JSONFields())
    fields.add("id", user.id)
    let eids: JSONValue? =
      user.extendedIDs.isEmpty ? nil : .array(user.extendedIDs.map(\.fields.value))
    if settings.usesOlderPlaces {
      ext.add("consent", context.consent?.tcf)
      ext.add("eids", eids)
    } else {
      fields.add("consent", context.consent?.tcf)
      fields.add("eids", eids)
    }
    fields.add("ext", ext)
    return fields
  }

  private var regs: JSONFields {
    var (fields, ext) = (JSONFields(), JSONFields())
    let protection = context.protection
    fields.add("coppa", flag: protection?.age == .child ? true : protection?.isChildDirected)
    let consent = context.consent
    let gdpr: Bool? = consent?.tcf != nil || context.isInEEA ? true : nil
    if settings.usesOlderPlaces {
      ext.add("gdpr", flag: gdpr)
      ext.add("us_privacy", consent?.usPrivacy)
    } else {
      fields.add("gdpr", flag: gdpr)
      fields.add("us_privacy", consent?.usPrivacy)
    }
    fields.add("gpp", consent?.gpp)
    fields.add("gpp_sid", consent?.gppSections ?? [])
    fields.add("ext", ext)
    return fields
  }

  private var source: JSONFields {
    var (fields, ext) = (JSONFields(), JSONFields())
    fields.add("tid", id)
    if settings.usesOlderPlaces {
      ext.add("schain", settings.supplyChain)
    } else {
      fields.add("schain", settings.supplyChain)
    }
    fields.add("ext", ext)
    return fields
  }

  private var ext: JSONFields {
    var ext = JSONFields()
    guard let prebid = settings.prebid else { return ext }
    var own = JSONFields()
    // Who bade nothing, and why, is worth knowing.
    own.add("returnallbidstatus", JSONValue.boolean(true))
    if let id = request.credentials["storedRequest"] ?? prebid.storedRequest {
      var stored = JSONFields()
      stored.add("id", id)
      own.add("storedrequest", stored)
    }
    ext.add("prebid", own)
    return ext
  }
}

extension JSONValue {
  /// The body with one of app and site: a patch that says one of them takes the other away.
  fileprivate func withOnePlace(preferring patch: JSONValue) -> JSONValue {
    guard self["app"] != nil, self["site"] != nil else { return self }
    return removing(patch["app"] == nil ? "app" : "site")
  }
}

extension String {
  /// The text, or the list that it is if there are commas in it.
  fileprivate var listed: JSONValue {
    let parts = split(separator: ",")
    return parts.count < 2 ? .string(self) : .array(parts.map { .string(String($0)) })
  }
}

extension AdContext.ExtendedID {
  fileprivate var fields: JSONFields {
    var fields = JSONFields()
    fields.add("source", source)
    fields.add(
      "uids",
      .array(
        ids.map { id in
          var one = JSONFields()
          one.add("id", id.text)
          one.add("atype", id.kind)
          return one.value
        }))
    return fields
  }
}
