import AdService
import JSON
import Loop

extension Scenario {
  /// From the load to the release.
  static let presenting =
    AdFormat.allCases.map { format in
      Scenario("present-\(format.rawValue)", "A \(format.rawValue) ad is presented and released.") {
        stage throws(ConformanceStop) in
        let formats = try stage.only(format)
        try await stage.open()
        let params = try stage.params(.fills, formats)
        _ = try await stage.ad(params)
        try await stage.present(
          PresentAdapterParams(
            adId: params.adId,
            ssv: ServerSideVerification(userId: "viewer-7", customData: "level-3"),
            rendered: RenderedAssets(clickable: ["Headline"], nonclickable: []), muted: false))
        try await stage.release(params.adId)
        try await stage.linger(.milliseconds(30))
      }
    } + [
      Scenario("present-muted", "An ad is presented without sound.") {
        stage throws(ConformanceStop) in
        try await stage.open()
        let params = try stage.params(.fills)
        _ = try await stage.ad(params)
        try await stage.present(PresentAdapterParams(adId: params.adId, muted: true))
        try await stage.fence()
      },
      Scenario("present-unknown", "An ad that there never was is presented.") {
        stage throws(ConformanceStop) in
        try await stage.open()
        try await stage.presentInVain("ad-none", or: .presentRefused)
        try await stage.fence()
      },
      Scenario("present-refused", "An ad that cannot be presented is refused with an error.") {
        stage throws(ConformanceStop) in
        let params = try stage.params(.refuses)
        try await stage.open()
        _ = try await stage.ad(params)
        try await stage.presentInVain(params.adId, or: .presentRefused)
        try await stage.release(params.adId)
        try await stage.fence()
      },
      Scenario("present-expired", "An ad that has expired is refused with an error.") {
        stage throws(ConformanceStop) in
        let params = try stage.params(.expires)
        try await stage.open()
        let ad = try await stage.ad(params)
        guard let span = ad.expiresInMs, span <= 2_000 else {
          throw .skipped("the ads of the place `expires` can be presented for too long")
        }
        try await stage.linger(.milliseconds(span + 50))
        try await stage.presentInVain(params.adId, or: .staleRefused)
        try await stage.release(params.adId)
      },
      Scenario("release-unpresented", "An ad is released that was never presented.") {
        stage throws(ConformanceStop) in
        try await stage.open()
        let params = try stage.params(.fills)
        _ = try await stage.ad(params)
        try await stage.release(params.adId)
        try await stage.presentInVain(params.adId, or: .releasedGone)
      },
      Scenario("release-and-load", "A place is loaded from again after an ad was released.") {
        stage throws(ConformanceStop) in
        try await stage.open()
        for _ in 0..<3 {
          let params = try stage.params(.fills)
          _ = try await stage.ad(params)
          try await stage.present(PresentAdapterParams(adId: params.adId))
          try await stage.release(params.adId)
        }
      },
    ]

  /// What the adapter is told of an ad.
  static let noticing = [
    notice("notice-impression", "The ad was seen.", [.init(adId: "", type: .impression)]),
    notice(
      "notice-click", "Assets were clicked.",
      [
        .init(adId: "", type: .click), .init(adId: "", type: .click, asset: "MainImage"),
        .init(adId: "", type: .click, asset: "größer"),
      ]),
    notice(
      "notice-rendered", "The ad was drawn, and then no more.",
      [
        .init(
          adId: "", type: .rendered,
          rendered: RenderedAssets(clickable: ["MainImage"], nonclickable: ["Caption"])),
        .init(adId: "", type: .untracked),
      ]),
    notice(
      "notice-muted", "The viewer does not want to see the ad.",
      [.init(adId: "", type: .muted, reason: "Seen too often")]),
    notice(
      "notice-lost", "Another ad was taken.",
      [.init(adId: "", type: .lost, reason: "OUTBID", winningCpmMicros: 3_100_000)],
      isPresented: false),
    Scenario("notice-unknown", "Notices come of an ad that there is not, and of a kind to come.") {
      stage throws(ConformanceStop) in
      try await stage.open()
      for type in [NoticeType.impression, .click, .rendered, .untracked, .lost, .muted] {
        stage.tell("adapter.notify", NotifyAdapterParams(adId: "ad-none", type: type))
      }
      stage.write(Array(Stage.noticeToCome.utf8))
      stage.hasNotified = true
      try await stage.fence(.noticesTaken)
      _ = try await stage.ad(try stage.params(.fills))
    },
  ]

  private static func notice(
    _ name: String, _ summary: String, _ notices: [NotifyAdapterParams], isPresented: Bool = true,
  ) -> Scenario {
    Scenario(name, summary) { stage throws(ConformanceStop) in
      try await stage.open()
      let params = try stage.params(.fills)
      _ = try await stage.ad(params)
      if isPresented { try await stage.present(PresentAdapterParams(adId: params.adId)) }
      for var notice in notices {
        notice.adId = params.adId
        stage.tell("adapter.notify", notice)
      }
      try await stage.fence(.noticesTaken)
      try await stage.release(params.adId)
    }
  }
}

extension Stage {
  fileprivate static let noticeToCome =
    #"{"jsonrpc":"2.0","method":"adapter.notify","params":{"adId":"ad-none","type":"hovered"}}"#
}
