package import AdService
import Pods
package import RPC

extension Engine {
  package func renderPod(
    _ params: RenderPodParams, _ call: RPCCall,
  ) throws(RPCError) -> RenderPodResult {
    guard let planned = holdings.schedule[params.breakId] else {
      throw RPCError(.unknownBreak, "no break \(params.breakId) is planned")
    }
    if let url = params.assetListUrl, !url.utf8.allSatisfy(\.mayBeQuoted) {
      throw .violation("assetListUrl", expected: "an address without spaces and quotes", found: nil)
    }
    guard !planned.isNobodys else {
      throw RPCError(
        .noStreamId, "\(planned.id) is no viewer's own, so no ads can be asked for",
        remedy: "Plan it for a viewer: pod.schedule with its identifier and a streamId.")
    }
    switch params.target {
    case .avPlayerInterstitialEvent:
      return .avPlayerInterstitialEvent(PlayerEvent(planned.interstitial))
    case .dateRange:
      let originMs = try params.programStart.map { text throws(RPCError) in
        try BreakStart.milliseconds(text, "programStart")
      }
      guard let startMs = planned.dateMs(contentStartMs: originMs) else {
        throw RPCError(
          .noProgramTime, "\(planned.id) has a place in the content, and no date is known for that")
      }
      return .dateRange(line(for: planned, startMs, params).text)
    case .playlist:
      return .playlist(try playlist(with: planned, params))
    case .assetList:
      return .assetList(planned.interstitial.assetList)
    case .hlsManifestUrl:
      return .hlsManifestUrl(planned.manifestURL)
    case .dashManifestUrl:
      return .dashManifestUrl(planned.dashManifestURL)
    }
  }

  private func playlist(
    with planned: Pods.Break, _ params: RenderPodParams,
  ) throws(RPCError) -> PlaylistRendering {
    guard let text = params.playlist else {
      throw .violation("playlist", expected: "the media playlist to put the break into", found: nil)
    }
    do throws(InsertionFault) {
      let playlist = try MediaPlaylist(text, dates: .rfc3339)
      var insertions: [MediaPlaylist.Insertion] = []
      var leftOut: [String] = []
      for candidate in candidates(planned, all: params.all) {
        guard let startMs = playlist.startMs(of: candidate) else {
          leftOut.append(candidate.identifier.text)
          continue
        }
        insertions.append(
          MediaPlaylist.Insertion(
            identifier: candidate.identifier.text, startMs: startMs,
            line: line(for: candidate, startMs, params)))
      }
      return PlaylistRendering(
        text: try playlist.inserting(insertions), inserted: insertions.map(\.identifier),
        leftOut: leftOut)
    } catch {
      throw RPCError(.badPlaylist, error.message)
    }
  }

  /// The break, or with it all that the same viewer has in the stream.
  private func candidates(_ planned: Pods.Break, all: Bool) -> [Pods.Break] {
    guard all else { return [planned] }
    return holdings.schedule.list(stream: planned.stream.id)
      .filter { $0.streamID == planned.streamID }
  }

  private func line(
    for planned: Pods.Break, _ startMs: Int64, _ params: RenderPodParams,
  ) -> DateRangeLine {
    let asset = params.assetListUrl.map(InterstitialAsset.list) ?? .uri(planned.manifestURL)
    return DateRangeLine(planned.interstitial, startMs: startMs, asset: asset, dates: .rfc3339)
  }
}

extension UInt8 {
  /// Whether a quoted string of a playlist, and an address, may have the character.
  fileprivate var mayBeQuoted: Bool { (0x21...0x7e).contains(self) && self != UInt8(ascii: "\"") }
}

extension DateText {
  /// Dates as they travel everywhere here.
  fileprivate static let rfc3339 = DateText(
    read: { Timestamp.parse($0.withColonInOffset) }, write: { Timestamp.text($0) })
}

extension String {
  /// A date whose offset from UTC is written as ISO 8601 has it too: `+0100` for `+01:00`.
  fileprivate var withColonInOffset: String {
    let offset = utf8.suffix(5)
    guard let sign = offset.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
      offset.dropFirst().allSatisfy({ (0x30...0x39).contains($0) })
    else { return self }
    return "\(dropLast(2)):\(suffix(2))"
  }
}
