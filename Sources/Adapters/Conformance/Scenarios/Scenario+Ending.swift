import AdService
import JSON
import Loop

extension Scenario {
  /// How the program ends.
  static let ending = [
    Scenario("end", "The input ends.") { stage throws(ConformanceStop) in
      try await stage.open()
      _ = try await stage.ad(try stage.params(.fills))
      try await stage.endsWithInput()
    },
    Scenario("end-at-once", "The input ends before anything has come.") {
      stage throws(ConformanceStop) in
      try stage.start()
      try await stage.endsWithInput()
    },
    Scenario("end-while-loading", "The input ends while a load waits.") {
      stage throws(ConformanceStop) in
      let params = try stage.params(.slow)
      try await stage.open()
      stage.begin(params)
      try await stage.endsWithInput()
    },
    Scenario("end-while-playing", "The input ends while an ad is on the screen.") {
      stage throws(ConformanceStop) in
      let params = try stage.params(.plays, stage.fullScreen)
      guard !params.formats.isEmpty else {
        throw .skipped("the adapter has no ads that fill the screen")
      }
      try await stage.open()
      _ = try await stage.ad(params)
      try await stage.present(PresentAdapterParams(adId: params.adId))
      try await stage.endsWithInput()
    },
    Scenario("end-by-signal", "The program is asked to end by SIGTERM.") {
      stage throws(ConformanceStop) in
      try await stage.open()
      stage.askToEnd()
      guard await stage.waitForExit(within: .seconds(2)) else {
        throw .broken(.endsWhenAsked, "it still runs two seconds after SIGTERM")
      }
    },
    Scenario("restart", "The program is killed and started anew.") {
      stage throws(ConformanceStop) in
      try await stage.open()
      let params = try stage.params(.fills)
      _ = try await stage.ad(params)
      stage.strike()
      _ = await stage.waitForExit(within: .seconds(2))
      try await stage.open()
      try await stage.presentInVain(params.adId, or: .restarts)
      _ = try await stage.ad(try stage.params(.fills), or: .restarts)
    },
  ]
}

extension Stage {
  /// How long a program may take to end.
  private static let endPatience = Duration.seconds(2)

  fileprivate func endsWithInput() async throws(ConformanceStop) {
    endInput(patience: Stage.endPatience)
    let began = loop.now
    guard await waitForExit(within: Stage.endPatience + .seconds(3)),
      loop.now - began < Stage.endPatience
    else { throw .broken(.endsWithInput, "it still ran two seconds after its input had ended") }
    if let breach { throw .breach(breach) }
  }
}
