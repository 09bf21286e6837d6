extension AdContext {
  /// What is private and is said here.
  var privateFields: Set<PrivateField> {
    var fields: Set<PrivateField> = []
    if device?.ifa != nil { fields.insert(.deviceID) }
    if device?.ip != nil { fields.insert(.address) }
    if user?.id != nil { fields.insert(.userID) }
    if user?.extendedIDs.isEmpty == false { fields.insert(.extendedIDs) }
    return fields
  }

  /// The context without that, in what is typed and in the whole.
  package func scrubbed(of fields: Set<PrivateField>) -> AdContext {
    var context = self
    context.whole = whole?.scrubbed(of: fields)
    if fields.contains(.deviceID) { context.device?.ifa = nil }
    if fields.contains(.address) { context.device?.ip = device?.ip.flatMap(ShortAddress.shorten) }
    if fields.contains(.userID) { context.user?.id = nil }
    if fields.contains(.extendedIDs) { context.user?.extendedIDs = [] }
    return context
  }
}
