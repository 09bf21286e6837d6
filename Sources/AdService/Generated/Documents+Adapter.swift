// Made by `make generate` from Schemas. Edit the schema, not this file.

extension Documents {
  /// The OpenRPC document of outside adapters, in one line.
  public static let adapter: StaticString = #"""
    {\#
    "openrpc": "1.3.2",\#
    "info": {\#
    "title": "adpipe",\#
    "version": "0.1.0",\#
    "description": "What an outside adapter answers: a program in any language that speaks for an \#
    ad network.\n\nThe engine starts the program, asks what it is, sets it up, and asks it for \#
    ads; it tells the adapter what becomes of them, and the adapter tells what only it can see. \#
    The adapter answers JSON-RPC 2.0 on its standard input and output, with the values of the \#
    service: absent instead of null, units in the names, enumerations as words, 64-bit integers \#
    as strings of digits.\n\n**Messages.** The framing is that of the service: one message per \#
    line, or `Content-Length` headers. Standard output carries messages and nothing else; \#
    standard error goes to the log of the engine. `$/cancelRequest {id}` says that nobody waits \#
    for an answer any more. The end of the input is the end of the adapter.\n\n**An ad's way.** \#
    `adapter.load` names the ad that is to be; its answer is the ad, or nothing, or an error, \#
    once. `adapter.present` comes before the ad is seen, `adapter.notify` tells of what the \#
    viewer does, `adapter.event` what the adapter sees by itself, and after `adapter.release` the \#
    ad is forgotten.\n\n**Several at once.** Calls come while others wait for their answer, \#
    several for one placement among them; each ad is known by its `adId` alone."\#
    },\#
    "methods": [\#
    {\#
    "name": "adapter.describe",\#
    "summary": "Says what the adapter is and what it can do.",\#
    "description": "It is the first call, and the adapter answers it at once, within 5 ms, \#
    without asking its network. It may come again, when several calls in a row were not answered \#
    in their time: an adapter that does not answer it either is taken to hang, and started \#
    anew.\n\nA version is three numbers with dots between. The four of an adapter, a.b.c.d, fold \#
    into a.b.(c × 100 + d); with fewer than three numbers it is 0.0.0.",\#
    "tags": [{"name": "adapter"}\#
    ],\#
    "paramStructure": "by-name",\#
    "params": [{"name": "engineVersion","description": "The version of the engine that calls.",\#
    "required": true,"schema": {"type": "string","maxLength": 64}},{"name": "contractVersion",\#
    "description": "The version of this contract that the engine speaks.","required": true,\#
    "schema": {"type": "string","maxLength": 64}}\#
    ],\#
    "result": {"name": "description","description": "What the adapter is and what it can do.",\#
    "schema": {"$ref": "#/components/schemas/DescribeAdapterResult"}\#
    },\#
    "errors": [{"$ref": "#/components/errors/CANCELLED"},{\#
    "$ref": "#/components/errors/INTERNAL_ERROR"},{"$ref": \#
    "#/components/errors/INVALID_PARAMS"},{\#
    "$ref": "#/components/errors/METHOD_NOT_FOUND"}\#
    ],\#
    "examples": [{"name": "a network that counts nothing by itself","params": [{\#
    "name": "engineVersion","value": "0.2.0"},{"name": "contractVersion","value": "0.1.0"}],\#
    "result": {"name": "description","value": {"adapterVersion": "1.4.2.3","sdkVersion": "7.0.1",\#
    "formats": ["native","customNative","rewarded"],"extras": {"type": "object","properties": {\#
    "muteAudio": {"type": "boolean"},"debugLogging": {"type": "boolean"}}}}}},{\#
    "name": "a bidder that counts by itself",\#
    "description": "Its older names for the versions are understood.","params": [{\#
    "name": "engineVersion","value": "0.2.0"},{"name": "contractVersion","value": "0.1.0"}],\#
    "result": {"name": "description","value": {"version": "2.0.0","adSDKVersion": "2.1.0",\#
    "formats": ["interstitial"],"counts": {"impressions": true,"clicks": true},"bids": true}}}\#
    ],\#
    "x-since": "0.1"\#
    },\#
    {\#
    "name": "adapter.load",\#
    "summary": "Asks the network for one ad.",\#
    "description": "The answer is an ad, or nothing when there is none to sell, or an error. It \#
    comes once, within `timeoutMs`: afterwards the engine has gone on, and an ad that comes late \#
    is told to be lost.\n\nImages come as bytes or as files unless `options.disableImageLoading` \#
    is true; then their URLs are enough.",\#
    "tags": [{"name": "adapter"}\#
    ],\#
    "paramStructure": "by-name",\#
    "params": [{"name": "adId",\#
    "description": "What the ad is called from now on, if there is one.","required": true,\#
    "schema": {"type": "string","minLength": 1,"maxLength": 64}},{"name": "network",\#
    "description": "What the configuration calls the network.","required": true,"schema": {\#
    "type": "string","minLength": 1,"maxLength": 128}},{"name": "adUnit",\#
    "description": "The ad unit that is to be filled.","required": true,"schema": {\#
    "type": "string","minLength": 1,"maxLength": 256}},{"name": "formats",\#
    "description": "The formats that are wanted; the ad has one of them.","required": true,\#
    "schema": {"type": "array","items": {"$ref": "#/components/schemas/AdFormat"},"minItems": 1,\#
    "maxItems": 7}},{"name": "customFormats","description": "The custom formats that are \#
    wanted.",\#
    "schema": {"type": "array","items": {"$ref": "#/components/schemas/WantedFormat"},\#
    "maxItems": 64}},{"name": "credentials",\#
    "description": "What the network knows the place by, the publisher's credentials among \#
    them.",\#
    "required": true,"schema": {"type": "object","additionalProperties": {"type": "string",\#
    "maxLength": 4096},"maxProperties": 128}},{"name": "className",\#
    "description": "The class that speaks for the network in a mobile SDK.","schema": {\#
    "type": "string","minLength": 1,"maxLength": 256}},{"name": "options",\#
    "description": "What the ad should be like beyond its format.","schema": {\#
    "$ref": "#/components/schemas/LoadOptions"}},{"name": "context",\#
    "description": "What is known of the surroundings of the ad.","schema": {\#
    "$ref": "#/components/schemas/Context"}},{"name": "extras",\#
    "description": "What this network takes beyond the context, as an object; only if it \#
    described its extras.",\#
    "schema": {"x-any": true}},{"name": "isTest",\#
    "description": "Whether only a test ad is wanted, which nobody pays for.","required": true,\#
    "schema": {"type": "boolean"}},{"name": "floorMicros",\#
    "description": "The least price of a thousand that is of use, in millionths of the \#
    currency.",\#
    "schema": {"type": "string","format": "int64","pattern": "^-?[0-9]{1,19}$"}},{\#
    "name": "currency","description": "The currency that the floor is in, by ISO 4217.",\#
    "required": true,"schema": {"type": "string","minLength": 3,"maxLength": 3}},{\#
    "name": "isBidding","description": "Whether it bids beside others, and not in its turn.",\#
    "required": true,"schema": {"type": "boolean"}},{"name": "timeoutMs",\#
    "description": "How long the engine waits for the answer.","required": true,"schema": {\#
    "type": "integer","minimum": 0,"maximum": 3600000}}\#
    ],\#
    "result": {"name": "loaded","description": "The ad, if there is one.","schema": {\#
    "$ref": "#/components/schemas/LoadAdapterResult"}\#
    },\#
    "errors": [{"$ref": "#/components/errors/LOAD_FAILED"},{\#
    "$ref": "#/components/errors/CANCELLED"},{"$ref": "#/components/errors/INTERNAL_ERROR"},{\#
    "$ref": "#/components/errors/INVALID_PARAMS"},{"$ref": \#
    "#/components/errors/METHOD_NOT_FOUND"}\#
    ],\#
    "examples": [{"name": "a custom native ad","params": [{"name": "adId","value": "ad-1"},{\#
    "name": "network","value": "partner"},{"name": "adUnit","value": \#
    "/21775744923/example/native"\#
    },{"name": "formats","value": ["native","customNative"]},{"name": "customFormats","value": [{\#
    "id": "10063170","name": "Simple","assets": {"Headline": "text","MainImage": "image",\#
    "Caption": "text"},"hasVideo": true}]},{"name": "credentials","value": {\#
    "account": "tea-house","parameter": "unit-a"}},{"name": "className","value": "PartnerAdapter"\#
    },{"name": "options","value": {"disableImageLoading": true,"mediaAspectRatio": "landscape",\#
    "adChoicesPosition": "topLeft"}},{"name": "context","value": {"country": "AT","keywords": [\#
    "tea"],"childDirected": false,"muted": true}},{"name": "extras","value": {"muteAudio": \#
    true}},\#
    {"name": "isTest","value": false},{"name": "floorMicros","value": "1000000"},{\#
    "name": "currency","value": "USD"},{"name": "isBidding","value": false},{"name": "timeoutMs",\#
    "value": 500}],"result": {"name": "loaded","value": {"ad": {"format": "customNative",\#
    "custom": {"formatId": "10063170","assets": {"Headline": {"text": "A quiet cup of tea"},\#
    "MainImage": {"image": {"url": "https://example.com/partner/main-image.png","scale": 1}},\#
    "Caption": {"text": "Forty kinds of leaf tea."}}},"clicks": {"deepLinks": ["tea://shop"],\#
    "destination": "https://example.com/partner/landing"},"price": {"cpmMicros": "2500000",\#
    "currency": "USD"},"reserved": true,"muteReasons": ["Not interested","Seen too often"]}}}},{\#
    "name": "a rewarded video","params": [{"name": "adId","value": "ad-2"},{"name": "network",\#
    "value": "partner"},{"name": "adUnit","value": "/21775744923/example/rewarded"},{\#
    "name": "formats","value": ["rewarded"]},{"name": "credentials","value": {\#
    "parameter": "unit-b"}},{"name": "isTest","value": true},{"name": "currency","value": \#
    "USD"},{\#
    "name": "isBidding","value": false},{"name": "timeoutMs","value": 500}],"result": {\#
    "name": "loaded","value": {"ad": {"format": "rewarded","video": {"media": [{\#
    "url": "https://example.com/partner/video.mp4","mimeType": "video/mp4","width": 1280,\#
    "height": 720}],"durationMs": 15000},"reward": {"type": "coins","amount": 10},\#
    "expiresInMs": 1800000}}}},{"name": "no ad to sell","params": [{"name": "adId","value": \#
    "ad-1"\#
    },{"name": "network","value": "partner"},{"name": "adUnit",\#
    "value": "/21775744923/example/native"},{"name": "formats","value": ["native"]},{\#
    "name": "credentials","value": {"parameter": "unit-a"}},{"name": "isTest","value": false},{\#
    "name": "currency","value": "USD"},{"name": "isBidding","value": false},{"name": "timeoutMs",\#
    "value": 500}],"result": {"name": "loaded","value": {}}},{\#
    "name": "the credentials lack the placement","params": [{"name": "adId","value": "ad-3"},{\#
    "name": "network","value": "partner"},{"name": "adUnit","value": \#
    "/21775744923/example/native"\#
    },{"name": "formats","value": ["native"]},{"name": "credentials","value": {}},{\#
    "name": "isTest","value": false},{"name": "currency","value": "USD"},{"name": "isBidding",\#
    "value": false},{"name": "timeoutMs","value": 500}],"x-error": {"code": 14,\#
    "reason": "LOAD_FAILED","data": {"kind": "badMediationSettings",\#
    "domain": "com.example.partner","code": 101,"message": "The parameter is missing."}}},{\#
    "name": "a server that wants to be left alone","params": [{"name": "adId","value": "ad-1"},{\#
    "name": "network","value": "partner"},{"name": "adUnit","value": \#
    "/21775744923/example/native"\#
    },{"name": "formats","value": ["native"]},{"name": "credentials","value": {\#
    "parameter": "unit-a"}},{"name": "isTest","value": false},{"name": "currency","value": \#
    "USD"},\#
    {"name": "isBidding","value": false},{"name": "timeoutMs","value": 500}],"x-error": {\#
    "code": 14,"reason": "LOAD_FAILED","data": {"kind": "serverError",\#
    "domain": "com.example.partner","code": 503,"message": "Too many requests.",\#
    "retryAfterMs": 30000}}}\#
    ],\#
    "x-waits": true,\#
    "x-since": "0.1"\#
    },\#
    {\#
    "name": "adapter.present",\#
    "summary": "Tells that an ad is about to be seen, and lets the adapter refuse.",\#
    "description": "It comes once for an ad. With an error the ad is not shown. An ad that is \#
    drawn by the client, such as a native one, needs nothing from the adapter, which then just \#
    answers.",\#
    "tags": [{"name": "adapter"}\#
    ],\#
    "paramStructure": "by-name",\#
    "params": [{"name": "adId","description": "The ad.","required": true,"schema": {\#
    "type": "string","minLength": 1,"maxLength": 64}},{"name": "ssv",\#
    "description": "What the server of the network passes on when it confirms the reward.",\#
    "schema": {"$ref": "#/components/schemas/ServerSideVerification"}},{"name": "rendered",\#
    "description": "What the client has drawn of it.","schema": {\#
    "$ref": "#/components/schemas/RenderedAssets"}},{"name": "muted",\#
    "description": "Whether the sound is off.","schema": {"type": "boolean"}}\#
    ],\#
    "result": {"name": "presented","description": "Nothing but that it may be shown.","schema": {\#
    "$ref": "#/components/schemas/PresentAdapterResult"}\#
    },\#
    "errors": [{"$ref": "#/components/errors/PRESENT_REFUSED"},{\#
    "$ref": "#/components/errors/CANCELLED"},{"$ref": "#/components/errors/INTERNAL_ERROR"},{\#
    "$ref": "#/components/errors/INVALID_PARAMS"},{"$ref": \#
    "#/components/errors/METHOD_NOT_FOUND"}\#
    ],\#
    "examples": [{"name": "a rewarded ad","params": [{"name": "adId","value": "ad-2"},{\#
    "name": "ssv","value": {"userId": "viewer-7","customData": "level-3"}},{"name": "muted",\#
    "value": false}],"result": {"name": "presented","value": {}}},{\#
    "name": "an ad that the network has withdrawn","params": [{"name": "adId","value": "ad-2"}],\#
    "x-error": {"code": 9,"reason": "PRESENT_REFUSED","data": {"kind": "adapterFailed",\#
    "domain": "com.example.partner","code": 106,"message": "The ad was withdrawn."}}}\#
    ],\#
    "x-waits": true,\#
    "x-since": "0.1"\#
    },\#
    {\#
    "name": "adapter.release",\#
    "summary": "Tells that an ad is over, so that the adapter can forget it.",\#
    "description": "It may come at any time after the load, for an ad that is on show too. What \#
    the adapter reports of the ad afterwards is passed over.",\#
    "tags": [{"name": "adapter"}\#
    ],\#
    "paramStructure": "by-name",\#
    "params": [{"name": "adId","description": "The ad.","required": true,"schema": {\#
    "type": "string","minLength": 1,"maxLength": 64}}\#
    ],\#
    "result": {"name": "released","description": "Nothing but that it is forgotten.","schema": {\#
    "$ref": "#/components/schemas/ReleaseAdapterResult"}\#
    },\#
    "errors": [{"$ref": "#/components/errors/CANCELLED"},{\#
    "$ref": "#/components/errors/INTERNAL_ERROR"},{"$ref": \#
    "#/components/errors/INVALID_PARAMS"},{\#
    "$ref": "#/components/errors/METHOD_NOT_FOUND"}\#
    ],\#
    "examples": [{"name": "an ad that was dismissed","params": [{"name": "adId","value": \#
    "ad-2"}],\#
    "result": {"name": "released","value": {}}}\#
    ],\#
    "x-since": "0.1"\#
    },\#
    {\#
    "name": "adapter.setUp",\#
    "summary": "Makes the adapter ready to load ads.",\#
    "description": "The placements are all that the configuration gives to the network, as they \#
    stand there: some may come twice, and the credentials of some may be empty or malformed. One \#
    that cannot be used is no reason to fail as long as another can. It may be called again, with \#
    other placements.",\#
    "tags": [{"name": "adapter"}\#
    ],\#
    "paramStructure": "by-name",\#
    "params": [{"name": "network",\#
    "description": "What the configuration calls the network; one program may speak for one \#
    network only.",\#
    "required": true,"schema": {"type": "string","minLength": 1,"maxLength": 128}},{\#
    "name": "credentials","description": "What the network knows the publisher by.",\#
    "required": true,"schema": {"type": "object","additionalProperties": {"type": "string",\#
    "maxLength": 4096},"maxProperties": 64}},{"name": "placements",\#
    "description": "Every place that the network has, duplicates and malformed ones among them.",\#
    "required": true,"schema": {"type": "array","items": {\#
    "$ref": "#/components/schemas/AdapterPlacement"},"maxItems": 100000}},{"name": "context",\#
    "description": "What is known of the surroundings of all ads.","required": true,"schema": {\#
    "$ref": "#/components/schemas/Context"}}\#
    ],\#
    "result": {"name": "ready","description": "Nothing but that it is ready.","schema": {\#
    "$ref": "#/components/schemas/SetUpAdapterResult"}\#
    },\#
    "errors": [{"$ref": "#/components/errors/SET_UP_FAILED"},{\#
    "$ref": "#/components/errors/CANCELLED"},{"$ref": "#/components/errors/INTERNAL_ERROR"},{\#
    "$ref": "#/components/errors/INVALID_PARAMS"},{"$ref": \#
    "#/components/errors/METHOD_NOT_FOUND"}\#
    ],\#
    "examples": [{"name": "two places","params": [{"name": "network","value": "partner"},{\#
    "name": "credentials","value": {"account": "tea-house"}},{"name": "placements","value": [{\#
    "adUnit": "/21775744923/example/native","formats": ["native","customNative"],"credentials": {\#
    "parameter": "unit-a"}},{"adUnit": "/21775744923/example/rewarded","formats": ["rewarded"],\#
    "credentials": {}}]},{"name": "context","value": {"app": {"bundle": "com.example.tea"},\#
    "childDirected": false}}],"result": {"name": "ready","value": {}}},{\#
    "name": "an account that is not known","params": [{"name": "network","value": "partner"},{\#
    "name": "credentials","value": {}},{"name": "placements","value": []},{"name": "context",\#
    "value": {}}],"x-error": {"code": 9,"reason": "SET_UP_FAILED","data": {\#
    "kind": "badMediationSettings","domain": "com.example.partner","code": 130,\#
    "message": "The account is missing."}}}\#
    ],\#
    "x-waits": true,\#
    "x-since": "0.1"\#
    },\#
    {\#
    "name": "adapter.event",\#
    "summary": "Tells the engine what happened to an ad that only the adapter can see.",\#
    "description": "What is late, double or out of order goes no further than the engine, which \#
    keeps it as a violation of the adapter. Impressions and clicks are taken only from an adapter \#
    that counts them by itself.",\#
    "tags": [{"name": "adapter"}\#
    ],\#
    "paramStructure": "by-name",\#
    "params": [{"name": "adId","description": "The ad.","required": true,"schema": {\#
    "type": "string","minLength": 1,"maxLength": 64}},{"name": "type",\#
    "description": "What happened; the older names of events are understood.","required": true,\#
    "schema": {"$ref": "#/components/schemas/ReportedEventType"}},{"name": "asset",\#
    "description": "The asset that was clicked.","schema": {"type": "string","minLength": 1,\#
    "maxLength": 128}},{"name": "interaction",\#
    "description": "What the viewer or the player did, with the type `interaction`.","schema": {\#
    "$ref": "#/components/schemas/AdInteraction"}},{"name": "at",\#
    "description": "When it happened; when the message came if absent.","schema": {\#
    "type": "string","format": "date-time"}},{"name": "error",\#
    "description": "What the network says of a failure, word for word.","schema": {\#
    "$ref": "#/components/schemas/AdapterFailure"}}\#
    ],\#
    "examples": [{"name": "the viewer has earned the reward","params": [{"name": "adId",\#
    "value": "ad-2"},{"name": "type","value": "rewardEarned"}]},{\#
    "name": "an older name of the same","params": [{"name": "adId","value": "ad-2"},{\#
    "name": "type","value": "didRewardUserWithReward"}]},{"name": "the screen was not free",\#
    "params": [{"name": "adId","value": "ad-2"},{"name": "type","value": "failedToPresent"},{\#
    "name": "error","value": {"domain": "com.example.partner","code": 107,\#
    "message": "Another ad is on show."}}]}\#
    ],\#
    "x-sender": "server",\#
    "x-since": "0.1"\#
    },\#
    {\#
    "name": "adapter.notify",\#
    "summary": "Tells the adapter what has become of an ad.",\#
    "description": "Impressions and clicks are told to an adapter that does not count them by \#
    itself, each once. An adapter that counts by itself is told what was drawn instead, and when \#
    it is drawn no more.",\#
    "tags": [{"name": "adapter"}\#
    ],\#
    "paramStructure": "by-name",\#
    "params": [{"name": "adId","description": "The ad.","required": true,"schema": {\#
    "type": "string","minLength": 1,"maxLength": 64}},{"name": "type",\#
    "description": "What has become of it.","required": true,"schema": {\#
    "$ref": "#/components/schemas/NoticeType"}},{"name": "asset",\#
    "description": "The asset that was clicked.","schema": {"type": "string","minLength": 1,\#
    "maxLength": 128}},{"name": "rendered","description": "What the client has drawn of it.",\#
    "schema": {"$ref": "#/components/schemas/RenderedAssets"}},{"name": "reason",\#
    "description": "Why it is lost, as a word of the explanation, or why it was muted.",\#
    "schema": {"type": "string","maxLength": 256}},{"name": "winningCpmMicros",\#
    "description": "The price of a thousand that the winner pays, in millionths of the currency \#
    of the load.",\#
    "schema": {"type": "string","format": "int64","pattern": "^-?[0-9]{1,19}$"}}\#
    ],\#
    "examples": [{"name": "an impression","params": [{"name": "adId","value": "ad-1"},{\#
    "name": "type","value": "impression"}]},{"name": "a click","params": [{"name": "adId",\#
    "value": "ad-1"},{"name": "type","value": "click"},{"name": "asset","value": "MainImage"}]},{\#
    "name": "what was drawn","params": [{"name": "adId","value": "ad-1"},{"name": "type",\#
    "value": "rendered"},{"name": "rendered","value": {"clickable": ["MainImage"],\#
    "nonclickable": ["Headline","Caption"]}}]},{"name": "a better ad was taken","params": [{\#
    "name": "adId","value": "ad-4"},{"name": "type","value": "lost"},{"name": "reason",\#
    "value": "OUTBID"},{"name": "winningCpmMicros","value": "3100000"}]}\#
    ],\#
    "x-sender": "client",\#
    "x-since": "0.1"\#
    }\#
    ],\#
    "components": {\#
    "schemas": {\#
    "AdChoices": {"title": "AdChoices",\#
    "description": "The mark that tells people why they see an ad.","type": "object","required": \#
    [\#
    "icon","url"],"properties": {"icon": {"$ref": "#/components/schemas/AdImage",\#
    "description": "The mark, to be shown upon the ad."},"url": {"type": "string","format": \#
    "uri",\#
    "maxLength": 4096,"description": "What to open when it is clicked."}}\#
    },\#
    "AdChoicesPosition": {"title": "AdChoicesPosition",\#
    "description": "In which corner of a native ad the AdChoices mark should be.",\#
    "type": "string","enum": ["topRight","topLeft","bottomRight","bottomLeft"],\#
    "x-enum-descriptions": {"topRight": "At the top on the right.",\#
    "topLeft": "At the top on the left.","bottomRight": "At the bottom on the right.",\#
    "bottomLeft": "At the bottom on the left."}\#
    },\#
    "AdFormat": {"title": "AdFormat","description": "The kind of space that an ad is made for.",\#
    "type": "string","enum": \#
    ["banner","interstitial","rewarded","rewardedInterstitial","appOpen",\#
    "native","customNative","bannerAd","interstitialAd","rewardedAd","rewardedInterstitialAd",\#
    "appOpenAd","nativeAd","unifiedNative","customNativeAd"],"x-enum-descriptions": {\#
    "banner": "A rectangle that stays on the screen beside the content.",\#
    "interstitial": "A full screen shown at a natural pause.",\#
    "rewarded": "A full screen that people choose to watch for a reward.",\#
    "rewardedInterstitial": "A full screen at a natural pause that gives a reward without having \#
    been asked for.",\#
    "appOpen": "A full screen shown while the app comes to the front.",\#
    "native": "A set of assets with the names that all native ads share, drawn by the app.",\#
    "customNative": "A set of assets whose names the publisher chose, drawn by the app.",\#
    "bannerAd": "Means `banner`.","interstitialAd": "Means `interstitial`.",\#
    "rewardedAd": "Means `rewarded`.","rewardedInterstitialAd": "Means `rewardedInterstitial`.",\#
    "appOpenAd": "Means `appOpen`.","nativeAd": "Means `native`.",\#
    "unifiedNative": "Means `native`.","customNativeAd": "Means `customNative`."},"x-aliases": {\#
    "bannerAd": "banner","interstitialAd": "interstitial","rewardedAd": "rewarded",\#
    "rewardedInterstitialAd": "rewardedInterstitial","appOpenAd": "appOpen","nativeAd": "native",\#
    "unifiedNative": "native","customNativeAd": "customNative"}\#
    },\#
    "AdImage": {"title": "AdImage",\#
    "description": "An image of an ad.\n\nIts bytes are in exactly one of `url`, `data` and \#
    `path`.",\#
    "type": "object","required": ["scale"],"properties": {"url": {"type": "string",\#
    "format": "uri","maxLength": 4096,"description": "Where the image can be fetched."},"data": {\#
    "type": "string","maxLength": 16777216,"description": "The image itself in base64."},"path": \#
    {\#
    "type": "string","maxLength": 4096,\#
    "description": "The file on this machine that holds the image."},"width": {"type": "integer",\#
    "minimum": 0,"maximum": 2147483647,\#
    "description": "Its width in pixels, if the engine has fetched it."},"height": {\#
    "type": "integer","minimum": 0,"maximum": 2147483647,\#
    "description": "Its height in pixels, if the engine has fetched it."},"scale": {\#
    "type": "number","minimum": 0,\#
    "description": "How many of its pixels make one point of the screen."}}\#
    },\#
    "AdInteraction": {"title": "AdInteraction",\#
    "description": "What viewers and players do with an ad besides, as VAST names it.",\#
    "type": "string","enum": ["acceptInvitation","adCollapse","adExpand","customClick",\#
    "exitFullscreen","fullscreen","iconClick","interactiveStart","minimize","otherAdInteraction",\#
    "playerCollapse","playerExpand","rewind"],"x-enum-descriptions": {\#
    "acceptInvitation": "The viewer took up what the ad invites to.",\#
    "adCollapse": "The creative took less room again.","adExpand": "The creative took more \#
    room.",\#
    "customClick": "The viewer clicked on something that leads nowhere.",\#
    "exitFullscreen": "The player left the full screen.",\#
    "fullscreen": "The player filled the screen.",\#
    "iconClick": "The viewer clicked on an icon of the video.",\#
    "interactiveStart": "The part of the ad that runs as a program began.",\#
    "minimize": "The viewer made the ad smaller than it was at first.",\#
    "otherAdInteraction": "The viewer did something else with the ad.",\#
    "playerCollapse": "The player took less room again.",\#
    "playerExpand": "The player took more room.","rewind": "The viewer went back in the video."}\#
    },\#
    "AdMarkup": {"title": "AdMarkup","description": "An ad that is a page of HTML.",\#
    "type": "object","required": ["markup","width","height"],"properties": {"markup": {\#
    "type": "string","maxLength": 16777216,\#
    "description": "The HTML, to be shown in a view of its own."},"width": {"type": "integer",\#
    "minimum": 0,"maximum": 65535,"description": "Its width in points."},"height": {\#
    "type": "integer","minimum": 0,"maximum": 65535,"description": "Its height in points."}}\#
    },\#
    "AdSize": {"title": "AdSize","description": "The size of a banner.","type": "object",\#
    "required": ["width","height"],"properties": {"width": {"type": "integer","minimum": 0,\#
    "maximum": 65535,"description": "Its width in points."},"height": {"type": "integer",\#
    "minimum": 0,"maximum": 65535,"description": "Its height in points."}}\#
    },\#
    "AdVideo": {"title": "AdVideo","description": "A video with what is needed to play it.",\#
    "type": "object","required": ["media","chosen","durationMs"],"properties": {"media": {\#
    "type": "array","items": {"$ref": "#/components/schemas/MediaFile"},"minItems": 1,\#
    "maxItems": 64,"description": "The same video in every encoding that was offered."},\#
    "chosen": {"$ref": "#/components/schemas/MediaFile",\#
    "description": "The encoding that the engine would play."},"durationMs": {"type": "integer",\#
    "minimum": 0,"maximum": 86400000,"description": "How long it runs."},"skipOffsetMs": {\#
    "type": "integer","minimum": 0,"maximum": 86400000,\#
    "description": "When it may be skipped; absent if it may not."},"clickUrl": {"type": \#
    "string",\#
    "format": "uri","maxLength": 4096,"description": "What to open when it is clicked."},\#
    "adChoices": {"$ref": "#/components/schemas/AdChoices",\#
    "description": "The mark that tells people why they see this ad; it must be shown."},\#
    "companions": {"type": "array","items": {"$ref": "#/components/schemas/VideoCompanion"},\#
    "maxItems": 32,"description": "What is to be shown beside it."},"icons": {"type": "array",\#
    "items": {"$ref": "#/components/schemas/VideoIcon"},"maxItems": 16,\#
    "description": "Marks over it, that of AdChoices among them."},"captions": {"type": "array",\#
    "items": {"$ref": "#/components/schemas/VideoCaption"},"maxItems": 64,\#
    "description": "Files with its captions."},"verifications": {"type": "array","items": {\#
    "$ref": "#/components/schemas/VideoProgram"},"maxItems": 32,\#
    "description": "Programs that verify that it was seen."},"interactive": {\#
    "$ref": "#/components/schemas/VideoProgram",\#
    "description": "A program that viewers can use while it plays."}}\#
    },\#
    "AdapterCounts": {"title": "AdapterCounts",\#
    "description": "What an adapter counts by itself, so that nobody else may.","type": "object",\#
    "properties": {"impressions": {"type": "boolean",\#
    "description": "Whether the adapter reports impressions by itself; not if absent."},\#
    "clicks": {"type": "boolean",\#
    "description": "Whether the adapter reports clicks by itself; not if absent."}}\#
    },\#
    "AdapterErrorDetail": {"title": "AdapterErrorDetail",\#
    "description": "The data of an error that an adapter answers.\n\nAll of it is optional: an \#
    error without data counts as `adapterFailed`. `domain`, `code` and `message` are the \#
    network's own and are passed on to the client word for word.",\#
    "type": "object","properties": {"kind": {"$ref": "#/components/schemas/FailureKind",\#
    "description": "What kind of failure it is; adapterFailed if absent."},"domain": {\#
    "type": "string","maxLength": 256,"description": "Whose error it is."},"code": {\#
    "type": "integer","minimum": -2147483648,"maximum": 2147483647,\#
    "description": "The number in that domain."},"message": {"type": "string","maxLength": 4096,\#
    "description": "What it says for a person."},"retryAfterMs": {"type": "integer","minimum": 0,\#
    "maximum": 9007199254740991,"description": "How long the network wants not to be asked \#
    again."\#
    }}\#
    },\#
    "AdapterFailure": {"title": "AdapterFailure",\#
    "description": "What a network said when it failed, word for word.","type": "object",\#
    "required": ["domain","code","message"],"properties": {"domain": {"type": "string",\#
    "maxLength": 256,"description": "Whose error it is."},"code": {"type": "integer",\#
    "minimum": -2147483648,"maximum": 2147483647,"description": "The number in that domain."},\#
    "message": {"type": "string","maxLength": 4096,"description": "What it says for a person."}}\#
    },\#
    "AdapterPlacement": {"title": "AdapterPlacement",\#
    "description": "A place for ads that the configuration gives to a network.","type": "object",\#
    "required": ["adUnit","formats","credentials"],"properties": {"adUnit": {"type": "string",\#
    "maxLength": 256,"description": "The ad unit that the place is in."},"formats": {\#
    "type": "array","items": {"$ref": "#/components/schemas/AdFormat"},"maxItems": 7,\#
    "description": "The formats of the ad unit."},"credentials": {"type": "object",\#
    "additionalProperties": {"type": "string","maxLength": 4096},"maxProperties": 64,\#
    "description": "What the network knows the place by."}}\#
    },\#
    "AdaptiveKind": {"title": "AdaptiveKind",\#
    "description": "Where a banner of adaptive size stands.","type": "string","enum": \#
    ["anchored",\#
    "inline"],"x-enum-descriptions": {"anchored": "At an edge of the screen.",\#
    "inline": "Within content that scrolls."}\#
    },\#
    "AdaptiveSize": {"title": "AdaptiveSize",\#
    "description": "The room that a banner of adaptive size has.","type": "object","required": [\#
    "width","kind"],"properties": {"width": {"type": "integer","minimum": 1,"maximum": 65535,\#
    "description": "The width that it fills in points."},"maxHeight": {"type": "integer",\#
    "minimum": 1,"maximum": 65535,"description": "The most height that it may take in points."},\#
    "kind": {"$ref": "#/components/schemas/AdaptiveKind","description": "Where the banner \#
    stands."\#
    }}\#
    },\#
    "AgeRestriction": {"title": "AgeRestriction",\#
    "description": "What the age of the viewer forbids.","type": "string","enum": ["unspecified",\#
    "child","teen"],"x-enum-descriptions": {"unspecified": "Nobody says.",\#
    "child": "The viewer is to be treated as a child.",\#
    "teen": "The viewer is to be treated as a teenager, older than a child and no adult."}\#
    },\#
    "AppContext": {"title": "AppContext","description": "The app that an ad is shown in.",\#
    "type": "object","properties": {"bundle": {"type": "string","maxLength": 256,\#
    "description": "Its id in its store or system, such as com.example.tea."},"name": {\#
    "type": "string","maxLength": 256,"description": "What people call it."},"version": {\#
    "type": "string","maxLength": 64,"description": "Its version."},"storeUrl": {"type": \#
    "string",\#
    "format": "uri","maxLength": 4096,"description": "Its page in a store."},"publisherId": {\#
    "type": "string","maxLength": 256,"description": "Who publishes it."},"publisherName": {\#
    "type": "string","maxLength": 256,"description": "What people call the publisher."},\#
    "domain": {"type": "string","maxLength": 256,\#
    "description": "The domain of the app or its publisher."},"categories": {"type": "array",\#
    "items": {"type": "string","maxLength": 64},"maxItems": 64,\#
    "description": "What it is about, in categories of the IAB."}},"x-merges": true\#
    },\#
    "AssetKind": {"title": "AssetKind","description": "What an asset of a custom format is.",\#
    "type": "string","enum": ["text","image"],"x-enum-descriptions": {"text": "A text.",\#
    "image": "An image."}\#
    },\#
    "ClickTarget": {"title": "ClickTarget","description": "What a click opens.","type": "object",\#
    "properties": {"deepLinks": {"type": "array","items": {"type": "string","format": "uri",\#
    "maxLength": 4096},"maxItems": 16,\#
    "description": "Links into apps, the best first; the first one that can be opened is."},\#
    "destination": {"type": "string","format": "uri","maxLength": 4096,\#
    "description": "The page that is opened when no deep link can be."}}\#
    },\#
    "ConnectionType": {"title": "ConnectionType",\#
    "description": "How a device is connected to the internet.","type": "string","enum": [\#
    "unknown","none","ethernet","wifi","cellular","cellular2g","cellular3g","cellular4g",\#
    "cellular5g"],"x-enum-descriptions": {"unknown": "Nobody says.","none": "Not at all.",\#
    "ethernet": "By cable.","wifi": "By a local network without cable.",\#
    "cellular": "By a mobile network, nobody says of which generation.",\#
    "cellular2g": "By a mobile network of the second generation.",\#
    "cellular3g": "By a mobile network of the third generation.",\#
    "cellular4g": "By a mobile network of the fourth generation.",\#
    "cellular5g": "By a mobile network of the fifth generation."}\#
    },\#
    "Consent": {"title": "Consent","description": "What the viewer has agreed to.",\#
    "type": "object","properties": {"tcf": {"type": "string","maxLength": 8192,\#
    "description": "The string of the Transparency and Consent Framework."},"gpp": {\#
    "type": "string","maxLength": 8192,"description": "The string of the Global Privacy \#
    Platform."\#
    },"gppSid": {"type": "array","items": {"type": "integer","minimum": -1,"maximum": 65535},\#
    "maxItems": 64,"description": "The sections of the Global Privacy Platform that apply."},\#
    "usPrivacy": {"type": "string","maxLength": 64,\#
    "description": "The string of US Privacy, such as 1YNN."}},"x-merges": true\#
    },\#
    "ContentRating": {"title": "ContentRating",\#
    "description": "For whom the content of an ad is suitable.","type": "string","enum": ["G",\#
    "PG","T","MA"],"x-enum-descriptions": {"G": "For everybody.",\#
    "PG": "For most people with the guidance of a parent.","T": "For teenagers and older \#
    people.",\#
    "MA": "For adults only."}\#
    },\#
    "Context": {"title": "Context",\#
    "description": "What is known of the surroundings that an ad is shown in.\n\nAn ad is shown \#
    in an app or on a site, so one of `app` and `site` is given.",\#
    "type": "object","properties": {"app": {"$ref": "#/components/schemas/AppContext",\#
    "description": "The app that the ad is shown in."},"site": {\#
    "$ref": "#/components/schemas/SiteContext","description": "The site that the ad is shown on."\#
    },"device": {"$ref": "#/components/schemas/DeviceContext",\#
    "description": "The device that the ad is shown on."},"user": {\#
    "$ref": "#/components/schemas/UserContext","description": "The viewer."},"country": {\#
    "type": "string","minLength": 2,"maxLength": 2,\#
    "description": "Where the viewer is, by two letters of ISO 3166, such as AT."},"keywords": {\#
    "type": "array","items": {"type": "string","maxLength": 256},"maxItems": 256,\#
    "description": "What the content around the ad is about."},"contentUrl": {"type": "string",\#
    "format": "uri","maxLength": 4096,\#
    "description": "Where the content around the ad can be read.","x-aliases": ["contentURL"]},\#
    "targeting": {"type": "object","additionalProperties": {"type": "string","maxLength": 4096},\#
    "maxProperties": 256,\#
    "description": "What the publisher targets ads by; several values of one name have commas \#
    between them.",\#
    "x-aliases": ["customTargeting"]},"consent": {"$ref": "#/components/schemas/Consent",\#
    "description": "What the viewer has agreed to."},"childDirected": {"type": "boolean",\#
    "description": "Whether the content is to be treated as directed to children; nobody says if \#
    absent.",\#
    "x-aliases": ["childDirectedTreatment","tagForChildDirectedTreatment"]},"underAge": {\#
    "type": "boolean",\#
    "description": "Whether the viewer is to be treated as too young to consent; nobody says if \#
    absent.",\#
    "x-aliases": ["tagForUnderAgeOfConsent"]},"ageRestricted": {\#
    "$ref": "#/components/schemas/AgeRestriction",\#
    "description": "What the age of the viewer forbids.","x-aliases": \#
    ["ageRestrictedTreatment"]},\#
    "maxContentRating": {"$ref": "#/components/schemas/ContentRating",\#
    "description": "The least suitable content that an ad may have.","x-aliases": [\#
    "maxAdContentRating"]},"muted": {"type": "boolean",\#
    "description": "Whether the sound of the app or site is off."},"volume": {"type": "number",\#
    "minimum": 0,"maximum": 1,\#
    "description": "How loud the app or site plays; 1 is as loud as the device."},"test": {\#
    "type": "boolean","description": "Whether only test ads are wanted, which nobody pays for."},\#
    "extras": {"type": "object","additionalProperties": {"x-any": true},"maxProperties": 256,\#
    "description": "What a network takes beyond all this, an object for each network by its \#
    name."\#
    }},"x-merges": true,"x-alternatives": ["app","site"]\#
    },\#
    "CustomAsset": {"title": "CustomAsset",\#
    "description": "One asset of a custom native ad, a text or an image.","type": "object",\#
    "properties": {"text": {"type": "string","maxLength": 65536,"description": "A text to \#
    show."},\#
    "image": {"$ref": "#/components/schemas/AdImage","description": "An image to show."}},\#
    "minProperties": 1,"maxProperties": 1\#
    },\#
    "DescribeAdapterResult": {"title": "DescribeAdapterResult",\#
    "description": "What the adapter is and what it can do.","type": "object","required": [\#
    "adapterVersion","sdkVersion","formats"],"properties": {"adapterVersion": {"type": "string",\#
    "maxLength": 64,"description": "The version of the adapter.","x-aliases": ["version"]},\#
    "sdkVersion": {"type": "string","maxLength": 64,\#
    "description": "The version of what it speaks to its network by.","x-aliases": \#
    ["adSDKVersion"\#
    ]},"formats": {"type": "array","items": {"$ref": "#/components/schemas/AdFormat"},\#
    "maxItems": 7,"description": "The formats that it can load."},"counts": {\#
    "$ref": "#/components/schemas/AdapterCounts",\#
    "description": "What it counts by itself; nothing if absent."},"bids": {"type": "boolean",\#
    "description": "Whether it names prices of its own, so that it can be asked as a bidder; not \#
    if absent."\#
    },"extras": {"x-any": true,\#
    "description": "A JSON Schema of the extras that it takes; it takes none if absent, and then \#
    gets none."\#
    }}\#
    },\#
    "DeviceContext": {"title": "DeviceContext",\#
    "description": "The device that an ad is shown on.","type": "object","properties": {"os": {\#
    "type": "string","maxLength": 64,"description": "Its operating system, such as iOS."},\#
    "osVersion": {"type": "string","maxLength": 64,\#
    "description": "The version of the operating system."},"make": {"type": "string",\#
    "maxLength": 128,"description": "Who makes it."},"model": {"type": "string","maxLength": 128,\#
    "description": "Which of the devices of its maker it is."},"type": {\#
    "$ref": "#/components/schemas/DeviceType","description": "What kind of device it is."},\#
    "language": {"type": "string","maxLength": 64,\#
    "description": "Its language, as BCP 47 has it, such as de-AT."},"userAgent": {\#
    "type": "string","maxLength": 2048,"description": "What its browser says of itself."},"ip": {\#
    "type": "string","maxLength": 64,\#
    "description": "Its address in the network, of version 4 or 6."},"ifa": {"type": "string",\#
    "maxLength": 128,"description": "The id that its system gives to advertisers."},\#
    "limitAdTracking": {"type": "boolean",\#
    "description": "Whether its owner limits tracking by advertisers."},"width": {\#
    "type": "integer","minimum": 0,"maximum": 65535,\#
    "description": "The width of its screen in pixels."},"height": {"type": "integer",\#
    "minimum": 0,"maximum": 65535,"description": "The height of its screen in pixels."},\#
    "pixelRatio": {"type": "number","minimum": 0,"maximum": 16,\#
    "description": "How many pixels of the screen make one point."},"carrier": {"type": "string",\#
    "maxLength": 128,"description": "The company whose network it uses."},"connection": {\#
    "$ref": "#/components/schemas/ConnectionType",\#
    "description": "How it is connected to the internet."}},"x-merges": true\#
    },\#
    "DeviceType": {"title": "DeviceType","description": "What kind of device it is.",\#
    "type": "string","enum": ["unknown","phone","tablet","computer","television","setTopBox",\#
    "other"],"x-enum-descriptions": {"unknown": "Nobody says.","phone": "It fits in a pocket.",\#
    "tablet": "It is held with both hands.","computer": "It has a keyboard or stands on a desk.",\#
    "television": "It is watched from across the room.",\#
    "setTopBox": "It brings the internet to a television.","other": "It is something else."}\#
    },\#
    "ExtendedID": {"title": "ExtendedID","description": "What one source calls the viewer.",\#
    "type": "object","required": ["source","uids"],"properties": {"source": {"type": "string",\#
    "minLength": 1,"maxLength": 256,"description": "The domain of who gave out the ids."},\#
    "uids": {"type": "array","items": {"$ref": "#/components/schemas/UserID"},"maxItems": 16,\#
    "description": "The ids of that source."}}\#
    },\#
    "FailureKind": {"title": "FailureKind","description": "What kind of failure it is.",\#
    "type": "string","enum": ["invalidRequest","noFill","networkError","serverError","timeout",\#
    "badMediationSettings","adapterFailed","internalError","invalidArgument"],\#
    "x-enum-descriptions": {\#
    "invalidRequest": "The request was wrong (0 at the Google Mobile Ads SDK).",\#
    "noFill": "There is no ad to sell (1); an answer without an ad says the same.",\#
    "networkError": "The network could not be reached (2).",\#
    "serverError": "Its server failed (3).","timeout": "It ran out of time itself (5).",\#
    "badMediationSettings": "Its settings are wrong (7).",\#
    "adapterFailed": "What speaks for it failed (8).",\#
    "internalError": "It made a mistake of its own (11).",\#
    "invalidArgument": "An argument was wrong (12)."}\#
    },\#
    "ImageForm": {"title": "ImageForm",\#
    "description": "How images that the engine fetches are handed over.","type": "string",\#
    "enum": ["path","data","url"],"x-enum-descriptions": {\#
    "path": "As a file on this machine, which stays as long as the ad is held.",\#
    "data": "As their bytes.","url": "As their addresses; they are not fetched."}\#
    },\#
    "LoadAdapterResult": {"title": "LoadAdapterResult","description": "The ad, if there is one.",\#
    "type": "object","properties": {"ad": {"$ref": "#/components/schemas/OfferedAd",\#
    "description": "The ad; there is none to sell if absent."}}\#
    },\#
    "LoadOptions": {"title": "LoadOptions",\#
    "description": "What an ad should be like beyond its format.","type": "object","properties": \#
    {\#
    "disableImageLoading": {"type": "boolean",\#
    "description": "Whether images may be left where they are, so that only their URLs come."},\#
    "images": {"$ref": "#/components/schemas/ImageForm",\#
    "description": "How images that the engine fetches come; path if absent."},"multipleImages": \#
    {\#
    "type": "boolean",\#
    "description": "Whether several images are wanted; only the main one comes if not.",\#
    "x-aliases": ["shouldRequestMultipleImages"]},"mediaAspectRatio": {\#
    "$ref": "#/components/schemas/MediaAspectRatio",\#
    "description": "Which shape the main image or video should have."},"adChoicesPosition": {\#
    "$ref": "#/components/schemas/AdChoicesPosition",\#
    "description": "In which corner the AdChoices mark should be.","x-aliases": [\#
    "preferredAdChoicesPosition"]},"video": {"$ref": "#/components/schemas/VideoOptions",\#
    "description": "How a video should be played."},"customMute": {"type": "boolean",\#
    "description": "Whether the client offers to mute the ad and asks for reasons itself.",\#
    "x-aliases": ["customMuteThisAdRequested"]},"sizes": {"type": "array","items": {\#
    "$ref": "#/components/schemas/AdSize"},"maxItems": 16,\#
    "description": "The sizes that a banner may have."},"adaptive": {\#
    "$ref": "#/components/schemas/AdaptiveSize",\#
    "description": "The room that a banner of adaptive size has."}}\#
    },\#
    "MediaAspectRatio": {"title": "MediaAspectRatio",\#
    "description": "Which shape the main image or video of a native ad should have.",\#
    "type": "string","enum": ["unknown","any","landscape","portrait","square"],\#
    "x-enum-descriptions": {"unknown": "Nobody says.","any": "Every shape will do.",\#
    "landscape": "Wider than high.","portrait": "Higher than wide.","square": "As wide as high."}\#
    },\#
    "MediaFile": {"title": "MediaFile","description": "One encoding of a video.","type": \#
    "object",\#
    "required": ["url","mimeType","width","height"],"properties": {"url": {"type": "string",\#
    "format": "uri","maxLength": 4096,"description": "Where it can be fetched."},"mimeType": {\#
    "type": "string","maxLength": 256,"description": "Its media type, such as video/mp4."},\#
    "width": {"type": "integer","minimum": 0,"maximum": 65535,\#
    "description": "Its width in pixels."},"height": {"type": "integer","minimum": 0,\#
    "maximum": 65535,"description": "Its height in pixels."},"bitrateKbps": {"type": "integer",\#
    "minimum": 0,"maximum": 10000000,"description": "How many kilobits a second of it takes."}}\#
    },\#
    "NativeAd": {"title": "NativeAd",\#
    "description": "The assets of a native ad; those that the network did not give are absent.",\#
    "type": "object","properties": {"headline": {"type": "string","maxLength": 4096,\#
    "description": "The title."},"body": {"type": "string","maxLength": 65536,\#
    "description": "The text below the title."},"callToAction": {"type": "string",\#
    "maxLength": 4096,"description": "What the button says."},"icon": {\#
    "$ref": "#/components/schemas/AdImage",\#
    "description": "A small image of the app or the advertiser."},"images": {"type": "array",\#
    "items": {"$ref": "#/components/schemas/AdImage"},"maxItems": 64,\#
    "description": "The large images, the main one first."},"starRating": {"type": "number",\#
    "minimum": 0,"maximum": 5,"description": "How the app is rated in its store."},"store": {\#
    "type": "string","maxLength": 4096,"description": "Where the app can be had."},"price": {\#
    "type": "string","maxLength": 4096,"description": "What the app costs, as text to show."},\#
    "advertiser": {"type": "string","maxLength": 4096,"description": "Who advertises."},\#
    "adChoices": {"$ref": "#/components/schemas/AdChoices",\#
    "description": "The mark that tells people why they see this ad; it must be shown."},\#
    "media": {"$ref": "#/components/schemas/NativeMedia",\#
    "description": "What is known of the main image or video."},"extraAssets": {"type": "object",\#
    "additionalProperties": {"type": "string","maxLength": 65536,\#
    "description": "The asset as text."},"maxProperties": 64,\#
    "description": "Assets beyond the common ones, under the network's own names."}}\#
    },\#
    "NativeMedia": {"title": "NativeMedia",\#
    "description": "What is known of the main image or video of a native ad before it is \#
    fetched.",\#
    "type": "object","required": ["hasVideo"],"properties": {"hasVideo": {"type": "boolean",\#
    "description": "True for a video, false for the main image."},"aspectRatio": {\#
    "type": "number","minimum": 0,"description": "Width divided by height, to make room for \#
    it."},\#
    "durationMs": {"type": "integer","minimum": 0,"maximum": 86400000,\#
    "description": "How long the video runs."},"video": {"$ref": "#/components/schemas/AdVideo",\#
    "description": "The video, when the app is to play it by itself."}}\#
    },\#
    "NoticeType": {"title": "NoticeType","description": "What an adapter is told of an ad.",\#
    "type": "string","enum": ["impression","click","rendered","untracked","lost","muted"],\#
    "x-enum-descriptions": {"impression": "The ad was seen; the engine has counted it.",\#
    "click": "An asset was clicked; the engine has counted it.",\#
    "rendered": "The client has drawn the ad, from the assets in `rendered`.",\#
    "untracked": "The client draws the ad no more.",\#
    "lost": "Another ad was taken instead, or the load had ended when this one came; the ad is \#
    over.",\#
    "muted": "The viewer does not want to see the ad, for the `reason` given."}\#
    },\#
    "OfferedAd": {"title": "OfferedAd",\#
    "description": "An ad that a network offers.\n\nIt has exactly one of `native`, `custom`, \#
    `video` and `html`.",\#
    "type": "object","required": ["format"],"properties": {"format": {\#
    "$ref": "#/components/schemas/AdFormat","description": "Which of the wanted formats it \#
    has."},\#
    "native": {"$ref": "#/components/schemas/NativeAd","description": "The assets of a native \#
    ad."\#
    },"custom": {"$ref": "#/components/schemas/OfferedCustomAd",\#
    "description": "The assets of a custom native ad."},"video": {\#
    "$ref": "#/components/schemas/OfferedVideo",\#
    "description": "The video of an ad that fills the screen."},"html": {\#
    "$ref": "#/components/schemas/AdMarkup",\#
    "description": "The page of a banner or of an ad that fills the screen."},"reward": {\#
    "$ref": "#/components/schemas/Reward",\#
    "description": "What watching it earns, unless the ad unit says it itself."},"clicks": {\#
    "$ref": "#/components/schemas/ClickTarget","description": "What a click on it opens."},\#
    "assetClicks": {"type": "object","additionalProperties": {\#
    "$ref": "#/components/schemas/ClickTarget"},"maxProperties": 64,\#
    "description": "What a click on an asset opens, by the name of the asset; as clicks says if \#
    absent."\#
    },"price": {"$ref": "#/components/schemas/OfferedPrice",\#
    "description": "What the network pays for this very ad; as the configuration says if absent."\#
    },"expiresInMs": {"type": "integer","minimum": 0,"maximum": 9007199254740991,\#
    "description": "How long it can be presented; as the configuration says if absent."},\#
    "reserved": {"type": "boolean",\#
    "description": "Whether it was sold directly, so that it must carry AdChoices where the law \#
    demands it."\#
    },"counts": {"$ref": "#/components/schemas/AdapterCounts",\#
    "description": "What the adapter counts by itself for this ad; as it described itself if \#
    absent."\#
    },"muteReasons": {"type": "array","items": {"type": "string","minLength": 1,"maxLength": \#
    256},\#
    "maxItems": 32,\#
    "description": "The reasons a viewer may give for muting it; it cannot be muted if absent."}}\#
    },\#
    "OfferedCustomAd": {"title": "OfferedCustomAd",\#
    "description": "The assets of a custom native ad, under the names that its format gives \#
    them.",\#
    "type": "object","required": ["formatId","assets"],"properties": {"formatId": {\#
    "type": "string","maxLength": 64,"description": "The custom format, as the load names it."},\#
    "assets": {"type": "object","additionalProperties": {\#
    "$ref": "#/components/schemas/CustomAsset"},"maxProperties": 64,\#
    "description": "The assets by name."},"adChoices": {"$ref": "#/components/schemas/AdChoices",\#
    "description": "The mark that tells people why they see this ad; it must be shown."},\#
    "video": {"$ref": "#/components/schemas/OfferedVideo",\#
    "description": "The video; without one, the format's fallback image is shown in its place."}}\#
    },\#
    "OfferedPrice": {"title": "OfferedPrice","description": "What a network pays for an ad.",\#
    "type": "object","required": ["cpmMicros","currency"],"properties": {"cpmMicros": {\#
    "type": "string","format": "int64","pattern": "^-?[0-9]{1,19}$",\#
    "description": "The price of a thousand impressions in millionths of the currency."},\#
    "currency": {"type": "string","minLength": 3,"maxLength": 3,\#
    "description": "The currency, by ISO 4217."}}\#
    },\#
    "OfferedVideo": {"title": "OfferedVideo",\#
    "description": "A video with what is needed to play it.","type": "object","required": [\#
    "media","durationMs"],"properties": {"media": {"type": "array","items": {\#
    "$ref": "#/components/schemas/MediaFile"},"minItems": 1,"maxItems": 64,\#
    "description": "The same video in every encoding that there is."},"chosen": {\#
    "$ref": "#/components/schemas/MediaFile",\#
    "description": "The encoding to play; the engine chooses one if absent."},"durationMs": {\#
    "type": "integer","minimum": 0,"maximum": 86400000,"description": "How long it runs."},\#
    "skipOffsetMs": {"type": "integer","minimum": 0,"maximum": 86400000,\#
    "description": "When it may be skipped; it may not if absent."},"clickUrl": {"type": \#
    "string",\#
    "format": "uri","maxLength": 4096,"description": "What to open when it is clicked."}}\#
    },\#
    "PresentAdapterResult": {"title": "PresentAdapterResult",\#
    "description": "Nothing but that it may be shown.","type": "object","properties": {}\#
    },\#
    "ReleaseAdapterResult": {"title": "ReleaseAdapterResult",\#
    "description": "Nothing but that it is forgotten.","type": "object","properties": {}\#
    },\#
    "RenderedAssets": {"title": "RenderedAssets",\#
    "description": "What the client has drawn of an ad.","type": "object","properties": {\#
    "clickable": {"type": "array","items": {"type": "string","minLength": 1,"maxLength": 128},\#
    "maxItems": 64,"description": "The names of the assets that can be clicked."},\#
    "nonclickable": {"type": "array","items": {"type": "string","minLength": 1,"maxLength": 128},\#
    "maxItems": 64,"description": "The names of the assets that can only be seen."}}\#
    },\#
    "ReportedEventType": {"title": "ReportedEventType",\#
    "description": "What a client can report of an ad.","type": "string","enum": ["click",\#
    "dismissed","failedToPresent","firstQuartile","impression","interaction","midpoint","muted",\#
    "paused","progress","resumed","rewardEarned","skipped","thirdQuartile","unmuted","videoEnded",\#
    \#
    "videoStarted","willDismiss","willPresent","reportClick","didDismissFullScreenView",\#
    "didFailToPresentWithError","reportImpression","didRewardUserWithReward","didEndVideo",\#
    "didStartVideo","willDismissFullScreenView","willPresentFullScreenView"],\#
    "x-enum-descriptions": {"click": "An asset of the ad was clicked.",\#
    "dismissed": "The ad has left the screen.","failedToPresent": "The ad could not be shown.",\#
    "firstQuartile": "A quarter of the video has been played.","impression": "The ad was seen.",\#
    "interaction": "The viewer or the player did something that has only a name.",\#
    "midpoint": "Half of the video has been played.","muted": "The sound was turned off.",\#
    "paused": "The video was paused.",\#
    "progress": "The video has come to the position that is given.",\#
    "resumed": "The video went on after a pause.","rewardEarned": "The reward was earned.",\#
    "skipped": "The rest of the video was skipped.",\#
    "thirdQuartile": "Three quarters of the video have been played.",\#
    "unmuted": "The sound was turned on.","videoEnded": "The video was played to its end.",\#
    "videoStarted": "The video began.","willDismiss": "The ad is about to leave the screen.",\#
    "willPresent": "The ad is about to cover the screen.","reportClick": "Means `click`.",\#
    "didDismissFullScreenView": "Means `dismissed`.",\#
    "didFailToPresentWithError": "Means `failedToPresent`.",\#
    "reportImpression": "Means `impression`.","didRewardUserWithReward": "Means `rewardEarned`.",\#
    "didEndVideo": "Means `videoEnded`.","didStartVideo": "Means `videoStarted`.",\#
    "willDismissFullScreenView": "Means `willDismiss`.",\#
    "willPresentFullScreenView": "Means `willPresent`."},"x-aliases": {"reportClick": "click",\#
    "didDismissFullScreenView": "dismissed","didFailToPresentWithError": "failedToPresent",\#
    "reportImpression": "impression","didRewardUserWithReward": "rewardEarned",\#
    "didEndVideo": "videoEnded","didStartVideo": "videoStarted",\#
    "willDismissFullScreenView": "willDismiss","willPresentFullScreenView": "willPresent"}\#
    },\#
    "Reward": {"title": "Reward","description": "What watching an ad earns.","type": "object",\#
    "required": ["type","amount"],"properties": {"type": {"type": "string","minLength": 1,\#
    "maxLength": 128,"description": "What it is, such as coins."},"amount": {"type": "number",\#
    "minimum": 0,"x-exact": true,"description": "How much of it."}}\#
    },\#
    "ServerSideVerification": {"title": "ServerSideVerification",\#
    "description": "What the server of a network passes on when it confirms a reward.",\#
    "type": "object","properties": {"userId": {"type": "string","maxLength": 1024,\#
    "description": "Who gets the reward."},"customData": {"type": "string","maxLength": 4096,\#
    "description": "Anything that the publisher wants to get back."}}\#
    },\#
    "SetUpAdapterResult": {"title": "SetUpAdapterResult",\#
    "description": "Nothing but that it is ready.","type": "object","properties": {}\#
    },\#
    "SiteContext": {"title": "SiteContext","description": "The site that an ad is shown on.",\#
    "type": "object","properties": {"domain": {"type": "string","maxLength": 256,\#
    "description": "Its domain."},"page": {"type": "string","format": "uri","maxLength": 4096,\#
    "description": "The address of the page."},"referrer": {"type": "string","format": "uri",\#
    "maxLength": 4096,"description": "The address that led to the page."},"name": {\#
    "type": "string","maxLength": 256,"description": "What people call the site."},\#
    "publisherId": {"type": "string","maxLength": 256,"description": "Who publishes it."},\#
    "publisherName": {"type": "string","maxLength": 256,\#
    "description": "What people call the publisher."},"categories": {"type": "array","items": {\#
    "type": "string","maxLength": 64},"maxItems": 64,\#
    "description": "What it is about, in categories of the IAB."}},"x-merges": true\#
    },\#
    "UserContext": {"title": "UserContext","description": "The viewer of an ad.","type": \#
    "object",\#
    "properties": {"id": {"type": "string","maxLength": 256,\#
    "description": "What the publisher calls the viewer, not a name."},"eids": {"type": "array",\#
    "items": {"$ref": "#/components/schemas/ExtendedID"},"maxItems": 64,\#
    "description": "What others call the viewer."}},"x-merges": true\#
    },\#
    "UserID": {"title": "UserID","description": "One id of the viewer.","type": "object",\#
    "required": ["id"],"properties": {"id": {"type": "string","minLength": 1,"maxLength": 2048,\#
    "description": "The id itself."},"atype": {"type": "integer","minimum": 0,"maximum": 65535,\#
    "description": "What the id stands for: 1 a device or browser, 2 an app on one device, 3 a \#
    person."\#
    }}\#
    },\#
    "VideoCaption": {"title": "VideoCaption","description": "A file with captions of a video.",\#
    "type": "object","required": ["url"],"properties": {"url": {"type": "string","format": "uri",\#
    "maxLength": 4096,"description": "Where it can be fetched."},"mimeType": {"type": "string",\#
    "maxLength": 256,"description": "Its media type, such as text/vtt."},"language": {\#
    "type": "string","maxLength": 64,"description": "Its language, as BCP 47 has it."}}\#
    },\#
    "VideoCompanion": {"title": "VideoCompanion",\#
    "description": "Something that is shown beside a video.","type": "object","required": [\#
    "asset","width","height","resource","required"],"properties": {"asset": {"type": "string",\#
    "maxLength": 64,\#
    "description": "The name by which its clicks are reported, and that it was drawn, such as \#
    companion1."\#
    },"width": {"type": "integer","minimum": 0,"maximum": 65535,\#
    "description": "Its width in pixels."},"height": {"type": "integer","minimum": 0,\#
    "maximum": 65535,"description": "Its height in pixels."},"resource": {\#
    "$ref": "#/components/schemas/VideoResource","description": "Its picture or page."},\#
    "altText": {"type": "string","maxLength": 4096,\#
    "description": "What it says, for those who cannot see it."},"clickUrl": {"type": "string",\#
    "format": "uri","maxLength": 4096,"description": "What to open when it is clicked."},"slot": \#
    {\#
    "type": "string","maxLength": 256,"description": "The place in the app that it is for."},\#
    "required": {"type": "boolean",\#
    "description": "Whether it has to be shown, or one of those like it."}}\#
    },\#
    "VideoIcon": {"title": "VideoIcon","description": "A mark over a video.","type": "object",\#
    "required": ["width","height","offsetMs","resource"],"properties": {"program": {\#
    "type": "string","maxLength": 256,"description": "What it stands for, such as AdChoices."},\#
    "width": {"type": "integer","minimum": 0,"maximum": 65535,\#
    "description": "Its width in pixels."},"height": {"type": "integer","minimum": 0,\#
    "maximum": 65535,"description": "Its height in pixels."},"x": {"type": "string",\#
    "maxLength": 64,"description": "Where it is from the left: pixels, left or right."},"y": {\#
    "type": "string","maxLength": 64,\#
    "description": "Where it is from the top: pixels, top or bottom."},"offsetMs": {\#
    "type": "integer","minimum": 0,"maximum": 86400000,"description": "When it appears."},\#
    "durationMs": {"type": "integer","minimum": 0,"maximum": 86400000,\#
    "description": "How long it stays; to the end if absent."},"resource": {\#
    "$ref": "#/components/schemas/VideoResource","description": "Its picture or page."},\#
    "altText": {"type": "string","maxLength": 4096,\#
    "description": "What it says, for those who cannot see it."},"clickUrl": {"type": "string",\#
    "format": "uri","maxLength": 4096,"description": "What to open when it is clicked."},\#
    "fallbacks": {"type": "array","items": {"$ref": "#/components/schemas/AdImage"},\#
    "maxItems": 16,\#
    "description": "Images to show on a click where no page can be opened, the largest first."}}\#
    },\#
    "VideoOptions": {"title": "VideoOptions","description": "How a video should be played.",\#
    "type": "object","properties": {"startMuted": {"type": "boolean",\#
    "description": "Whether it begins without sound."},"customControls": {"type": "boolean",\#
    "description": "Whether the client draws the controls itself.","x-aliases": [\#
    "customControlsRequested"]},"clickToExpand": {"type": "boolean",\#
    "description": "Whether a click makes it larger.","x-aliases": ["clickToExpandRequested"]}}\#
    },\#
    "VideoProgram": {"title": "VideoProgram","description": "A program that comes with a video.",\#
    "type": "object","required": ["resource"],"properties": {"vendor": {"type": "string",\#
    "maxLength": 256,"description": "Whose it is."},"resource": {\#
    "$ref": "#/components/schemas/VideoResource","description": "Where it is."},"apiFramework": {\#
    "type": "string","maxLength": 64,\#
    "description": "The framework that it needs, such as SIMID or omid."},"parameters": {\#
    "type": "string","maxLength": 1048576,"description": "What it is told, as it came."},\#
    "variableDuration": {"type": "boolean",\#
    "description": "Whether what viewers do may make the ad longer; absent if not."}}\#
    },\#
    "VideoResource": {"title": "VideoResource",\#
    "description": "The picture or page of something that comes with a video.","type": "object",\#
    "properties": {"image": {"$ref": "#/components/schemas/AdImage","description": "A picture."},\#
    "frameUrl": {"type": "string","format": "uri","maxLength": 4096,\#
    "description": "The address of a page to be shown in a frame."},"markup": {"type": "string",\#
    "maxLength": 1048576,"description": "The source of a page."}},"minProperties": 1,\#
    "maxProperties": 1\#
    },\#
    "WantedFormat": {"title": "WantedFormat",\#
    "description": "A custom native format that is wanted.","type": "object","required": ["id",\#
    "name","assets"],"properties": {"id": {"type": "string","minLength": 1,"maxLength": 64,\#
    "description": "What the answer calls it."},"name": {"type": "string","minLength": 1,\#
    "maxLength": 128,"description": "What people call it."},"assets": {"type": "object",\#
    "additionalProperties": {"$ref": "#/components/schemas/AssetKind"},"maxProperties": 64,\#
    "description": "The kind of each asset by its name."},"hasVideo": {"type": "boolean",\#
    "description": "Whether it has room for a video; not if absent."}}\#
    }\#
    },\#
    "errors": {\#
    "CANCELLED": {"code": 1,"message": "The engine has cancelled the call.","data": {\#
    "remedy": "Do nothing, as the engine has gone on without the answer.",\#
    "whoseMove": "Nobody's.","retry": "later"}\#
    },\#
    "INTERNAL_ERROR": {"code": -32603,"message": "The adapter has made a mistake of its own.",\#
    "data": {\#
    "remedy": "Look into the log of the engine, which has what the adapter wrote to standard \#
    error.",\#
    "whoseMove": "The author of the adapter.","retry": "later"}\#
    },\#
    "INVALID_PARAMS": {"code": -32602,"message": "The params are not what the adapter takes.",\#
    "data": {"remedy": "Pass over members that are not known instead of refusing them.",\#
    "whoseMove": "The author of the adapter.","retry": "never"}\#
    },\#
    "LOAD_FAILED": {"code": 14,\#
    "message": "The network has failed to load an ad, which is more than having none.","data": {\#
    "remedy": "See the kind for what is wrong.","whoseMove": "The network's, as the kind says.",\#
    "retry": "later"}\#
    },\#
    "METHOD_NOT_FOUND": {"code": -32601,"message": "The adapter does not have the method.",\#
    "data": {"remedy": "Answer every method of this contract.",\#
    "whoseMove": "The author of the adapter.","retry": "never"}\#
    },\#
    "PRESENT_REFUSED": {"code": 9,"message": "The ad cannot be presented.","data": {\#
    "remedy": "Load another ad.","whoseMove": "The client's.","retry": "never"}\#
    },\#
    "SET_UP_FAILED": {"code": 9,"message": "The network cannot be used with these credentials.",\#
    "data": {\#
    "remedy": "Correct the credentials in the configuration; a network that failed for another \#
    reason is tried again.",\#
    "whoseMove": "The operator.","retry": "after"}\#
    }\#
    }\#
    }\#
    }
    """#
}
