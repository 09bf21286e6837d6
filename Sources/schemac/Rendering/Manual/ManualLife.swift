/// The chapter of an ad's life: its states, the order of its events, and who is believed.
enum ManualLife {
  /// What heads the chapter.
  static let title = "The life of an ad"

  /// Writes the drawing, the order, and what becomes of rewards and of what cannot be.
  static func write(to page: inout Markdown) {
    page.heading(2, title)
    page.prose(
      "An ad that \(ManualMethods.link("ad.load")) or \(ManualMethods.link("ad.poll")) gives is "
        + "`ready`. It is presented once, and nothing leads back. The engine keeps this order, "
        + "whatever a client or a network says; the state is computed whenever it is asked for.")
    page.code("", drawing)
    page.list(states)
    writeOrder(to: &page)
    page.heading(3, "Rewards and the grace")
    page.prose(
      "Some networks report the reward only after their ad has gone. So a rewarded ad that is "
        + "dismissed without its reward is given a grace, `rewardGraceMs` in the configuration. "
        + "What comes of it is said once:")
    page.list(grace)
    page.heading(3, "Who counts")
    page.prose(whoCounts)
    page.heading(3, "What cannot be")
    page.prose(refused)
    page.table(["reason", "when"], reasons)
    page.prose(violations)
  }

  private static let drawing = [
    "            ad.present              dismissed",
    "  ready ------------------> presenting ---------> dismissed",
    "    |                           |",
    "    | expiresAt                 | failedToPresent",
    "    v                           v",
    " expired                     failed",
    "",
    "  any of them ---- ad.release ----> released",
  ]

  private static let states = [
    "**ready** until `expiresAt`: then `expired`, with the event `expired`, and `ad.present` answers "
      + "AD_EXPIRED. An ad that is on the screen does not expire.",
    "**presenting** from `ad.present` on. A second `ad.present` answers AD_ALREADY_USED, now and "
      + "after the dismissal.",
    "**dismissed** by the event of that name. Only the reward may still come.",
    "**failed** by the event `failedToPresent`, which a client reports, or which the engine adds "
      + "when the network refuses or does not answer. Nothing of the ad may have been seen before.",
    "**released** by `ad.release`, out of any state. The engine then holds nothing of the ad.",
  ]

  private static func writeOrder(to page: inout Markdown) {
    page.heading(3, "The order of events")
    page.prose(
      "Any event may be left out; what is forbidden is going back. There are two tracks, the "
        + "screen's and the video's. An event with a place on a track cannot follow one with a "
        + "later place on the same track. The tracks know nothing of each other: a video may start "
        + "before the impression and end after the dismissal has begun.")
    page.table(
      ["event", "screen", "video", "a second one", "after `dismissed`"],
      order.map { event, screen, video, again, after in
        [Markdown.code(event), screen, video, again, after]
      })
    page.prose(
      "A second event of the same kind under an `eventId` that was recorded before is always a "
        + "duplicate, and a duplicate is answered with the cursor of the first; the 64 latest ids "
        + "of an ad are remembered. `failedToPresent` is refused once anything was seen: any event "
        + "but `willPresent`. Of the impression follows `paid`, where the "
        + "price is known, so both come once.")
    page.prose("So this is in order, and so is any part of it:")
    page.code(
      "",
      [
        "screen   willPresent ------------------------------- willDismiss ------------ dismissed",
        "video          videoStarted - quartiles - skipped ---------------- videoEnded",
        "neither                 impression, clicks, paused, muted, …, rewardEarned",
      ])
  }

  private static let order = [
    ("willPresent", "1", "", "duplicate", "refused"),
    ("failedToPresent", "2", "", "duplicate", "refused"),
    ("willDismiss", "3", "", "duplicate", "refused"),
    ("dismissed", "4", "", "duplicate", "duplicate"),
    ("videoStarted", "", "1", "duplicate", "refused"),
    ("firstQuartile", "", "2", "duplicate", "refused"),
    ("midpoint", "", "3", "duplicate", "refused"),
    ("thirdQuartile", "", "4", "duplicate", "refused"),
    ("skipped", "", "5", "duplicate", "refused"),
    ("videoEnded", "", "6", "duplicate", "refused"),
    ("impression", "", "", "duplicate", "refused"),
    ("rewardEarned", "", "", "duplicate", "recorded"),
    ("click", "", "", "recorded", "refused"),
    ("progress", "", "", "recorded", "refused"),
    ("paused", "", "", "recorded", "refused"),
    ("resumed", "", "", "recorded", "refused"),
    ("muted", "", "", "recorded", "refused"),
    ("unmuted", "", "", "recorded", "refused"),
    ("interaction", "", "", "recorded", "refused"),
  ]

  private static let grace = [
    "`rewardEarned`, before the dismissal or within the grace: the usual case.",
    "`rewardNotEarned` when the grace ends without it and the viewer skipped, or left before the "
      + "video had ended.",
    "`rewardMissing` when the grace ends without it and the video was seen to its end: the viewer "
      + "has a claim, and somebody should look into it.",
    "`rewardEarned` with `late: true` when it comes after one of the two above. It counts.",
    "A release ends the grace at once, and says what is owed.",
  ]

  private static let whoCounts =
    "By default the client reports what is seen, the engine records it and tells the network. A "
    + "network may say of an ad that it counts impressions or clicks itself. Then only its word is "
    + "recorded, and a client's report of the same is rejected with ADAPTER_COUNTS. Networks are "
    + "held to the same order as clients."

  private static let refused =
    "An event that cannot have happened is not recorded. A client gets the status `rejected` with "
    + "the reason; what a network says wrongly reaches no client but as a `violation`."

  private static let reasons = [
    ["NOT_PRESENTED", "The ad is ready, and was not presented."],
    ["OUT_OF_ORDER", "Something that only comes later was recorded before, or the ad has gone."],
    ["AD_ENDED", "The ad has expired or failed; one that was released is an UNKNOWN_AD."],
    ["NO_REWARD", "The ad promises no reward."],
    ["ADAPTER_COUNTS", "It is the network that counts these."],
    ["DUPLICATE", "A network told again what it had told. A client's duplicate is no mistake."],
  ]

  private static let violations =
    "Each is also written down as the event `violation`: of one ad's client the first 16, of one "
    + "network the first 64 of each kind. All of a network's are counted, in "
    + "\(ManualMethods.link("network.list")) and in \(ManualMethods.link("ad.explain"))."
}
