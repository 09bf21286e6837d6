// Made by `make generate` from Schemas. Edit the schema, not this file.

extension Documents {
  /// The text of config.yaml.
  public static let configuration: StaticString = #"""
    # The configuration of adpipe, complete: every key there is occurs in this file, and it works \#
    as it
    # stands. It needs no network: the network `sample` is built in. Copy it, and replace what \#
    you need.
    #
    #   adpipe check config.yaml   finds every mistake, with its line and column
    #   adpipe serve               takes ./config.yaml; without one, this file, which is built in
    #
    # A value may come from the environment: "${NAME}" is replaced by the variable NAME, which \#
    must be
    # set. What is secret (credentials and parameter) is shown nowhere: not in the log, not in \#
    answers,
    # not in recordings. Unknown keys, a key twice, anchors, tags and a second document are \#
    mistakes.
    # Names that end in Ms are in milliseconds.

    # The sources of ads, under names of your choice.
    networks:
      # The adapter `sample` plays a network that fills, passes, fails or dawdles as its keys \#
    say, so
      # that an app can rehearse every outcome. The keys from latencyMs on are its own. It serves \#
    the
      # formats interstitial, rewarded, native and customNative.
      sample:
        adapter: sample           # what speaks for the network
        className: SampleAdapter  # the class that speaks for it in a mobile SDK; network.list \#
    shows it
        credentials:              # what the network knows you by: names of its choice, texts as \#
    values
          account: sample-account
        timeoutMs: 1000           # how long it is waited for; as long as the ad unit allows if \#
    absent
        latencyMs: 20             # how long it takes to answer, in time or too late; 0 if absent
        fill: always              # always, never, or a rate such as 0.85; always if absent
        seed: 0                   # which sequence of chances the rates draw from; 0 if absent
        video: false              # whether ads have a video that may have one; false if absent
        omits: []                 # assets that its ads lack, such as [MainImage]; none if absent
        reward: {type: coins, amount: 10}  # what its rewarded ads earn; this if absent

      # Never has an ad.
      empty: {adapter: sample, latencyMs: 10, fill: never}

      # Answers with an error.
      broken:
        adapter: sample
        latencyMs: 15
        fails:
          kind: serverError           # invalidRequest, networkError, serverError, timeout,
                                      # badMediationSettings, adapterFailed, internalError or
                                      # invalidArgument; adapterFailed if absent
          domain: com.example.broken  # this, the code and the message reach the app word for word
          code: 101
          message: The account is not known.

      # Has an ad, and takes longer for it than anyone waits.
      slow: {adapter: sample, latencyMs: 5000}

    # The places that ads are loaded for, under the names that the app calls them by.
    adUnits:
      # Always fills.
      /21775744923/example/native:
        # Any of banner, interstitial, rewarded, rewardedInterstitial, appOpen, native, \#
    customNative.
        formats: [native, customNative]
        customFormats: ["10063170"]  # those of the customFormats below that customNative may have
        timeoutMs: 2000              # how long a load may take in all; 3000 if absent
        waterfall:                   # the sources, asked one after another until one fills
          - network: sample          # one of the networks above
            parameter: unit-a        # short for credentials: {parameter: unit-a}
            credentials:             # what the network knows this place by, besides its own \#
    credentials
              placement: "1"
            price: 2.50              # of a thousand impressions, in the currency; unknown if \#
    absent
            timeoutMs: 500           # how long it is waited for; as the network says if absent

      /21775744923/example/rewarded:
        formats: [rewarded]
        waterfall:
          - {network: sample, price: 8.00}

      /21775744923/example/interstitial:
        formats: [interstitial]
        waterfall:
          - {network: sample, price: 4.00}

      # Fills with its last source, after one without an ad, one that fails and one that is too \#
    slow.
      /21775744923/example/waterfall:
        formats: [native, interstitial]
        waterfall:
          - {network: empty, price: 6.00}
          - {network: broken, price: 5.00}
          - {network: slow, price: 4.00, timeoutMs: 100}
          - {network: sample, price: 1.50}

      # Never fills.
      /21775744923/example/no-fill:
        formats: [native]
        waterfall:
          - {network: empty}
          - {network: broken}
          - {network: slow, timeoutMs: 100}

    # Native formats with assets of your own, by their ids.
    customFormats:
      "10063170":
        name: Simple                  # what people call it
        assets:                       # each one text or image
          Headline: text
          MainImage: image
          Caption: text
        clickable: [MainImage]        # the assets that may be clicked; none if absent
        video: {fallback: MainImage}  # what stands in for a video that is missing; no video if \#
    absent

    # The streams that ad breaks are planned in, under names of your choice.
    streams:
      live:
        networkCode: "21775744923"     # your network at the ad server
        customAssetKey: sgai-hls-live  # the stream at the ad server
        breakDurationMs: 10000         # of a break that does not say how long it is; 30000 if \#
    absent
        live: true                     # false for a stream on demand; true if absent
      film: {networkCode: "21775744923", customAssetKey: sgai-hls-film, live: false}

    # What follows has here the values that it has if absent.

    currency: USD            # of every price, by ISO 4217
    expiresAfterMs: 3600000  # how long an ad may wait to be presented
    drainMs: 5000            # how long waiting calls are given when the engine ends

    # fault: only mistakes of the engine itself; error: and those of clients, networks and \#
    operators;
    # notice: and what an operator wants to know; debug: and everything else.
    logLevel: notice

    # How much is taken on before calls are refused, so that no client can fill the memory.
    limits:
      messageBytes: 16777216       # the size of one message: 16 MiB
      depth: 256                   # how deep arrays and objects nest in it
      batchCalls: 1000             # the calls in one batch
      callsInFlight: 16384         # the calls that wait for their answer
      unreadOutputBytes: 67108864  # the output that nobody has read before reading stops: 64 MiB
      adsHeld: 200000              # the ads held at once; ad.release gives one back
      breaksHeld: 10000            # the breaks that are to come or running
      eventsKept: 100000           # the latest events, for event.list and event.watch
      explanationsKept: 10000      # the latest loads that ad.explain explains
      answersKept: 10000           # the latest answers, for a call that comes again with its \#
    requestId,
      answersKeptMs: 600000        # and for how long: 10 minutes

    """#
}
