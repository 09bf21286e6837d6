import Mediation

/// Everybody who wants to hear of an ad: of each layer, the outermost wrapper first.
struct VASTTrackers {
  /// The addresses, in the order in which they are to hear.
  private(set) var list: [AdTracking.Tracker] = []

  private let durationMs: Int64
  private let click: TrackedMoment

  /// Puts the addresses of all layers together.
  init(_ found: VASTFoundAd, _ video: VideoContent, _ capabilities: VASTCapabilities) {
    durationMs = found.choice.durationMs
    // Where more than the video can be clicked, its own clicks are told apart.
    click = video.companions.isEmpty ? .reported(.click) : .clicked(asset: "video")
    for layer in found.layers {
      takeLayer(layer, capabilities)
      if layer == found.ad {
        take(found.choice.linear)
      } else {
        for linear in layer.creatives.compactMap(\.linear) { take(linear) }
      }
    }
    for icon in found.icons { take(icon) }
    for (index, companion) in found.companions.enumerated() {
      let asset = VideoContent.Companion.asset(index + 1)
      guard video.companions.contains(where: { $0.asset == asset }) else { continue }
      take(companion.0, as: asset)
    }
  }

  private mutating func add(_ moment: TrackedMoment, _ urls: [String]) {
    for url in urls { add(moment, url) }
  }

  private mutating func add(_ moment: TrackedMoment, _ url: String) {
    list.append(AdTracking.Tracker(moment, url))
  }

  private mutating func takeLayer(_ layer: VASTAd, _ capabilities: VASTCapabilities) {
    add(.reported(.impression), layer.impressions)
    // Nobody here measures whether a viewer could see it.
    add(.reported(.impression), layer.viewability.undetermined)
    if !capabilities.runsVerification {
      for verification in layer.verifications {
        add(.reported(.impression), verification.notExecuted)
      }
    }
    add(.failed, layer.errorURLs)
  }

  private mutating func take(_ linear: VASTLinear) {
    for tracking in linear.tracking {
      if let moment = moment(of: tracking) { add(moment, tracking.url) }
    }
    add(click, linear.clicks.tracking)
    add(.interaction("customClick"), linear.clicks.custom)
  }

  private func moment(of tracking: VASTTracking) -> TrackedMoment? {
    switch tracking.event {
    case "creativeView", "start": .reported(.videoStarted)
    case "firstQuartile": .reported(.firstQuartile)
    case "midpoint": .reported(.midpoint)
    case "thirdQuartile": .reported(.thirdQuartile)
    case "complete": .reported(.videoEnded)
    case "mute": .reported(.muted)
    case "unmute": .reported(.unmuted)
    case "pause": .reported(.paused)
    case "resume": .reported(.resumed)
    case "skip": .reported(.skipped)
    case "loaded": .reported(.willPresent)
    case "close", "closeLinear": .reported(.dismissed)
    case "notUsed": .lost
    case "progress":
      tracking.offset.map { .progress(milliseconds: $0.milliseconds(in: durationMs)) }
    // What version 4 has renamed means the same by its older name.
    case "expand": .interaction("playerExpand")
    case "collapse": .interaction("playerCollapse")
    case "acceptInvitationLinear": .interaction("acceptInvitation")
    default: .interaction(tracking.event)
    }
  }

  private mutating func take(_ icon: VASTIcon) {
    let offset = icon.offset?.milliseconds(in: durationMs) ?? 0
    add(offset > 0 ? .progress(milliseconds: offset) : .reported(.videoStarted), icon.views)
    add(
      icon.isAdChoices
        ? .clicked(asset: NativeAsset.adChoices.rawValue) : .interaction("iconClick"),
      icon.clicks.tracking)
  }

  private mutating func take(_ companion: VASTCompanion, as asset: String) {
    for tracking in companion.tracking where tracking.event == "creativeView" {
      add(.shown(asset: asset), tracking.url)
    }
    add(.clicked(asset: asset), companion.clicks.tracking)
  }
}
