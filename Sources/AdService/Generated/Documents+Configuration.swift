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
    #   adpipe schema config       tells editors about keys and values; the README says how
    #
    # A value may come from the environment: "${NAME}" is replaced by the variable NAME, which \#
    must be
    # set. What is secret is shown nowhere: not in the log, not in answers, not in recordings. \#
    That is
    # credentials, parameter, environment, podKey, streamKey and the headers of openrtb and \#
    tracking, not
    # everything that comes from the environment. Unknown keys, a key twice, anchors, tags and a \#
    second document are mistakes.
    # Names that end in Ms are in milliseconds.

    # The sources of ads, under names of your choice.
    networks:
      # The adapter `sample` plays a network that fills, passes, fails or dawdles as its keys \#
    say, so
      # that an app can rehearse every outcome. The keys from formats on are its own.
      sample:
        adapter: sample           # what speaks for the network
        className: SampleAdapter  # the class that speaks for it in a mobile SDK; network.list \#
    shows it
        credentials:              # what the network knows you by: names of its choice, texts as \#
    values
          account: sample-account
        timeoutMs: 1000           # how long it is waited for; as long as the ad unit allows if \#
    absent
        # The formats that it sells; all if absent.
        formats: [banner, interstitial, rewarded, rewardedInterstitial, appOpen, native, \#
    customNative]
        latencyMs: 20             # how long it takes to answer, in time or too late; 0 if absent
        fill: always              # always, never, a rate such as 0.85, or mixed; always if absent
        seed: 0                   # which sequence of chances the rates draw from; 0 if absent
        video: false              # whether ads have a video that may have one; false if absent
        nativeKind: everything    # install for apps, content for pages, mixed by chance; this if \#
    absent
        omits: []                 # assets that its ads lack, such as [MainImage]; none if absent
        reward: {type: coins, amount: 10}  # what its rewarded ads earn; this if absent

      # The same with videos, with ads for apps or pages, and as networks are: some loads go \#
    wrong.
      film: {adapter: sample, latencyMs: 20, video: true}
      backfill: {adapter: sample, latencyMs: 20, nativeKind: mixed}
      demo:
        adapter: sample
        latencyMs: 80       # of half of the answers at most
        latencyP95Ms: 400   # of all answers but a twentieth at most; all take latencyMs if absent
        fill: mixed         # 0.85 of the loads, and a twentieth each networkError and \#
    internalError
        bid: 2.50           # what it says that it pays for a thousand impressions; nothing if \#
    absent
        bidCurrency: USD    # the currency of the bid; that of its prices if absent
        maxPrice: 4         # the most that it ever bids; without it a load waits for it to the \#
    end
        currency: USD       # of its prices in this file; that of the file if absent
        expiresAfterMs: 1800000             # how long its ads may wait; as for all networks if \#
    absent
        expiresAfter: {appOpen: 7200000}    # the same for single formats
        bidSpread: 0.2      # by which share of it the bid goes up or down by chance; 0 if absent
        # What it may be told of the viewer. Without this a network of the adapter sample is told \#
    all,
        # and any other as much as one without a gvlId.
        privacy:
          gvlId: 755              # its number in the global vendor list; nobody can agree \#
    without one
          purposes: [1, 3, 4]     # what it asks consent for; all that is no legitimate interest \#
    if absent
          legitimateInterests: [2, 7, 9, 10]  # what it claims an interest in; nothing if absent
          flexible: [2, 7]        # what a publisher may move from the one to the other; nothing \#
    if absent
          servesChildren: true    # false if it takes no viewers that are children; true if absent
        setUpMs: 50         # how long it takes to be set up; 0 if absent
        # what setting it up ends with, written like fails below; with nothing wrong if absent
        # setUpFails: {kind: badMediationSettings, domain: com.example.demo, code: 7, message: No \#
    key.}
        adapterVersion: 1.2.3.1  # what it says of itself when it is set up; nothing if absent
        sdkVersion: 1.2.3        # the same of its SDK
        rewardsAt: network       # its reward is earned when it says so, at completion of the \#
    video, or
                                 # when that is skippable; network if absent

      # Ads of a sample network may name those who want to hear of them, and the engine tells \#
    them. So
      # players and servers can rehearse what is told when. As this file needs no network, nobody \#
    is
      # told here; take the # away to try it.
      #
      # tracked:
      #   adapter: sample
      #   trackers:               # won, lost, billed, failed, and whatever event.report takes
      #     - {moment: won, url: "http://localhost:8080/won?price={PRICE}"}   # and {PLAYHEAD},
      #     - {moment: failed, url: "http://localhost:8080/error?{ERROR}"}    # {ERROR} and {LOSS}
      #     - {moment: click, asset: MainImage, url: "http://localhost:8080/click"}  # of one \#
    asset
      #     - {moment: progress, atMs: 5000, url: "http://localhost:8080/5s"}  # a place in the \#
    video

      # Plays a course of events, such as closeBeforeReward, answerTwice or refusePresent. Any \#
    sample
      # network does so for a source by `parameter: "script:NAME"`, and for a load by its
      # `"context":{"extras":{"rehearsal":{"script":"NAME"}}}`. REFERENCE.md has them all.
      rehearsal: {adapter: sample, script: wholeCourse}

      # Never has an ad.
      empty: {adapter: sample, latencyMs: 10, fill: never}

      # Has errors of its own choice in some loads.
      shaky: {adapter: sample, fill: 0.6, errors: [{kind: serverError, rate: 0.3}]}

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
          retryAfterMs: 0             # for how long it wants to be left alone; not said if absent

      # Has an ad, and takes longer for it than anyone waits.
      slow: {adapter: sample, latencyMs: 5000}

      # `adapter: openrtb` is an exchange or a Prebid Server, asked over HTTP in OpenRTB 2.6. No \#
    ad unit
      # below asks this one. From credentials it takes tagId (parameter is short for it, the ad \#
    unit's
      # name stands in for it), appId, siteId, publisherId, and storedRequest and storedImp for \#
    Prebid.
      exchange:
        adapter: openrtb
        endpoint: https://exchange.example/openrtb2/auction
        credentials: {publisherId: "1234"}
        openrtb:                        # how it is spoken to, which may be left out
          headers: {x-api-key: none}    # said besides with each request, and secret; nothing if \#
    absent
          bidCurrencies: [USD]          # that it may bid in; that of the file if absent
          marginMs: 50                  # of the time left, what the way takes; the rest is its \#
    tmax
          answerBytes: 4194304          # how long an answer may be: 4 MiB if absent
          olderPlaces: false            # whether ext has what version 2.5 has there; false if \#
    absent
          blockedCategories: [IAB26]    # ads that are not wanted, by category; none if absent
          blockedDomains: [bad.example] # and by the domain of the advertiser
          supplyChain:                  # who has part in the sale; nothing said if absent
            {ver: "1.0", complete: 1, nodes: [{asi: app.example, sid: "1234", hp: 1}]}
          prebid:                       # for a Prebid Server; left out for other exchanges
            storedRequest: app          # the request that it holds under this id; none if absent
            storedImps: false           # whether it holds an imp under each tagId; false if \#
    absent
            bidders: {someone: {placementId: 17}}  # what its bidders take; as it holds them if \#
    absent
          # Parts of requests that take the place of those made here: objects are merged, null \#
    takes a
          # member away, and anything else replaces what is there. Ids stay. All are none if \#
    absent.
          request: {at: 2}                          # in the whole
          imp: {video: {maxduration: 30}}           # in each imp; of its media only those that \#
    it has
          imps: {interstitial: {banner: {pos: 7}}}  # in the imps of single formats, over the \#
    other
          customAssets: {Caption: sponsored}  # what an asset is asked for as; by kind and order
          adChoicesIcon: https://exchange.example/why.png  # over native ads; a drawn i if absent

      # `adapter: process` is a network that a program speaks for, in any language. ADAPTERS.md \#
    has what
      # it answers, and Examples/adapters has some to copy. The engine starts the program with \#
    itself,
      # starts it again when it fails, and logs what it writes to standard error. It is not part \#
    of this
      # file, which needs no other program; take the # away to try it.
      #
      # partner:
      #   adapter: process
      #   command: [python3, Examples/adapters/adapter.py]  # the program, looked for on PATH, \#
    and words
      #   environment: {TOKEN: "${TOKEN}"}  # beyond PATH, HOME, LANG and TMPDIR, nothing else
      #   folder: .                # where it runs; where the engine does if absent
      #   credentials: {account: tea-house}
      #   setUpTimeoutMs: 10000    # how long it may take to be set up; 10 s if absent
      #   framing: line            # how messages are told apart, or header; line if absent
      #   formats: [native, customNative]  # what it is asked for; all that it sells if absent
      #   fetchImages: true        # whether the engine fetches the images of its ads; false if \#
    absent
      #   processLimits:
      #     openFiles: 1024        # descriptors at once; this if absent
      #     memoryBytes: 268435456 # that it may write to; as much as there is if absent
      #     messageBytes: 1048576  # the longest message that it may send; this if absent

      # `adapter: vast` is an ad server that answers in VAST, of any version from 1 to 4.3, or in \#
    VMAP. It
      # serves interstitial, rewarded, rewardedInterstitial, appOpen and native. It is not part \#
    of this
      # file either.
      #
      # tags:
      #   adapter: vast
      #   # Macros of VAST are replaced, and names in braces by what a source has under \#
    credentials.
      #   endpoint: "https://ads.example/vast?tag={parameter}&cb=[CACHEBUSTING]&ifa=[IFA]"
      #   formats: [rewarded]         # what it is asked for; all that a video can serve if absent
      #   vast:                       # what stands here is what counts without it, but for \#
    examples
      #     wrapperTimeoutMs: 2000    # how long one document behind a wrapper may take
      #     maxWrappers: 5            # how many wrappers may lead to an ad
      #     maxFetches: 32            # how many documents are fetched for one load
      #     maxDocumentBytes: 1048576 # how long each may be: 1 MiB
      #     breakId: preroll          # an example: the break to take from VMAP; the first before \#
    the
      #                               # content if absent
      #     rewardAt: complete        # when a reward is earned: complete, or skip as soon as \#
    that is so
      #     callToAction: Learn more  # what the button of native ads says
      #     playerName: MyPlayer/1.0  # an example: what ad servers are told; unknown if absent
      #     mimeTypes: [video/mp4, video/webm]   # an example: what can be played, the best first;
      #                               # MP4, WebM, HLS and DASH if absent
      #     deliveries: [progressive, streaming] # how files may come, the best first
      #     maxBitrateKbps: 8000      # examples: what can be played at most; anything if absent
      #     maxWidth: 1920
      #     maxHeight: 1080
      #     minDurationMs: 5000       # examples: how long ads may be; any length if absent
      #     maxDurationMs: 60000
      #     companions: true          # whether what is to be shown beside videos is shown
      #     verification: false       # whether the app runs programs that verify what was seen
      #     requiresMezzanine: false  # whether ads need a file in best quality
      #     requiresCategory: false   # whether ads have to say of which category they are
      #     blockedCategories: []     # those of which none may be, such as [IAB7-39]

    # The places that ads are loaded for, under the names that the app calls them by.
    adUnits:
      # Always fills.
      /21775744923/example/native:
        # Any of banner, interstitial, rewarded, rewardedInterstitial, appOpen, native, \#
    customNative.
        formats: [native, customNative]
        customFormats: ["10063170"]  # those of the customFormats below that customNative may have
        timeoutMs: 2000              # how long a load may take in all; 3000 if absent
        waterfall:                   # the sources, asked from the highest price down until one \#
    fills
          - network: sample          # one of the networks above
            parameter: unit-a        # short for credentials: {parameter: unit-a}
            credentials:             # what the network knows this place by, besides its own \#
    credentials
              placement: "1"
            price: 2.50              # of a thousand impressions, in the currency; unknown if \#
    absent
            timeoutMs: 500           # how long it is waited for; as the network says if absent

      # The others that are well known from examples and documents; all of them always fill.
      /21775744923/example/banner:
        {formats: [banner], waterfall: [{network: sample, price: 0.50}]}
      /21775744923/example/fixed-size-banner:
        {formats: [banner], waterfall: [{network: sample, price: 0.50}]}
      /21775744923/example/adaptive-banner:
        {formats: [banner], waterfall: [{network: sample, price: 0.80}]}
      /21775744923/example/interstitial:
        {formats: [interstitial], waterfall: [{network: sample, price: 4.00}]}
      /21775744923/example/rewarded:
        {formats: [rewarded], waterfall: [{network: sample, price: 8.00}]}
      /21775744923/example/rewarded-interstitial:
        {formats: [rewardedInterstitial], waterfall: [{network: sample, price: 7.00}]}
      /21775744923/example/app-open:
        {formats: [appOpen], waterfall: [{network: sample, price: 3.00}]}
      /21775744923/example/native-video:
        {formats: [native], waterfall: [{network: film, price: 3.50}]}
      /21775744923/example/native-backfill:
        {formats: [native], waterfall: [{network: backfill, price: 1.00}]}
      /21775744923/example/api-demo/ad-sizes:
        {formats: [banner], waterfall: [{network: sample, price: 0.50}]}
      /21775744923/example/api-demo/app-events:
        {formats: [banner], waterfall: [{network: sample, price: 0.50}]}
      /21775744923/example/api-demo/category-exclusion:
        {formats: [banner], waterfall: [{network: sample, price: 0.50}]}
      /21775744923/example/api-demo/custom-targeting:
        {formats: [banner], waterfall: [{network: sample, price: 0.50}]}
      /21775744923/example/api-demo/fluid:
        {formats: [banner], waterfall: [{network: sample, price: 0.50}]}
      /21775744923/example/api-demo/ppid:
        {formats: [banner], waterfall: [{network: sample, price: 0.50}]}
      ca-app-pub-3940256099942544/2435281174:
        {formats: [banner], waterfall: [{network: sample, price: 0.80}]}
      ca-app-pub-3940256099942544/2934735716:
        {formats: [banner], waterfall: [{network: sample, price: 0.50}]}
      ca-app-pub-3940256099942544/4411468910:
        {formats: [interstitial], waterfall: [{network: sample, price: 4.00}]}
      ca-app-pub-3940256099942544/1712485313:
        {formats: [rewarded], waterfall: [{network: sample, price: 8.00}]}
      ca-app-pub-3940256099942544/6978759866:
        {formats: [rewardedInterstitial], waterfall: [{network: sample, price: 7.00}]}
      ca-app-pub-3940256099942544/3986624511:
        {formats: [native], waterfall: [{network: backfill, price: 1.00}]}
      ca-app-pub-3940256099942544/5575463023:
        {formats: [appOpen], waterfall: [{network: sample, price: 3.00}]}

      # Fills most of the time, after an error now and then, as it is with real networks.
      demo:
        formats: [banner, interstitial, rewarded, rewardedInterstitial, appOpen, native]
        waterfall:
          - {network: demo, price: 2.50}
          - {network: shaky, price: 1.50}

      # Plays a course of events, here one that its source names.
      rehearsal:
        formats: [rewarded, rewardedInterstitial, interstitial, native, banner, appOpen]
        waterfall:
          - {network: rehearsal, parameter: "script:closeBeforeReward"}

      # Bidders are asked all at once, beside the waterfall; the best ad wins.
      /21775744923/example/bidding:
        formats: [banner, interstitial, rewarded]
        bidding: [demo]       # networks that name their own price; none if absent
        batchSize: 2          # how many sources of the waterfall are asked at a time; 1 if absent
        fanOut: bestPrice     # bestPrice waits for the best of a batch, firstReady for the first
        floor: 0.20           # the least that an ad must pay; no floor if absent
        reward: {type: lives, amount: 1}  # what rewarded ads earn; what the network says if \#
    absent
        waterfall:
          - {network: shaky, price: 3.00}
          - {network: empty, price: 2.00}
          - {network: sample, price: 0.50}

      # Fills with its last source, after one without an ad, one that fails and one that is too \#
    slow.
      /21775744923/example/waterfall:
        formats: [native, interstitial]
        waterfall:
          - {network: empty, price: 6.00}
          - {network: broken, price: 5.00}
          - {network: slow, price: 4.00, timeoutMs: 100}
          - {network: sample, price: 1.50}

      # Fills breaks.
      /21775744923/example/breaks:
        formats: [interstitial]
        waterfall:
          - {network: film, price: 8.00}

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
        longestBreakMs: 900000         # of one whose end is never signalled; 15 minutes if absent
        live: true                     # false for a stream on demand; true if absent
      film: {networkCode: "21775744923", customAssetKey: sgai-hls-film, live: false}

      # A channel that has its breaks by itself, and asks for addresses that are signed.
      channel:
        networkCode: "21775744923"
        customAssetKey: channel
        schedule: {everyMs: 900000}     # a break at every full quarter of an hour
        preRoll: {identifier: ad_break_id/preroll, durationMs: 15000}  # for viewers who begin to \#
    watch
        minSpacingMs: 120000            # how long the content plays between two breaks; none if \#
    absent
        join:                           # what viewers get who begin to watch inside of a break:
          running: rest                 # its rest, the whole of it, or none of it,
          minRestMs: 5000               # unless less than this is left of it; 0 if absent
          graceMs: 0                    # how long they are spared of breaks that begin
          preRollInBreak: false         # whether they get the pre-roll besides; false if absent
        preparation:                    # has the ads of breaks fetched before the breaks begin:
          adUnit: /21775744923/example/breaks  # from here,
          maxAds: 4                     # so many of them at most; 10 if absent
          windowMs: 60000               # over how much time viewers are spread; 30000 if absent
          leadMs: 2000                  # how long before a break they have to be there; 1000 if \#
    absent
          otherwise: content            # slate, or the content, goes on if none has come; slate \#
    if absent
        podKey: key-of-the-pods         # signs the addresses of ads; take it from ${...}
        streamKey: key-of-the-streams   # signs the opening of the stream, with another key
        tokenLifetimeMs: 3600000        # how long after its break a signed address is good
        adServer:                       # how the ad server is asked:
          register: true                # pod.open registers viewers with it; false if absent
          endpoint: https://dai.google.com  # where it is
          fallbackEndpoint: https://pubads.g.doubleclick.net  # where it is too, if it is not \#
    well there
          timeoutMs: 5000               # how long an answer may take

      # A film with its breaks listed; each may have an identifier and a length of its own. In a \#
    live stream
      # it is clock: "2026-11-20T12:00:00Z", or programTime: by the dates of the stream, and not \#
    offsetMs.
      series:
        networkCode: "21775744923"
        customAssetKey: series
        live: false
        schedule: {at: [{offsetMs: 600000, durationMs: 60000}, {offsetMs: 1500000, identifier: \#
    ad_break_id/last}]}
        postRoll: {durationMs: 20000}   # when it has come to its end

      # A channel whose publisher tells of its breaks while it is watched, at ENDPOINT/known and
      # ENDPOINT/upcoming: {"pods": [{"insertTime": "2026-11-20T12:05:00Z", "adBreakID": "x", \#
    "duration": 30}]}
      news:
        networkCode: "21775744923"
        customAssetKey: news
        schedule:
          signals:
            endpoint: https://signals.example/news
            everyMs: 60000              # how long to wait until it is asked again; a minute if \#
    absent
            timeoutMs: 5000             # how long an answer may take; 5000 if absent

    # What follows has here the values that it has if absent.

    currency: USD             # of every price, by ISO 4217
    currencies: {}            # what one unit of others is worth in it, such as {EUR: 1.08}
    setUp: start              # when networks are set up: at the start, or at their firstUse
    presentTimeoutMs: 5000    # how long a network may take to bring its ad to the screen
    rewardGraceMs: 3000       # how long after its dismissal an ad is waited for with its reward
    health: {window: 100}     # over about how many loads the failures of a network are averaged
    tracking:                 # how those are told of ads who want to hear of them
      # userAgent: MyPlayer/1.0  # what the engine calls itself; as the device does if absent
      headers: {}             # what is said besides, such as {X-App: my-app}
      tries: 5                # how often each is tried at most
      backOffMs: 1000         # how long the second try waits at most; doubles from try to try
      holdMs: 5000            # how long one that is tried again may hold up the next of its ad
      maxAgeMs: 3600000       # how long each is tried
      timeoutMs: 5000         # how long one try may take
      inFlight: 64            # how many tries are under way at once
    context: {}               # what is known of app, device and viewer before context.set says \#
    more
    privacy:
      # Where the law asks for consent if no string says so: the European Economic Area, CH and \#
    GB if
      # absent. Consent is asked for as well where a string of the Transparency and Consent \#
    Framework is
      # given, and where section 2 of the Global Privacy Platform applies. Norway stands in \#
    quotes, as
      # editors that know YAML 1.1 only take NO for false.
      gdprCountries: [AT, BE, BG, CH, CY, CZ, DE, DK, EE, ES, FI, FR, GB, GR, HR, HU, IE, IS, IT, \#
    LI,
        LT, LU, LV, MT, NL, "NO", PL, PT, RO, SE, SI, SK]
      # What becomes of a network: contextual takes out the ids of viewer and device and the end \#
    of the
      # address, skip does not ask it, allow lets it see all.
      unreadable: contextual  # when a string cannot be read
      noConsent: contextual   # when the viewer does not let it choose ads (purpose 2)
      noVendorId: contextual  # when nobody can agree to it, as it has no gvlId
    expiresAfterMs: 3600000   # how long an ad may wait to be presented,
    expiresAfter: {appOpen: 14400000}  # and ads of single formats
    images:                   # how the images of ads are fetched, before a load ends
      # folder: /tmp          # where a folder for them is made, which goes with the engine; \#
    $TMPDIR, or
                              # else /tmp, if absent
      maxBytes: 5242880       # the most bytes of one image; 5 MiB if absent
      maxPixels: 40000000     # the most pixels of one image; this if absent
      keptBytes: 268435456    # the most bytes of all that are kept at hand; 256 MiB if absent
      timeoutMs: 5000         # how long one image may take; this if absent
    drainMs: 5000             # how long waiting calls are given when the engine ends

    # fault: only mistakes of the engine itself; error: and those of clients, networks and \#
    operators;
    # notice: and what an operator wants to know; debug: and everything else.
    logLevel: notice

    # How servers are asked. Proxies are those of the environment: http_proxy, https_proxy, \#
    no_proxy.
    http:
      connectTimeoutMs: 5000     # to find a server by its name and be connected with it
      tlsTimeoutMs: 5000         # for the server to prove who it is
      firstByteTimeoutMs: 10000  # for its answer to begin
      timeoutMs: 30000           # in all; the deadline of a call ends its requests as well
      redirects: 5               # how often an answer may send on, never from https to http
      requestsInFlight: 1024     # how many are with servers at once
      requestsPerHost: 512       # how many of them with one server
      requestsQueued: 4096       # how many more wait before they are refused
      bytesInFlight: 268435456   # how much of their answers is here at once: 256 MiB
      connectionsKept: 512       # how many connections are kept for the next request
      headerBytes: 65536         # how much the headers of an answer may hold
      headerLines: 256           # how many lines these headers may have
      userAgent: adpipe          # what servers are told about who asks
      http2: true                # whether HTTP/2 is spoken over TLS
      # caFile: /etc/adpipe/exchange.pem   # trusted instead of the system's certificates

    # Addresses that come from outside, out of ads, may not lead into private networks, and not \#
    through
    # a proxy, behind which that cannot be checked, unless they are allowed to. Those of this \#
    file may.
    outside:
      allowPrivateAddresses: false

    # How much is taken on before calls are refused, so that no client can fill the memory.
    limits:
      messageBytes: 16777216       # the size of one message: 16 MiB
      depth: 256                   # how deep arrays and objects nest in it
      batchCalls: 1000             # the calls in one batch
      callsInFlight: 16384         # the calls that wait for their answer
      unreadOutputBytes: 67108864  # the output that nobody has read before reading stops: 64 MiB
      adsHeld: 200000              # the ads held at once; ad.release gives one back
      breaksHeld: 10000            # the breaks that are to come or running
      sessionsOpen: 100000         # the viewers' sessions with streams; pod.close ends one
      contextBytes: 1048576        # what is known of app, device and viewer, as JSON: 1 MiB
      eventsKept: 100000           # the latest events, for event.list and event.watch
      deliveriesWaiting: 20000     # what is still to be told of ads; more is dropped
      deliveriesKept: 20000        # the latest of it, for event.list
      explanationsKept: 10000      # the latest loads that ad.explain explains
      answersKept: 10000           # the latest answers, for a call that comes again with its \#
    requestId,
      answersKeptMs: 600000        # and for how long: 10 minutes
      answersKeptBytes: 67108864   # of longer ones only that they were given: 64 MiB in all

    """#
}
