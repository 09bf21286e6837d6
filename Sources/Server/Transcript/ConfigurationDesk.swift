import Loop

/// Reads the configuration for an engine of which a transcript is written or played.
///
/// The file may change at any time, so within one step it is read only once.
final class ConfigurationDesk {
  private let source: (String) throws(ConfigurationFailure) -> ReadConfiguration
  private var outcome: Result<ReadConfiguration, ConfigurationFailure>?

  /// Reads by the closure.
  init(_ source: @escaping (String) throws(ConfigurationFailure) -> ReadConfiguration) {
    self.source = source
  }

  /// What is found at that path in this step.
  func read(_ path: String) -> Result<ReadConfiguration, ConfigurationFailure> {
    if let outcome { return outcome }
    let found: Result<ReadConfiguration, ConfigurationFailure>
    do throws(ConfigurationFailure) {
      found = .success(try source(path))
    } catch {
      found = .failure(error)
    }
    outcome = found
    return found
  }

  /// What was found in this step, which ends; nil if nobody asked.
  func endStep() -> Result<ReadConfiguration, ConfigurationFailure>? {
    defer { outcome = nil }
    return outcome
  }
}
