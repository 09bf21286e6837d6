package import AdService
import JSON
package import RPC
import YAML

/// Where a configuration came from.
package enum ConfigurationOrigin: Hashable, Sendable {
  case builtIn
  case file(String)
}

extension Engine {
  package func getConfig(
    _ params: GetConfigParams, _ call: RPCCall,
  ) throws(RPCError) -> GetConfigResult {
    var writer = JSONWriter()
    holdings.configuration.withDefaults.withoutSecrets.write(to: &writer)
    guard let value = try? JSONValue(parsing: writer.bytes) else {
      throw RPCError(.internal, "the configuration cannot be written")
    }
    return GetConfigResult(source: source.onWire, configuration: value)
  }

  package func reloadConfig(
    _ params: ReloadConfigParams, _ call: RPCCall,
  ) async throws(RPCError) -> ReloadConfigResult {
    let changes = try reload()
    return ReloadConfigResult(changed: !changes.isEmpty, changes: changes)
  }

  /// Reads the file again and takes over what it says, or leaves everything as it is.
  func reload() throws(RPCError) -> [String] {
    guard case .file(let path) = source else {
      throw RPCError(.noReload, "the configuration is the one built in")
    }
    let read: ReadConfiguration
    do throws(ConfigurationFailure) {
      read = try readConfiguration(path)
    } catch {
      throw RPCError(.invalidConfiguration, error, path)
    }
    let changes = holdings.configuration.changes(to: read.configuration)
    let retired = holdings.adopt(read.configuration)
    adoptTracking()
    renewWatches()
    adoptContext()
    setUpIdleNetworks(of: holdings)
    forgetBuffers(without: retired)
    news.tell()
    log.write(.notice, "the configuration was read again from \(path)", call: nil)
    return changes
  }
}

extension Engine {
  /// Reads the file again and says in the log what came of it, as SIGHUP asks for.
  package func reloadAndLog() {
    do throws(RPCError) {
      _ = try reload()
    } catch {
      log.write(.error, error.message, call: nil)
      for violation in error.violations {
        log.write(.error, "\(violation.path): \(violation.expected)", call: nil)
      }
    }
  }
}

extension ConfigurationOrigin {
  fileprivate var onWire: ConfigurationSource {
    switch self {
    case .builtIn: .builtIn(true)
    case .file(let path): .file(path)
    }
  }
}

extension RPCError {
  fileprivate convenience init(
    _ reason: RPCReason, _ failure: ConfigurationFailure, _ path: String,
  ) {
    switch failure {
    case .unreadable(let message):
      self.init(reason, message)
    case .mistaken(let mistakes):
      self.init(
        reason, "\(path) has \(mistakes.all.count) mistakes, so nothing was changed",
        violations: mistakes.all.map {
          JSONViolation(
            path: "\(path):\($0.mark.line):\($0.mark.column)",
            expected: $0.path.isEmpty ? $0.message : "\($0.path): \($0.message)", found: nil)
        })
    }
  }
}

extension Configuration {
  /// The configuration with what it leaves to defaults written out.
  var withDefaults: Configuration {
    var whole = self
    whole.setUp = setUp ?? .start
    whole.health = health ?? HealthConfiguration()
    whole.tracking = tracking ?? TrackingConfiguration()
    whole.privacy = (privacy ?? PrivacyConfiguration()).withDefaults
    whole.expiresAfter = Lifetimes.withDefaults(expiresAfter)
    whole.images = images ?? ImagesConfiguration()
    whole.logLevel = logLevel ?? .notice
    whole.http = http ?? HTTPConfiguration()
    whole.outside = outside ?? OutsideConfiguration()
    whole.limits = limits ?? LimitsConfiguration()
    whole.networks = networks.map { networks in
      networks.mapValues { network in
        var whole = network
        whole.fill = network.fill ?? .string("always")
        return whole
      }
    }
    return whole
  }

  /// The configuration with everything hidden that is nobody's business.
  var withoutSecrets: Configuration { replacingSecrets { _, _ in "(hidden)" } }

  /// The configuration with something else for everything that is nobody's business.
  ///
  /// With what a source of an ad unit says comes the name of its network.
  func replacingSecrets(
    _ replace: (_ secret: String, _ network: String?) -> String,
  ) -> Configuration {
    var shown = self
    shown.networks = networks.map { networks in
      networks.mapValues { network in
        var shown = network
        shown.credentials = network.credentials?.mapValues { replace($0, nil) }
        shown.environment = network.environment?.mapValues { replace($0, nil) }
        shown.openrtb?.headers = network.openrtb?.headers?.mapValues { replace($0, nil) }
        return shown
      }
    }
    shown.adUnits = adUnits.map { units in
      units.mapValues { unit in
        var shown = unit
        shown.waterfall = unit.waterfall?.map { $0.replacingSecrets(replace) }
        return shown
      }
    }
    shown.streams = streams.map { streams in
      streams.mapValues { stream in
        var shown = stream
        shown.podKey = stream.podKey.map { replace($0, nil) }
        shown.streamKey = stream.streamKey.map { replace($0, nil) }
        return shown
      }
    }
    shown.tracking?.headers = tracking?.headers?.mapValues { replace($0, nil) }
    return shown
  }

  /// The keys at the top whose values differ; what is left out has its default.
  fileprivate func changes(to other: Configuration) -> [String] {
    let (old, new) = (withDefaults.members, other.withDefaults.members)
    let gone = old.names.filter { new[$0] == nil }
    return (new.names + gone).filter { old[$0] != new[$0] }
  }

  /// What it says under each key at the top, in the order of the schema.
  private var members: JSONMap<JSONValue> {
    var writer = JSONWriter()
    write(to: &writer)
    guard case .object(let members)? = try? JSONValue(parsing: writer.bytes) else { return [:] }
    var map = JSONMap<JSONValue>()
    for member in members { map[member.name] = member.value }
    return map
  }
}

extension SourceConfiguration {
  fileprivate func replacingSecrets(
    _ replace: (_ secret: String, _ network: String?) -> String,
  ) -> SourceConfiguration {
    var shown = self
    shown.parameter = parameter.map { replace($0, network) }
    shown.credentials = credentials?.mapValues { replace($0, network) }
    return shown
  }
}

extension JSONMap {
  fileprivate func mapValues<Other>(_ transform: (Value) -> Other) -> JSONMap<Other> {
    reduce(into: JSONMap<Other>()) { $0[$1.name] = transform($1.value) }
  }
}
