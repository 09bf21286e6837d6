import AdService
import JSON
import Loop

extension Scenario {
  /// Several calls at once.
  static let crowding = [
    Scenario("two-loads", "One place is loaded from twice at once, and each ad goes its way.") {
      stage throws(ConformanceStop) in
      try await stage.open()
      let loads = [try stage.params(.fills), try stage.params(.fills)]
      let ids = loads.map { stage.begin($0) }
      for (id, params) in zip(ids, loads).reversed() {
        _ = try await stage.ad(id, params, or: .adsApart)
      }
      try await stage.release(loads[0].adId)
      try await stage.present(PresentAdapterParams(adId: loads[1].adId), or: .adsApart)
    },
    Scenario("fifty-loads", "Fifty loads come at once, each for something else.") {
      stage throws(ConformanceStop) in
      try await stage.open()
      let formats = stage.described?.formats ?? []
      var loads: [(id: String, params: LoadAdapterParams)] = []
      for number in 0..<50 where !formats.isEmpty {
        var params = try stage.params(.fills, [formats[number % formats.count]])
        if params.customFormats != nil { params.customFormats = [Stage.customFormat("c\(number)")] }
        loads.append((stage.begin(params), params))
      }
      for load in loads { _ = try await stage.ad(load.id, load.params) }
    },
    Scenario("slow-load", "While one load waits, everything else is answered.") {
      stage throws(ConformanceStop) in
      let slow = try stage.params(.slow)
      try await stage.open()
      let id = stage.begin(slow)
      let quick = try stage.params(.fills)
      _ = try await stage.ad(quick)
      try await stage.present(PresentAdapterParams(adId: quick.adId))
      try await stage.release(quick.adId)
      try await stage.fence()
      guard !stage.isAnswered(id) else {
        throw .broken(.waitsApart, "the slow load was answered before what came after it")
      }
      _ = try await stage.ad(id, slow)
    },
    Scenario("slow-loads", "Slow loads wait at the same time, not one after another.") {
      stage throws(ConformanceStop) in
      _ = try stage.params(.slow)
      try await stage.open()
      var loads: [(id: String, params: LoadAdapterParams)] = []
      for _ in 0..<10 {
        let params = try stage.params(.slow)
        loads.append((stage.begin(params), params))
      }
      for load in loads {
        _ = try await stage.answer(load.id)
        let span = stage.span(of: load.id)
        guard span <= .milliseconds(load.params.timeoutMs) else {
          throw .broken(.waitsApart, "ten slow loads at once took \(span) or more")
        }
        _ = try await stage.ad(load.id, load.params)
      }
    },
  ]

  /// Calls that nobody waits for any more.
  static let cancelling = [
    Scenario("cancel", "One of two loads is cancelled while both wait.") {
      stage throws(ConformanceStop) in
      let loads = [try stage.params(.slow), try stage.params(.slow)]
      try await stage.open()
      let ids = loads.map { stage.begin($0) }
      stage.cancel(ids[0])
      let isAnswered = await stage.wait(within: stage.subject.patience) {
        stage.isAnswered(ids[1])
      }
      guard isAnswered, stage.calls[ids[1]]?.answer?.result != nil else {
        if let breach = stage.breach { throw .breach(breach) }
        throw .broken(.cancelHarmless, "the load that was not cancelled came to nothing")
      }
      _ = try await stage.ad(ids[1], loads[1])
      try await stage.linger(.milliseconds(100))
      try await stage.fence(.cancelHarmless)
    },
    Scenario("cancel-answered", "A load is cancelled after it was answered.") {
      stage throws(ConformanceStop) in
      try await stage.open()
      let params = try stage.params(.fills)
      let id = stage.begin(params)
      _ = try await stage.ad(id, params)
      stage.cancel(id)
      try await stage.fence(.cancelHarmless)
      try await stage.present(PresentAdapterParams(adId: params.adId), or: .cancelHarmless)
    },
    Scenario("cancel-unknown", "A call is cancelled that there never was.") {
      stage throws(ConformanceStop) in
      try await stage.open()
      stage.cancel("4711")
      stage.tell("$/cancelRequest", JSONValue.object([]))
      stage.tell("$/cancelRequest", JSONValue.object([JSONMember(name: "id", value: .array([]))]))
      try await stage.fence(.cancelHarmless)
      _ = try await stage.ad(try stage.params(.fills))
    },
    Scenario("cancel-and-load", "A place is loaded from again right after a load was cancelled.") {
      stage throws(ConformanceStop) in
      let params = try stage.params(.slow)
      try await stage.open()
      stage.cancel(stage.begin(params))
      let next = try stage.params(.slow)
      _ = try await stage.ad(next, or: .cancelHarmless)
      try await stage.present(PresentAdapterParams(adId: next.adId))
    },
  ]
}

extension Stage {
  /// Tells that nobody waits for an answer any more.
  func cancel(_ id: String) {
    let value = (try? JSONValue(parsing: id)) ?? .null
    tell("$/cancelRequest", JSONValue.object([JSONMember(name: "id", value: value)]))
  }
}
