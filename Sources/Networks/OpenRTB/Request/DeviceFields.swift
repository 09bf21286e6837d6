import JSON
import Mediation

/// The device as OpenRTB has it.
struct DeviceFields {
  private let device: AdContext.Device
  private let country: String?

  /// Takes what is known of the device and of where it is.
  init(_ context: AdContext) {
    device = context.device ?? AdContext.Device()
    country = context.country.flatMap { CountryCodes.threeLetters(of: $0) }
  }

  /// What is said of it.
  var fields: JSONFields {
    var fields = JSONFields()
    fields.add("ua", device.userAgent)
    var geo = JSONFields()
    geo.add("country", country)
    fields.add("geo", geo)
    fields.add("lmt", flag: device.limitsAdTracking)
    if let ip = device.ip { fields.add(ip.utf8.contains(UInt8(ascii: ":")) ? "ipv6" : "ip", ip) }
    fields.add("devicetype", device.kind?.number)
    fields.add("make", device.make)
    fields.add("model", device.model)
    fields.add("os", device.os)
    fields.add("osv", device.osVersion)
    fields.add("w", device.width)
    fields.add("h", device.height)
    if let ratio = device.pixelRatio, let number = JSONNumber(ratio.plainText) {
      fields.add("pxratio", .number(number))
    }
    fields.add("language", device.language.map { String($0.prefix { $0 != "-" }).lowercased() })
    fields.add("carrier", device.carrier)
    fields.add("connectiontype", device.connection?.number)
    fields.add("ifa", device.ifa)
    return fields
  }
}

extension Double {
  /// The number as JSON has it, whole if it is whole.
  fileprivate var plainText: String {
    Int64(exactly: self).map { String($0) } ?? description
  }
}

extension AdContext.Device.Kind {
  fileprivate var number: Int {
    switch self {
    case .computer: 2
    case .television: 3
    case .phone: 4
    case .tablet: 5
    case .other: 6
    case .setTopBox: 7
    }
  }
}

extension AdContext.Device.Connection {
  fileprivate var number: Int {
    switch self {
    case .ethernet: 1
    case .wifi: 2
    case .cellular: 3
    case .cellular2g: 4
    case .cellular3g: 5
    case .cellular4g: 6
    case .cellular5g: 7
    }
  }
}
