import AdService
import Pods

extension StreamSignals {
  /// How an endpoint fares, as it travels.
  init(_ watch: SignallingWatch) {
    self.init(
      endpoint: watch.endpoint.url, answers: watch.answers, failures: watch.failures,
      detail: watch.detail, toldAt: watch.toldAtMs.map(Timestamp.text),
      nextAt: watch.nextAtMs.map(Timestamp.text), leftOut: watch.leftOut,
      leftOutDetail: watch.leftOutDetail)
  }
}
