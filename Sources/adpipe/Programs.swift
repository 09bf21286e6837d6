import AdService
import Adapters
import Loop
import Mediation
import RPC
import Server

/// Makes the networks that programs speak for, with their log in that of the engine.
func programs(at place: AdapterPlace, log: Log) -> NetworkMakers.ProcessMaker {
  { id, configuration, currency in
    ProcessNetwork(
      AdapterSettings(
        id, configuration, currency: currency, engineVersion: Engine.version),
      at: place,
      log: { log.write(.notice, "network \(id.rawValue): \($0)", call: nil) },
      readTime: { Timestamp.parse($0) })
  }
}
