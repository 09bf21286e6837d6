import AdService
import JSON
import Mediation

extension AdContext {
  /// Takes over what a client has said of the place, the device and the viewer.
  mutating func takeParts(of context: Context) {
    app = context.app.map(App.init)
    site = context.site.map(Site.init)
    device = context.device.map(Device.init)
    user = context.user.map(User.init)
    consent = context.consent.map(Consent.init)
    content = Content(context)
    protection = Protection(context)
  }
}

extension AdContext.App {
  fileprivate init(_ app: AppContext) {
    self.init()
    bundle = app.bundle
    name = app.name
    version = app.version
    storeURL = app.storeUrl
    domain = app.domain
    publisher.id = app.publisherId
    publisher.name = app.publisherName
    categories = app.categories ?? []
  }
}

extension AdContext.Site {
  fileprivate init(_ site: SiteContext) {
    self.init()
    domain = site.domain
    page = site.page
    referrer = site.referrer
    name = site.name
    publisher.id = site.publisherId
    publisher.name = site.publisherName
    categories = site.categories ?? []
  }
}

extension AdContext.Content {
  /// Nil if nothing is said of it.
  fileprivate init?(_ context: Context) {
    guard context.keywords != nil || context.contentUrl != nil || context.targeting != nil
    else { return nil }
    self.init()
    keywords = context.keywords ?? []
    url = context.contentUrl
    targeting = (context.targeting ?? JSONMap()).map { NamedText($0.name, $0.value) }
  }
}

extension AdContext.Device {
  fileprivate init(_ device: DeviceContext) {
    self.init()
    os = device.os
    osVersion = device.osVersion
    make = device.make
    model = device.model
    kind = device.type.flatMap { Kind(rawValue: $0.rawValue) }
    language = device.language
    // It goes into headers, which have one line.
    userAgent = device.userAgent?.onOneLine
    ip = device.ip
    ifa = device.ifa
    limitsAdTracking = device.limitAdTracking
    width = device.width
    height = device.height
    pixelRatio = device.pixelRatio
    carrier = device.carrier
    connection = device.connection.flatMap { Connection(rawValue: $0.rawValue) }
  }
}

extension AdContext.User {
  fileprivate init(_ user: UserContext) {
    self.init()
    id = user.id
    extendedIDs = (user.eids ?? []).map { one in
      AdContext.ExtendedID(
        source: one.source, ids: one.uids.map { .init($0.id, kind: $0.atype) })
    }
  }
}

extension AdContext.Consent {
  fileprivate init(_ consent: Consent) {
    self.init()
    tcf = consent.tcf
    gpp = consent.gpp
    gppSections = consent.gppSid ?? []
    usPrivacy = consent.usPrivacy
  }
}

extension AdContext.Protection {
  /// Nil if nothing is said of it.
  fileprivate init?(_ context: Context) {
    guard
      context.childDirected != nil || context.underAge != nil || context.ageRestricted != nil
        || context.maxContentRating != nil
    else { return nil }
    self.init()
    isChildDirected = context.childDirected
    isUnderAge = context.underAge
    age = context.ageRestricted.flatMap { Age(rawValue: $0.rawValue) }
    maxRating = context.maxContentRating.flatMap { Rating(rawValue: $0.rawValue) }
  }
}
