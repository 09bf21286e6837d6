// Made by `make generate` from Schemas. Edit the schema, not this file.

extension Documents {
  /// The OpenRPC document, in one line.
  public static let openRPC: StaticString = #"""
    {\#
    "openrpc": "1.3.2",\#
    "info": {\#
    "title": "adpipe",\#
    "version": "0.2.0",\#
    "description": "A headless ad mediation engine, driven by JSON-RPC 2.0 over standard input \#
    and output.\n\nIt asks ad networks for ads in the right order and in time, maps what they \#
    answer to one shape, keeps each ad's life in order, records what happened, and plans ad \#
    breaks in streams.\n\n**Calls.** Params are by name. An absent member and a null member mean \#
    the same; a member that a method does not know is refused. An id is a string or a number of \#
    at most 1,024 bytes. Every call may carry `_meta` in its params, a `CallMeta`: `timeoutMs` is \#
    its deadline, `requestId` makes a repeated call answer the same and act once, `traceparent` \#
    names its trace. The notification `$/cancelRequest {id}` cancels a call, which still gets its \#
    one answer; `notifications/cancelled {requestId}`, with the id of the call, does the \#
    same.\n\n**Streams.** The items of a stream come as the notification `$/stream {id, seq, \#
    value}` with the id of the call that opened it, all of them before that call's \#
    answer.\n\n**Errors.** `code` is 1 to 16, gRPC's number, for what the engine says, and \#
    negative for what JSON-RPC says. `data.reason` is a stable word to branch on, `data.remedy` \#
    one sentence to act on, and `data` as a whole is an `ErrorDetail`.\n\n**Values.** Times are \#
    RFC 3339, in UTC. A 64-bit integer is a string of decimal digits. A name that ends in `Ms` is \#
    in milliseconds, one that ends in `Micros` in millionths of the currency.\n\n**Rehearsed \#
    time.** Under `--clock` time stands still until the notification `$/clock {advanceMs}` lets \#
    some of it pass."\#
    },\#
    "methods": [\#
    {\#
    "name": "ad.click",\#
    "summary": "Records a click on an asset of an ad and says what the app has to do.",\#
    "description": "The first of three ways applies: the app says with `handled` that it acts by \#
    itself; the ad has a deep link whose scheme is in `canOpen`; the browser opens the \#
    destination.\n\nAn asset is named as the ad names it: `MainImage` in a custom native ad, \#
    `headline`, or Google's `3001`, in a native one, `video` in a video, `html` in a page. \#
    `adChoices` opens its own page and is no click on the ad. Every call is a click of its own; a \#
    call that may be sent twice carries `_meta.requestId`.",\#
    "tags": [{"name": "ad"}\#
    ],\#
    "paramStructure": "by-name",\#
    "params": [{"name": "adId","description": "The ad that was clicked.","required": true,\#
    "schema": {"type": "string","minLength": 1,"maxLength": 64}},{"name": "asset",\#
    "description": "The asset that was clicked.","required": true,"schema": {"type": "string",\#
    "minLength": 1,"maxLength": 128}},{"name": "handled",\#
    "description": "True if the app acts by itself.","schema": {"type": "boolean","default": \#
    false\#
    }},{"name": "canOpen","description": "The URL schemes that some app on the device opens.",\#
    "schema": {"type": "array","items": {"type": "string","minLength": 1,"maxLength": 64},\#
    "maxItems": 256}},{"name": "_meta",\#
    "description": "What a call says about itself, whatever its method is.","schema": {\#
    "$ref": "#/components/schemas/CallMeta"}}\#
    ],\#
    "result": {"name": "clicked","description": "What to do, and the click that was recorded.",\#
    "schema": {"$ref": "#/components/schemas/ClickAdResult"}\#
    },\#
    "errors": [{"$ref": "#/components/errors/UNKNOWN_AD"},{"code": 9,\#
    "message": "The ad has not been presented, so nobody can have clicked or muted it. Or: The ad \#
    is still loading or has failed, so it can be neither presented nor clicked. Or: The ad waited \#
    longer than networks honour it. Or: The ad has been presented before. Or: The network counts \#
    this event of its ad by itself.",\#
    "data": {"status": "FAILED_PRECONDITION","reasons": ["AD_NOT_PRESENTED","AD_NOT_READY",\#
    "AD_EXPIRED","AD_ALREADY_USED","ADAPTER_COUNTS"]}},{"code": 3,\#
    "message": "The ad has no asset of that name. Or: The asset may not be clicked, or leads \#
    nowhere. Or: The requestId belongs to an earlier call that was not the same.",\#
    "data": {"status": "INVALID_ARGUMENT","reasons": ["UNKNOWN_ASSET","ASSET_NOT_CLICKABLE",\#
    "REQUEST_ID_REUSED"]}},{"$ref": "#/components/errors/ANSWER_GONE"},{"code": 8,\#
    "message": "The batch has more calls than limits.batchCalls, or the answers of batches that \#
    wait have more bytes than limits.unreadOutputBytes. Or: The message has more bytes than \#
    limits.messageBytes. Or: Arrays and objects are nested deeper than limits.depth. Or: As many \#
    calls as limits.callsInFlight are waiting for their answer.",\#
    "data": {"status": "RESOURCE_EXHAUSTED","reasons": ["BATCH_TOO_LARGE","MESSAGE_TOO_LARGE",\#
    "TOO_DEEP","TOO_MANY_CALLS"]}},{"$ref": "#/components/errors/CANCELLED"},{\#
    "$ref": "#/components/errors/DEADLINE"},{"$ref": "#/components/errors/INTERNAL"},{\#
    "$ref": "#/components/errors/INVALID_PARAMS"},{"$ref": \#
    "#/components/errors/INVALID_REQUEST"},\#
    {"$ref": "#/components/errors/METHOD_NOT_FOUND"},{"$ref": \#
    "#/components/errors/PARSE_ERROR"},{\#
    "$ref": "#/components/errors/SHUTTING_DOWN"}\#
    ],\#
    "examples": [{"name": "the browser opens it","params": [{"name": "adId","value": "ad-1"},{\#
    "name": "asset","value": "MainImage"}],"result": {"name": "clicked","value": {"action": {\#
    "browser": {"url": "https://example.com/sample/landing"}},"cursor": "2"}},"x-before": [{\#
    "method": "ad.load","params": {"adUnit": "/21775744923/example/native",\#
    "format": "customNative"}},{"method": "ad.present","params": {"adId": "ad-1"}}]},{\#
    "name": "an app on the device opens it","params": [{"name": "adId","value": "ad-1"},{\#
    "name": "asset","value": "MainImage"},{"name": "canOpen","value": ["tel","sample"]}],\#
    "result": {"name": "clicked","value": {"action": {"deepLink": {"url": "sample://landing"}},\#
    "cursor": "2"}},"x-before": [{"method": "ad.load","params": {\#
    "adUnit": "/21775744923/example/native","format": "customNative"}},{"method": "ad.present",\#
    "params": {"adId": "ad-1"}}]},{"name": "the app acts by itself","params": [{"name": "adId",\#
    "value": "ad-1"},{"name": "asset","value": "MainImage"},{"name": "handled","value": true}],\#
    "result": {"name": "clicked","value": {"action": {"custom": true},"cursor": "2"}},\#
    "x-before": [{"method": "ad.load","params": {"adUnit": "/21775744923/example/native",\#
    "format": "customNative"}},{"method": "ad.present","params": {"adId": "ad-1"}}]},{\#
    "name": "the format does not let the asset be clicked","params": [{"name": "adId",\#
    "value": "ad-1"},{"name": "asset","value": "Caption"}],"x-error": {"code": 3,\#
    "reason": "ASSET_NOT_CLICKABLE"},"x-before": [{"method": "ad.load","params": {\#
    "adUnit": "/21775744923/example/native","format": "customNative"}},{"method": "ad.present",\#
    "params": {"adId": "ad-1"}}]},{"name": "the ad has no such asset","params": [{"name": "adId",\#
    "value": "ad-1"},{"name": "asset","value": "Headlin"}],"x-error": {"code": 3,\#
    "reason": "UNKNOWN_ASSET"},"x-before": [{"method": "ad.load","params": {\#
    "adUnit": "/21775744923/example/native","format": "customNative"}},{"method": "ad.present",\#
    "params": {"adId": "ad-1"}}]},{"name": "an ad that is not on show","params": [{"name": \#
    "adId",\#
    "value": "ad-1"},{"name": "asset","value": "MainImage"}],"x-error": {"code": 9,\#
    "reason": "AD_NOT_PRESENTED"},"x-before": [{"method": "ad.load","params": {\#
    "adUnit": "/21775744923/example/native","format": "customNative"}}]},{\#
    "name": "the network counts clicks by itself","params": [{"name": "adId","value": "ad-1"},{\#
    "name": "asset","value": "MainImage"}],"x-error": {"code": 9,"reason": "ADAPTER_COUNTS"},\#
    "x-before": [{"method": "context.set","params": {"context": {"extras": {"sample": {\#
    "script": "countsItself"}}}}},{"method": "ad.load","params": {\#
    "adUnit": "/21775744923/example/native","format": "customNative"}},{"method": "ad.present",\#
    "params": {"adId": "ad-1"}}]},{"name": "no such ad","params": [{"name": "adId","value": \#
    "ad-1"\#
    },{"name": "asset","value": "MainImage"}],"x-error": {"code": 5,"reason": "UNKNOWN_AD"}},{\#
    "name": "an ad that has left the screen","params": [{"name": "adId","value": "ad-1"},{\#
    "name": "asset","value": "MainImage"}],"x-error": {"code": 9,"reason": "AD_ALREADY_USED"},\#
    "x-before": [{"method": "ad.load","params": {"adUnit": "/21775744923/example/native",\#
    "format": "customNative"}},{"method": "ad.present","params": {"adId": "ad-1"}},{\#
    "method": "event.report","params": {"adId": "ad-1","type": "dismissed"}}]}\#
    ],\#
    "x-events": ["click"\#
    ],\#
    "x-since": "0.1"\#
    },\#
    {\#
    "name": "ad.explain",\#
    "summary": "Says again why a load ended as it did.",\#
    "description": "Exactly one of `loadId` and `adId` is given; with neither or both the answer \#
    is INVALID_PARAMS. Explanations outlive their ads: the latest `limits.explanationsKept` are \#
    kept.",\#
    "tags": [{"name": "ad"}\#
    ],\#
    "paramStructure": "by-name",\#
    "params": [{"name": "loadId","description": "The load, as its answer or its error named it.",\#
    "schema": {"type": "string","minLength": 1,"maxLength": 64}},{"name": "adId",\#
    "description": "An ad that came out of the load.","schema": {"type": "string","minLength": 1,\#
    "maxLength": 64}},{"name": "_meta",\#
    "description": "What a call says about itself, whatever its method is.","schema": {\#
    "$ref": "#/components/schemas/CallMeta"}}\#
    ],\#
    "result": {"name": "explained","description": "What became of every source.","schema": {\#
    "$ref": "#/components/schemas/ExplainAdResult"}\#
    },\#
    "errors": [{"code": 5,\#
    "message": "No explanation of that load is kept. Or: No ad of that id is held.","data": {\#
    "status": "NOT_FOUND","reasons": ["UNKNOWN_LOAD","UNKNOWN_AD"]}},{\#
    "$ref": "#/components/errors/ANSWER_GONE"},{"code": 8,\#
    "message": "The batch has more calls than limits.batchCalls, or the answers of batches that \#
    wait have more bytes than limits.unreadOutputBytes. Or: The message has more bytes than \#
    limits.messageBytes. Or: Arrays and objects are nested deeper than limits.depth. Or: As many \#
    calls as limits.callsInFlight are waiting for their answer.",\#
    "data": {"status": "RESOURCE_EXHAUSTED","reasons": ["BATCH_TOO_LARGE","MESSAGE_TOO_LARGE",\#
    "TOO_DEEP","TOO_MANY_CALLS"]}},{"$ref": "#/components/errors/CANCELLED"},{\#
    "$ref": "#/components/errors/DEADLINE"},{"$ref": "#/components/errors/INTERNAL"},{\#
    "$ref": "#/components/errors/INVALID_PARAMS"},{"$ref": \#
    "#/components/errors/INVALID_REQUEST"},\#
    {"$ref": "#/components/errors/METHOD_NOT_FOUND"},{"$ref": \#
    "#/components/errors/PARSE_ERROR"},{\#
    "$ref": "#/components/errors/REQUEST_ID_REUSED"},{"$ref": \#
    "#/components/errors/SHUTTING_DOWN"}\#
    ],\#
    "examples": [{"name": "by ad","params": [{"name": "adId","value": "ad-1"}],"result": {\#
    "name": "explained","value": {"explain": {"loadId": "load-1","sources": [{"network": \#
    "sample",\#
    "state": "won","cpmMicros": "2500000","latencyMs": 20}]}}},"x-before": [{"method": "ad.load",\#
    "params": {"adUnit": "/21775744923/example/native","format": "customNative"}}]},{\#
    "name": "no such load","params": [{"name": "loadId","value": "load-1"}],"x-error": {"code": \#
    5,\#
    "reason": "UNKNOWN_LOAD"}},{"name": "no such ad","params": [{"name": "adId","value": \#
    "ad-1"}],\#
    "x-error": {"code": 5,"reason": "UNKNOWN_AD"}}\#
    ],\#
    "x-since": "0.1"\#
    },\#
    {\#
    "name": "ad.get",\#
    "summary": "Says how an ad is, and again what to draw of it.",\#
    "description": "A screen that must be drawn anew asks here, so that no ad has to be presented \#
    twice.",\#
    "tags": [{"name": "ad"}\#
    ],\#
    "paramStructure": "by-name",\#
    "params": [{"name": "adId","description": "The ad to look at.","required": true,"schema": {\#
    "type": "string","minLength": 1,"maxLength": 64}},{"name": "_meta",\#
    "description": "What a call says about itself, whatever its method is.","schema": {\#
    "$ref": "#/components/schemas/CallMeta"}}\#
    ],\#
    "result": {"name": "ad","description": "The ad and what to draw of it.","schema": {\#
    "$ref": "#/components/schemas/GetAdResult"}\#
    },\#
    "errors": [{"$ref": "#/components/errors/UNKNOWN_AD"},{\#
    "$ref": "#/components/errors/ANSWER_GONE"},{"code": 8,\#
    "message": "The batch has more calls than limits.batchCalls, or the answers of batches that \#
    wait have more bytes than limits.unreadOutputBytes. Or: The message has more bytes than \#
    limits.messageBytes. Or: Arrays and objects are nested deeper than limits.depth. Or: As many \#
    calls as limits.callsInFlight are waiting for their answer.",\#
    "data": {"status": "RESOURCE_EXHAUSTED","reasons": ["BATCH_TOO_LARGE","MESSAGE_TOO_LARGE",\#
    "TOO_DEEP","TOO_MANY_CALLS"]}},{"$ref": "#/components/errors/CANCELLED"},{\#
    "$ref": "#/components/errors/DEADLINE"},{"$ref": "#/components/errors/INTERNAL"},{\#
    "$ref": "#/components/errors/INVALID_PARAMS"},{"$ref": \#
    "#/components/errors/INVALID_REQUEST"},\#
    {"$ref": "#/components/errors/METHOD_NOT_FOUND"},{"$ref": \#
    "#/components/errors/PARSE_ERROR"},{\#
    "$ref": "#/components/errors/REQUEST_ID_REUSED"},{"$ref": \#
    "#/components/errors/SHUTTING_DOWN"}\#
    ],\#
    "examples": [{"name": "an ad that is on show","params": [{"name": "adId","value": "ad-1"}],\#
    "result": {"name": "ad","value": {"ad": {"id": "ad-1","adUnit": \#
    "/21775744923/example/native",\#
    "format": "customNative","state": "presenting","network": "sample","custom": {\#
    "formatId": "10063170","assets": {"Headline": {"text": "A quiet cup of tea"},"MainImage": {\#
    "image": {"url": "https://example.com/sample/main-image.png","scale": 1}},"Caption": {\#
    "text": "Forty kinds of leaf tea, sent the day you order."}}},"price": {\#
    "cpmMicros": "2500000","currency": "USD","precision": "publisherProvided"},\#
    "expiresAt": "2026-11-20T13:00:00.020Z"},"creative": {"custom": {"formatId": "10063170",\#
    "assets": {"Headline": {"text": "A quiet cup of tea"},"MainImage": {"image": {\#
    "url": "https://example.com/sample/main-image.png","scale": 1}},"Caption": {\#
    "text": "Forty kinds of leaf tea, sent the day you order."}}}}}},"x-before": [{\#
    "method": "ad.load","params": {"adUnit": "/21775744923/example/native",\#
    "format": "customNative"}},{"method": "ad.present","params": {"adId": "ad-1"}}]},{\#
    "name": "an ad that waits","params": [{"name": "adId","value": "ad-1"}],"result": {\#
    "name": "ad","value": {"ad": {"id": "ad-1","adUnit": "/21775744923/example/native",\#
    "format": "customNative","state": "ready","network": "sample","custom": {\#
    "formatId": "10063170","assets": {"Headline": {"text": "A quiet cup of tea"},"MainImage": {\#
    "image": {"url": "https://example.com/sample/main-image.png","scale": 1}},"Caption": {\#
    "text": "Forty kinds of leaf tea, sent the day you order."}}},"price": {\#
    "cpmMicros": "2500000","currency": "USD","precision": "publisherProvided"},\#
    "expiresAt": "2026-11-20T13:00:00.020Z"}}},"x-before": [{"method": "ad.load","params": {\#
    "adUnit": "/21775744923/example/native","format": "customNative"}}]},{"name": "no such ad",\#
    "params": [{"name": "adId","value": "ad-1"}],"x-error": {"code": 5,"reason": "UNKNOWN_AD"}}\#
    ],\#
    "x-events": ["expired"\#
    ],\#
    "x-since": "0.1"\#
    },\#
    {\#
    "name": "ad.list",\#
    "summary": "Lists the ads that the engine holds, oldest first.",\#
    "tags": [{"name": "ad"}\#
    ],\#
    "paramStructure": "by-name",\#
    "params": [{"name": "adUnit","description": "Only ads of this ad unit.","schema": {\#
    "type": "string","minLength": 1,"maxLength": 256}},{"name": "state",\#
    "description": "Only ads in this state.","schema": {"$ref": \#
    "#/components/schemas/AdState"}},{\#
    "name": "after","description": "Only ads after this one, which may have been released \#
    since.",\#
    "schema": {"type": "string","minLength": 1,"maxLength": 64}},{"name": "limit",\#
    "description": "How many at most.","schema": {"type": "integer","minimum": 1,"maximum": 1000,\#
    "default": 100}},{"name": "_meta",\#
    "description": "What a call says about itself, whatever its method is.","schema": {\#
    "$ref": "#/components/schemas/CallMeta"}}\#
    ],\#
    "result": {"name": "ads","description": "The ads and whether there are more.","schema": {\#
    "$ref": "#/components/schemas/ListAdResult"}\#
    },\#
    "errors": [{"$ref": "#/components/errors/UNKNOWN_AD_UNIT"},{\#
    "$ref": "#/components/errors/ANSWER_GONE"},{"code": 8,\#
    "message": "The batch has more calls than limits.batchCalls, or the answers of batches that \#
    wait have more bytes than limits.unreadOutputBytes. Or: The message has more bytes than \#
    limits.messageBytes. Or: Arrays and objects are nested deeper than limits.depth. Or: As many \#
    calls as limits.callsInFlight are waiting for their answer.",\#
    "data": {"status": "RESOURCE_EXHAUSTED","reasons": ["BATCH_TOO_LARGE","MESSAGE_TOO_LARGE",\#
    "TOO_DEEP","TOO_MANY_CALLS"]}},{"$ref": "#/components/errors/CANCELLED"},{\#
    "$ref": "#/components/errors/DEADLINE"},{"$ref": "#/components/errors/INTERNAL"},{\#
    "$ref": "#/components/errors/INVALID_PARAMS"},{"$ref": \#
    "#/components/errors/INVALID_REQUEST"},\#
    {"$ref": "#/components/errors/METHOD_NOT_FOUND"},{"$ref": \#
    "#/components/errors/PARSE_ERROR"},{\#
    "$ref": "#/components/errors/REQUEST_ID_REUSED"},{"$ref": \#
    "#/components/errors/SHUTTING_DOWN"}\#
    ],\#
    "examples": [{"name": "one ad waits","params": [{"name": "state","value": "ready"}],\#
    "result": {"name": "ads","value": {"ads": [{"id": "ad-1",\#
    "adUnit": "/21775744923/example/native","format": "customNative","state": "ready",\#
    "network": "sample","custom": {"formatId": "10063170","assets": {"Headline": {\#
    "text": "A quiet cup of tea"},"MainImage": {"image": {\#
    "url": "https://example.com/sample/main-image.png","scale": 1}},"Caption": {\#
    "text": "Forty kinds of leaf tea, sent the day you order."}}},"price": {\#
    "cpmMicros": "2500000","currency": "USD","precision": "publisherProvided"},\#
    "expiresAt": "2026-11-20T13:00:00.020Z"}]}},"x-before": [{"method": "ad.load","params": {\#
    "adUnit": "/21775744923/example/native","format": "customNative"}}]},{"name": "no ad is \#
    held",\#
    "params": [],"result": {"name": "ads","value": {"ads": []}}},{\#
    "name": "the ad unit is not in the configuration","params": [{"name": "adUnit","value": \#
    "home"\#
    }],"x-error": {"code": 5,"reason": "UNKNOWN_AD_UNIT"}}\#
    ],\#
    "x-events": ["expired"\#
    ],\#
    "x-since": "0.1"\#
    },\#
    {\#
    "name": "ad.load",\#
    "summary": "Asks the networks of an ad unit for an ad and keeps the one that wins.",\#
    "description": "The ad unit's bidders are asked all at once, and beside them the sources of \#
    its waterfall, from the highest price down, as many at a time as `batchSize` says. The best \#
    ad wins. The answer comes as soon as no source that is still to answer can beat the best ad, \#
    and in any case when the ad unit's time is over: a source of the waterfall is worth its \#
    price, a bidder may bid up to its `maxPrice`. A network that is still being set up is waited \#
    for only as long as there is no other ad. Exactly one of `format` and `formats` is given; \#
    with neither or both the answer is INVALID_PARAMS.\n\n`NO_FILL` carries the same `explain` \#
    that a filled load has. It is also the answer when every source failed and when the ad unit's \#
    own time ran out. Once the call is cancelled, no further source is asked.",\#
    "tags": [{"name": "ad"}\#
    ],\#
    "paramStructure": "by-name",\#
    "params": [{"name": "adUnit","description": "The ad unit to fill, as config.yaml names it.",\#
    "required": true,"schema": {"type": "string","minLength": 1,"maxLength": 256}},{\#
    "name": "format","description": "The one format that is wanted.","schema": {\#
    "$ref": "#/components/schemas/AdFormat"}},{"name": "formats",\#
    "description": "The formats that are wanted; the ad says which one came.","schema": {\#
    "type": "array","items": {"$ref": "#/components/schemas/AdFormat"},"minItems": 1,"maxItems": \#
    7\#
    }},{"name": "formatIds",\#
    "description": "The custom formats that are wanted; all of the ad unit's if absent.",\#
    "schema": {"type": "array","items": {"type": "string","minLength": 1,"maxLength": 64},\#
    "minItems": 1,"maxItems": 64}},{"name": "options",\#
    "description": "What the ad should be like.","schema": {\#
    "$ref": "#/components/schemas/LoadOptions"}},{"name": "context",\#
    "description": "What is known for this load; it is merged over what context.set said for the \#
    session.",\#
    "schema": {"$ref": "#/components/schemas/Context"}},{"name": "count",\#
    "description": "How many ads are wanted: each is loaded for itself, within the ad unit's time \#
    for all.",\#
    "schema": {"type": "integer","minimum": 1,"maximum": 5,"default": 1}},{"name": "_meta",\#
    "description": "What a call says about itself, whatever its method is.","schema": {\#
    "$ref": "#/components/schemas/CallMeta"}}\#
    ],\#
    "result": {"name": "loaded","description": "The ad that won and what became of every \#
    source.",\#
    "schema": {"$ref": "#/components/schemas/LoadAdResult"}\#
    },\#
    "errors": [{"code": 5,\#
    "message": "Every source of the ad unit passed, failed or was too slow. Or: The configuration \#
    has no ad unit of that name.",\#
    "data": {"status": "NOT_FOUND","reasons": ["NO_FILL","UNKNOWN_AD_UNIT"]}},{"code": 3,\#
    "message": "The ad unit does not serve a format that is wanted. Or: A custom format that is \#
    wanted is not one of the ad unit's. Or: The requestId belongs to an earlier call that was not \#
    the same.",\#
    "data": {"status": "INVALID_ARGUMENT","reasons": ["FORMAT_NOT_SERVED","UNKNOWN_FORMAT_ID",\#
    "REQUEST_ID_REUSED"]}},{"code": 8,\#
    "message": "As many ads as limits.adsHeld are held. Or: The batch has more calls than \#
    limits.batchCalls, or the answers of batches that wait have more bytes than \#
    limits.unreadOutputBytes. Or: The message has more bytes than limits.messageBytes. Or: Arrays \#
    and objects are nested deeper than limits.depth. Or: As many calls as limits.callsInFlight \#
    are waiting for their answer.",\#
    "data": {"status": "RESOURCE_EXHAUSTED","reasons": ["TOO_MANY_ADS","BATCH_TOO_LARGE",\#
    "MESSAGE_TOO_LARGE","TOO_DEEP","TOO_MANY_CALLS"]}},{"$ref": "#/components/errors/ANSWER_GONE"\#
    },{"$ref": "#/components/errors/CANCELLED"},{"$ref": "#/components/errors/DEADLINE"},{\#
    "$ref": "#/components/errors/INTERNAL"},{"$ref": "#/components/errors/INVALID_PARAMS"},{\#
    "$ref": "#/components/errors/INVALID_REQUEST"},{"$ref": \#
    "#/components/errors/METHOD_NOT_FOUND"\#
    },{"$ref": "#/components/errors/PARSE_ERROR"},{"$ref": "#/components/errors/SHUTTING_DOWN"}\#
    ],\#
    "examples": [{"name": "a custom native ad",\#
    "description": "The sample network fills after 20 ms.","params": [{"name": "adUnit",\#
    "value": "/21775744923/example/native"},{"name": "format","value": "customNative"},{\#
    "name": "formatIds","value": ["10063170"]}],"result": {"name": "loaded","value": {"ad": {\#
    "id": "ad-1","adUnit": "/21775744923/example/native","format": "customNative",\#
    "state": "ready","network": "sample","custom": {"formatId": "10063170","assets": {\#
    "Headline": {"text": "A quiet cup of tea"},"MainImage": {"image": {\#
    "url": "https://example.com/sample/main-image.png","scale": 1}},"Caption": {\#
    "text": "Forty kinds of leaf tea, sent the day you order."}}},"price": {\#
    "cpmMicros": "2500000","currency": "USD","precision": "publisherProvided"},\#
    "expiresAt": "2026-11-20T13:00:00.020Z"},"explain": {"loadId": "load-1","sources": [{\#
    "network": "sample","state": "won","cpmMicros": "2500000","latencyMs": 20}]}}}},{\#
    "name": "the first source that fills wins",\#
    "description": "The first two sources are asked in vain and the third is too slow.",\#
    "params": [{"name": "adUnit","value": "/21775744923/example/waterfall"},{"name": "formats",\#
    "value": ["native","interstitial"]}],"result": {"name": "loaded","value": {"ad": {\#
    "id": "ad-1","adUnit": "/21775744923/example/waterfall","format": "native","state": "ready",\#
    "network": "sample","native": {"headline": "A quiet cup of tea",\#
    "body": "Forty kinds of leaf tea, weighed by hand and sent the day you order.",\#
    "callToAction": "Order now","icon": {"url": "https://example.com/sample/icon.png","scale": \#
    1},\#
    "images": [{"url": "https://example.com/sample/main-image.png","scale": 1}],"starRating": \#
    4.5,\#
    "store": "Example Store","price": "Free","advertiser": "Example Tea House","adChoices": {\#
    "icon": {"url": "https://example.com/sample/adchoices.png","scale": 1},\#
    "url": "https://example.com/sample/about-this-ad"},"media": {"hasVideo": false,\#
    "aspectRatio": 1.7777777777777777}},"price": {"cpmMicros": "1500000","currency": "USD",\#
    "precision": "publisherProvided"},"expiresAt": "2026-11-20T13:00:00.145Z"},"explain": {\#
    "loadId": "load-1","sources": [{"network": "empty","state": "noFill","reason": "NO_FILL",\#
    "cpmMicros": "6000000","latencyMs": 10,"gma": {"domain": "com.google.admob","code": 1},\#
    "remedy": "Nothing is broken: empty had no ad to sell; try later or add a source."},{\#
    "network": "broken","state": "error","reason": "SERVER_ERROR","cpmMicros": "5000000",\#
    "latencyMs": 15,"gma": {"domain": "com.google.admob","code": 3},"adapter": {\#
    "domain": "com.example.broken","code": 101,"message": "The account is not known."},\#
    "remedy": "Wait for broken to recover; the next load asks it again."},{"network": "slow",\#
    "state": "timeout","reason": "SOURCE_TIMEOUT","cpmMicros": "4000000","latencyMs": 100,"gma": \#
    {\#
    "domain": "com.google.admob","code": 5},\#
    "remedy": "Raise timeoutMs of slow above 100 if its ads are worth the wait, else move it \#
    down."\#
    },{"network": "sample","state": "won","cpmMicros": "1500000","latencyMs": 20}]}}}},{\#
    "name": "a rewarded ad","params": [{"name": "adUnit","value": "/21775744923/example/rewarded"\#
    },{"name": "format","value": "rewarded"}],"result": {"name": "loaded","value": {"ad": {\#
    "id": "ad-1","adUnit": "/21775744923/example/rewarded","format": "rewarded","state": "ready",\#
    "network": "sample","video": {"media": [{"url": "https://example.com/sample/video-360.mp4",\#
    "mimeType": "video/mp4","width": 640,"height": 360,"bitrateKbps": 800},{\#
    "url": "https://example.com/sample/video-720.mp4","mimeType": "video/mp4","width": 1280,\#
    "height": 720,"bitrateKbps": 2500},{"url": "https://example.com/sample/video-1080.mp4",\#
    "mimeType": "video/mp4","width": 1920,"height": 1080,"bitrateKbps": 5000}],"chosen": {\#
    "url": "https://example.com/sample/video-1080.mp4","mimeType": "video/mp4","width": 1920,\#
    "height": 1080,"bitrateKbps": 5000},"durationMs": 30000,\#
    "clickUrl": "https://example.com/sample/landing"},"reward": {"type": "coins","amount": 10},\#
    "price": {"cpmMicros": "8000000","currency": "USD","precision": "publisherProvided"},\#
    "expiresAt": "2026-11-20T13:00:00.020Z"},"explain": {"loadId": "load-1","sources": [{\#
    "network": "sample","state": "won","cpmMicros": "8000000","latencyMs": 20}]}}}},{\#
    "name": "nobody fills","params": [{"name": "adUnit","value": \#
    "/21775744923/example/no-fill"},{\#
    "name": "format","value": "native"}],"x-error": {"code": 5,"reason": "NO_FILL"}},{\#
    "name": "the ad unit is not in the configuration","params": [{"name": "adUnit",\#
    "value": "/21775744923/example/nativ"},{"name": "format","value": "native"}],"x-error": {\#
    "code": 5,"reason": "UNKNOWN_AD_UNIT"}},{"name": "the ad unit does not serve the format",\#
    "params": [{"name": "adUnit","value": "/21775744923/example/rewarded"},{"name": "format",\#
    "value": "native"}],"x-error": {"code": 3,"reason": "FORMAT_NOT_SERVED"}},{\#
    "name": "the custom format is not one of the ad unit's","params": [{"name": "adUnit",\#
    "value": "/21775744923/example/native"},{"name": "format","value": "customNative"},{\#
    "name": "formatIds","value": ["1"]}],"x-error": {"code": 3,"reason": "UNKNOWN_FORMAT_ID"}}\#
    ],\#
    "x-waits": true,\#
    "x-events": ["loaded","expired"\#
    ],\#
    "x-since": "0.1"\#
    },\#
    {\#
    "name": "ad.mute",\#
    "summary": "Tells the network that the viewer does not want to see an ad, and why.",\#
    "description": "Only an ad that has `mute` can be muted; it has it when the load asked for \#
    `customMute` and the network can do it. The network is told, and the event `adMuted` is \#
    recorded once. The app takes the ad off the screen itself.",\#
    "tags": [{"name": "ad"}\#
    ],\#
    "paramStructure": "by-name",\#
    "params": [{"name": "adId","description": "The ad that is not wanted.","required": true,\#
    "schema": {"type": "string","minLength": 1,"maxLength": 64}},{"name": "reason",\#
    "description": "The reason, one of those of the ad; absent if the viewer gave none.",\#
    "schema": {"type": "string","minLength": 1,"maxLength": 256}},{"name": "_meta",\#
    "description": "What a call says about itself, whatever its method is.","schema": {\#
    "$ref": "#/components/schemas/CallMeta"}}\#
    ],\#
    "result": {"name": "muted","description": "The event that records it.","schema": {\#
    "$ref": "#/components/schemas/MuteAdResult"}\#
    },\#
    "errors": [{"$ref": "#/components/errors/UNKNOWN_AD"},{"code": 9,\#
    "message": "The ad has not been presented, so nobody can have clicked or muted it. Or: The \#
    network does not let this ad be muted.",\#
    "data": {"status": "FAILED_PRECONDITION","reasons": \#
    ["AD_NOT_PRESENTED","CANNOT_BE_MUTED"]}},{\#
    "$ref": "#/components/errors/ANSWER_GONE"},{"code": 8,\#
    "message": "The batch has more calls than limits.batchCalls, or the answers of batches that \#
    wait have more bytes than limits.unreadOutputBytes. Or: The message has more bytes than \#
    limits.messageBytes. Or: Arrays and objects are nested deeper than limits.depth. Or: As many \#
    calls as limits.callsInFlight are waiting for their answer.",\#
    "data": {"status": "RESOURCE_EXHAUSTED","reasons": ["BATCH_TOO_LARGE","MESSAGE_TOO_LARGE",\#
    "TOO_DEEP","TOO_MANY_CALLS"]}},{"$ref": "#/components/errors/CANCELLED"},{\#
    "$ref": "#/components/errors/DEADLINE"},{"$ref": "#/components/errors/INTERNAL"},{\#
    "$ref": "#/components/errors/INVALID_PARAMS"},{"$ref": \#
    "#/components/errors/INVALID_REQUEST"},\#
    {"$ref": "#/components/errors/METHOD_NOT_FOUND"},{"$ref": \#
    "#/components/errors/PARSE_ERROR"},{\#
    "$ref": "#/components/errors/REQUEST_ID_REUSED"},{"$ref": \#
    "#/components/errors/SHUTTING_DOWN"}\#
    ],\#
    "examples": [{"name": "the viewer gives a reason","params": [{"name": "adId","value": \#
    "ad-1"},\#
    {"name": "reason","value": "I have seen it too often."}],"result": {"name": "muted","value": \#
    {\#
    "cursor": "2"}},"x-before": [{"method": "ad.load","params": {\#
    "adUnit": "/21775744923/example/native","format": "native","options": {"customMute": \#
    true}}},{\#
    "method": "ad.present","params": {"adId": "ad-1"}}]},{"name": "the ad cannot be muted",\#
    "params": [{"name": "adId","value": "ad-1"}],"x-error": {"code": 9,"reason": \#
    "CANNOT_BE_MUTED"\#
    },"x-before": [{"method": "ad.load","params": {"adUnit": "/21775744923/example/native",\#
    "format": "native"}},{"method": "ad.present","params": {"adId": "ad-1"}}]},{\#
    "name": "an ad that is not on show","params": [{"name": "adId","value": "ad-1"}],"x-error": {\#
    "code": 9,"reason": "AD_NOT_PRESENTED"},"x-before": [{"method": "ad.load","params": {\#
    "adUnit": "/21775744923/example/native","format": "native","options": {"customMute": true}}}]\#
    },{"name": "no such ad","params": [{"name": "adId","value": "ad-1"}],"x-error": {"code": 5,\#
    "reason": "UNKNOWN_AD"}}\#
    ],\#
    "x-events": ["adMuted"\#
    ],\#
    "x-since": "0.2"\#
    },\#
    {\#
    "name": "ad.poll",\#
    "summary": "Takes the best of the ads that are kept at hand.",\#
    "description": "The ad that pays most is taken, and of two that pay the same the one that \#
    expires first. It is the caller's from then on, and another is loaded in its place. With no \#
    ad at hand the answer is NO_FILL, with the explanation of the latest load if there was one.",\#
    "tags": [{"name": "ad"}\#
    ],\#
    "paramStructure": "by-name",\#
    "params": [{"name": "adUnit","description": "The ad unit, as config.yaml names it.",\#
    "required": true,"schema": {"type": "string","minLength": 1,"maxLength": 256}},{\#
    "name": "_meta","description": "What a call says about itself, whatever its method is.",\#
    "schema": {"$ref": "#/components/schemas/CallMeta"}}\#
    ],\#
    "result": {"name": "taken","description": "The ad and how many are left.","schema": {\#
    "$ref": "#/components/schemas/PollAdResult"}\#
    },\#
    "errors": [{"code": 5,\#
    "message": "Every source of the ad unit passed, failed or was too slow. Or: The configuration \#
    has no ad unit of that name.",\#
    "data": {"status": "NOT_FOUND","reasons": ["NO_FILL","UNKNOWN_AD_UNIT"]}},{\#
    "$ref": "#/components/errors/NOT_PRELOADED"},{"$ref": "#/components/errors/ANSWER_GONE"},{\#
    "code": 8,\#
    "message": "The batch has more calls than limits.batchCalls, or the answers of batches that \#
    wait have more bytes than limits.unreadOutputBytes. Or: The message has more bytes than \#
    limits.messageBytes. Or: Arrays and objects are nested deeper than limits.depth. Or: As many \#
    calls as limits.callsInFlight are waiting for their answer.",\#
    "data": {"status": "RESOURCE_EXHAUSTED","reasons": ["BATCH_TOO_LARGE","MESSAGE_TOO_LARGE",\#
    "TOO_DEEP","TOO_MANY_CALLS"]}},{"$ref": "#/components/errors/CANCELLED"},{\#
    "$ref": "#/components/errors/DEADLINE"},{"$ref": "#/components/errors/INTERNAL"},{\#
    "$ref": "#/components/errors/INVALID_PARAMS"},{"$ref": \#
    "#/components/errors/INVALID_REQUEST"},\#
    {"$ref": "#/components/errors/METHOD_NOT_FOUND"},{"$ref": \#
    "#/components/errors/PARSE_ERROR"},{\#
    "$ref": "#/components/errors/REQUEST_ID_REUSED"},{"$ref": \#
    "#/components/errors/SHUTTING_DOWN"}\#
    ],\#
    "examples": [{"name": "the ad is not there yet","params": [{"name": "adUnit",\#
    "value": "/21775744923/example/rewarded"}],"x-error": {"code": 5,"reason": "NO_FILL"},\#
    "x-before": [{"method": "ad.preload","params": {"adUnit": "/21775744923/example/rewarded",\#
    "format": "rewarded"}}]},{"name": "nobody asked for it","params": [{"name": "adUnit",\#
    "value": "/21775744923/example/rewarded"}],"x-error": {"code": 9,"reason": \#
    "NOT_PRELOADED"}},{\#
    "name": "the ad unit is not in the configuration","params": [{"name": "adUnit",\#
    "value": "/21775744923/example/reward"}],"x-error": {"code": 5,"reason": "UNKNOWN_AD_UNIT"}}\#
    ],\#
    "x-events": ["expired"\#
    ],\#
    "x-since": "0.2"\#
    },\#
    {\#
    "name": "ad.preload",\#
    "summary": "Keeps fresh ads of an ad unit at hand, for ad.poll to take.",\#
    "description": "The engine loads ads until `bufferSize` of them wait, loads another whenever \#
    one is taken, and takes the place of one that is about to expire in time. After a load \#
    without an ad it waits, longer each time, up to five minutes. Called again for the same ad \#
    unit it goes on with what is said then; with a `bufferSize` of 0 it ends, and ads that nobody \#
    took are released.\n\nAn ad belongs to the buffer until it is taken; `ad.list` does not show \#
    it before.",\#
    "tags": [{"name": "ad"}\#
    ],\#
    "paramStructure": "by-name",\#
    "params": [{"name": "adUnit","description": "The ad unit, as config.yaml names it.",\#
    "required": true,"schema": {"type": "string","minLength": 1,"maxLength": 256}},{\#
    "name": "format","description": "The one format that is wanted.","schema": {\#
    "$ref": "#/components/schemas/AdFormat"}},{"name": "formats",\#
    "description": "The formats that are wanted; each ad says which one came.","schema": {\#
    "type": "array","items": {"$ref": "#/components/schemas/AdFormat"},"minItems": 1,"maxItems": \#
    7\#
    }},{"name": "formatIds",\#
    "description": "The custom formats that are wanted; all of the ad unit's if absent.",\#
    "schema": {"type": "array","items": {"type": "string","minLength": 1,"maxLength": 64},\#
    "minItems": 1,"maxItems": 64}},{"name": "options",\#
    "description": "What the ads should be like.","schema": {\#
    "$ref": "#/components/schemas/LoadOptions"}},{"name": "context",\#
    "description": "What is known for these loads beyond the context of the session.","schema": {\#
    "$ref": "#/components/schemas/Context"}},{"name": "bufferSize",\#
    "description": "How many ads are kept.","schema": {"type": "integer","minimum": 0,\#
    "maximum": 100,"default": 1}},{"name": "_meta",\#
    "description": "What a call says about itself, whatever its method is.","schema": {\#
    "$ref": "#/components/schemas/CallMeta"}}\#
    ],\#
    "result": {"name": "preloading","description": "How many ads are at hand already.","schema": \#
    {\#
    "$ref": "#/components/schemas/PreloadAdResult"}\#
    },\#
    "errors": [{"$ref": "#/components/errors/UNKNOWN_AD_UNIT"},{"code": 3,\#
    "message": "The ad unit does not serve a format that is wanted. Or: A custom format that is \#
    wanted is not one of the ad unit's. Or: The requestId belongs to an earlier call that was not \#
    the same.",\#
    "data": {"status": "INVALID_ARGUMENT","reasons": ["FORMAT_NOT_SERVED","UNKNOWN_FORMAT_ID",\#
    "REQUEST_ID_REUSED"]}},{"$ref": "#/components/errors/ANSWER_GONE"},{"code": 8,\#
    "message": "The batch has more calls than limits.batchCalls, or the answers of batches that \#
    wait have more bytes than limits.unreadOutputBytes. Or: The message has more bytes than \#
    limits.messageBytes. Or: Arrays and objects are nested deeper than limits.depth. Or: As many \#
    calls as limits.callsInFlight are waiting for their answer.",\#
    "data": {"status": "RESOURCE_EXHAUSTED","reasons": ["BATCH_TOO_LARGE","MESSAGE_TOO_LARGE",\#
    "TOO_DEEP","TOO_MANY_CALLS"]}},{"$ref": "#/components/errors/CANCELLED"},{\#
    "$ref": "#/components/errors/DEADLINE"},{"$ref": "#/components/errors/INTERNAL"},{\#
    "$ref": "#/components/errors/INVALID_PARAMS"},{"$ref": \#
    "#/components/errors/INVALID_REQUEST"},\#
    {"$ref": "#/components/errors/METHOD_NOT_FOUND"},{"$ref": \#
    "#/components/errors/PARSE_ERROR"},{\#
    "$ref": "#/components/errors/SHUTTING_DOWN"}\#
    ],\#
    "examples": [{"name": "one ad is kept at hand","params": [{"name": "adUnit",\#
    "value": "/21775744923/example/rewarded"},{"name": "format","value": "rewarded"}],"result": {\#
    "name": "preloading","value": {"available": 0}}},{\#
    "name": "the ad unit is not in the configuration","params": [{"name": "adUnit",\#
    "value": "/21775744923/example/reward"},{"name": "format","value": "rewarded"}],"x-error": {\#
    "code": 5,"reason": "UNKNOWN_AD_UNIT"}},{"name": "the ad unit does not serve the format",\#
    "params": [{"name": "adUnit","value": "/21775744923/example/rewarded"},{"name": "format",\#
    "value": "native"}],"x-error": {"code": 3,"reason": "FORMAT_NOT_SERVED"}},{\#
    "name": "the custom format is not one of the ad unit's","params": [{"name": "adUnit",\#
    "value": "/21775744923/example/native"},{"name": "format","value": "customNative"},{\#
    "name": "formatIds","value": ["1"]}],"x-error": {"code": 3,"reason": "UNKNOWN_FORMAT_ID"}}\#
    ],\#
    "x-events": ["loaded","expired"\#
    ],\#
    "x-since": "0.2"\#
    },\#
    {\#
    "name": "ad.present",\#
    "summary": "Takes an ad for the screen and says what to draw.",\#
    "description": "An ad can be presented once. Whether it is ready is found out at this call, \#
    so an ad that has waited too long is refused here even if nobody was told before. What then \#
    happens on the screen is told with `event.report`.\n\nAn outside adapter is told first, and \#
    may refuse; then the ad is `failed`, and the adapter's own error is in `adapter`. The adapter \#
    is waited for as long as `presentTimeoutMs` says.",\#
    "tags": [{"name": "ad"}\#
    ],\#
    "paramStructure": "by-name",\#
    "params": [{"name": "adId","description": "The ad to present.","required": true,"schema": {\#
    "type": "string","minLength": 1,"maxLength": 64}},{"name": "ssv",\#
    "description": "What the network's server is to tell the publisher's with the reward.",\#
    "schema": {"$ref": "#/components/schemas/ServerSideVerification"}},{"name": "rendered",\#
    "description": "What the client draws, for networks that count by themselves.","schema": {\#
    "$ref": "#/components/schemas/RenderedAssets"}},{"name": "_meta",\#
    "description": "What a call says about itself, whatever its method is.","schema": {\#
    "$ref": "#/components/schemas/CallMeta"}}\#
    ],\#
    "result": {"name": "presented","description": "The ad and what to draw of it.","schema": {\#
    "$ref": "#/components/schemas/PresentAdResult"}\#
    },\#
    "errors": [{"$ref": "#/components/errors/UNKNOWN_AD"},{"code": 9,\#
    "message": "The ad is still loading or has failed, so it can be neither presented nor \#
    clicked. Or: The ad waited longer than networks honour it. Or: The ad has been presented \#
    before.",\#
    "data": {"status": "FAILED_PRECONDITION","reasons": ["AD_NOT_READY","AD_EXPIRED",\#
    "AD_ALREADY_USED"]}},{"code": 14,\#
    "message": "The network did not take its ad to the screen. Or: The network did not say in \#
    time whether it takes its ad to the screen. Or: The engine is shutting down and takes no new \#
    calls.",\#
    "data": {"status": "UNAVAILABLE","reasons": ["ADAPTER_REFUSED","ADAPTER_SILENT",\#
    "SHUTTING_DOWN"]}},{"$ref": "#/components/errors/ANSWER_GONE"},{"code": 8,\#
    "message": "The batch has more calls than limits.batchCalls, or the answers of batches that \#
    wait have more bytes than limits.unreadOutputBytes. Or: The message has more bytes than \#
    limits.messageBytes. Or: Arrays and objects are nested deeper than limits.depth. Or: As many \#
    calls as limits.callsInFlight are waiting for their answer.",\#
    "data": {"status": "RESOURCE_EXHAUSTED","reasons": ["BATCH_TOO_LARGE","MESSAGE_TOO_LARGE",\#
    "TOO_DEEP","TOO_MANY_CALLS"]}},{"$ref": "#/components/errors/CANCELLED"},{\#
    "$ref": "#/components/errors/DEADLINE"},{"$ref": "#/components/errors/INTERNAL"},{\#
    "$ref": "#/components/errors/INVALID_PARAMS"},{"$ref": \#
    "#/components/errors/INVALID_REQUEST"},\#
    {"$ref": "#/components/errors/METHOD_NOT_FOUND"},{"$ref": \#
    "#/components/errors/PARSE_ERROR"},{\#
    "$ref": "#/components/errors/REQUEST_ID_REUSED"}\#
    ],\#
    "examples": [{"name": "an interstitial","params": [{"name": "adId","value": "ad-1"}],\#
    "result": {"name": "presented","value": {"ad": {"id": "ad-1",\#
    "adUnit": "/21775744923/example/interstitial","format": "interstitial","state": "presenting",\#
    "network": "sample","html": {\#
    "markup": "<!doctype html><title>A quiet cup of tea</title><a \#
    href=\"https://example.com/sample/landing\"><img src=\"https://example.com/sample/page.png\" \#
    alt=\"A quiet cup of tea\" width=\"320\" height=\"480\"></a>",\#
    "width": 320,"height": 480},"price": {"cpmMicros": "4000000","currency": "USD",\#
    "precision": "publisherProvided"},"expiresAt": "2026-11-20T13:00:00.020Z"},"creative": {\#
    "html": {\#
    "markup": "<!doctype html><title>A quiet cup of tea</title><a \#
    href=\"https://example.com/sample/landing\"><img src=\"https://example.com/sample/page.png\" \#
    alt=\"A quiet cup of tea\" width=\"320\" height=\"480\"></a>",\#
    "width": 320,"height": 480}}}},"x-before": [{"method": "ad.load","params": {\#
    "adUnit": "/21775744923/example/interstitial","format": "interstitial"}}]},{\#
    "name": "an ad is presented once","params": [{"name": "adId","value": "ad-1"}],"x-error": {\#
    "code": 9,"reason": "AD_ALREADY_USED"},"x-before": [{"method": "ad.load","params": {\#
    "adUnit": "/21775744923/example/interstitial","format": "interstitial"}},{\#
    "method": "ad.present","params": {"adId": "ad-1"}}]},{"name": "the adapter refuses",\#
    "params": [{"name": "adId","value": "ad-1"}],"x-error": {"code": 14,\#
    "reason": "ADAPTER_REFUSED"},"x-before": [{"method": "context.set","params": {"context": {\#
    "extras": {"sample": {"script": "refusePresent"}}}}},{"method": "ad.load","params": {\#
    "adUnit": "/21775744923/example/interstitial","format": "interstitial"}}]},{\#
    "name": "the adapter does not answer","params": [{"name": "adId","value": "ad-1"}],\#
    "x-error": {"code": 14,"reason": "ADAPTER_SILENT"},"x-before": [{"method": "context.set",\#
    "params": {"context": {"extras": {"sample": {"script": "silentPresent"}}}}},{\#
    "method": "ad.load","params": {"adUnit": "/21775744923/example/interstitial",\#
    "format": "interstitial"}}]},{"name": "no such ad","params": [{"name": "adId","value": \#
    "ad-1"}\#
    ],"x-error": {"code": 5,"reason": "UNKNOWN_AD"}},{"name": "an ad that failed","params": [{\#
    "name": "adId","value": "ad-1"}],"x-error": {"code": 9,"reason": "AD_NOT_READY"},"x-before": \#
    [\#
    {"method": "ad.load","params": {"adUnit": "/21775744923/example/interstitial",\#
    "format": "interstitial"}},{"method": "ad.present","params": {"adId": "ad-1"}},{\#
    "method": "event.report","params": {"adId": "ad-1","type": "failedToPresent"}}]}\#
    ],\#
    "x-waits": true,\#
    "x-events": ["expired","failedToPresent"\#
    ],\#
    "x-since": "0.1"\#
    },\#
    {\#
    "name": "ad.release",\#
    "summary": "Gives an ad back that is not needed any more.",\#
    "description": "The engine holds an ad until it is released. Its events stay; the ad itself \#
    is unknown from here on, and a reward that was not reported until now is told as \#
    `rewardMissing` or `rewardNotEarned`.",\#
    "tags": [{"name": "ad"}\#
    ],\#
    "paramStructure": "by-name",\#
    "params": [{"name": "adId","description": "The ad to give back.","required": true,"schema": {\#
    "type": "string","minLength": 1,"maxLength": 64}},{"name": "_meta",\#
    "description": "What a call says about itself, whatever its method is.","schema": {\#
    "$ref": "#/components/schemas/CallMeta"}}\#
    ],\#
    "result": {"name": "released","description": "The ad as it was last.","schema": {\#
    "$ref": "#/components/schemas/ReleaseAdResult"}\#
    },\#
    "errors": [{"$ref": "#/components/errors/UNKNOWN_AD"},{\#
    "$ref": "#/components/errors/ANSWER_GONE"},{"code": 8,\#
    "message": "The batch has more calls than limits.batchCalls, or the answers of batches that \#
    wait have more bytes than limits.unreadOutputBytes. Or: The message has more bytes than \#
    limits.messageBytes. Or: Arrays and objects are nested deeper than limits.depth. Or: As many \#
    calls as limits.callsInFlight are waiting for their answer.",\#
    "data": {"status": "RESOURCE_EXHAUSTED","reasons": ["BATCH_TOO_LARGE","MESSAGE_TOO_LARGE",\#
    "TOO_DEEP","TOO_MANY_CALLS"]}},{"$ref": "#/components/errors/CANCELLED"},{\#
    "$ref": "#/components/errors/DEADLINE"},{"$ref": "#/components/errors/INTERNAL"},{\#
    "$ref": "#/components/errors/INVALID_PARAMS"},{"$ref": \#
    "#/components/errors/INVALID_REQUEST"},\#
    {"$ref": "#/components/errors/METHOD_NOT_FOUND"},{"$ref": \#
    "#/components/errors/PARSE_ERROR"},{\#
    "$ref": "#/components/errors/REQUEST_ID_REUSED"},{"$ref": \#
    "#/components/errors/SHUTTING_DOWN"}\#
    ],\#
    "examples": [{"name": "an ad that was not shown","params": [{"name": "adId","value": \#
    "ad-1"}],\#
    "result": {"name": "released","value": {"ad": {"id": "ad-1",\#
    "adUnit": "/21775744923/example/native","format": "customNative","state": "released",\#
    "network": "sample","custom": {"formatId": "10063170","assets": {"Headline": {\#
    "text": "A quiet cup of tea"},"MainImage": {"image": {\#
    "url": "https://example.com/sample/main-image.png","scale": 1}},"Caption": {\#
    "text": "Forty kinds of leaf tea, sent the day you order."}}},"price": {\#
    "cpmMicros": "2500000","currency": "USD","precision": "publisherProvided"},\#
    "expiresAt": "2026-11-20T13:00:00.020Z"}}},"x-before": [{"method": "ad.load","params": {\#
    "adUnit": "/21775744923/example/native","format": "customNative"}}]},{\#
    "name": "an ad is released once","params": [{"name": "adId","value": "ad-1"}],"x-error": {\#
    "code": 5,"reason": "UNKNOWN_AD"},"x-before": [{"method": "ad.load","params": {\#
    "adUnit": "/21775744923/example/native","format": "customNative"}},{"method": "ad.release",\#
    "params": {"adId": "ad-1"}}]}\#
    ],\#
    "x-events": ["rewardNotEarned","rewardMissing"\#
    ],\#
    "x-since": "0.1"\#
    },\#
    {\#
    "name": "config.get",\#
    "summary": "Shows the configuration in effect, with every default written out and every \#
    secret hidden.",\#
    "tags": [{"name": "config"}\#
    ],\#
    "paramStructure": "by-name",\#
    "params": [{"name": "_meta",\#
    "description": "What a call says about itself, whatever its method is.","schema": {\#
    "$ref": "#/components/schemas/CallMeta"}}\#
    ],\#
    "result": {"name": "configuration","description": "The configuration and where it came \#
    from.",\#
    "schema": {"$ref": "#/components/schemas/GetConfigResult"}\#
    },\#
    "errors": [{"$ref": "#/components/errors/ANSWER_GONE"},{"code": 8,\#
    "message": "The batch has more calls than limits.batchCalls, or the answers of batches that \#
    wait have more bytes than limits.unreadOutputBytes. Or: The message has more bytes than \#
    limits.messageBytes. Or: Arrays and objects are nested deeper than limits.depth. Or: As many \#
    calls as limits.callsInFlight are waiting for their answer.",\#
    "data": {"status": "RESOURCE_EXHAUSTED","reasons": ["BATCH_TOO_LARGE","MESSAGE_TOO_LARGE",\#
    "TOO_DEEP","TOO_MANY_CALLS"]}},{"$ref": "#/components/errors/CANCELLED"},{\#
    "$ref": "#/components/errors/DEADLINE"},{"$ref": "#/components/errors/INTERNAL"},{\#
    "$ref": "#/components/errors/INVALID_PARAMS"},{"$ref": \#
    "#/components/errors/INVALID_REQUEST"},\#
    {"$ref": "#/components/errors/METHOD_NOT_FOUND"},{"$ref": \#
    "#/components/errors/PARSE_ERROR"},{\#
    "$ref": "#/components/errors/REQUEST_ID_REUSED"},{"$ref": \#
    "#/components/errors/SHUTTING_DOWN"}\#
    ],\#
    "examples": [{"name": "the configuration that comes with the engine",\#
    "description": "Shown in part.","params": [],"result": {"name": "configuration","value": {\#
    "source": {"file": "config.yaml"},"configuration": {"streams": {"live": {\#
    "networkCode": "21775744923","customAssetKey": "sgai-hls-live","breakDurationMs": 10000,\#
    "live": true}}}}},"x-partial": true}\#
    ],\#
    "x-since": "0.1"\#
    },\#
    {\#
    "name": "config.reload",\#
    "summary": "Reads the configuration file again and puts it into effect.",\#
    "description": "A file with any mistake changes nothing: the answer is INVALID_CONFIGURATION \#
    with every mistake as file:line:column, and the configuration in effect stays. Loads that are \#
    waiting end under the configuration they began with; ads and breaks stay. Everything takes \#
    effect at once but `limits`, `drainMs`, `logLevel` and `images.folder`, which need a new \#
    start.",\#
    "tags": [{"name": "config"}\#
    ],\#
    "paramStructure": "by-name",\#
    "params": [{"name": "_meta",\#
    "description": "What a call says about itself, whatever its method is.","schema": {\#
    "$ref": "#/components/schemas/CallMeta"}}\#
    ],\#
    "result": {"name": "reloaded","description": "What changed.","schema": {\#
    "$ref": "#/components/schemas/ReloadConfigResult"}\#
    },\#
    "errors": [{"code": 3,\#
    "message": "The configuration file has mistakes; the one in effect stays. Or: The requestId \#
    belongs to an earlier call that was not the same.",\#
    "data": {"status": "INVALID_ARGUMENT","reasons": \#
    ["INVALID_CONFIGURATION","REQUEST_ID_REUSED"]\#
    }},{"$ref": "#/components/errors/NO_RELOAD"},{"$ref": "#/components/errors/ANSWER_GONE"},{\#
    "code": 8,\#
    "message": "The batch has more calls than limits.batchCalls, or the answers of batches that \#
    wait have more bytes than limits.unreadOutputBytes. Or: The message has more bytes than \#
    limits.messageBytes. Or: Arrays and objects are nested deeper than limits.depth. Or: As many \#
    calls as limits.callsInFlight are waiting for their answer.",\#
    "data": {"status": "RESOURCE_EXHAUSTED","reasons": ["BATCH_TOO_LARGE","MESSAGE_TOO_LARGE",\#
    "TOO_DEEP","TOO_MANY_CALLS"]}},{"$ref": "#/components/errors/CANCELLED"},{\#
    "$ref": "#/components/errors/DEADLINE"},{"$ref": "#/components/errors/INTERNAL"},{\#
    "$ref": "#/components/errors/INVALID_PARAMS"},{"$ref": \#
    "#/components/errors/INVALID_REQUEST"},\#
    {"$ref": "#/components/errors/METHOD_NOT_FOUND"},{"$ref": \#
    "#/components/errors/PARSE_ERROR"},{\#
    "$ref": "#/components/errors/SHUTTING_DOWN"}\#
    ],\#
    "examples": [{"name": "nothing has changed","params": [],"result": {"name": "reloaded",\#
    "value": {"changed": false,"changes": []}}}\#
    ],\#
    "x-waits": true,\#
    "x-since": "0.1"\#
    },\#
    {\#
    "name": "context.set",\#
    "summary": "Says what is known of the app, the device and the viewer, for all loads to \#
    come.",\#
    "description": "What is said is merged over what was said before, member by member; `app` and \#
    `site` take each other's place. With `replace` what was said before is forgotten. A load may \#
    say more in its own `context`, which is merged over this one for that load alone.\n\nThe \#
    context reaches every network in full. What is in `extras`, an object for each network under \#
    its name, reaches that network alone.",\#
    "tags": [{"name": "context"}\#
    ],\#
    "paramStructure": "by-name",\#
    "params": [{"name": "context","description": "What is known.","required": true,"schema": {\#
    "$ref": "#/components/schemas/Context"}},{"name": "replace",\#
    "description": "True to forget what was said before.","schema": {"type": "boolean",\#
    "default": false}},{"name": "_meta",\#
    "description": "What a call says about itself, whatever its method is.","schema": {\#
    "$ref": "#/components/schemas/CallMeta"}}\#
    ],\#
    "result": {"name": "set","description": "Everything that is known now.","schema": {\#
    "$ref": "#/components/schemas/SetContextResult"}\#
    },\#
    "errors": [{"code": 8,\#
    "message": "More would be known of app, device and viewer than limits.contextBytes allows. \#
    Or: The batch has more calls than limits.batchCalls, or the answers of batches that wait have \#
    more bytes than limits.unreadOutputBytes. Or: The message has more bytes than \#
    limits.messageBytes. Or: Arrays and objects are nested deeper than limits.depth. Or: As many \#
    calls as limits.callsInFlight are waiting for their answer.",\#
    "data": {"status": "RESOURCE_EXHAUSTED","reasons": ["CONTEXT_TOO_LARGE","BATCH_TOO_LARGE",\#
    "MESSAGE_TOO_LARGE","TOO_DEEP","TOO_MANY_CALLS"]}},{"$ref": "#/components/errors/ANSWER_GONE"\#
    },{"$ref": "#/components/errors/CANCELLED"},{"$ref": "#/components/errors/DEADLINE"},{\#
    "$ref": "#/components/errors/INTERNAL"},{"$ref": "#/components/errors/INVALID_PARAMS"},{\#
    "$ref": "#/components/errors/INVALID_REQUEST"},{"$ref": \#
    "#/components/errors/METHOD_NOT_FOUND"\#
    },{"$ref": "#/components/errors/PARSE_ERROR"},{"$ref": \#
    "#/components/errors/REQUEST_ID_REUSED"\#
    },{"$ref": "#/components/errors/SHUTTING_DOWN"}\#
    ],\#
    "examples": [{"name": "more is known","params": [{"name": "context","value": {"consent": {\#
    "usPrivacy": "1YNN"},"muted": true}}],"result": {"name": "set","value": {"context": {\#
    "country": "AT","consent": {"tcf": "CPXxRfA","usPrivacy": "1YNN"},"muted": true}}},\#
    "x-before": [{"method": "context.set","params": {"context": {"country": "AT","consent": {\#
    "tcf": "CPXxRfA"}}}}]},{"name": "what was known is forgotten","params": [{"name": "context",\#
    "value": {"muted": true}},{"name": "replace","value": true}],"result": {"name": "set",\#
    "value": {"context": {"muted": true}}},"x-before": [{"method": "context.set","params": {\#
    "context": {"country": "AT"}}}]}\#
    ],\#
    "x-since": "0.2"\#
    },\#
    {\#
    "name": "event.list",\#
    "summary": "Lists what happened, oldest first.",\#
    "description": "To go on, give the cursor of the last event as `after`. The latest \#
    `limits.eventsKept` events are kept; a cursor from before them, or one that was never given \#
    out, is CURSOR_GONE.\n\nWith `deliveries` each event says whom the engine has told of it: \#
    those that the ad names for impressions, clicks, progress, notices and errors. The latest \#
    `limits.deliveriesKept` are kept.",\#
    "tags": [{"name": "event"}\#
    ],\#
    "paramStructure": "by-name",\#
    "params": [{"name": "after",\#
    "description": "Only events after this cursor; from the oldest that is kept if absent.",\#
    "schema": {"type": "string","format": "int64","pattern": "^-?[0-9]{1,19}$","maxLength": \#
    20}},{\#
    "name": "limit","description": "How many at most.","schema": {"type": "integer","minimum": 1,\#
    "maximum": 1000,"default": 100}},{"name": "adId",\#
    "description": "Only events of this ad, which may have been released since.","schema": {\#
    "type": "string","minLength": 1,"maxLength": 64}},{"name": "deliveries",\#
    "description": "Whether to say who was told of each event, and what became of it.","schema": \#
    {\#
    "type": "boolean","default": false}},{"name": "session",\#
    "description": "Only events of this session with a stream, which may have been closed \#
    since.",\#
    "schema": {"type": "string","minLength": 1,"maxLength": 64}},{"name": "stream",\#
    "description": "Only events of sessions with this stream.","schema": {"type": "string",\#
    "minLength": 1,"maxLength": 128}},{"name": "_meta",\#
    "description": "What a call says about itself, whatever its method is.","schema": {\#
    "$ref": "#/components/schemas/CallMeta"}}\#
    ],\#
    "result": {"name": "events","description": "The events.","schema": {\#
    "$ref": "#/components/schemas/ListEventResult"}\#
    },\#
    "errors": [{"code": 11,\#
    "message": "The events after the cursor are no longer kept, or the cursor was never given \#
    out. Or: The call was done before under this requestId, and its answer was too long to be \#
    kept.",\#
    "data": {"status": "OUT_OF_RANGE","reasons": ["CURSOR_GONE","ANSWER_GONE"]}},{"code": 8,\#
    "message": "The batch has more calls than limits.batchCalls, or the answers of batches that \#
    wait have more bytes than limits.unreadOutputBytes. Or: The message has more bytes than \#
    limits.messageBytes. Or: Arrays and objects are nested deeper than limits.depth. Or: As many \#
    calls as limits.callsInFlight are waiting for their answer.",\#
    "data": {"status": "RESOURCE_EXHAUSTED","reasons": ["BATCH_TOO_LARGE","MESSAGE_TOO_LARGE",\#
    "TOO_DEEP","TOO_MANY_CALLS"]}},{"$ref": "#/components/errors/CANCELLED"},{\#
    "$ref": "#/components/errors/DEADLINE"},{"$ref": "#/components/errors/INTERNAL"},{\#
    "$ref": "#/components/errors/INVALID_PARAMS"},{"$ref": \#
    "#/components/errors/INVALID_REQUEST"},\#
    {"$ref": "#/components/errors/METHOD_NOT_FOUND"},{"$ref": \#
    "#/components/errors/PARSE_ERROR"},{\#
    "$ref": "#/components/errors/REQUEST_ID_REUSED"},{"$ref": \#
    "#/components/errors/SHUTTING_DOWN"}\#
    ],\#
    "examples": [{"name": "an ad that was seen","params": [{"name": "adId","value": "ad-1"}],\#
    "result": {"name": "events","value": {"events": [{"cursor": "1","type": "loaded",\#
    "adId": "ad-1","at": "2026-11-20T12:00:00.020Z"},{"cursor": "2","type": "impression",\#
    "adId": "ad-1","at": "2026-11-20T12:00:00.020Z"},{"cursor": "3","type": "paid","adId": \#
    "ad-1",\#
    "at": "2026-11-20T12:00:00.020Z","valueMicros": "2500","currency": "USD",\#
    "precision": "publisherProvided"}]}},"x-before": [{"method": "ad.load","params": {\#
    "adUnit": "/21775744923/example/native","format": "customNative"}},{"method": "ad.present",\#
    "params": {"adId": "ad-1"}},{"method": "event.report","params": {"adId": "ad-1",\#
    "type": "impression"}}]},{"name": "a cursor that was never given out","params": [{\#
    "name": "after","value": "7"}],"x-error": {"code": 11,"reason": "CURSOR_GONE"}}\#
    ],\#
    "x-since": "0.1"\#
    },\#
    {\#
    "name": "event.report",\#
    "summary": "Tells what happened to ads on the screen.",\#
    "description": "One event is given as `adId` and `type`, many as `events`; with neither or \#
    both the answer is INVALID_PARAMS.\n\nAn event may be left out, and order forbids only going \#
    back. Each counts once for an ad, but for `click`, `progress`, `paused`, `resumed`, `muted`, \#
    `unmuted` and `interaction`, which are the same as an earlier one only by their `eventId`. \#
    `rewardEarned` may come as late as the ad is held. What cannot have happened is rejected and, \#
    sixteen times for an ad, recorded as a `violation`. A single event of an ad that is not held \#
    fails with UNKNOWN_AD; among many, it is rejected for itself.\n\n`positionMs` is how far the \#
    video has come, with `progress` or any other event: those who want to hear of a place are \#
    told once, when it has been passed. The end passes all, unless the video was skipped.\n\nAn \#
    `interaction` is what viewers and players do besides, such as `fullscreen`. Whoever wants to \#
    hear of it, as VAST names it, is told each time.",\#
    "tags": [{"name": "event"}\#
    ],\#
    "paramStructure": "by-name",\#
    "params": [{"name": "adId","description": "The ad that it happened to.","schema": {\#
    "type": "string","minLength": 1,"maxLength": 64}},{"name": "type",\#
    "description": "What happened.","schema": {"$ref": \#
    "#/components/schemas/ReportedEventType"}},\#
    {"name": "eventId","description": "A name that makes a repeated report count once.",\#
    "schema": {"type": "string","minLength": 1,"maxLength": 128}},{"name": "at",\#
    "description": "When it happened; now if absent.","schema": {"type": "string",\#
    "format": "date-time","maxLength": 64}},{"name": "positionMs",\#
    "description": "How far the video has come; all places before it have been passed.",\#
    "schema": {"type": "integer","minimum": 0,"maximum": 2147483647}},{"name": "errorCode",\#
    "description": "What went wrong, as a number of VAST, if the ad failed to present; 900 if \#
    absent.",\#
    "schema": {"type": "integer","minimum": 100,"maximum": 999}},{"name": "interaction",\#
    "description": "What the viewer or the player did, with the type `interaction` and no \#
    other.",\#
    "schema": {"$ref": "#/components/schemas/AdInteraction"}},{"name": "events",\#
    "description": "Many events, in the order in which they happened.","schema": {"type": \#
    "array",\#
    "items": {"$ref": "#/components/schemas/EventReport"},"minItems": 1,"maxItems": 1000}},{\#
    "name": "_meta","description": "What a call says about itself, whatever its method is.",\#
    "schema": {"$ref": "#/components/schemas/CallMeta"}}\#
    ],\#
    "result": {"name": "outcomes","description": "What became of each event.","schema": {\#
    "$ref": "#/components/schemas/ReportEventResult"}\#
    },\#
    "errors": [{"$ref": "#/components/errors/UNKNOWN_AD"},{\#
    "$ref": "#/components/errors/ANSWER_GONE"},{"code": 8,\#
    "message": "The batch has more calls than limits.batchCalls, or the answers of batches that \#
    wait have more bytes than limits.unreadOutputBytes. Or: The message has more bytes than \#
    limits.messageBytes. Or: Arrays and objects are nested deeper than limits.depth. Or: As many \#
    calls as limits.callsInFlight are waiting for their answer.",\#
    "data": {"status": "RESOURCE_EXHAUSTED","reasons": ["BATCH_TOO_LARGE","MESSAGE_TOO_LARGE",\#
    "TOO_DEEP","TOO_MANY_CALLS"]}},{"$ref": "#/components/errors/CANCELLED"},{\#
    "$ref": "#/components/errors/DEADLINE"},{"$ref": "#/components/errors/INTERNAL"},{\#
    "$ref": "#/components/errors/INVALID_PARAMS"},{"$ref": \#
    "#/components/errors/INVALID_REQUEST"},\#
    {"$ref": "#/components/errors/METHOD_NOT_FOUND"},{"$ref": \#
    "#/components/errors/PARSE_ERROR"},{\#
    "$ref": "#/components/errors/REQUEST_ID_REUSED"},{"$ref": \#
    "#/components/errors/SHUTTING_DOWN"}\#
    ],\#
    "examples": [{"name": "an impression",\#
    "description": "The impression is followed by the event `paid`.","params": [{"name": "adId",\#
    "value": "ad-1"},{"name": "type","value": "impression"}],"result": {"name": "outcomes",\#
    "value": {"events": [{"status": "recorded","cursor": "2"}]}},"x-before": [{\#
    "method": "ad.load","params": {"adUnit": "/21775744923/example/native",\#
    "format": "customNative"}},{"method": "ad.present","params": {"adId": "ad-1"}}]},{\#
    "name": "by the name that the mobile SDK has for it","params": [{"name": "adId",\#
    "value": "ad-1"},{"name": "type","value": "reportImpression"}],"result": {"name": "outcomes",\#
    "value": {"events": [{"status": "recorded","cursor": "2"}]}},"x-before": [{\#
    "method": "ad.load","params": {"adUnit": "/21775744923/example/native",\#
    "format": "customNative"}},{"method": "ad.present","params": {"adId": "ad-1"}}]},{\#
    "name": "many at once",\#
    "description": "The second impression is the first one again, and no ad of the id ad-2 is \#
    held.",\#
    "params": [{"name": "events","value": [{"adId": "ad-1","type": "willPresent"},{"adId": \#
    "ad-1",\#
    "type": "impression","at": "2026-11-20T12:00:00Z"},{"adId": "ad-1","type": "impression"},{\#
    "adId": "ad-2","type": "impression"}]}],"result": {"name": "outcomes","value": {"events": [{\#
    "status": "recorded","cursor": "2"},{"status": "recorded","cursor": "3"},{\#
    "status": "duplicate","cursor": "3"},{"status": "rejected","reason": "UNKNOWN_AD"}]}},\#
    "x-before": [{"method": "ad.load","params": {"adUnit": "/21775744923/example/native",\#
    "format": "customNative"}},{"method": "ad.present","params": {"adId": "ad-1"}}]},{\#
    "name": "the player fills the screen","params": [{"name": "adId","value": "ad-1"},{\#
    "name": "type","value": "interaction"},{"name": "interaction","value": "fullscreen"}],\#
    "result": {"name": "outcomes","value": {"events": [{"status": "recorded","cursor": "2"}]}},\#
    "x-before": [{"method": "ad.load","params": {"adUnit": "/21775744923/example/native",\#
    "format": "customNative"}},{"method": "ad.present","params": {"adId": "ad-1"}}]},{\#
    "name": "an event that cannot have happened","params": [{"name": "adId","value": "ad-1"},{\#
    "name": "type","value": "impression"}],"result": {"name": "outcomes","value": {"events": [{\#
    "status": "rejected","cursor": "2","reason": "NOT_PRESENTED"}]}},"x-before": [{\#
    "method": "ad.load","params": {"adUnit": "/21775744923/example/native",\#
    "format": "customNative"}}]},{"name": "no such ad","params": [{"name": "adId","value": "ad-1"\#
    },{"name": "type","value": "impression"}],"x-error": {"code": 5,"reason": "UNKNOWN_AD"}}\#
    ],\#
    "x-events": ["impression","click","willPresent","videoStarted","firstQuartile","midpoint",\#
    "thirdQuartile","videoEnded","progress","paused","resumed","muted","unmuted","skipped",\#
    "interaction","rewardEarned","willDismiss","dismissed","failedToPresent","paid","violation"\#
    ],\#
    "x-since": "0.1"\#
    },\#
    {\#
    "name": "event.watch",\#
    "summary": "Streams what happens as it happens.",\#
    "description": "With `after` the stream begins with the kept events that follow the cursor, \#
    so that a client that lost its connection misses nothing. It ends when the engine shuts down, \#
    or with CANCELLED when the client cancels it.",\#
    "tags": [{"name": "event"}\#
    ],\#
    "paramStructure": "by-name",\#
    "params": [{"name": "after",\#
    "description": "Begin after this cursor; with what happens from now on if absent.","schema": \#
    {\#
    "type": "string","format": "int64","pattern": "^-?[0-9]{1,19}$","maxLength": 20}},{\#
    "name": "adId","description": "Only events of this ad.","schema": {"type": "string",\#
    "minLength": 1,"maxLength": 64}},{"name": "session",\#
    "description": "Only events of this session with a stream, which may have been closed \#
    since.",\#
    "schema": {"type": "string","minLength": 1,"maxLength": 64}},{"name": "stream",\#
    "description": "Only events of sessions with this stream.","schema": {"type": "string",\#
    "minLength": 1,"maxLength": 128}},{"name": "_meta",\#
    "description": "What a call says about itself, whatever its method is.","schema": {\#
    "$ref": "#/components/schemas/CallMeta"}}\#
    ],\#
    "result": {"name": "watched","description": "Where the stream ended.","schema": {\#
    "$ref": "#/components/schemas/WatchEventResult"}\#
    },\#
    "errors": [{"code": 11,\#
    "message": "The events after the cursor are no longer kept, or the cursor was never given \#
    out. Or: The call was done before under this requestId, and its answer was too long to be \#
    kept.",\#
    "data": {"status": "OUT_OF_RANGE","reasons": ["CURSOR_GONE","ANSWER_GONE"]}},{"code": 8,\#
    "message": "The batch has more calls than limits.batchCalls, or the answers of batches that \#
    wait have more bytes than limits.unreadOutputBytes. Or: The message has more bytes than \#
    limits.messageBytes. Or: Arrays and objects are nested deeper than limits.depth. Or: As many \#
    calls as limits.callsInFlight are waiting for their answer.",\#
    "data": {"status": "RESOURCE_EXHAUSTED","reasons": ["BATCH_TOO_LARGE","MESSAGE_TOO_LARGE",\#
    "TOO_DEEP","TOO_MANY_CALLS"]}},{"$ref": "#/components/errors/CANCELLED"},{\#
    "$ref": "#/components/errors/DEADLINE"},{"$ref": "#/components/errors/INTERNAL"},{\#
    "$ref": "#/components/errors/INVALID_PARAMS"},{"$ref": \#
    "#/components/errors/INVALID_REQUEST"},\#
    {"$ref": "#/components/errors/METHOD_NOT_FOUND"},{"$ref": \#
    "#/components/errors/PARSE_ERROR"},{\#
    "$ref": "#/components/errors/REQUEST_ID_REUSED"},{"$ref": \#
    "#/components/errors/SHUTTING_DOWN"}\#
    ],\#
    "examples": [{"name": "from the beginning to the end of the input","params": [{\#
    "name": "after","value": "0"}],"result": {"name": "watched","value": {"cursor": "1"}},\#
    "x-before": [{"method": "ad.load","params": {"adUnit": "/21775744923/example/native",\#
    "format": "customNative"}}],"x-stream": [{"cursor": "1","type": "loaded","adId": "ad-1",\#
    "at": "2026-11-20T12:00:00.020Z"}]},{"name": "a cursor that was never given out","params": [{\#
    "name": "after","value": "7"}],"x-error": {"code": 11,"reason": "CURSOR_GONE"}}\#
    ],\#
    "x-waits": true,\#
    "x-stream": {"$ref": "#/components/schemas/AdEvent"\#
    },\#
    "x-since": "0.1"\#
    },\#
    {\#
    "name": "health.check",\#
    "summary": "Says whether the engine answers calls.",\#
    "description": "As grpc.health.v1 does. The only service is `ads`; without a service it is \#
    asked of the engine as a whole.",\#
    "tags": [{"name": "health"}\#
    ],\#
    "paramStructure": "by-name",\#
    "params": [{"name": "service",\#
    "description": "The service that is asked about; the engine as a whole if absent or empty.",\#
    "schema": {"type": "string","maxLength": 128,"default": ""}},{"name": "_meta",\#
    "description": "What a call says about itself, whatever its method is.","schema": {\#
    "$ref": "#/components/schemas/CallMeta"}}\#
    ],\#
    "result": {"name": "health","description": "How it is.","schema": {\#
    "$ref": "#/components/schemas/Health"}\#
    },\#
    "errors": [{"$ref": "#/components/errors/UNKNOWN_SERVICE"},{\#
    "$ref": "#/components/errors/ANSWER_GONE"},{"code": 8,\#
    "message": "The batch has more calls than limits.batchCalls, or the answers of batches that \#
    wait have more bytes than limits.unreadOutputBytes. Or: The message has more bytes than \#
    limits.messageBytes. Or: Arrays and objects are nested deeper than limits.depth. Or: As many \#
    calls as limits.callsInFlight are waiting for their answer.",\#
    "data": {"status": "RESOURCE_EXHAUSTED","reasons": ["BATCH_TOO_LARGE","MESSAGE_TOO_LARGE",\#
    "TOO_DEEP","TOO_MANY_CALLS"]}},{"$ref": "#/components/errors/CANCELLED"},{\#
    "$ref": "#/components/errors/DEADLINE"},{"$ref": "#/components/errors/INTERNAL"},{\#
    "$ref": "#/components/errors/INVALID_PARAMS"},{"$ref": \#
    "#/components/errors/INVALID_REQUEST"},\#
    {"$ref": "#/components/errors/METHOD_NOT_FOUND"},{"$ref": \#
    "#/components/errors/PARSE_ERROR"},{\#
    "$ref": "#/components/errors/REQUEST_ID_REUSED"},{"$ref": \#
    "#/components/errors/SHUTTING_DOWN"}\#
    ],\#
    "examples": [{"name": "the engine serves","params": [],"result": {"name": "health","value": {\#
    "status": "SERVING"}}},{"name": "no such service","params": [{"name": "service",\#
    "value": "music"}],"x-error": {"code": 5,"reason": "UNKNOWN_SERVICE"}}\#
    ],\#
    "x-since": "0.1"\#
    },\#
    {\#
    "name": "health.watch",\#
    "summary": "Streams whether the engine answers calls, now and whenever it changes.",\#
    "description": "As grpc.health.v1 does: the first item comes at once, and a service that is \#
    not known is streamed as SERVICE_UNKNOWN. The stream ends when the engine shuts down, or with \#
    CANCELLED when the client cancels it.",\#
    "tags": [{"name": "health"}\#
    ],\#
    "paramStructure": "by-name",\#
    "params": [{"name": "service",\#
    "description": "The service that is asked about; the engine as a whole if absent or empty.",\#
    "schema": {"type": "string","maxLength": 128,"default": ""}},{"name": "_meta",\#
    "description": "What a call says about itself, whatever its method is.","schema": {\#
    "$ref": "#/components/schemas/CallMeta"}}\#
    ],\#
    "result": {"name": "health","description": "How it was last.","schema": {\#
    "$ref": "#/components/schemas/Health"}\#
    },\#
    "errors": [{"$ref": "#/components/errors/ANSWER_GONE"},{"code": 8,\#
    "message": "The batch has more calls than limits.batchCalls, or the answers of batches that \#
    wait have more bytes than limits.unreadOutputBytes. Or: The message has more bytes than \#
    limits.messageBytes. Or: Arrays and objects are nested deeper than limits.depth. Or: As many \#
    calls as limits.callsInFlight are waiting for their answer.",\#
    "data": {"status": "RESOURCE_EXHAUSTED","reasons": ["BATCH_TOO_LARGE","MESSAGE_TOO_LARGE",\#
    "TOO_DEEP","TOO_MANY_CALLS"]}},{"$ref": "#/components/errors/CANCELLED"},{\#
    "$ref": "#/components/errors/DEADLINE"},{"$ref": "#/components/errors/INTERNAL"},{\#
    "$ref": "#/components/errors/INVALID_PARAMS"},{"$ref": \#
    "#/components/errors/INVALID_REQUEST"},\#
    {"$ref": "#/components/errors/METHOD_NOT_FOUND"},{"$ref": \#
    "#/components/errors/PARSE_ERROR"},{\#
    "$ref": "#/components/errors/REQUEST_ID_REUSED"},{"$ref": \#
    "#/components/errors/SHUTTING_DOWN"}\#
    ],\#
    "examples": [{"name": "until the end of the input","params": [],"result": {"name": "health",\#
    "value": {"status": "NOT_SERVING"}},"x-stream": [{"status": "SERVING"},{\#
    "status": "NOT_SERVING"}]}\#
    ],\#
    "x-waits": true,\#
    "x-stream": {"$ref": "#/components/schemas/Health"\#
    },\#
    "x-since": "0.1"\#
    },\#
    {\#
    "name": "network.list",\#
    "summary": "Lists the networks of the configuration and whether they can be asked.",\#
    "tags": [{"name": "network"}\#
    ],\#
    "paramStructure": "by-name",\#
    "params": [{"name": "_meta",\#
    "description": "What a call says about itself, whatever its method is.","schema": {\#
    "$ref": "#/components/schemas/CallMeta"}}\#
    ],\#
    "result": {"name": "networks",\#
    "description": "The networks, in the order of the configuration.","schema": {\#
    "$ref": "#/components/schemas/ListNetworkResult"}\#
    },\#
    "errors": [{"$ref": "#/components/errors/ANSWER_GONE"},{"code": 8,\#
    "message": "The batch has more calls than limits.batchCalls, or the answers of batches that \#
    wait have more bytes than limits.unreadOutputBytes. Or: The message has more bytes than \#
    limits.messageBytes. Or: Arrays and objects are nested deeper than limits.depth. Or: As many \#
    calls as limits.callsInFlight are waiting for their answer.",\#
    "data": {"status": "RESOURCE_EXHAUSTED","reasons": ["BATCH_TOO_LARGE","MESSAGE_TOO_LARGE",\#
    "TOO_DEEP","TOO_MANY_CALLS"]}},{"$ref": "#/components/errors/CANCELLED"},{\#
    "$ref": "#/components/errors/DEADLINE"},{"$ref": "#/components/errors/INTERNAL"},{\#
    "$ref": "#/components/errors/INVALID_PARAMS"},{"$ref": \#
    "#/components/errors/INVALID_REQUEST"},\#
    {"$ref": "#/components/errors/METHOD_NOT_FOUND"},{"$ref": \#
    "#/components/errors/PARSE_ERROR"},{\#
    "$ref": "#/components/errors/REQUEST_ID_REUSED"},{"$ref": \#
    "#/components/errors/SHUTTING_DOWN"}\#
    ],\#
    "examples": [{"name": "the networks that come with the engine","params": [],"result": {\#
    "name": "networks","value": {"networks": [{"name": "sample","adapter": "sample",\#
    "state": "ready","formats": ["banner","interstitial","rewarded","rewardedInterstitial",\#
    "appOpen","native","customNative"],"className": "SampleAdapter"},{"name": "film",\#
    "adapter": "sample","state": "ready","formats": ["banner","interstitial","rewarded",\#
    "rewardedInterstitial","appOpen","native","customNative"]},{"name": "backfill",\#
    "adapter": "sample","state": "ready","formats": ["banner","interstitial","rewarded",\#
    "rewardedInterstitial","appOpen","native","customNative"]},{"name": "demo",\#
    "adapter": "sample","state": "notReady","formats": ["banner","interstitial","rewarded",\#
    "rewardedInterstitial","appOpen","native","customNative"]},{"name": "rehearsal",\#
    "adapter": "sample","state": "ready","formats": ["banner","interstitial","rewarded",\#
    "rewardedInterstitial","appOpen","native","customNative"]},{"name": "empty",\#
    "adapter": "sample","state": "ready","formats": ["banner","interstitial","rewarded",\#
    "rewardedInterstitial","appOpen","native","customNative"]},{"name": "shaky",\#
    "adapter": "sample","state": "ready","formats": ["banner","interstitial","rewarded",\#
    "rewardedInterstitial","appOpen","native","customNative"]},{"name": "broken",\#
    "adapter": "sample","state": "ready","formats": ["banner","interstitial","rewarded",\#
    "rewardedInterstitial","appOpen","native","customNative"]},{"name": "slow",\#
    "adapter": "sample","state": "ready","formats": ["banner","interstitial","rewarded",\#
    "rewardedInterstitial","appOpen","native","customNative"]},{"name": "exchange",\#
    "adapter": "openrtb","state": "ready","formats": ["banner","interstitial","rewarded",\#
    "rewardedInterstitial","appOpen","native","customNative"]}]}}}\#
    ],\#
    "x-since": "0.1"\#
    },\#
    {\#
    "name": "network.setUp",\#
    "summary": "Sets networks up and streams how far each has come.",\#
    "description": "The stream begins with how each of the networks stands, tells every change, \#
    and ends when each is ready or has failed. A network that is ready stays so; one that has \#
    failed is tried again. No network waits for another, and no load waits for a network that has \#
    another ad.\n\nBy default every network is set up when the engine starts, so this is to wait \#
    for it or to try again; with `setUp: firstUse` in the configuration networks are set up by \#
    this call or by their first load.",\#
    "tags": [{"name": "network"}\#
    ],\#
    "paramStructure": "by-name",\#
    "params": [{"name": "networks",\#
    "description": "The networks, as config.yaml names them; all of them if absent.","schema": {\#
    "type": "array","items": {"type": "string","minLength": 1,"maxLength": 128},"minItems": 1,\#
    "maxItems": 1000}},{"name": "_meta",\#
    "description": "What a call says about itself, whatever its method is.","schema": {\#
    "$ref": "#/components/schemas/CallMeta"}}\#
    ],\#
    "result": {"name": "outcome","description": "How many are ready.","schema": {\#
    "$ref": "#/components/schemas/SetUpNetworkResult"}\#
    },\#
    "errors": [{"$ref": "#/components/errors/UNKNOWN_NETWORK"},{\#
    "$ref": "#/components/errors/ANSWER_GONE"},{"code": 8,\#
    "message": "The batch has more calls than limits.batchCalls, or the answers of batches that \#
    wait have more bytes than limits.unreadOutputBytes. Or: The message has more bytes than \#
    limits.messageBytes. Or: Arrays and objects are nested deeper than limits.depth. Or: As many \#
    calls as limits.callsInFlight are waiting for their answer.",\#
    "data": {"status": "RESOURCE_EXHAUSTED","reasons": ["BATCH_TOO_LARGE","MESSAGE_TOO_LARGE",\#
    "TOO_DEEP","TOO_MANY_CALLS"]}},{"$ref": "#/components/errors/CANCELLED"},{\#
    "$ref": "#/components/errors/DEADLINE"},{"$ref": "#/components/errors/INTERNAL"},{\#
    "$ref": "#/components/errors/INVALID_PARAMS"},{"$ref": \#
    "#/components/errors/INVALID_REQUEST"},\#
    {"$ref": "#/components/errors/METHOD_NOT_FOUND"},{"$ref": \#
    "#/components/errors/PARSE_ERROR"},{\#
    "$ref": "#/components/errors/REQUEST_ID_REUSED"},{"$ref": \#
    "#/components/errors/SHUTTING_DOWN"}\#
    ],\#
    "examples": [{"name": "a network that needs no set-up","params": [{"name": "networks",\#
    "value": ["empty"]}],"result": {"name": "outcome","value": {"ready": 1,"failed": 0}},\#
    "x-stream": [{"name": "empty","adapter": "sample","state": "ready","formats": ["banner",\#
    "interstitial","rewarded","rewardedInterstitial","appOpen","native","customNative"]}]},{\#
    "name": "no such network","params": [{"name": "networks","value": ["emty"]}],"x-error": {\#
    "code": 5,"reason": "UNKNOWN_NETWORK"}}\#
    ],\#
    "x-waits": true,\#
    "x-stream": {"$ref": "#/components/schemas/NetworkStatus"\#
    },\#
    "x-since": "0.2"\#
    },\#
    {\#
    "name": "pod.cancel",\#
    "summary": "Takes a break off the schedule before it begins.",\#
    "description": "Its identifier is free again. A break that has begun stays, since viewers are \#
    watching it: BREAK_IN_PAST. One that the stream's signalling endpoint tells of and that is \#
    nobody's own is told again with the next answer; it is for the publisher to take it back.",\#
    "tags": [{"name": "pod"}\#
    ],\#
    "paramStructure": "by-name",\#
    "params": [{"name": "breakId","description": "The break to cancel.","required": true,\#
    "schema": {"type": "string","minLength": 1,"maxLength": 64}},{"name": "_meta",\#
    "description": "What a call says about itself, whatever its method is.","schema": {\#
    "$ref": "#/components/schemas/CallMeta"}}\#
    ],\#
    "result": {"name": "cancelled","description": "The break as it was last.","schema": {\#
    "$ref": "#/components/schemas/CancelPodResult"}\#
    },\#
    "errors": [{"$ref": "#/components/errors/UNKNOWN_BREAK"},{\#
    "$ref": "#/components/errors/BREAK_IN_PAST"},{"$ref": "#/components/errors/ANSWER_GONE"},{\#
    "code": 8,\#
    "message": "The batch has more calls than limits.batchCalls, or the answers of batches that \#
    wait have more bytes than limits.unreadOutputBytes. Or: The message has more bytes than \#
    limits.messageBytes. Or: Arrays and objects are nested deeper than limits.depth. Or: As many \#
    calls as limits.callsInFlight are waiting for their answer.",\#
    "data": {"status": "RESOURCE_EXHAUSTED","reasons": ["BATCH_TOO_LARGE","MESSAGE_TOO_LARGE",\#
    "TOO_DEEP","TOO_MANY_CALLS"]}},{"$ref": "#/components/errors/CANCELLED"},{\#
    "$ref": "#/components/errors/DEADLINE"},{"$ref": "#/components/errors/INTERNAL"},{\#
    "$ref": "#/components/errors/INVALID_PARAMS"},{"$ref": \#
    "#/components/errors/INVALID_REQUEST"},\#
    {"$ref": "#/components/errors/METHOD_NOT_FOUND"},{"$ref": \#
    "#/components/errors/PARSE_ERROR"},{\#
    "$ref": "#/components/errors/REQUEST_ID_REUSED"},{"$ref": \#
    "#/components/errors/SHUTTING_DOWN"}\#
    ],\#
    "examples": [{"name": "a break that is to come","params": [{"name": "breakId",\#
    "value": "break-1"}],"result": {"name": "cancelled","value": {"break": {"id": "break-1",\#
    "stream": "live","identifier": "ad_break_id/mid-roll-29919600",\#
    "start": "2026-11-20T12:00:10Z","durationMs": 10000,\#
    "manifestUrl": \#
    "https://dai.google.com/linear/pods/v1/hls/network/21775744923/custom_asset/sgai-hls-live/ad_b\#
    reak_id/mid-roll-29919600.m3u8?stream_id=6e69425c%3ATUL&pd=10000",\#
    "interstitial": {"identifier": "ad_break_id/mid-roll-29919600","date": \#
    "2026-11-20T12:00:10Z",\#
    "templateItems": [{\#
    "url": \#
    "https://dai.google.com/linear/pods/v1/hls/network/21775744923/custom_asset/sgai-hls-live/ad_b\#
    reak_id/mid-roll-29919600.m3u8?stream_id=6e69425c%3ATUL&pd=10000"\#
    }],"restrictions": [],"resumptionOffset": {"indefinite": true}},"state": "cancelled"}}},\#
    "x-before": [{"method": "pod.schedule","params": {"stream": "live","streamId": \#
    "6e69425c:TUL",\#
    "at": {"clock": "2026-11-20T12:00:10Z"}}}]},{"name": "no such break","params": [{\#
    "name": "breakId","value": "break-1"}],"x-error": {"code": 5,"reason": "UNKNOWN_BREAK"}},{\#
    "name": "a break that has begun","params": [{"name": "breakId","value": "break-1"}],\#
    "x-error": {"code": 9,"reason": "BREAK_IN_PAST"},"x-before": [{"method": "pod.schedule",\#
    "params": {"stream": "live","streamId": "6e69425c:TUL","at": {"clock": \#
    "2026-11-20T12:00:00Z"}\#
    }}]}\#
    ],\#
    "x-since": "0.1"\#
    },\#
    {\#
    "name": "pod.close",\#
    "summary": "Ends a viewer's session with a stream.",\#
    "description": "If the player is in a break, the break is left: the events that end its ad, \#
    itself and the period come first. Closing makes room for another session.",\#
    "tags": [{"name": "pod"}\#
    ],\#
    "paramStructure": "by-name",\#
    "params": [{"name": "session","description": "The session to end.","required": true,\#
    "schema": {"type": "string","minLength": 1,"maxLength": 64}},{"name": "_meta",\#
    "description": "What a call says about itself, whatever its method is.","schema": {\#
    "$ref": "#/components/schemas/CallMeta"}}\#
    ],\#
    "result": {"name": "closed","description": "The session and how it ended.","schema": {\#
    "$ref": "#/components/schemas/ClosePodResult"}\#
    },\#
    "errors": [{"$ref": "#/components/errors/UNKNOWN_SESSION"},{\#
    "$ref": "#/components/errors/ANSWER_GONE"},{"code": 8,\#
    "message": "The batch has more calls than limits.batchCalls, or the answers of batches that \#
    wait have more bytes than limits.unreadOutputBytes. Or: The message has more bytes than \#
    limits.messageBytes. Or: Arrays and objects are nested deeper than limits.depth. Or: As many \#
    calls as limits.callsInFlight are waiting for their answer.",\#
    "data": {"status": "RESOURCE_EXHAUSTED","reasons": ["BATCH_TOO_LARGE","MESSAGE_TOO_LARGE",\#
    "TOO_DEEP","TOO_MANY_CALLS"]}},{"$ref": "#/components/errors/CANCELLED"},{\#
    "$ref": "#/components/errors/DEADLINE"},{"$ref": "#/components/errors/INTERNAL"},{\#
    "$ref": "#/components/errors/INVALID_PARAMS"},{"$ref": \#
    "#/components/errors/INVALID_REQUEST"},\#
    {"$ref": "#/components/errors/METHOD_NOT_FOUND"},{"$ref": \#
    "#/components/errors/PARSE_ERROR"},{\#
    "$ref": "#/components/errors/REQUEST_ID_REUSED"},{"$ref": \#
    "#/components/errors/SHUTTING_DOWN"}\#
    ],\#
    "examples": [{"name": "a session","params": [{"name": "session","value": "session-1"}],\#
    "result": {"name": "closed","value": {"session": {"id": "session-1","stream": "live",\#
    "streamId": "6e69425c:TUL","openedAt": "2026-11-20T12:00:00Z"},"events": []}},"x-before": [{\#
    "method": "pod.open","params": {"stream": "live","streamId": "6e69425c:TUL"}}]},{\#
    "name": "no such session","params": [{"name": "session","value": "session-1"}],"x-error": {\#
    "code": 5,"reason": "UNKNOWN_SESSION"}}\#
    ],\#
    "x-events": ["adSkipped","adBreakEnded","adPeriodEnded"\#
    ],\#
    "x-since": "0.2"\#
    },\#
    {\#
    "name": "pod.explain",\#
    "summary": "Says what became of breaks and their ads, and why.",\#
    "description": "Exactly one of `session` and `breakId` is given; with neither or both the \#
    answer is INVALID_PARAMS. For a session it is every break of the viewer, as the viewer comes \#
    to them. For a break it is every open session that has it. Those behind `limit` are left out; \#
    `next` says where to go on in a session.",\#
    "tags": [{"name": "pod"}\#
    ],\#
    "paramStructure": "by-name",\#
    "params": [{"name": "session","description": "The session whose breaks are explained.",\#
    "schema": {"type": "string","minLength": 1,"maxLength": 64}},{"name": "breakId",\#
    "description": "The break that is explained.","schema": {"type": "string","minLength": 1,\#
    "maxLength": 64}},{"name": "after",\#
    "description": "Only breaks of the session after this one.","schema": {"type": "string",\#
    "minLength": 1,"maxLength": 64}},{"name": "limit","description": "How many at most.",\#
    "schema": {"type": "integer","minimum": 1,"maximum": 1000,"default": 100}},{"name": "_meta",\#
    "description": "What a call says about itself, whatever its method is.","schema": {\#
    "$ref": "#/components/schemas/CallMeta"}}\#
    ],\#
    "result": {"name": "explained","description": "What became of each break.","schema": {\#
    "$ref": "#/components/schemas/ExplainPodResult"}\#
    },\#
    "errors": [{"code": 5,\#
    "message": "No session with a stream of that id is open. Or: No break of that id is \#
    planned.",\#
    "data": {"status": "NOT_FOUND","reasons": ["UNKNOWN_SESSION","UNKNOWN_BREAK"]}},{\#
    "$ref": "#/components/errors/ANSWER_GONE"},{"code": 8,\#
    "message": "The batch has more calls than limits.batchCalls, or the answers of batches that \#
    wait have more bytes than limits.unreadOutputBytes. Or: The message has more bytes than \#
    limits.messageBytes. Or: Arrays and objects are nested deeper than limits.depth. Or: As many \#
    calls as limits.callsInFlight are waiting for their answer.",\#
    "data": {"status": "RESOURCE_EXHAUSTED","reasons": ["BATCH_TOO_LARGE","MESSAGE_TOO_LARGE",\#
    "TOO_DEEP","TOO_MANY_CALLS"]}},{"$ref": "#/components/errors/CANCELLED"},{\#
    "$ref": "#/components/errors/DEADLINE"},{"$ref": "#/components/errors/INTERNAL"},{\#
    "$ref": "#/components/errors/INVALID_PARAMS"},{"$ref": \#
    "#/components/errors/INVALID_REQUEST"},\#
    {"$ref": "#/components/errors/METHOD_NOT_FOUND"},{"$ref": \#
    "#/components/errors/PARSE_ERROR"},{\#
    "$ref": "#/components/errors/REQUEST_ID_REUSED"},{"$ref": \#
    "#/components/errors/SHUTTING_DOWN"}\#
    ],\#
    "examples": [{"name": "a break that is to come","params": [{"name": "session",\#
    "value": "session-1"}],"result": {"name": "explained","value": {"session": {"id": \#
    "session-1",\#
    "stream": "live","streamId": "6e69425c:TUL","openedAt": "2026-11-20T12:00:00Z"},"breaks": [{\#
    "session": "session-1","breakId": "break-1","identifier": "ad_break_id/mid-roll-29919600",\#
    "reason": "NOT_REACHED","detail": "The player has not come so far.","replays": 0,"ads": []}]}\#
    },"x-before": [{"method": "pod.open","params": {"stream": "live","streamId": \#
    "6e69425c:TUL"}},\#
    {"method": "pod.schedule","params": {"stream": "live","streamId": "6e69425c:TUL","at": {\#
    "clock": "2026-11-20T12:00:10Z"}}}]},{"name": "no such session","params": [{"name": \#
    "session",\#
    "value": "session-1"}],"x-error": {"code": 5,"reason": "UNKNOWN_SESSION"}},{\#
    "name": "no such break","params": [{"name": "breakId","value": "break-1"}],"x-error": {\#
    "code": 5,"reason": "UNKNOWN_BREAK"}}\#
    ],\#
    "x-since": "0.2"\#
    },\#
    {\#
    "name": "pod.fill",\#
    "summary": "Says which ads a break holds.",\#
    "description": "They are played one behind the other from the beginning of the break; slate \#
    fills what is left. Either whoever has asked for the ads tells them as `ads`, or the engine \#
    loads them from an `adUnit`, as interstitials with a video, until the break is full: none is \#
    longer than what is left.\n\nNetworks are told how long and how many the ads may be. One that \#
    has a whole pod, such as an ad server that answers in VAST, gives all of it: its ads in \#
    sequence, where an ad that fails or is too long is replaced by the first ad beside the pod \#
    that stands alone and fits; without a pod those that stand alone are shown in turn. It is not \#
    asked again for that break. Any other network gives one ad at a time. `offered` says what \#
    became of each ad, also of those left out, whose error trackers are told.\n\nLoading lasts as \#
    long as the ad unit's timeoutMs at most, and is over a second before the break begins if that \#
    is sooner (`preparation.leadMs` if the stream prepares its breaks). What has come by then \#
    fills the break. In a break that runs already the ads begin where it is when they have come; \#
    slate is before them.\n\nA stream with `preparation` in its configuration has the breaks \#
    filled by itself that pod.schedule and pod.join plan for a viewer, in the same way and before \#
    they begin. So that not all viewers of a break ask at once, each has a moment of its own, \#
    drawn from a window that ends as long before the break as its ads may take:\n\n```\n     |<-- \#
    windowMs -->|<-- timeoutMs of the ad unit -->|<-- leadMs \#
    -->|\n-----[================]--------------------------------|--------------[ the break\n     \#
          ^ fetchAt                                   ^ all is there\n```\n\nWhoever comes later \#
    is asked for at once, with the time that is left; in a break that runs slate plays until the \#
    ads are there. What has come in time fills the break, slate the rest; if nothing has, the \#
    break is slate or, with `otherwise: content`, cancelled for this viewer. A break that moves \#
    has another moment; one that is cancelled, or whose viewer's last session is closed, is not \#
    asked for any more. pod.fill before or meanwhile takes the place of all this. `preparation` \#
    of the break says how far it is, the event `breakPrepared` that it is over, and pod.explain \#
    what came of it. Ads that were fetched so are given back when their break has been over for a \#
    minute, or its viewer has gone.\n\nFrom then on their events come, and each of their trackers \#
    is asked once for a viewer. What happens to an ad that the engine holds, which is told by its \#
    id, is recorded of that ad as well, as if it had been reported; clicks on it are as ever. Ads \#
    may be told while the break plays: what has been played of them by then is told late. The \#
    same ads again change nothing.",\#
    "tags": [{"name": "pod"}\#
    ],\#
    "paramStructure": "by-name",\#
    "params": [{"name": "breakId","description": "The break to fill.","required": true,"schema": \#
    {\#
    "type": "string","minLength": 1,"maxLength": 64}},{"name": "adUnit",\#
    "description": "Where the ads are loaded from; either this or `ads`.","schema": {\#
    "type": "string","minLength": 1,"maxLength": 256}},{"name": "maxAds",\#
    "description": "How many ads are loaded at most.","schema": {"type": "integer","minimum": 1,\#
    "maximum": 100,"default": 10}},{"name": "context",\#
    "description": "What is known of app, device and viewer for these loads, as in ad.load.",\#
    "schema": {"$ref": "#/components/schemas/Context"}},{"name": "ads",\#
    "description": "The ads, in the order in which they play.","schema": {"type": "array",\#
    "items": {"$ref": "#/components/schemas/PodAd"},"minItems": 1,"maxItems": 100}},{\#
    "name": "_meta","description": "What a call says about itself, whatever its method is.",\#
    "schema": {"$ref": "#/components/schemas/CallMeta"}}\#
    ],\#
    "result": {"name": "filled","description": "How much of the break is filled.","schema": {\#
    "$ref": "#/components/schemas/FillPodResult"}\#
    },\#
    "errors": [{"code": 5,\#
    "message": "No break of that id is planned. Or: The configuration has no ad unit of that \#
    name. Or: Every source of the ad unit passed, failed or was too slow.",\#
    "data": {"status": "NOT_FOUND","reasons": ["UNKNOWN_BREAK","UNKNOWN_AD_UNIT","NO_FILL"]}},{\#
    "$ref": "#/components/errors/BREAK_FILLED"},{"code": 3,\#
    "message": "The ads together last longer than the break. Or: The ad unit does not serve a \#
    format that is wanted. Or: The requestId belongs to an earlier call that was not the same.",\#
    "data": {"status": "INVALID_ARGUMENT","reasons": ["ADS_TOO_LONG","FORMAT_NOT_SERVED",\#
    "REQUEST_ID_REUSED"]}},{"code": 8,\#
    "message": "As many ads as limits.adsHeld are held. Or: The batch has more calls than \#
    limits.batchCalls, or the answers of batches that wait have more bytes than \#
    limits.unreadOutputBytes. Or: The message has more bytes than limits.messageBytes. Or: Arrays \#
    and objects are nested deeper than limits.depth. Or: As many calls as limits.callsInFlight \#
    are waiting for their answer.",\#
    "data": {"status": "RESOURCE_EXHAUSTED","reasons": ["TOO_MANY_ADS","BATCH_TOO_LARGE",\#
    "MESSAGE_TOO_LARGE","TOO_DEEP","TOO_MANY_CALLS"]}},{"$ref": "#/components/errors/ANSWER_GONE"\#
    },{"$ref": "#/components/errors/CANCELLED"},{"$ref": "#/components/errors/DEADLINE"},{\#
    "$ref": "#/components/errors/INTERNAL"},{"$ref": "#/components/errors/INVALID_PARAMS"},{\#
    "$ref": "#/components/errors/INVALID_REQUEST"},{"$ref": \#
    "#/components/errors/METHOD_NOT_FOUND"\#
    },{"$ref": "#/components/errors/PARSE_ERROR"},{"$ref": "#/components/errors/SHUTTING_DOWN"}\#
    ],\#
    "examples": [{"name": "two ads","params": [{"name": "breakId","value": "break-1"},{\#
    "name": "ads","value": [{"id": "one","durationMs": 6000,"adTitle": "Two shoes"},{"id": "two",\#
    "durationMs": 3000}]}],"result": {"name": "filled","value": {"breakId": "break-1",\#
    "adsMs": 9000,"slateMs": 1000}},"x-before": [{"method": "pod.schedule","params": {\#
    "stream": "live","streamId": "6e69425c:TUL","at": {"clock": "2026-11-20T12:00:10Z"}}}]},{\#
    "name": "no such break","params": [{"name": "breakId","value": "break-1"},{"name": "ads",\#
    "value": [{"id": "one","durationMs": 6000}]}],"x-error": {"code": 5,"reason": \#
    "UNKNOWN_BREAK"}\#
    },{"name": "more than the break holds","params": [{"name": "breakId","value": "break-1"},{\#
    "name": "ads","value": [{"id": "one","durationMs": 10001}]}],"x-error": {"code": 3,\#
    "reason": "ADS_TOO_LONG"},"x-before": [{"method": "pod.schedule","params": {"stream": "live",\#
    "streamId": "6e69425c:TUL","at": {"clock": "2026-11-20T12:00:10Z"}}}]}\#
    ],\#
    "x-waits": true,\#
    "x-since": "0.2"\#
    },\#
    {\#
    "name": "pod.ingest",\#
    "summary": "Reads the newest media playlist of a stream and tells which breaks are new or \#
    have changed.",\#
    "description": "Exactly one of `session` and `stream` is given; what is told of a stream is \#
    told to all of its viewers.\n\nThe playlist is the text as it was served, as often as it is \#
    fetched. What the playlist before had is not read again; an older one, as caches give them, \#
    changes nothing.\n\nAll tags that tell of one break make one break: EXT-X-DATERANGE with \#
    SCTE35-OUT or of the class of interstitials, EXT-X-CUE-OUT with its -CONT and -IN, EXT-X-CUE, \#
    EXT-X-SCTE35, and messages such as EXT-OATCLS-SCTE35, which are handed on and not decoded. \#
    Its times are corrected while it runs. How far it is counts by the newest segment, not by the \#
    clock. If no end is signalled, it lapses one target duration after the time that was said for \#
    it, and after `longestBreakMs` of the stream if none was.\n\nThe breaks are in the schedule \#
    and nobody's own, so they have no manifestUrl. `pod.schedule` with their identifier gives a \#
    viewer's own, with the same start and length, also while they run.\n\nIdentifiers come from \#
    what all viewers see: `ad_break_id/cue-` and the date range's ID, if it fits, else a \#
    fingerprint of it; without a date range, `ad_break_id/cue-at-` and the start in seconds since \#
    1970, to the nearest five.",\#
    "tags": [{"name": "pod"}\#
    ],\#
    "paramStructure": "by-name",\#
    "params": [{"name": "session",\#
    "description": "A session that pod.open gave, in place of its `stream`.","schema": {\#
    "type": "string","minLength": 1,"maxLength": 64}},{"name": "stream",\#
    "description": "The stream, as config.yaml names it.","schema": {"type": "string",\#
    "minLength": 1,"maxLength": 128}},{"name": "playlist",\#
    "description": "The text of the media playlist.","required": true,"schema": {"type": \#
    "string",\#
    "minLength": 1,"maxLength": 67108864}},{"name": "_meta",\#
    "description": "What a call says about itself, whatever its method is.","schema": {\#
    "$ref": "#/components/schemas/CallMeta"}}\#
    ],\#
    "result": {"name": "ingested","description": "What is new.","schema": {\#
    "$ref": "#/components/schemas/IngestPodResult"}\#
    },\#
    "errors": [{"code": 5,\#
    "message": "The configuration has no stream of that name. Or: No session with a stream of \#
    that id is open.",\#
    "data": {"status": "NOT_FOUND","reasons": ["UNKNOWN_STREAM","UNKNOWN_SESSION"]}},{"code": 3,\#
    "message": "The text cannot be read as a media playlist, or none of its dates says where a \#
    break belongs. Or: The requestId belongs to an earlier call that was not the same.",\#
    "data": {"status": "INVALID_ARGUMENT","reasons": ["BAD_PLAYLIST","REQUEST_ID_REUSED"]}},{\#
    "code": 8,\#
    "message": "As many breaks as limits.breaksHeld are to come or running. Or: The batch has \#
    more calls than limits.batchCalls, or the answers of batches that wait have more bytes than \#
    limits.unreadOutputBytes. Or: The message has more bytes than limits.messageBytes. Or: Arrays \#
    and objects are nested deeper than limits.depth. Or: As many calls as limits.callsInFlight \#
    are waiting for their answer.",\#
    "data": {"status": "RESOURCE_EXHAUSTED","reasons": ["TOO_MANY_BREAKS","BATCH_TOO_LARGE",\#
    "MESSAGE_TOO_LARGE","TOO_DEEP","TOO_MANY_CALLS"]}},{"$ref": "#/components/errors/ANSWER_GONE"\#
    },{"$ref": "#/components/errors/CANCELLED"},{"$ref": "#/components/errors/DEADLINE"},{\#
    "$ref": "#/components/errors/INTERNAL"},{"$ref": "#/components/errors/INVALID_PARAMS"},{\#
    "$ref": "#/components/errors/INVALID_REQUEST"},{"$ref": \#
    "#/components/errors/METHOD_NOT_FOUND"\#
    },{"$ref": "#/components/errors/PARSE_ERROR"},{"$ref": "#/components/errors/SHUTTING_DOWN"}\#
    ],\#
    "examples": [{"name": "a break begins","params": [{"name": "stream","value": "live"},{\#
    "name": "playlist",\#
    "value": \#
    "#EXTM3U\n#EXT-X-TARGETDURATION:6\n#EXT-X-MEDIA-SEQUENCE:100\n#EXT-X-PROGRAM-DATE-TIME:2026-11\#
    -20T12:00:00Z\n#EXTINF:6,\n100.ts\n#EXT-X-CUE-OUT:30\n#EXTINF:6,\n101.ts\n"\#
    }],"result": {"name": "ingested","value": {"breaks": [{"id": "break-1","stream": "live",\#
    "identifier": "ad_break_id/cue-at-1795176005","start": "2026-11-20T12:00:06Z",\#
    "durationMs": 30000,"plannedDurationMs": 30000,"state": "running","signals": ["cueOut"]}],\#
    "refresh": {"mediaSequence": 100,"segments": 2,"newSegments": 2,\#
    "windowStart": "2026-11-20T12:00:00Z","windowEnd": "2026-11-20T12:00:12Z"},"notes": []}}},{\#
    "name": "no media playlist","params": [{"name": "stream","value": "live"},{"name": \#
    "playlist",\#
    "value": "<html>"}],"x-error": {"code": 3,"reason": "BAD_PLAYLIST"}},{\#
    "name": "the stream is not in the configuration","params": [{"name": "stream","value": \#
    "lives"\#
    },{"name": "playlist","value": "#EXTM3U"}],"x-error": {"code": 5,"reason": \#
    "UNKNOWN_STREAM"}},\#
    {"name": "no such session","params": [{"name": "session","value": "session-1"},{\#
    "name": "playlist","value": "#EXTM3U"}],"x-error": {"code": 5,"reason": "UNKNOWN_SESSION"}}\#
    ],\#
    "x-since": "0.2"\#
    },\#
    {\#
    "name": "pod.join",\#
    "summary": "Plans the breaks of a viewer who begins to watch and says what is played first.",\#
    "description": "The viewer gets the pre-roll and the post-roll of the stream, every break of \#
    its `schedule` in config.yaml or that its signalling endpoint has told of, if it runs or \#
    begins within `aheadMs`, and every break that other viewers have there, under the same \#
    identifiers. What is there already stays as it is; what cannot be planned is among \#
    `refused`.\n\nWhat is played first is worked out by one arithmetic. The pre-roll comes first, \#
    unless a break runs: then the viewer gets the rest of that one, from the place where all \#
    others are. Live the stream moves on by the length of the pre-roll meanwhile, so a break that \#
    has begun by then is played from there on, and one that is over is covered. On demand the \#
    content waits. Breaks with one start come one after another, and their resumption offsets add \#
    up. `join` in config.yaml says otherwise: whether a running break is played at all or as a \#
    whole, how short a rest is not worth it, how long a new viewer is spared.\n\nExactly one of \#
    `session` and `stream` is given; a session stands for its stream and for its stream \#
    id.\n\nWithout `at` a live viewer joins now, and one on demand at `playheadMs`, or at the \#
    beginning.",\#
    "tags": [{"name": "pod"}\#
    ],\#
    "paramStructure": "by-name",\#
    "params": [{"name": "session",\#
    "description": "The session that pod.open gave, in place of `stream` and `streamId`.",\#
    "schema": {"type": "string","minLength": 1,"maxLength": 64}},{"name": "stream",\#
    "description": "The stream, as config.yaml names it.","schema": {"type": "string",\#
    "minLength": 1,"maxLength": 128}},{"name": "streamId",\#
    "description": "The viewer's session with the stream, as the ad server named it.","schema": {\#
    "type": "string","minLength": 1,"maxLength": 1024}},{"name": "at",\#
    "description": "Where the viewer begins to watch: a clock live, an offset on demand.",\#
    "schema": {"$ref": "#/components/schemas/BreakTime"}},{"name": "playheadMs",\#
    "description": "Where the player is now by its own clock, on which interstitials then begin \#
    too.",\#
    "schema": {"type": "integer","minimum": 0,"maximum": 9007199254740991}},{"name": "aheadMs",\#
    "description": "How far ahead breaks are planned.","schema": {"type": "integer","minimum": 0,\#
    "maximum": 86400000,"default": 600000}},{"name": "_meta",\#
    "description": "What a call says about itself, whatever its method is.","schema": {\#
    "$ref": "#/components/schemas/CallMeta"}}\#
    ],\#
    "result": {"name": "joined",\#
    "description": "What is played first, and the breaks that were planned.","schema": {\#
    "$ref": "#/components/schemas/JoinPodResult"}\#
    },\#
    "errors": [{"code": 5,\#
    "message": "The configuration has no stream of that name. Or: No session with a stream of \#
    that id is open.",\#
    "data": {"status": "NOT_FOUND","reasons": ["UNKNOWN_STREAM","UNKNOWN_SESSION"]}},{\#
    "$ref": "#/components/errors/NO_STREAM_ID"},{"code": 3,\#
    "message": "The time is one that the stream cannot have. Or: The requestId belongs to an \#
    earlier call that was not the same.",\#
    "data": {"status": "INVALID_ARGUMENT","reasons": ["BAD_TIME","REQUEST_ID_REUSED"]}},{\#
    "$ref": "#/components/errors/ANSWER_GONE"},{"code": 8,\#
    "message": "The batch has more calls than limits.batchCalls, or the answers of batches that \#
    wait have more bytes than limits.unreadOutputBytes. Or: The message has more bytes than \#
    limits.messageBytes. Or: Arrays and objects are nested deeper than limits.depth. Or: As many \#
    calls as limits.callsInFlight are waiting for their answer.",\#
    "data": {"status": "RESOURCE_EXHAUSTED","reasons": ["BATCH_TOO_LARGE","MESSAGE_TOO_LARGE",\#
    "TOO_DEEP","TOO_MANY_CALLS"]}},{"$ref": "#/components/errors/CANCELLED"},{\#
    "$ref": "#/components/errors/DEADLINE"},{"$ref": "#/components/errors/INTERNAL"},{\#
    "$ref": "#/components/errors/INVALID_PARAMS"},{"$ref": \#
    "#/components/errors/INVALID_REQUEST"},\#
    {"$ref": "#/components/errors/METHOD_NOT_FOUND"},{"$ref": \#
    "#/components/errors/PARSE_ERROR"},{\#
    "$ref": "#/components/errors/SHUTTING_DOWN"}\#
    ],\#
    "examples": [{"name": "nothing is planned in the stream","params": [{"name": "stream",\#
    "value": "live"},{"name": "streamId","value": "6e69425c:TUL"}],"result": {"name": "joined",\#
    "value": {"join": {"joinedAt": {"clock": "2026-11-20T12:00:00Z"},"steps": [],"resumesAt": {\#
    "clock": "2026-11-20T12:00:00Z"},"omitted": [],"coming": []},"breaks": [],"refused": []}}},{\#
    "name": "a viewer without a session","params": [{"name": "stream","value": "live"}],\#
    "x-error": {"code": 9,"reason": "NO_STREAM_ID"}},{\#
    "name": "the stream is not in the configuration","params": [{"name": "stream","value": \#
    "lives"\#
    }],"x-error": {"code": 5,"reason": "UNKNOWN_STREAM"}},{"name": "no such session","params": [{\#
    "name": "session","value": "session-1"}],"x-error": {"code": 5,"reason": "UNKNOWN_SESSION"}}\#
    ],\#
    "x-waits": true,\#
    "x-since": "0.2"\#
    },\#
    {\#
    "name": "pod.list",\#
    "summary": "Lists the breaks of a stream in the order in which they begin.",\#
    "description": "Where config.yaml has `signals` for the stream, the breaks that its endpoint \#
    has told of are there too. They are nobody's own: pod.schedule with their identifier gives a \#
    viewer's own.",\#
    "tags": [{"name": "pod"}\#
    ],\#
    "paramStructure": "by-name",\#
    "params": [{"name": "stream","description": "The stream, as config.yaml names it.",\#
    "required": true,"schema": {"type": "string","minLength": 1,"maxLength": 128}},{\#
    "name": "after","description": "Only breaks after this one.","schema": {"type": "string",\#
    "minLength": 1,"maxLength": 64}},{"name": "limit","description": "How many at most.",\#
    "schema": {"type": "integer","minimum": 1,"maximum": 1000,"default": 100}},{"name": "_meta",\#
    "description": "What a call says about itself, whatever its method is.","schema": {\#
    "$ref": "#/components/schemas/CallMeta"}}\#
    ],\#
    "result": {"name": "breaks","description": "The breaks and whether there are more.",\#
    "schema": {"$ref": "#/components/schemas/ListPodResult"}\#
    },\#
    "errors": [{"code": 5,\#
    "message": "The configuration has no stream of that name. Or: No break of that id is \#
    planned.",\#
    "data": {"status": "NOT_FOUND","reasons": ["UNKNOWN_STREAM","UNKNOWN_BREAK"]}},{\#
    "$ref": "#/components/errors/ANSWER_GONE"},{"code": 8,\#
    "message": "The batch has more calls than limits.batchCalls, or the answers of batches that \#
    wait have more bytes than limits.unreadOutputBytes. Or: The message has more bytes than \#
    limits.messageBytes. Or: Arrays and objects are nested deeper than limits.depth. Or: As many \#
    calls as limits.callsInFlight are waiting for their answer.",\#
    "data": {"status": "RESOURCE_EXHAUSTED","reasons": ["BATCH_TOO_LARGE","MESSAGE_TOO_LARGE",\#
    "TOO_DEEP","TOO_MANY_CALLS"]}},{"$ref": "#/components/errors/CANCELLED"},{\#
    "$ref": "#/components/errors/DEADLINE"},{"$ref": "#/components/errors/INTERNAL"},{\#
    "$ref": "#/components/errors/INVALID_PARAMS"},{"$ref": \#
    "#/components/errors/INVALID_REQUEST"},\#
    {"$ref": "#/components/errors/METHOD_NOT_FOUND"},{"$ref": \#
    "#/components/errors/PARSE_ERROR"},{\#
    "$ref": "#/components/errors/REQUEST_ID_REUSED"},{"$ref": \#
    "#/components/errors/SHUTTING_DOWN"}\#
    ],\#
    "examples": [{"name": "one break is planned","params": [{"name": "stream","value": "live"}],\#
    "result": {"name": "breaks","value": {"breaks": [{"id": "break-1","stream": "live",\#
    "identifier": "ad_break_id/mid-roll-29919600","start": "2026-11-20T12:00:10Z",\#
    "durationMs": 10000,\#
    "manifestUrl": \#
    "https://dai.google.com/linear/pods/v1/hls/network/21775744923/custom_asset/sgai-hls-live/ad_b\#
    reak_id/mid-roll-29919600.m3u8?stream_id=6e69425c%3ATUL&pd=10000",\#
    "interstitial": {"identifier": "ad_break_id/mid-roll-29919600","date": \#
    "2026-11-20T12:00:10Z",\#
    "templateItems": [{\#
    "url": \#
    "https://dai.google.com/linear/pods/v1/hls/network/21775744923/custom_asset/sgai-hls-live/ad_b\#
    reak_id/mid-roll-29919600.m3u8?stream_id=6e69425c%3ATUL&pd=10000"\#
    }],"restrictions": [],"resumptionOffset": {"indefinite": true}},"state": "scheduled"}]}},\#
    "x-before": [{"method": "pod.schedule","params": {"stream": "live","streamId": \#
    "6e69425c:TUL",\#
    "at": {"clock": "2026-11-20T12:00:10Z"}}}]},{"name": "no break is planned","params": [{\#
    "name": "stream","value": "live"}],"result": {"name": "breaks","value": {"breaks": []}}},{\#
    "name": "the stream is not in the configuration","params": [{"name": "stream","value": \#
    "lives"\#
    }],"x-error": {"code": 5,"reason": "UNKNOWN_STREAM"}},{"name": "no such break","params": [{\#
    "name": "stream","value": "live"},{"name": "after","value": "break-1"}],"x-error": {"code": \#
    5,\#
    "reason": "UNKNOWN_BREAK"}}\#
    ],\#
    "x-waits": true,\#
    "x-since": "0.1"\#
    },\#
    {\#
    "name": "pod.open",\#
    "summary": "Opens a viewer's session with a stream.",\#
    "description": "`streamId` is what the ad server named the viewer's session. Without one no \#
    ads can be asked for: the session is opened, `breaksSkipped` says that all of its breaks are \#
    skipped, and they bring no events.\n\nWhere config.yaml has `adServer: {register: true}` for \#
    the stream, and no `streamId` is given, the engine registers the viewer itself, live and on \#
    demand, with a token if there is a `streamKey`. A server that is not well is asked at its \#
    other address, once. Whatever comes of it is in `registration`; a refusal is no error of this \#
    call, because the content can be played without ads. From then on the engine asks the ad \#
    server for the metadata of ads as often as it wants to be asked, until pod.close.",\#
    "tags": [{"name": "pod"}\#
    ],\#
    "paramStructure": "by-name",\#
    "params": [{"name": "stream","description": "The stream, as config.yaml names it.",\#
    "required": true,"schema": {"type": "string","minLength": 1,"maxLength": 128}},{\#
    "name": "streamId",\#
    "description": "The viewer's session with the stream, as the ad server named it.","schema": {\#
    "type": "string","minLength": 1,"maxLength": 1024}},{"name": "targeting",\#
    "description": "What the ad server chooses ads by (cust_params), as it is, if the engine \#
    registers the viewer.\n\nThe engine encodes it.",\#
    "schema": {"type": "object","additionalProperties": {"type": "string","maxLength": 4096},\#
    "maxProperties": 64}},{"name": "parameters",\#
    "description": "What else the ad server is told then, under its own names, such as ppid.",\#
    "schema": {"type": "object","additionalProperties": {"type": "string","maxLength": 4096},\#
    "maxProperties": 64}},{"name": "_meta",\#
    "description": "What a call says about itself, whatever its method is.","schema": {\#
    "$ref": "#/components/schemas/CallMeta"}}\#
    ],\#
    "result": {"name": "opened","description": "The session.","schema": {\#
    "$ref": "#/components/schemas/OpenPodResult"}\#
    },\#
    "errors": [{"$ref": "#/components/errors/UNKNOWN_STREAM"},{"code": 8,\#
    "message": "As many sessions with streams as limits.sessionsOpen are open. Or: The batch has \#
    more calls than limits.batchCalls, or the answers of batches that wait have more bytes than \#
    limits.unreadOutputBytes. Or: The message has more bytes than limits.messageBytes. Or: Arrays \#
    and objects are nested deeper than limits.depth. Or: As many calls as limits.callsInFlight \#
    are waiting for their answer.",\#
    "data": {"status": "RESOURCE_EXHAUSTED","reasons": ["TOO_MANY_SESSIONS","BATCH_TOO_LARGE",\#
    "MESSAGE_TOO_LARGE","TOO_DEEP","TOO_MANY_CALLS"]}},{"$ref": "#/components/errors/ANSWER_GONE"\#
    },{"$ref": "#/components/errors/CANCELLED"},{"$ref": "#/components/errors/DEADLINE"},{\#
    "$ref": "#/components/errors/INTERNAL"},{"$ref": "#/components/errors/INVALID_PARAMS"},{\#
    "$ref": "#/components/errors/INVALID_REQUEST"},{"$ref": \#
    "#/components/errors/METHOD_NOT_FOUND"\#
    },{"$ref": "#/components/errors/PARSE_ERROR"},{"$ref": \#
    "#/components/errors/REQUEST_ID_REUSED"\#
    },{"$ref": "#/components/errors/SHUTTING_DOWN"}\#
    ],\#
    "examples": [{"name": "with a stream id","params": [{"name": "stream","value": "live"},{\#
    "name": "streamId","value": "6e69425c:TUL"}],"result": {"name": "opened","value": {\#
    "session": {"id": "session-1","stream": "live","streamId": "6e69425c:TUL",\#
    "openedAt": "2026-11-20T12:00:00Z"}}}},{"name": "without one","params": [{"name": "stream",\#
    "value": "live"}],"result": {"name": "opened","value": {"session": {"id": "session-1",\#
    "stream": "live","openedAt": "2026-11-20T12:00:00Z","breaksSkipped": "NO_STREAM_ID",\#
    "detail": "The session has no stream id, so all of its breaks are skipped."}}}},{\#
    "name": "the stream is not in the configuration","params": [{"name": "stream","value": \#
    "lives"\#
    }],"x-error": {"code": 5,"reason": "UNKNOWN_STREAM"}}\#
    ],\#
    "x-waits": true,\#
    "x-since": "0.2"\#
    },\#
    {\#
    "name": "pod.playhead",\#
    "summary": "Takes in where a player is, and tells what happened to breaks and ads on the \#
    way.",\#
    "description": "Reports may come at any distance. What was played is told from what was \#
    jumped over by two reports alone, `advance` being the milliseconds of the timeline between \#
    them and `elapsed` those of the clock.\n\n```\nadvance   -1 s       0             elapsed x \#
    faster rate + 1 s\n-----------|---------|-------------------------|---------------\n  seeked  \#
     |  stands |         played          |    seeked\n```\n\nThe faster rate is the greater of \#
    both reports. Who goes back by less than a second stands still. Without a jump the player is \#
    `paused` if its rate is 0, and `stalled` if it came more than a second less far than elapsed \#
    x slower rate; events are placed as if it had moved evenly.\n\n`positionMs` counts on a \#
    timeline on which every break takes its length. Where the content goes on earlier than that, \#
    all that follows moves back by the difference; breaks do not overlap:\n\n```\ncontent      \#
    |-----A------B-----------     A, B: breaks of 10 s, at 20 s and 40 s\noffset 0     \#
    |-----[AAAA]------[BBBB]--    A 20..30 s, B 50..60 s: each adds its length\nindefinite   \#
    |-----[AAAA]-[BBBB]-------    A 20..30 s, B 40..50 s: the content ran on meanwhile\n```\n\nA \#
    break after the content (cue `post`) begins when the content has come to its end, which \#
    nobody knows until a report has `contentMs` or `contentEnded`; its events have the podIndex \#
    and the timeOffsetMs -1.\n\nA period is a stretch of ads or slate, and is told each time; \#
    breaks back to back are one. A break is told the first time only, and ends where it is over \#
    or left. An ad begins when it is played from its beginning (within a second) and only once; a \#
    quarter counts when it is played, not when it is jumped to; an ad that was left is skipped \#
    and tells nothing more.",\#
    "tags": [{"name": "pod"}\#
    ],\#
    "paramStructure": "by-name",\#
    "params": [{"name": "session","description": "The session whose player it is.",\#
    "required": true,"schema": {"type": "string","minLength": 1,"maxLength": 64}},{\#
    "name": "positionMs","description": "Where the player is on its timeline.","required": true,\#
    "schema": {"type": "integer","minimum": 0,"maximum": 9007199254740991}},{"name": "rate",\#
    "description": "How fast it plays; 0 is paused.","schema": {"type": "number","minimum": 0,\#
    "maximum": 64,"default": 1}},{"name": "at","description": "When it was there; now if \#
    absent.",\#
    "schema": {"type": "string","format": "date-time","maxLength": 64}},{"name": "programTime",\#
    "description": "The date that the stream carries there (EXT-X-PROGRAM-DATE-TIME).\n\nIt \#
    places breaks in a live stream. If no report has one, the first report is taken to be at the \#
    live edge.",\#
    "schema": {"type": "string","format": "date-time","maxLength": 64}},{"name": "contentMs",\#
    "description": "How long the content of a stream on demand is without its breaks, once the \#
    player knows.\n\nIt places breaks after the content. What was told last counts, and saying it \#
    again changes nothing.",\#
    "schema": {"type": "integer","minimum": 0,"maximum": 9007199254740991}},{\#
    "name": "contentEnded",\#
    "description": "True if the content has come to its end where the player is.\n\nIt counts \#
    like `contentMs`, for players that cannot tell it, and corrects it. Behind the end that is \#
    known it says nothing new.",\#
    "schema": {"type": "boolean","default": false}},{"name": "mediaIds",\#
    "description": "The ids that the player met in the media since its last report, such as \#
    google_… in ID3.\n\nIn a session that the engine has registered each is told to the ad server \#
    once, when metadata says what it stands for, and never one of mere progress. In other \#
    sessions they do nothing.",\#
    "schema": {"type": "array","items": {"type": "string","minLength": 1,"maxLength": 1024},\#
    "maxItems": 256}},{"name": "failure",\#
    "description": "Why the ad that is there cannot be played; only inside of a break.",\#
    "schema": {"type": "string","minLength": 1,"maxLength": 512}},{"name": "_meta",\#
    "description": "What a call says about itself, whatever its method is.","schema": {\#
    "$ref": "#/components/schemas/CallMeta"}}\#
    ],\#
    "result": {"name": "moved","description": "How the player moved and what happened.",\#
    "schema": {"$ref": "#/components/schemas/PlayheadPodResult"}\#
    },\#
    "errors": [{"$ref": "#/components/errors/UNKNOWN_SESSION"},{\#
    "$ref": "#/components/errors/ANSWER_GONE"},{"code": 8,\#
    "message": "The batch has more calls than limits.batchCalls, or the answers of batches that \#
    wait have more bytes than limits.unreadOutputBytes. Or: The message has more bytes than \#
    limits.messageBytes. Or: Arrays and objects are nested deeper than limits.depth. Or: As many \#
    calls as limits.callsInFlight are waiting for their answer.",\#
    "data": {"status": "RESOURCE_EXHAUSTED","reasons": ["BATCH_TOO_LARGE","MESSAGE_TOO_LARGE",\#
    "TOO_DEEP","TOO_MANY_CALLS"]}},{"$ref": "#/components/errors/CANCELLED"},{\#
    "$ref": "#/components/errors/DEADLINE"},{"$ref": "#/components/errors/INTERNAL"},{\#
    "$ref": "#/components/errors/INVALID_PARAMS"},{"$ref": \#
    "#/components/errors/INVALID_REQUEST"},\#
    {"$ref": "#/components/errors/METHOD_NOT_FOUND"},{"$ref": \#
    "#/components/errors/PARSE_ERROR"},{\#
    "$ref": "#/components/errors/REQUEST_ID_REUSED"},{"$ref": \#
    "#/components/errors/SHUTTING_DOWN"}\#
    ],\#
    "examples": [{"name": "the first report","params": [{"name": "session","value": \#
    "session-1"},{\#
    "name": "positionMs","value": 5000}],"result": {"name": "moved","value": {\#
    "movement": "joined","events": []}},"x-before": [{"method": "pod.open","params": {\#
    "stream": "live","streamId": "6e69425c:TUL"}}]},{"name": "no such session","params": [{\#
    "name": "session","value": "session-1"},{"name": "positionMs","value": 0}],"x-error": {\#
    "code": 5,"reason": "UNKNOWN_SESSION"}}\#
    ],\#
    "x-events": ["adPeriodStarted","adPeriodEnded","adBreakStarted","adBreakEnded","adStarted",\#
    "adFirstQuartile","adMidpoint","adThirdQuartile","adCompleted","adSkipped","adError"\#
    ],\#
    "x-since": "0.2"\#
    },\#
    {\#
    "name": "pod.render",\#
    "summary": "Renders a break for a player, a packager or an ad server.",\#
    "description": "Every target says the same of the break: the same start, length, offset, \#
    limit, restrictions and button, in its own words. What a target does not say has the value \#
    that players assume.\n\nA date range needs a date. A break that is placed in the content, as \#
    on demand, gets it from `programStart`; in a playlist from the playlist itself, which must \#
    have EXT-X-PROGRAM-DATE-TIME at least once. A break after the content stands at the end of \#
    the playlist.\n\nIn a playlist each date range stands before the segment in which it begins. \#
    One that is there already under the same identifier makes way, so a playlist may be rendered \#
    again and again.",\#
    "tags": [{"name": "pod"}\#
    ],\#
    "paramStructure": "by-name",\#
    "params": [{"name": "breakId","description": "The break to render.","required": true,\#
    "schema": {"type": "string","minLength": 1,"maxLength": 64}},{"name": "target",\#
    "description": "What to render it as.","required": true,"schema": {\#
    "$ref": "#/components/schemas/RenderTarget"}},{"name": "programStart",\#
    "description": "The date at which the content begins, for a date range of a break that is \#
    placed in it.",\#
    "schema": {"type": "string","format": "date-time","maxLength": 64}},{"name": "assetListUrl",\#
    "description": "Where players find the list of what is played; a date range then names it in \#
    place of the manifest.",\#
    "schema": {"type": "string","minLength": 1,"maxLength": 2048}},{"name": "playlist",\#
    "description": "The media playlist to put the break into.","schema": {"type": "string",\#
    "minLength": 1,"maxLength": 4194304}},{"name": "all",\#
    "description": "Whether all of the viewer's breaks of the stream that fall into the playlist \#
    are put into it.",\#
    "schema": {"type": "boolean","default": false}},{"name": "_meta",\#
    "description": "What a call says about itself, whatever its method is.","schema": {\#
    "$ref": "#/components/schemas/CallMeta"}}\#
    ],\#
    "result": {"name": "rendering","description": "The break in the words of the target.",\#
    "schema": {"$ref": "#/components/schemas/RenderPodResult"}\#
    },\#
    "errors": [{"$ref": "#/components/errors/UNKNOWN_BREAK"},{\#
    "$ref": "#/components/errors/NO_STREAM_ID"},{"code": 3,\#
    "message": "The break is placed in the content, and nothing says at which date the content \#
    begins. Or: The time is one that the stream cannot have. Or: The text cannot be read as a \#
    media playlist, or none of its dates says where a break belongs. Or: The requestId belongs to \#
    an earlier call that was not the same.",\#
    "data": {"status": "INVALID_ARGUMENT","reasons": \#
    ["NO_PROGRAM_TIME","BAD_TIME","BAD_PLAYLIST",\#
    "REQUEST_ID_REUSED"]}},{"$ref": "#/components/errors/ANSWER_GONE"},{"code": 8,\#
    "message": "The batch has more calls than limits.batchCalls, or the answers of batches that \#
    wait have more bytes than limits.unreadOutputBytes. Or: The message has more bytes than \#
    limits.messageBytes. Or: Arrays and objects are nested deeper than limits.depth. Or: As many \#
    calls as limits.callsInFlight are waiting for their answer.",\#
    "data": {"status": "RESOURCE_EXHAUSTED","reasons": ["BATCH_TOO_LARGE","MESSAGE_TOO_LARGE",\#
    "TOO_DEEP","TOO_MANY_CALLS"]}},{"$ref": "#/components/errors/CANCELLED"},{\#
    "$ref": "#/components/errors/DEADLINE"},{"$ref": "#/components/errors/INTERNAL"},{\#
    "$ref": "#/components/errors/INVALID_PARAMS"},{"$ref": \#
    "#/components/errors/INVALID_REQUEST"},\#
    {"$ref": "#/components/errors/METHOD_NOT_FOUND"},{"$ref": \#
    "#/components/errors/PARSE_ERROR"},{\#
    "$ref": "#/components/errors/SHUTTING_DOWN"}\#
    ],\#
    "examples": [{"name": "a line of a playlist","params": [{"name": "breakId","value": "break-1"\#
    },{"name": "target","value": "dateRange"}],"result": {"name": "rendering","value": {\#
    "dateRange": \#
    "#EXT-X-DATERANGE:ID=\"ad_break_id/mid-roll-29919600\",CLASS=\"com.apple.hls.interstitial\",ST\#
    ART-DATE=\"2026-11-20T12:00:10Z\",DURATION=10,X-ASSET-URI=\"https://dai.google.com/linear/pods\#
    /v1/hls/network/21775744923/custom_asset/sgai-hls-live/ad_break_id/mid-roll-29919600.m3u8?stre\#
    am_id=6e69425c%3ATUL&pd=10000\""\#
    }},"x-before": [{"method": "pod.schedule","params": {"stream": "live",\#
    "streamId": "6e69425c:TUL","at": {"clock": "2026-11-20T12:00:10Z"}}}]},{\#
    "name": "the DASH manifest","params": [{"name": "breakId","value": "break-1"},{\#
    "name": "target","value": "dashManifestUrl"}],"result": {"name": "rendering","value": {\#
    "dashManifestUrl": \#
    "https://dai.google.com/linear/pods/v1/dash/network/21775744923/custom_asset/sgai-hls-live/str\#
    eam/6e69425c%3ATUL/ad_break_id/mid-roll-29919600/manifest.mpd?pd=10000"\#
    }},"x-before": [{"method": "pod.schedule","params": {"stream": "live",\#
    "streamId": "6e69425c:TUL","at": {"clock": "2026-11-20T12:00:10Z"}}}]},{\#
    "name": "no such break","params": [{"name": "breakId","value": "break-1"},{"name": "target",\#
    "value": "dateRange"}],"x-error": {"code": 5,"reason": "UNKNOWN_BREAK"}}\#
    ],\#
    "x-since": "0.2"\#
    },\#
    {\#
    "name": "pod.schedule",\#
    "summary": "Plans an ad break in a stream and gives the player what it needs for it.",\#
    "description": "Exactly one of `session` and `stream` is given; with neither or both the \#
    answer is INVALID_PARAMS. A session stands for its stream and for its stream id; one without \#
    a stream id has its breaks skipped, which is NO_STREAM_ID here.\n\nWithout `at` the break is \#
    the next of the stream's `schedule` in config.yaml. Without that it begins at the next full \#
    minute, or at the one after if less than 30 seconds remain. `at.offsetMs` needs `playheadMs` \#
    with it in a live stream, which has no beginning to count from.\n\nWhere that schedule is a \#
    signalling endpoint, it is the next break that the endpoint has told of, or the one that \#
    `identifier` names, with the start, the length, the `scte35` and the `targeting` that it \#
    told; if there is none the answer is NO_BREAK_KNOWN. The first call waits until the endpoint \#
    has been asked.\n\nWithout `identifier` it is `ad_break_id/mid-roll-N`, where N is the start \#
    in whole minutes since the epoch, or since the beginning of a stream on demand. All viewers \#
    of a stream must share the identifier, so one that is given has to come from a source that \#
    they share. It is `pod/` and a number, or `ad_break_id/` and up to 63 of a to z, 0 to 9 and \#
    hyphens; any other is INVALID_PARAMS.\n\nA break with the cue `pre` is played when the viewer \#
    begins to watch, one with `post` when the content has come to its end. Neither takes `at`, \#
    and each is as long and is called as config.yaml says under `preRoll` and `postRoll`, or else \#
    `ad_break_id/preroll` and `ad_break_id/postroll`.\n\nThe same break of the same viewer \#
    scheduled again is the same break. A start or a length other than the one that an identifier \#
    has in its stream is BREAK_EXISTS: no call replaces what another has planned. Where \#
    config.yaml has `minSpacingMs` for the stream, a break nearer than that to another one is \#
    BREAK_TOO_NEAR.",\#
    "tags": [{"name": "pod"}\#
    ],\#
    "paramStructure": "by-name",\#
    "params": [{"name": "session",\#
    "description": "The session that pod.open gave, in place of `stream` and `streamId`.",\#
    "schema": {"type": "string","minLength": 1,"maxLength": 64}},{"name": "stream",\#
    "description": "The stream, as config.yaml names it.","schema": {"type": "string",\#
    "minLength": 1,"maxLength": 128}},{"name": "streamId",\#
    "description": "The viewer's session with the stream, as the ad server named it.","schema": {\#
    "type": "string","minLength": 1,"maxLength": 1024}},{"name": "at",\#
    "description": "Where the break begins.","schema": {"$ref": "#/components/schemas/BreakTime"}\#
    },{"name": "playheadMs",\#
    "description": "Where the player is now by its own clock, on which the interstitial then \#
    begins too.",\#
    "schema": {"type": "integer","minimum": 0,"maximum": 9007199254740991}},{"name": \#
    "identifier",\#
    "description": "The name that all viewers' players share.","schema": {"type": "string",\#
    "minLength": 1,"maxLength": 128}},{"name": "durationMs",\#
    "description": "How long it lasts; as config.yaml says for the stream if absent.","schema": {\#
    "type": "integer","minimum": 1,"maximum": 86400000}},{"name": "restrictions",\#
    "description": "What viewers may not do; nothing is forbidden if absent.","schema": {\#
    "type": "array","items": {"$ref": "#/components/schemas/Restriction"},"maxItems": 2}},{\#
    "name": "resumptionOffsetMs",\#
    "description": "How far after the break's place the content goes on.\n\nOffsets of breaks \#
    with one start add up. If absent, a live stream goes on as far as the break took and stays \#
    live, and a stream on demand goes on where it was.",\#
    "schema": {"type": "integer","minimum": -86400000,"maximum": 86400000}},{"name": "cues",\#
    "description": "When it is played, if not only at its place.","schema": {"type": "array",\#
    "items": {"$ref": "#/components/schemas/BreakCue"},"maxItems": 3}},{"name": "playoutLimitMs",\#
    "description": "After how much of it the content goes on in any case; there is no limit if \#
    absent.",\#
    "schema": {"type": "integer","minimum": 1,"maximum": 86400000}},{"name": "snap",\#
    "description": "Which boundaries between segments it is moved to; none if absent.","schema": \#
    {\#
    "type": "array","items": {"$ref": "#/components/schemas/BreakSnap"},"maxItems": 2}},{\#
    "name": "contentMayVary",\#
    "description": "False if all viewers see the same ads and may watch them together.",\#
    "schema": {"type": "boolean","default": true}},{"name": "timeline",\#
    "description": "How the player's timeline shows it; as a point that is highlighted if \#
    absent.",\#
    "schema": {"$ref": "#/components/schemas/BreakTimeline"}},{"name": "skipControl",\#
    "description": "The button by which the viewer ends it early; none if absent.","schema": {\#
    "$ref": "#/components/schemas/SkipControl"}},{"name": "targeting",\#
    "description": "What the ad server chooses ads by (cust_params), as it is.\n\nThe engine \#
    encodes it.",\#
    "schema": {"type": "object","additionalProperties": {"type": "string","maxLength": 4096},\#
    "maxProperties": 64}},{"name": "scte35",\#
    "description": "The signal that called for the break, in base 64.","schema": {\#
    "type": "string","minLength": 4,"maxLength": 4096}},{"name": "_meta",\#
    "description": "What a call says about itself, whatever its method is.","schema": {\#
    "$ref": "#/components/schemas/CallMeta"}}\#
    ],\#
    "result": {"name": "scheduled","description": "The break that is planned.","schema": {\#
    "$ref": "#/components/schemas/SchedulePodResult"}\#
    },\#
    "errors": [{"code": 5,\#
    "message": "The configuration has no stream of that name. Or: No session with a stream of \#
    that id is open. Or: The signalling endpoint of the stream has told of no such break, or of \#
    none that is to come.",\#
    "data": {"status": "NOT_FOUND","reasons": \#
    ["UNKNOWN_STREAM","UNKNOWN_SESSION","NO_BREAK_KNOWN"\#
    ]}},{"code": 9,\#
    "message": "The viewer has no session with the stream, so no ads can be asked for. Or: The \#
    break has begun. Or: The break would be nearer to another one than the stream allows.",\#
    "data": {"status": "FAILED_PRECONDITION","reasons": ["NO_STREAM_ID","BREAK_IN_PAST",\#
    "BREAK_TOO_NEAR"]}},{"code": 3,\#
    "message": "The time is one that the stream cannot have. Or: What is asked of the break \#
    cannot be had together. Or: The requestId belongs to an earlier call that was not the same.",\#
    "data": {"status": "INVALID_ARGUMENT","reasons": ["BAD_TIME","CONTRADICTION",\#
    "REQUEST_ID_REUSED"]}},{"$ref": "#/components/errors/BREAK_EXISTS"},{"code": 8,\#
    "message": "As many breaks as limits.breaksHeld are to come or running. Or: The batch has \#
    more calls than limits.batchCalls, or the answers of batches that wait have more bytes than \#
    limits.unreadOutputBytes. Or: The message has more bytes than limits.messageBytes. Or: Arrays \#
    and objects are nested deeper than limits.depth. Or: As many calls as limits.callsInFlight \#
    are waiting for their answer.",\#
    "data": {"status": "RESOURCE_EXHAUSTED","reasons": ["TOO_MANY_BREAKS","BATCH_TOO_LARGE",\#
    "MESSAGE_TOO_LARGE","TOO_DEEP","TOO_MANY_CALLS"]}},{"$ref": "#/components/errors/ANSWER_GONE"\#
    },{"$ref": "#/components/errors/CANCELLED"},{"$ref": "#/components/errors/DEADLINE"},{\#
    "$ref": "#/components/errors/INTERNAL"},{"$ref": "#/components/errors/INVALID_PARAMS"},{\#
    "$ref": "#/components/errors/INVALID_REQUEST"},{"$ref": \#
    "#/components/errors/METHOD_NOT_FOUND"\#
    },{"$ref": "#/components/errors/PARSE_ERROR"},{"$ref": "#/components/errors/SHUTTING_DOWN"}\#
    ],\#
    "examples": [{"name": "by the clock","params": [{"name": "stream","value": "live"},{\#
    "name": "streamId","value": "6e69425c:TUL"},{"name": "at","value": {\#
    "clock": "2026-11-20T12:00:10Z"}}],"result": {"name": "scheduled","value": {"break": {\#
    "id": "break-1","stream": "live","identifier": "ad_break_id/mid-roll-29919600",\#
    "start": "2026-11-20T12:00:10Z","durationMs": 10000,\#
    "manifestUrl": \#
    "https://dai.google.com/linear/pods/v1/hls/network/21775744923/custom_asset/sgai-hls-live/ad_b\#
    reak_id/mid-roll-29919600.m3u8?stream_id=6e69425c%3ATUL&pd=10000",\#
    "interstitial": {"identifier": "ad_break_id/mid-roll-29919600","date": \#
    "2026-11-20T12:00:10Z",\#
    "templateItems": [{\#
    "url": \#
    "https://dai.google.com/linear/pods/v1/hls/network/21775744923/custom_asset/sgai-hls-live/ad_b\#
    reak_id/mid-roll-29919600.m3u8?stream_id=6e69425c%3ATUL&pd=10000"\#
    }],"restrictions": [],"resumptionOffset": {"indefinite": true}},"state": "scheduled"}}}},{\#
    "name": "at the next full minute, on the player's own clock","params": [{"name": "stream",\#
    "value": "live"},{"name": "streamId","value": "6e69425c:TUL"},{"name": "playheadMs",\#
    "value": 5000},{"name": "durationMs","value": 30000},{"name": "restrictions","value": \#
    ["jump"]\#
    },{"name": "resumptionOffsetMs","value": 0}],"result": {"name": "scheduled","value": {\#
    "break": {"id": "break-1","stream": "live","identifier": "ad_break_id/mid-roll-29919601",\#
    "start": "2026-11-20T12:01:00Z","durationMs": 30000,\#
    "manifestUrl": \#
    "https://dai.google.com/linear/pods/v1/hls/network/21775744923/custom_asset/sgai-hls-live/ad_b\#
    reak_id/mid-roll-29919601.m3u8?stream_id=6e69425c%3ATUL&pd=30000",\#
    "interstitial": {"identifier": "ad_break_id/mid-roll-29919601","timeMs": 65000,\#
    "templateItems": [{\#
    "url": \#
    "https://dai.google.com/linear/pods/v1/hls/network/21775744923/custom_asset/sgai-hls-live/ad_b\#
    reak_id/mid-roll-29919601.m3u8?stream_id=6e69425c%3ATUL&pd=30000"\#
    }],"restrictions": ["jump"],"resumptionOffset": {"ms": 0}},"state": "scheduled"}}}},{\#
    "name": "a stream on demand","params": [{"name": "stream","value": "film"},{\#
    "name": "streamId","value": "7f3a:DLS"},{"name": "at","value": {"offsetMs": 600000}},{\#
    "name": "identifier","value": "pod/1"}],"result": {"name": "scheduled","value": {"break": {\#
    "id": "break-1","stream": "film","identifier": "pod/1","offsetMs": 600000,"durationMs": \#
    30000,\#
    "manifestUrl": \#
    "https://dai.google.com/linear/pods/v1/hls/network/21775744923/custom_asset/sgai-hls-film/pod/\#
    1.m3u8?stream_id=7f3a%3ADLS&pd=30000",\#
    "interstitial": {"identifier": "pod/1","timeMs": 600000,"templateItems": [{\#
    "url": \#
    "https://dai.google.com/linear/pods/v1/hls/network/21775744923/custom_asset/sgai-hls-film/pod/\#
    1.m3u8?stream_id=7f3a%3ADLS&pd=30000"\#
    }],"restrictions": [],"resumptionOffset": {"ms": 0}},"state": "scheduled"}}}},{\#
    "name": "for a session that is open","params": [{"name": "session","value": "session-1"},{\#
    "name": "at","value": {"clock": "2026-11-20T12:00:10Z"}},{"name": "identifier",\#
    "value": "pod/7"}],"result": {"name": "scheduled","value": {"break": {"id": "break-1",\#
    "stream": "live","identifier": "pod/7","start": "2026-11-20T12:00:10Z","durationMs": 10000,\#
    "manifestUrl": \#
    "https://dai.google.com/linear/pods/v1/hls/network/21775744923/custom_asset/sgai-hls-live/pod/\#
    7.m3u8?stream_id=6e69425c%3ATUL&pd=10000",\#
    "interstitial": {"identifier": "pod/7","date": "2026-11-20T12:00:10Z","templateItems": [{\#
    "url": \#
    "https://dai.google.com/linear/pods/v1/hls/network/21775744923/custom_asset/sgai-hls-live/pod/\#
    7.m3u8?stream_id=6e69425c%3ATUL&pd=10000"\#
    }],"restrictions": [],"resumptionOffset": {"indefinite": true}},"state": "scheduled"}}},\#
    "x-before": [{"method": "pod.open","params": {"stream": "live","streamId": \#
    "6e69425c:TUL"}}]},\#
    {"name": "another start under the same identifier","params": [{"name": "stream",\#
    "value": "live"},{"name": "streamId","value": "6e69425c:TUL"},{"name": "at","value": {\#
    "clock": "2026-11-20T12:00:40Z"}},{"name": "identifier","value": "pod/7"}],"x-error": {\#
    "code": 6,"reason": "BREAK_EXISTS"},"x-before": [{"method": "pod.schedule","params": {\#
    "stream": "live","streamId": "6e69425c:TUL","at": {"clock": "2026-11-20T12:00:10Z"},\#
    "identifier": "pod/7"}}]},{"name": "a start that has passed","params": [{"name": "stream",\#
    "value": "live"},{"name": "streamId","value": "6e69425c:TUL"},{"name": "at","value": {\#
    "clock": "2026-11-20T11:59:59Z"}}],"x-error": {"code": 9,"reason": "BREAK_IN_PAST"}},{\#
    "name": "a viewer without a session","params": [{"name": "stream","value": "live"}],\#
    "x-error": {"code": 9,"reason": "NO_STREAM_ID"}},{\#
    "name": "a live stream has no beginning to count from","params": [{"name": "stream",\#
    "value": "live"},{"name": "streamId","value": "6e69425c:TUL"},{"name": "at","value": {\#
    "offsetMs": 600000}}],"x-error": {"code": 3,"reason": "BAD_TIME"}},{\#
    "name": "the stream is not in the configuration","params": [{"name": "stream","value": \#
    "lives"\#
    }],"x-error": {"code": 5,"reason": "UNKNOWN_STREAM"}},{"name": "no such session","params": [{\#
    "name": "session","value": "session-1"}],"x-error": {"code": 5,"reason": "UNKNOWN_SESSION"}}\#
    ],\#
    "x-waits": true,\#
    "x-since": "0.1"\#
    },\#
    {\#
    "name": "pod.update",\#
    "summary": "Tells the ad server anew who the viewer of a session is.",\#
    "description": "All that was told before is replaced, nothing is merged: what is to stay has \#
    to be given again. It counts for the breaks that are asked for from then on.",\#
    "tags": [{"name": "pod"}\#
    ],\#
    "paramStructure": "by-name",\#
    "params": [{"name": "session","description": "The session whose viewer it is.",\#
    "required": true,"schema": {"type": "string","minLength": 1,"maxLength": 64}},{\#
    "name": "targeting",\#
    "description": "What the ad server chooses ads by (cust_params), as it is.\n\nThe engine \#
    encodes it.",\#
    "schema": {"type": "object","additionalProperties": {"type": "string","maxLength": 4096},\#
    "maxProperties": 64}},{"name": "parameters",\#
    "description": "What else the ad server is told, under its own names, such as ppid.",\#
    "schema": {"type": "object","additionalProperties": {"type": "string","maxLength": 4096},\#
    "maxProperties": 64}},{"name": "_meta",\#
    "description": "What a call says about itself, whatever its method is.","schema": {\#
    "$ref": "#/components/schemas/CallMeta"}}\#
    ],\#
    "result": {"name": "updated","description": "The session.","schema": {\#
    "$ref": "#/components/schemas/UpdatePodResult"}\#
    },\#
    "errors": [{"$ref": "#/components/errors/UNKNOWN_SESSION"},{\#
    "$ref": "#/components/errors/NOT_REGISTERED"},{"code": 14,\#
    "message": "The ad server of the stream refused what it was asked, or could not be asked. Or: \#
    The engine is shutting down and takes no new calls.",\#
    "data": {"status": "UNAVAILABLE","reasons": ["AD_SERVER_FAILED","SHUTTING_DOWN"]}},{\#
    "$ref": "#/components/errors/ANSWER_GONE"},{"code": 8,\#
    "message": "The batch has more calls than limits.batchCalls, or the answers of batches that \#
    wait have more bytes than limits.unreadOutputBytes. Or: The message has more bytes than \#
    limits.messageBytes. Or: Arrays and objects are nested deeper than limits.depth. Or: As many \#
    calls as limits.callsInFlight are waiting for their answer.",\#
    "data": {"status": "RESOURCE_EXHAUSTED","reasons": ["BATCH_TOO_LARGE","MESSAGE_TOO_LARGE",\#
    "TOO_DEEP","TOO_MANY_CALLS"]}},{"$ref": "#/components/errors/CANCELLED"},{\#
    "$ref": "#/components/errors/DEADLINE"},{"$ref": "#/components/errors/INTERNAL"},{\#
    "$ref": "#/components/errors/INVALID_PARAMS"},{"$ref": \#
    "#/components/errors/INVALID_REQUEST"},\#
    {"$ref": "#/components/errors/METHOD_NOT_FOUND"},{"$ref": \#
    "#/components/errors/PARSE_ERROR"},{\#
    "$ref": "#/components/errors/REQUEST_ID_REUSED"}\#
    ],\#
    "examples": [{"name": "no such session","params": [{"name": "session","value": "session-1"}],\#
    "x-error": {"code": 5,"reason": "UNKNOWN_SESSION"}},{\#
    "name": "the engine has not registered the viewer","params": [{"name": "session",\#
    "value": "session-1"},{"name": "targeting","value": {"section": "news"}}],"x-error": {\#
    "code": 9,"reason": "NOT_REGISTERED"},"x-before": [{"method": "pod.open","params": {\#
    "stream": "live","streamId": "6e69425c:TUL"}}]}\#
    ],\#
    "x-waits": true,\#
    "x-since": "0.2"\#
    },\#
    {\#
    "name": "rpc.discover",\#
    "summary": "Returns the OpenRPC document of this service, whole and self-contained.",\#
    "tags": [{"name": "rpc"}\#
    ],\#
    "paramStructure": "by-name",\#
    "params": [{"name": "_meta",\#
    "description": "What a call says about itself, whatever its method is.","schema": {\#
    "$ref": "#/components/schemas/CallMeta"}}\#
    ],\#
    "result": {"name": "document","description": "The OpenRPC document.","schema": {\#
    "$ref": "#/components/schemas/DiscoverRPCResult"}\#
    },\#
    "errors": [{"$ref": "#/components/errors/ANSWER_GONE"},{"code": 8,\#
    "message": "The batch has more calls than limits.batchCalls, or the answers of batches that \#
    wait have more bytes than limits.unreadOutputBytes. Or: The message has more bytes than \#
    limits.messageBytes. Or: Arrays and objects are nested deeper than limits.depth. Or: As many \#
    calls as limits.callsInFlight are waiting for their answer.",\#
    "data": {"status": "RESOURCE_EXHAUSTED","reasons": ["BATCH_TOO_LARGE","MESSAGE_TOO_LARGE",\#
    "TOO_DEEP","TOO_MANY_CALLS"]}},{"$ref": "#/components/errors/CANCELLED"},{\#
    "$ref": "#/components/errors/DEADLINE"},{"$ref": "#/components/errors/INTERNAL"},{\#
    "$ref": "#/components/errors/INVALID_PARAMS"},{"$ref": \#
    "#/components/errors/INVALID_REQUEST"},\#
    {"$ref": "#/components/errors/METHOD_NOT_FOUND"},{"$ref": \#
    "#/components/errors/PARSE_ERROR"},{\#
    "$ref": "#/components/errors/REQUEST_ID_REUSED"},{"$ref": \#
    "#/components/errors/SHUTTING_DOWN"}\#
    ],\#
    "examples": [{"name": "the document","description": "Shown in part.","params": [],"result": {\#
    "name": "document","value": {"info": {"title": "adpipe","version": "0.2.0"}}},\#
    "x-partial": true}\#
    ],\#
    "x-since": "0.1"\#
    },\#
    {\#
    "name": "server.info",\#
    "summary": "Says which version this is, what it can do and how much it takes on.",\#
    "tags": [{"name": "server"}\#
    ],\#
    "paramStructure": "by-name",\#
    "params": [{"name": "_meta",\#
    "description": "What a call says about itself, whatever its method is.","schema": {\#
    "$ref": "#/components/schemas/CallMeta"}}\#
    ],\#
    "result": {"name": "server","description": "The engine.","schema": {\#
    "$ref": "#/components/schemas/InfoServerResult"}\#
    },\#
    "errors": [{"$ref": "#/components/errors/ANSWER_GONE"},{"code": 8,\#
    "message": "The batch has more calls than limits.batchCalls, or the answers of batches that \#
    wait have more bytes than limits.unreadOutputBytes. Or: The message has more bytes than \#
    limits.messageBytes. Or: Arrays and objects are nested deeper than limits.depth. Or: As many \#
    calls as limits.callsInFlight are waiting for their answer.",\#
    "data": {"status": "RESOURCE_EXHAUSTED","reasons": ["BATCH_TOO_LARGE","MESSAGE_TOO_LARGE",\#
    "TOO_DEEP","TOO_MANY_CALLS"]}},{"$ref": "#/components/errors/CANCELLED"},{\#
    "$ref": "#/components/errors/DEADLINE"},{"$ref": "#/components/errors/INTERNAL"},{\#
    "$ref": "#/components/errors/INVALID_PARAMS"},{"$ref": \#
    "#/components/errors/INVALID_REQUEST"},\#
    {"$ref": "#/components/errors/METHOD_NOT_FOUND"},{"$ref": \#
    "#/components/errors/PARSE_ERROR"},{\#
    "$ref": "#/components/errors/REQUEST_ID_REUSED"},{"$ref": \#
    "#/components/errors/SHUTTING_DOWN"}\#
    ],\#
    "examples": [{"name": "the engine as it comes","params": [],"result": {"name": "server",\#
    "value": {"name": "adpipe","version": "0.2.0","startedAt": "2026-11-20T12:00:00Z",\#
    "capabilities": {"framings": ["line","header"],"methods": ["ad.click","ad.explain","ad.get",\#
    "ad.list","ad.load","ad.mute","ad.poll","ad.preload","ad.present","ad.release","config.get",\#
    "config.reload","context.set","event.list","event.report","event.watch","health.check",\#
    "health.watch","network.list","network.setUp","pod.cancel","pod.close","pod.explain",\#
    "pod.fill","pod.ingest","pod.join","pod.list","pod.open","pod.playhead","pod.render",\#
    "pod.schedule","pod.update","rpc.discover","server.info","server.shutdown"],"formats": [\#
    "banner","interstitial","rewarded","rewardedInterstitial","appOpen","native","customNative"],\#
    "adapters": ["sample","process","openrtb","vast"]},"limits": {"messageBytes": 16777216,\#
    "depth": 256,"batchCalls": 1000,"callsInFlight": 16384,"unreadOutputBytes": 67108864,\#
    "adsHeld": 200000,"breaksHeld": 10000,"sessionsOpen": 100000,"eventsKept": 100000,\#
    "deliveriesWaiting": 20000,"deliveriesKept": 20000,"explanationsKept": 10000,\#
    "answersKept": 10000,"answersKeptMs": 600000,"answersKeptBytes": 67108864,\#
    "contextBytes": 1048576}}}}\#
    ],\#
    "x-since": "0.1"\#
    },\#
    {\#
    "name": "server.shutdown",\#
    "summary": "Ends the engine once the calls it has are answered.",\#
    "description": "A call that has arrived behind it is refused with SHUTTING_DOWN; what comes \#
    later is not read, as after the end of input. Calls that wait get their answer within the \#
    drain time, streams end, and the process exits with 0, as it does at the end of its input.",\#
    "tags": [{"name": "server"}\#
    ],\#
    "paramStructure": "by-name",\#
    "params": [{"name": "_meta",\#
    "description": "What a call says about itself, whatever its method is.","schema": {\#
    "$ref": "#/components/schemas/CallMeta"}}\#
    ],\#
    "result": {"name": "draining","description": "What is waited for.","schema": {\#
    "$ref": "#/components/schemas/ShutdownServerResult"}\#
    },\#
    "errors": [{"$ref": "#/components/errors/ANSWER_GONE"},{"code": 8,\#
    "message": "The batch has more calls than limits.batchCalls, or the answers of batches that \#
    wait have more bytes than limits.unreadOutputBytes. Or: The message has more bytes than \#
    limits.messageBytes. Or: Arrays and objects are nested deeper than limits.depth. Or: As many \#
    calls as limits.callsInFlight are waiting for their answer.",\#
    "data": {"status": "RESOURCE_EXHAUSTED","reasons": ["BATCH_TOO_LARGE","MESSAGE_TOO_LARGE",\#
    "TOO_DEEP","TOO_MANY_CALLS"]}},{"$ref": "#/components/errors/CANCELLED"},{\#
    "$ref": "#/components/errors/DEADLINE"},{"$ref": "#/components/errors/INTERNAL"},{\#
    "$ref": "#/components/errors/INVALID_PARAMS"},{"$ref": \#
    "#/components/errors/INVALID_REQUEST"},\#
    {"$ref": "#/components/errors/METHOD_NOT_FOUND"},{"$ref": \#
    "#/components/errors/PARSE_ERROR"},{\#
    "$ref": "#/components/errors/REQUEST_ID_REUSED"},{"$ref": \#
    "#/components/errors/SHUTTING_DOWN"}\#
    ],\#
    "examples": [{"name": "nothing waits","params": [],"result": {"name": "draining","value": {\#
    "drainMs": 5000}}}\#
    ],\#
    "x-since": "0.1"\#
    }\#
    ],\#
    "components": {\#
    "schemas": {\#
    "Ad": {"title": "Ad",\#
    "description": "An ad that the engine holds.\n\nWhat it shows is in exactly one of `native`, \#
    `custom`, `video` and `html`.",\#
    "type": "object","required": ["id","adUnit","format","state","network"],"properties": {"id": \#
    {\#
    "type": "string","minLength": 1,"maxLength": 64,"description": "The name to call this ad by."\#
    },"adUnit": {"type": "string",\#
    "description": "The ad unit that it was loaded for, as config.yaml names it."},"format": {\#
    "$ref": "#/components/schemas/AdFormat","description": "Which of the wanted formats came."},\#
    "state": {"$ref": "#/components/schemas/AdState","description": "Where it stands in its \#
    life."\#
    },"network": {"type": "string",\#
    "description": "The network that sold it, as config.yaml names it."},"native": {\#
    "$ref": "#/components/schemas/NativeAd","description": "The assets of a native ad."},\#
    "custom": {"$ref": "#/components/schemas/CustomAd",\#
    "description": "The assets of a custom native ad."},"video": {\#
    "$ref": "#/components/schemas/AdVideo","description": "The video of a full-screen ad."},\#
    "html": {"$ref": "#/components/schemas/AdMarkup",\#
    "description": "The page of a banner or a full-screen ad."},"reward": {\#
    "$ref": "#/components/schemas/Reward",\#
    "description": "What watching earns; rewarded ads have it."},"mute": {\#
    "$ref": "#/components/schemas/MuteReasons",\#
    "description": "How a viewer can be asked why the ad is not wanted; absent if it cannot be \#
    muted."\#
    },"price": {"$ref": "#/components/schemas/Price",\#
    "description": "What the network pays; absent if no price is known."},"expiresAt": {\#
    "type": "string","format": "date-time","description": "When it can no longer be presented."},\#
    "details": {"$ref": "#/components/schemas/AdDetails",\#
    "description": "What is known of it beside what it shows; absent if nothing is."}}\#
    },\#
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
    "AdDetails": {"title": "AdDetails",\#
    "description": "What is known of an ad beside what it shows, in the words of those who sold \#
    it.",\#
    "type": "object","properties": {"creativeId": {"type": "string","description": "The \#
    creative."\#
    },"campaignId": {"type": "string","description": "The campaign."},"dealId": {"type": \#
    "string",\#
    "description": "The agreement under which it was sold."},"seat": {"type": "string",\#
    "description": "Who bought it."},"advertiserDomains": {"type": "array","items": {\#
    "type": "string","description": "One domain."},"description": "The domains of the \#
    advertiser."\#
    },"categories": {"type": "array","items": {"type": "string","description": "One category."},\#
    "description": "What it is about, in categories of the IAB."},"attributes": {"type": "array",\#
    "items": {"type": "integer","minimum": -2147483648,"maximum": 2147483647,\#
    "description": "One number."},\#
    "description": "What is to be known of it, by the numbers that OpenRTB gives to creative \#
    attributes."\#
    }}\#
    },\#
    "AdEvent": {"title": "AdEvent","description": "Something that happened, mostly to an ad.",\#
    "type": "object","required": ["cursor","type","at"],"properties": {"cursor": {\#
    "type": "string","format": "int64","pattern": "^-?[0-9]{1,19}$",\#
    "description": "Its place in the order of all events; reading resumes after it."},"type": {\#
    "$ref": "#/components/schemas/EventType","description": "What happened."},"adId": {\#
    "type": "string","description": "The ad that it happened to; absent if it was of no ad."},\#
    "at": {"type": "string","format": "date-time",\#
    "description": "When it happened, by the client's clock if the client said so."},"network": {\#
    "type": "string",\#
    "description": "The network that said it; absent if the client or the engine did."},\#
    "loadId": {"type": "string","description": "The load that a violation was about."},"late": {\#
    "type": "boolean",\#
    "description": "True for a reward that came after it had been said to be missing."},\#
    "detail": {"type": "string","description": "What more there is to know about it."},\#
    "eventId": {"type": "string","description": "The name that the client gave it."},"asset": {\#
    "type": "string","description": "The asset that was clicked."},"positionMs": {\#
    "type": "integer","minimum": 0,"maximum": 2147483647,\#
    "description": "How far the video had come."},"errorCode": {"type": "integer","minimum": 100,\#
    "maximum": 999,"description": "What went wrong, as a number of VAST."},"interaction": {\#
    "$ref": "#/components/schemas/AdInteraction",\#
    "description": "What the viewer or the player did."},"valueMicros": {"type": "string",\#
    "format": "int64","pattern": "^-?[0-9]{1,19}$",\#
    "description": "What this one impression earned in millionths of the currency."},"currency": \#
    {\#
    "type": "string","description": "The currency of the value, by ISO 4217."},"precision": {\#
    "$ref": "#/components/schemas/PricePrecision",\#
    "description": "How far the value can be trusted."},"reported": {\#
    "$ref": "#/components/schemas/ReportedEventType",\#
    "description": "What was reported and refused."},"reason": {\#
    "$ref": "#/components/schemas/RejectionReason","description": "Why it was refused."},\#
    "deliveries": {"type": "array","items": {"$ref": "#/components/schemas/Delivery"},\#
    "description": "Who was told of it, in order; absent unless asked for, and if nobody wants to \#
    hear of it."\#
    },"sessionId": {"type": "string",\#
    "description": "The viewer's session with a stream in which it happened."},"breakId": {\#
    "type": "string","description": "The break that it happened to."},"podIndex": {\#
    "type": "integer","minimum": -1,"maximum": 1000000,\#
    "description": "Which break of the session it is: 0 at its beginning, -1 after the content, \#
    else 1, 2 and so on."\#
    },"timeOffsetMs": {"type": "integer","minimum": -9007199254740991,"maximum": \#
    9007199254740991,\#
    "description": "Where the break begins in the content; -1 after it."},"maxDurationMs": {\#
    "type": "integer","minimum": 1,"maximum": 86400000,"description": "How long the break lasts."\#
    },"pod": {"$ref": "#/components/schemas/AdInPod",\#
    "description": "Which ad of the break it happened to."}}\#
    },\#
    "AdFate": {"title": "AdFate","description": "What became of an ad of a break.",\#
    "type": "object","required": ["id","reason","detail"],"properties": {"id": {"type": "string",\#
    "description": "The name that pod.fill gave it."},"reason": {\#
    "$ref": "#/components/schemas/PlaybackReason","description": "Why it was seen, or was not."},\#
    "detail": {"type": "string","description": "The same as a sentence."}}\#
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
    "AdInPod": {"title": "AdInPod","description": "An ad in a break as its events tell of it.",\#
    "type": "object","required": ["id","adPosition","totalAds","isBumper"],"properties": {"id": {\#
    "type": "string","description": "The name that pod.fill gave it."},"adPosition": {\#
    "type": "integer","minimum": 1,"maximum": 1000,\#
    "description": "Its number in the break, from 1."},"totalAds": {"type": "integer",\#
    "minimum": 1,"maximum": 1000,"description": "How many ads the break holds."},"isBumper": {\#
    "type": "boolean","description": "Whether it only frames the others."},"adTitle": {\#
    "type": "string","description": "What it is called."},"adDescription": {"type": "string",\#
    "description": "What it is about."},"contentType": {"type": "string",\#
    "description": "The type of its media."}}\#
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
    "AdProgress": {"title": "AdProgress","description": "Where in an ad the player is.",\#
    "type": "object","required": ["breakId","id","adPosition","totalAds","adBreakDurationMs",\#
    "durationMs","currentTimeMs"],"properties": {"breakId": {"type": "string",\#
    "description": "The break."},"id": {"type": "string",\#
    "description": "The name that pod.fill gave the ad."},"adPosition": {"type": "integer",\#
    "minimum": 1,"maximum": 1000,"description": "Its number in the break, from 1."},"totalAds": {\#
    "type": "integer","minimum": 1,"maximum": 1000,"description": "How many ads the break holds."\#
    },"adBreakDurationMs": {"type": "integer","minimum": 1,"maximum": 86400000,\#
    "description": "How long the break lasts."},"durationMs": {"type": "integer","minimum": 1,\#
    "maximum": 86400000,"description": "How long the ad lasts."},"currentTimeMs": {\#
    "type": "integer","minimum": 0,"maximum": 86400000,\#
    "description": "How far in the ad the player is."}}\#
    },\#
    "AdSize": {"title": "AdSize","description": "The size of a banner.","type": "object",\#
    "required": ["width","height"],"properties": {"width": {"type": "integer","minimum": 0,\#
    "maximum": 65535,"description": "Its width in points."},"height": {"type": "integer",\#
    "minimum": 0,"maximum": 65535,"description": "Its height in points."}}\#
    },\#
    "AdState": {"title": "AdState","description": "Where an ad stands in its life.",\#
    "type": "string","enum": ["loading","ready","presenting","dismissed","expired","failed",\#
    "released"],"x-enum-descriptions": {"loading": "Its assets are still on their way.",\#
    "ready": "It can be presented.","presenting": "It has been presented and is on show.",\#
    "dismissed": "It has been on show and is gone from the screen.",\#
    "expired": "It waited too long to be presented.","failed": "It could not be presented.",\#
    "released": "It has been given back and is no longer held."}\#
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
    "AdapterFailure": {"title": "AdapterFailure",\#
    "description": "What a network said when it failed, word for word.","type": "object",\#
    "required": ["domain","code","message"],"properties": {"domain": {"type": "string",\#
    "maxLength": 256,"description": "Whose error it is."},"code": {"type": "integer",\#
    "minimum": -2147483648,"maximum": 2147483647,"description": "The number in that domain."},\#
    "message": {"type": "string","maxLength": 4096,"description": "What it says for a person."}}\#
    },\#
    "AdapterName": {"title": "AdapterName","description": "What speaks for a network.",\#
    "type": "string","enum": ["sample","process","openrtb","vast"],"x-enum-descriptions": {\#
    "sample": "The network built into the engine, which needs no other and rehearses every \#
    outcome.",\#
    "process": "A program that answers the adapter contract, in any language.",\#
    "openrtb": "An exchange or a Prebid Server, spoken to in OpenRTB over HTTP.",\#
    "vast": "An ad server that answers in VAST or VMAP, asked over HTTP."}\#
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
    "Break": {"title": "Break","description": "A break in a stream that ads will fill.",\#
    "type": "object","required": ["id","stream","identifier","durationMs","state"],"properties": \#
    {\#
    "id": {"type": "string","minLength": 1,"maxLength": 64,\#
    "description": "The name to call this break by."},"stream": {"type": "string",\#
    "description": "The stream, as config.yaml names it."},"identifier": {"type": "string",\#
    "description": "The name that all viewers' players share: pod/7 or ad_break_id/x."},"start": \#
    {\#
    "type": "string","format": "date-time",\#
    "description": "When it begins; absent for one placed by offset, or after the content, in a \#
    stream on demand."\#
    },"offsetMs": {"type": "integer","minimum": 0,"maximum": 9007199254740991,\#
    "description": "Where it begins in a stream on demand; absent for one after the content."},\#
    "durationMs": {"type": "integer","minimum": 1,"maximum": 86400000,\#
    "description": "How long it lasts, by the best that is known."},"plannedDurationMs": {\#
    "type": "integer","minimum": 1,"maximum": 86400000,\#
    "description": "How long it was to last when the stream first told of it; absent if it did \#
    not say."\#
    },"manifestUrl": {"type": "string","format": "uri",\#
    "description": "The playlist of its ads for this viewer; absent for a break that is nobody's \#
    own."\#
    },"interstitial": {"$ref": "#/components/schemas/Interstitial",\#
    "description": "What to hand to the player; absent for a break that is nobody's own."},\#
    "state": {"$ref": "#/components/schemas/BreakState","description": "Where it stands."},\#
    "preparation": {"$ref": "#/components/schemas/BreakPreparation",\#
    "description": "How far its ads have come, if its stream has them fetched before it \#
    begins."},\#
    "signals": {"type": "array","items": {"$ref": "#/components/schemas/BreakSignal"},\#
    "maxItems": 7,"description": "The ways in which the stream told of it."},"spliceMessages": {\#
    "type": "array","items": {"type": "string","minLength": 1,"maxLength": 8192},"maxItems": 8,\#
    "description": "The splice messages of SCTE 35 that came with it, in base 64, as they \#
    were."}}\#
    },\#
    "BreakCue": {"title": "BreakCue",\#
    "description": "When a break is played, if not only at its place.","type": "string","enum": [\#
    "pre","post","once"],"x-enum-descriptions": {\#
    "pre": "Before the content, when the viewer begins to watch (AVPlayer's joinCue).",\#
    "post": "After the content, when it has come to its end (AVPlayer's leaveCue).",\#
    "once": "Not again, once it has been played (AVPlayer's willPlayOnce)."}\#
    },\#
    "BreakFate": {"title": "BreakFate","description": "What became of a break in one session.",\#
    "type": "object","required": ["session","breakId","identifier","reason","detail","replays",\#
    "ads"],"properties": {"session": {"type": "string","description": "The session."},"breakId": \#
    {\#
    "type": "string","description": "The break."},"identifier": {"type": "string",\#
    "description": "The name that all viewers share."},"reason": {\#
    "$ref": "#/components/schemas/PlaybackReason","description": "Why it was seen, or was not."},\#
    "detail": {"type": "string","description": "The same as a sentence."},"replays": {\#
    "type": "integer","minimum": 0,"maximum": 9007199254740991,\#
    "description": "How often the viewer came into it after the first time."},"preparation": {\#
    "$ref": "#/components/schemas/BreakPreparation",\#
    "description": "When its ads were fetched, how long it took and why some are missing; absent \#
    if they were not fetched before it began."\#
    },"offered": {"type": "array","items": {"$ref": "#/components/schemas/OfferedPodAd"},\#
    "description": "What became of each ad that was offered for it; absent if no ad unit was \#
    asked."\#
    },"shortfall": {"$ref": "#/components/schemas/FillShortfall",\#
    "description": "Why it holds no more ads; absent if nothing is left, or no ad unit was \#
    asked."\#
    },"loadIds": {"type": "array","items": {"type": "string","description": "The id of a load."},\#
    "description": "The loads that were made for it; ad.explain says of each whom it asked."},\#
    "ads": {"type": "array","items": {"$ref": "#/components/schemas/AdFate"},\#
    "description": "Its ads, in order."}}\#
    },\#
    "BreakPreparation": {"title": "BreakPreparation",\#
    "description": "How far the ads of a break have come that are fetched before it begins.",\#
    "type": "object","required": ["state","fetchAt","deadline","detail"],"properties": {"state": \#
    {\#
    "$ref": "#/components/schemas/PreparationState","description": "How far they have come."},\#
    "fetchAt": {"type": "string","format": "date-time",\#
    "description": "When they are fetched, drawn for this viewer."},"deadline": {"type": \#
    "string",\#
    "format": "date-time",\#
    "description": "Until when they have to be there; what has come by then fills the break."},\#
    "reason": {"$ref": "#/components/schemas/PreparationReason",\#
    "description": "Why something is missing; absent if nothing is."},"tookMs": {\#
    "type": "integer","minimum": 0,"maximum": 9007199254740991,\#
    "description": "How long they took; absent before."},"detail": {"type": "string",\#
    "description": "The same as a sentence."}}\#
    },\#
    "BreakSignal": {"title": "BreakSignal",\#
    "description": "A way in which streams tell of a break.","type": "string","enum": [\#
    "dateRange","interstitial","cueOut","adobeCue","scte35","spliceMessage","endpoint"],\#
    "x-enum-descriptions": {"dateRange": "EXT-X-DATERANGE with SCTE35-OUT.",\#
    "interstitial": "EXT-X-DATERANGE of the class com.apple.hls.interstitial.",\#
    "cueOut": "EXT-X-CUE-OUT, EXT-X-CUE-OUT-CONT and EXT-X-CUE-IN.",\#
    "adobeCue": "EXT-X-CUE with a TYPE.","scte35": "EXT-X-SCTE35 with CUE-OUT or CUE-IN.",\#
    "spliceMessage": "A message of SCTE 35 beside other tags, such as EXT-OATCLS-SCTE35.",\#
    "endpoint": "The signalling endpoint of the stream, beside its playlists."}\#
    },\#
    "BreakSnap": {"title": "BreakSnap",\#
    "description": "A boundary between segments of the content that a break is moved to.",\#
    "type": "string","enum": ["out","in"],"x-enum-descriptions": {\#
    "out": "The one nearest to its start (AVPlayer's alignsStartWithPrimarySegmentBoundary).",\#
    "in": "The one nearest to where the content goes on (AVPlayer's \#
    alignsResumptionWithPrimarySegmentBoundary)."\#
    }\#
    },\#
    "BreakState": {"title": "BreakState","description": "Where a break stands.","type": "string",\#
    "enum": ["scheduled","announced","running","extended","returnedEarly","ended","lapsed",\#
    "cancelled"],"x-enum-descriptions": {"scheduled": "It was planned, and its start is to \#
    come.",\#
    "announced": "The stream tells of it, and its start is to come.",\#
    "running": "It has begun and not ended.",\#
    "extended": "It goes on for longer than the playlist first said.",\#
    "returnedEarly": "It is over, and sooner than the playlist had said.",\#
    "ended": "Its time is over.",\#
    "lapsed": "Its time is over, and the playlist never said that it ends.",\#
    "cancelled": "It has been taken off the schedule, or back by its stream before it began."}\#
    },\#
    "BreakTime": {"title": "BreakTime","description": "Where a break begins.","type": "object",\#
    "properties": {"clock": {"type": "string","format": "date-time","maxLength": 64,\#
    "description": "By the clock on the wall."},"programTime": {"type": "string",\#
    "format": "date-time","maxLength": 64,\#
    "description": "By the dates that the stream itself carries (EXT-X-PROGRAM-DATE-TIME)."},\#
    "offsetMs": {"type": "integer","minimum": 0,"maximum": 9007199254740991,\#
    "description": "By the player's own clock, which on demand counts from the beginning of the \#
    stream."\#
    }},"minProperties": 1,"maxProperties": 1\#
    },\#
    "BreakTimeline": {"title": "BreakTimeline",\#
    "description": "How the player's timeline shows a break.","type": "object","properties": {\#
    "occupies": {"$ref": "#/components/schemas/TimelineOccupancy",\#
    "description": "How much of it the break takes up; point if absent."},"style": {\#
    "$ref": "#/components/schemas/TimelineStyle",\#
    "description": "How the break looks there; highlight if absent."}}\#
    },\#
    "CallMeta": {"title": "CallMeta",\#
    "description": "What a call says about itself, whatever its method is.\n\nIt stands in the \#
    member `_meta` of the params. Members that are not known are passed over, so that hosts may \#
    put their own beside these.",\#
    "type": "object","properties": {"timeoutMs": {"type": "integer","minimum": 0,\#
    "maximum": 86400000,\#
    "description": "How long the call may take. When that time is over the work is cancelled, and \#
    the answer is DEADLINE. Without it the call has no deadline of its own."\#
    },"requestId": {"type": "string","minLength": 1,"maxLength": 128,\#
    "description": "A word that makes a repeated call act once. The same call under the same word \#
    is answered the same again; another call under it fails with REQUEST_ID_REUSED. An answer is \#
    remembered for 10 minutes, among the latest 10,000, unless `answersKeptMs` and `answersKept` \#
    of the configuration's `limits` say otherwise."\#
    },"traceparent": {"type": "string","minLength": 1,"maxLength": 128,\#
    "description": "The trace that the caller belongs to, as W3C Trace Context writes it. It \#
    changes nothing of what the call does."\#
    }},"additionalProperties": true\#
    },\#
    "CancelPodResult": {"title": "CancelPodResult","description": "The break as it was last.",\#
    "type": "object","required": ["break"],"properties": {"break": {\#
    "$ref": "#/components/schemas/Break","description": "The break, cancelled."}}\#
    },\#
    "ClickAction": {"title": "ClickAction","description": "What the app has to do for a click.",\#
    "type": "object","properties": {"custom": {"type": "boolean",\#
    "description": "True: the app handles the click itself, and nothing is to be opened."},\#
    "deepLink": {"$ref": "#/components/schemas/Destination",\#
    "description": "An app on the device opens the address."},"browser": {\#
    "$ref": "#/components/schemas/Destination","description": "The browser opens the address."}},\#
    "minProperties": 1,"maxProperties": 1\#
    },\#
    "ClickAdResult": {"title": "ClickAdResult",\#
    "description": "What to do, and the click that was recorded.","type": "object","required": [\#
    "action"],"properties": {"action": {"$ref": "#/components/schemas/ClickAction",\#
    "description": "What the app has to do."},"cursor": {"type": "string","format": "int64",\#
    "pattern": "^-?[0-9]{1,19}$",\#
    "description": "The event that records the click; absent for AdChoices."}}\#
    },\#
    "ClickTarget": {"title": "ClickTarget","description": "What a click opens.","type": "object",\#
    "properties": {"deepLinks": {"type": "array","items": {"type": "string","format": "uri",\#
    "maxLength": 4096},"maxItems": 16,\#
    "description": "Links into apps, the best first; the first one that can be opened is."},\#
    "destination": {"type": "string","format": "uri","maxLength": 4096,\#
    "description": "The page that is opened when no deep link can be."}}\#
    },\#
    "ClosePodResult": {"title": "ClosePodResult","description": "The session that was closed.",\#
    "type": "object","required": ["session","events"],"properties": {"session": {\#
    "$ref": "#/components/schemas/StreamSession","description": "The session."},"events": {\#
    "type": "array","items": {"$ref": "#/components/schemas/AdEvent"},\#
    "description": "What ended with it."}}\#
    },\#
    "ConfigurationSource": {"title": "ConfigurationSource",\#
    "description": "Where the configuration came from.","type": "object","properties": {"file": {\#
    "type": "string","description": "The file that was read."},"builtIn": {"type": "boolean",\#
    "description": "True: no file was found or named, and the one built into the engine is \#
    used."}\#
    },"minProperties": 1,"maxProperties": 1\#
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
    "Creative": {"title": "Creative","description": "What to draw of an ad.","type": "object",\#
    "properties": {"html": {"$ref": "#/components/schemas/AdMarkup",\#
    "description": "A page to show."},"video": {"$ref": "#/components/schemas/AdVideo",\#
    "description": "A video to play."},"native": {"$ref": "#/components/schemas/NativeAd",\#
    "description": "Assets to lay out."},"custom": {"$ref": "#/components/schemas/CustomAd",\#
    "description": "Assets of a custom format to lay out."}},"minProperties": 1,"maxProperties": \#
    1\#
    },\#
    "CustomAd": {"title": "CustomAd",\#
    "description": "The assets of a custom native ad, under the names that its format gives \#
    them.",\#
    "type": "object","required": ["formatId","assets"],"properties": {"formatId": {\#
    "type": "string","maxLength": 64,"description": "The custom format, as config.yaml names it."\#
    },"assets": {"type": "object","additionalProperties": {\#
    "$ref": "#/components/schemas/CustomAsset"},"maxProperties": 64,\#
    "description": "The assets by name."},"adChoices": {"$ref": "#/components/schemas/AdChoices",\#
    "description": "The mark that tells people why they see this ad; it must be shown."},\#
    "video": {"$ref": "#/components/schemas/AdVideo",\#
    "description": "The video; without one, the format's fallback image is shown in its place."}}\#
    },\#
    "CustomAsset": {"title": "CustomAsset",\#
    "description": "One asset of a custom native ad, a text or an image.","type": "object",\#
    "properties": {"text": {"type": "string","maxLength": 65536,"description": "A text to \#
    show."},\#
    "image": {"$ref": "#/components/schemas/AdImage","description": "An image to show."}},\#
    "minProperties": 1,"maxProperties": 1\#
    },\#
    "Delivery": {"title": "Delivery","description": "One address that is told once of an event.",\#
    "type": "object","required": ["url","state","tries"],"properties": {"url": {"type": "string",\#
    "description": "The address."},"state": {"$ref": "#/components/schemas/DeliveryState",\#
    "description": "Whether it has been told."},"tries": {"type": "integer","minimum": 0,\#
    "maximum": 20,"description": "How often that was tried."},"status": {"type": "integer",\#
    "minimum": 100,"maximum": 999,\#
    "description": "What the server answered last, as a status of HTTP; absent if it did not."},\#
    "reason": {"$ref": "#/components/schemas/DeliveryReason",\#
    "description": "Why the last try did not do; absent if it did."}}\#
    },\#
    "DeliveryCounts": {"title": "DeliveryCounts",\#
    "description": "How many deliveries there were, by what became of them.","type": "object",\#
    "required": ["waiting","delivered","failed","dropped"],"properties": {"waiting": {\#
    "type": "integer","minimum": 0,"maximum": 9007199254740991,\#
    "description": "Those that are still to be made."},"delivered": {"type": "integer",\#
    "minimum": 0,"maximum": 9007199254740991,"description": "Those that were made."},"failed": {\#
    "type": "integer","minimum": 0,"maximum": 9007199254740991,\#
    "description": "Those that will not be made."},"dropped": {"type": "integer","minimum": 0,\#
    "maximum": 9007199254740991,\#
    "description": "Those among the failed for which there was no room."}}\#
    },\#
    "DeliveryReason": {"title": "DeliveryReason","description": "Why a delivery did not do.",\#
    "type": "string","enum": ["REFUSED","SERVER_BUSY","SERVER_ERROR","TIMEOUT","UNREACHABLE",\#
    "UNKNOWN_HOST","BROKEN","UNTRUSTED","REDIRECT","BAD_ADDRESS","FORBIDDEN_ADDRESS",\#
    "ENGINE_BUSY","UNAVAILABLE","TOO_OLD","QUEUE_FULL"],"x-enum-descriptions": {\#
    "REFUSED": "The server does not want it.","SERVER_BUSY": "The server has too much to do.",\#
    "SERVER_ERROR": "The server failed.","TIMEOUT": "The server did not answer in time.",\#
    "UNREACHABLE": "Nobody takes the connection.",\#
    "UNKNOWN_HOST": "The name of the server is not known.","BROKEN": "The connection broke.",\#
    "UNTRUSTED": "The server does not prove who it is.",\#
    "REDIRECT": "The server sends on and on, or where it may not.",\#
    "BAD_ADDRESS": "The address is none that can be asked.",\#
    "FORBIDDEN_ADDRESS": "The address leads where it may not lead.",\#
    "ENGINE_BUSY": "The engine asks too many servers already.",\#
    "UNAVAILABLE": "There is nothing on this machine to ask with.",\#
    "TOO_OLD": "It waited for too long.","QUEUE_FULL": "Too many were waiting already."}\#
    },\#
    "DeliveryState": {"title": "DeliveryState","description": "How far a delivery has come.",\#
    "type": "string","enum": ["waiting","delivered","failed"],"x-enum-descriptions": {\#
    "waiting": "It is still to be made, or to be tried again.",\#
    "delivered": "The server has heard.","failed": "It will not be tried any more."}\#
    },\#
    "Destination": {"title": "Destination","description": "Where a click leads.","type": \#
    "object",\#
    "required": ["url"],"properties": {"url": {"type": "string","format": "uri","maxLength": \#
    4096,\#
    "description": "The address to open."}}\#
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
    "DiscoverRPCResult": {"title": "DiscoverRPCResult","description": "The OpenRPC document.",\#
    "type": "object","required": ["openrpc","info","methods","components"],"properties": {\#
    "openrpc": {"type": "string","description": "The version of OpenRPC that it follows."},\#
    "info": {"x-any": true,\#
    "description": "The name and the version of the service and what is to be known of it."},\#
    "methods": {"x-any": true,\#
    "description": "The methods with their params, answers, errors and examples."},"components": \#
    {\#
    "x-any": true,"description": "The types and the errors that the methods refer to."}}\#
    },\#
    "ErrorDetail": {"title": "ErrorDetail","description": "The data of an error.",\#
    "type": "object","required": ["status","reason"],"properties": {"status": {"type": "string",\#
    "description": "The canonical name of the code, such as NOT_FOUND."},"reason": {\#
    "type": "string","description": "A stable word to branch on, such as NO_FILL."},"remedy": {\#
    "type": "string","description": "What to do about it."},"retryAfterMs": {"type": "integer",\#
    "minimum": 0,"maximum": 9007199254740991,\#
    "description": "How long to wait before the call can succeed."},"violations": {\#
    "type": "array","items": {"$ref": "#/components/schemas/Violation"},\#
    "description": "Every mistake that was found."},"explain": {\#
    "$ref": "#/components/schemas/Explain","description": "Why no source filled."},"adapter": {\#
    "$ref": "#/components/schemas/AdapterFailure",\#
    "description": "What the network said, word for word."},"gma": {\#
    "$ref": "#/components/schemas/GMACode",\#
    "description": "The error of the Google Mobile Ads SDK that means the same."}}\#
    },\#
    "EventOutcome": {"title": "EventOutcome","description": "What became of one reported event.",\#
    "type": "object","required": ["status"],"properties": {"status": {\#
    "$ref": "#/components/schemas/EventStatus","description": "Whether it counts."},"cursor": {\#
    "type": "string","format": "int64","pattern": "^-?[0-9]{1,19}$",\#
    "description": "The event that was recorded, now or before, or the violation; absent if \#
    nothing was."\#
    },"reason": {"$ref": "#/components/schemas/RejectionReason",\#
    "description": "Why it was rejected."}}\#
    },\#
    "EventReport": {"title": "EventReport","description": "One event as a client reports it.",\#
    "type": "object","required": ["adId","type"],"properties": {"adId": {"type": "string",\#
    "minLength": 1,"maxLength": 64,"description": "The ad that it happened to."},"type": {\#
    "$ref": "#/components/schemas/ReportedEventType","description": "What happened."},"eventId": \#
    {\#
    "type": "string","minLength": 1,"maxLength": 128,\#
    "description": "A name that makes a repeated report count once."},"at": {"type": "string",\#
    "format": "date-time","maxLength": 64,\#
    "description": "When it happened; the time of the report if absent."},"positionMs": {\#
    "type": "integer","minimum": 0,"maximum": 2147483647,\#
    "description": "How far the video has come; all places before it have been passed."},\#
    "errorCode": {"type": "integer","minimum": 100,"maximum": 999,\#
    "description": "What went wrong, as a number of VAST; 900 if absent."},"interaction": {\#
    "$ref": "#/components/schemas/AdInteraction",\#
    "description": "What the viewer or the player did, with the type `interaction` and no \#
    other."}\#
    }\#
    },\#
    "EventStatus": {"title": "EventStatus","description": "What became of a reported event.",\#
    "type": "string","enum": ["recorded","duplicate","rejected"],"x-enum-descriptions": {\#
    "recorded": "It counts.","duplicate": "It had been recorded before and counts once.",\#
    "rejected": "It cannot have happened and does not count."}\#
    },\#
    "EventType": {"title": "EventType","description": "What can happen to an ad.",\#
    "type": "string","enum": ["adBreakEnded","adBreakStarted","adCompleted","adError",\#
    "adFirstQuartile","adMidpoint","adMuted","adPeriodEnded","adPeriodStarted","adSkipped",\#
    "adStarted","adThirdQuartile","breakPrepared","click","dismissed","expired","failedToPresent",\#
    \#
    "firstQuartile","impression","interaction","loaded","lost","midpoint","muted","paid","paused",\#
    \#
    "progress","resumed","rewardEarned","rewardMissing","rewardNotEarned","skipped",\#
    "thirdQuartile","unmuted","videoEnded","videoStarted","violation","willDismiss","willPresent"\#
    ],"x-enum-descriptions": {\#
    "adBreakEnded": "A break that had begun was over, or the viewer left it.",\#
    "adBreakStarted": "A break began that the viewer had not seen before.",\#
    "adCompleted": "An ad of a break has been played to its end.",\#
    "adError": "An ad of a break could not be played.",\#
    "adFirstQuartile": "A quarter of an ad of a break has been played.",\#
    "adMidpoint": "Half of an ad of a break has been played.",\#
    "adMuted": "The viewer does not want to see the ad.",\#
    "adPeriodEnded": "The stream switched back to content.",\#
    "adPeriodStarted": "The stream switched from content to ads or slate.",\#
    "adSkipped": "The viewer left an ad of a break before its end.",\#
    "adStarted": "An ad of a break was played from its beginning.",\#
    "adThirdQuartile": "Three quarters of an ad of a break have been played.",\#
    "breakPrepared": "The ads of a break were fetched, or could not be; pod.explain says which.",\#
    "click": "An asset of the ad was clicked.","dismissed": "The ad has left the screen.",\#
    "expired": "The ad waited too long to be presented.",\#
    "failedToPresent": "The ad could not be shown.",\#
    "firstQuartile": "A quarter of the video has been played.","impression": "The ad was seen.",\#
    "interaction": "The viewer or the player did something that has only a name.",\#
    "loaded": "A load won this ad.",\#
    "lost": "An ad was not taken, and its network wants to hear so.",\#
    "midpoint": "Half of the video has been played.","muted": "The sound was turned off.",\#
    "paid": "The impression earned money.","paused": "The video was paused.",\#
    "progress": "The video has come to the position that is given.",\#
    "resumed": "The video went on after a pause.","rewardEarned": "The reward was earned.",\#
    "rewardMissing": "The ad was watched to its end and dismissed, and no reward came within the \#
    grace.",\#
    "rewardNotEarned": "The ad was dismissed before its end, or skipped, and no reward came \#
    within the grace.",\#
    "skipped": "The rest of the video was skipped.",\#
    "thirdQuartile": "Three quarters of the video have been played.",\#
    "unmuted": "The sound was turned on.","videoEnded": "The video was played to its end.",\#
    "videoStarted": "The video began.",\#
    "violation": "Something was reported or answered that cannot be, and was kept from everybody \#
    else.",\#
    "willDismiss": "The ad is about to leave the screen.",\#
    "willPresent": "The ad is about to cover the screen."}\#
    },\#
    "Explain": {"title": "Explain","description": "Why a load ended as it did.","type": "object",\#
    "required": ["loadId","sources"],"properties": {"loadId": {"type": "string","minLength": 1,\#
    "maxLength": 64,"description": "The name that ad.explain gives this explanation by again."},\#
    "sources": {"type": "array","items": {"$ref": "#/components/schemas/SourceExplain"},\#
    "description": "Every source of the ad unit in the order of its turn."}}\#
    },\#
    "ExplainAdResult": {"title": "ExplainAdResult","description": "What became of every source.",\#
    "type": "object","required": ["explain"],"properties": {"explain": {\#
    "$ref": "#/components/schemas/Explain","description": "Why the load ended as it did."}}\#
    },\#
    "ExplainPodResult": {"title": "ExplainPodResult","description": "What became of each break.",\#
    "type": "object","required": ["breaks"],"properties": {"session": {\#
    "$ref": "#/components/schemas/StreamSession",\#
    "description": "The session, if it was asked for."},"breaks": {"type": "array","items": {\#
    "$ref": "#/components/schemas/BreakFate"},"description": "The breaks, each in a session."},\#
    "next": {"type": "string",\#
    "description": "What to give as `after` for the rest; absent if this is all."},"signals": {\#
    "$ref": "#/components/schemas/StreamSignals",\#
    "description": "How the signalling endpoint of the session's stream fares, if it has one."}}\#
    },\#
    "ExtendedID": {"title": "ExtendedID","description": "What one source calls the viewer.",\#
    "type": "object","required": ["source","uids"],"properties": {"source": {"type": "string",\#
    "minLength": 1,"maxLength": 256,"description": "The domain of who gave out the ids."},\#
    "uids": {"type": "array","items": {"$ref": "#/components/schemas/UserID"},"maxItems": 16,\#
    "description": "The ids of that source."}}\#
    },\#
    "FillPodResult": {"title": "FillPodResult","description": "How much of the break is filled.",\#
    "type": "object","required": ["breakId","adsMs","slateMs"],"properties": {"breakId": {\#
    "type": "string","description": "The break."},"adsMs": {"type": "integer","minimum": 0,\#
    "maximum": 86400000,"description": "How long its ads last."},"slateMs": {"type": "integer",\#
    "minimum": 0,"maximum": 86400000,"description": "How much of it is left for slate."},\#
    "adIds": {"type": "array","items": {"type": "string","description": "The id of an ad."},\#
    "description": "The ads that were loaded for it, in the order in which they play."},\#
    "offered": {"type": "array","items": {"$ref": "#/components/schemas/OfferedPodAd"},\#
    "description": "What became of each ad that was offered, in the order of the answers; absent \#
    if no ad unit was asked."\#
    },"shortfall": {"$ref": "#/components/schemas/FillShortfall",\#
    "description": "Why it is not fuller; absent if nothing is left, or no ad unit was asked."},\#
    "loadIds": {"type": "array","items": {"type": "string","description": "The id of a load."},\#
    "description": "The loads that were made for it; ad.explain says of each whom it asked."}}\#
    },\#
    "FillShortfall": {"title": "FillShortfall",\#
    "description": "Why a break is not fuller than it is.","type": "string","enum": ["NO_FILL",\#
    "OUT_OF_TIME","MOST_ADS","REFUSED","BREAK_SHORTENED"],"x-enum-descriptions": {\#
    "NO_FILL": "Nobody had another ad that fits.","OUT_OF_TIME": "The time for it was over.",\#
    "MOST_ADS": "It holds as many ads as it may.",\#
    "REFUSED": "The engine could not ask for more: as many ads are held as may be, or the ad unit \#
    has gone.",\#
    "BREAK_SHORTENED": "It was shortened while its ads were fetched."}\#
    },\#
    "Framing": {"title": "Framing","description": "How messages are cut out of the bytes.",\#
    "type": "string","enum": ["line","header"],"x-enum-descriptions": {\#
    "line": "One message on each line.",\#
    "header": "A Content-Length header before each message, as editors do it."}\#
    },\#
    "GMACode": {"title": "GMACode",\#
    "description": "The error of the Google Mobile Ads SDK that means the same.","type": \#
    "object",\#
    "required": ["domain","code"],"properties": {"domain": {"type": "string",\#
    "description": "The error domain."},"code": {"type": "integer","minimum": 0,"maximum": 65535,\#
    "description": "The number in that domain."}}\#
    },\#
    "GetAdResult": {"title": "GetAdResult","description": "The ad and what to draw of it.",\#
    "type": "object","required": ["ad"],"properties": {"ad": {"$ref": "#/components/schemas/Ad",\#
    "description": "The ad as it is now."},"creative": {"$ref": "#/components/schemas/Creative",\#
    "description": "What to draw; absent if the ad has not been presented."}}\#
    },\#
    "GetConfigResult": {"title": "GetConfigResult",\#
    "description": "The configuration and where it came from.","type": "object","required": [\#
    "source","configuration"],"properties": {"source": {\#
    "$ref": "#/components/schemas/ConfigurationSource","description": "Where it came from."},\#
    "configuration": {"x-any": true,\#
    "description": "The configuration as configuration.schema.json describes it; what is secret \#
    reads (hidden)."\#
    }}\#
    },\#
    "Health": {"title": "Health","description": "How a service is.","type": "object","required": \#
    [\#
    "status"],"properties": {"status": {"$ref": "#/components/schemas/HealthStatus",\#
    "description": "Whether it answers calls."}}\#
    },\#
    "HealthStatus": {"title": "HealthStatus","description": "Whether a service answers calls.",\#
    "type": "string","enum": ["UNKNOWN","SERVING","NOT_SERVING","SERVICE_UNKNOWN"],\#
    "x-enum-descriptions": {"UNKNOWN": "Nobody can say yet.","SERVING": "It answers.",\#
    "NOT_SERVING": "It is shutting down and takes no new calls.",\#
    "SERVICE_UNKNOWN": "There is no service of that name."}\#
    },\#
    "ImageForm": {"title": "ImageForm",\#
    "description": "How images that the engine fetches are handed over.","type": "string",\#
    "enum": ["path","data","url"],"x-enum-descriptions": {\#
    "path": "As a file on this machine, which stays as long as the ad is held.",\#
    "data": "As their bytes.","url": "As their addresses; they are not fetched."}\#
    },\#
    "InfoServerResult": {"title": "InfoServerResult","description": "The engine.",\#
    "type": "object","required": ["name","version","startedAt","capabilities","limits"],\#
    "properties": {"name": {"type": "string","description": "The name of the engine."},\#
    "version": {"type": "string","description": "Its version, by semantic versioning."},\#
    "startedAt": {"type": "string","format": "date-time","description": "When it was started."},\#
    "capabilities": {"$ref": "#/components/schemas/ServerCapabilities",\#
    "description": "What it can do."},"limits": {"$ref": "#/components/schemas/ServerLimits",\#
    "description": "How much it takes on."}}\#
    },\#
    "IngestPodResult": {"title": "IngestPodResult","description": "What is new.","type": \#
    "object",\#
    "required": ["breaks","refresh","notes"],"properties": {"breaks": {"type": "array","items": {\#
    "$ref": "#/components/schemas/Break"},\#
    "description": "The breaks that are new or have changed, the one that begins first at first."\#
    },"refresh": {"$ref": "#/components/schemas/PlaylistWindow",\#
    "description": "The segments that the playlist has."},"notes": {"type": "array","items": {\#
    "$ref": "#/components/schemas/PlaylistNote"},"maxItems": 100,\#
    "description": "What could not be read, by its line; the rest counts."}}\#
    },\#
    "Interstitial": {"title": "Interstitial",\#
    "description": "The arguments of the interstitial event that a player schedules.\n\nWhere it \#
    begins is in exactly one of `date` and `timeMs`. A break before or after the content has its \#
    place by its cue; `timeMs` is zero for one after it. What has the value that players assume \#
    is absent.",\#
    "type": "object","required": \#
    ["identifier","templateItems","restrictions","resumptionOffset"],\#
    "properties": {"identifier": {"type": "string",\#
    "description": "The name of the event; the same as the break's."},"date": {"type": "string",\#
    "format": "date-time","description": "When it begins by the stream's dates."},"timeMs": {\#
    "type": "integer","minimum": -9007199254740991,"maximum": 9007199254740991,\#
    "description": "When it begins on the player's own clock; negative if that was before the \#
    clock began."\#
    },"templateItems": {"type": "array","items": {"$ref": "#/components/schemas/TemplateItem"},\#
    "description": "What is played in order."},"restrictions": {"type": "array","items": {\#
    "$ref": "#/components/schemas/Restriction"},"description": "What viewers may not do."},\#
    "resumptionOffset": {"$ref": "#/components/schemas/ResumptionOffset",\#
    "description": "Where the content goes on."},"cues": {"type": "array","items": {\#
    "$ref": "#/components/schemas/BreakCue"},\#
    "description": "When it is played, if not only at its place; absent for a break like any \#
    other."\#
    },"playoutLimitMs": {"type": "integer","minimum": 1,"maximum": 86400000,\#
    "description": "After how much of it the content goes on in any case; absent if there is no \#
    limit."\#
    },"snap": {"type": "array","items": {"$ref": "#/components/schemas/BreakSnap"},\#
    "description": "What it is moved to; absent if it stays at its place to the millisecond."},\#
    "contentMayVary": {"type": "boolean",\#
    "description": "False if all viewers see the same, so that they can watch it together; absent \#
    if they may not."\#
    },"timeline": {"$ref": "#/components/schemas/BreakTimeline",\#
    "description": "How the player's timeline shows it; absent if as a point that is \#
    highlighted."\#
    },"skipControl": {"$ref": "#/components/schemas/SkipControl",\#
    "description": "The button that ends it; absent if it has none."}}\#
    },\#
    "Join": {"title": "Join",\#
    "description": "What a viewer gets who begins to watch at some place of a stream.",\#
    "type": "object","required": ["joinedAt","steps","resumesAt","omitted","coming"],\#
    "properties": {"joinedAt": {"$ref": "#/components/schemas/StreamPlace",\#
    "description": "Where the viewer begins to watch."},"steps": {"type": "array","items": {\#
    "$ref": "#/components/schemas/JoinStep"},"description": "What is played before the \#
    content."},\#
    "resumesAt": {"$ref": "#/components/schemas/StreamPlace",\#
    "description": "Where the content begins."},"omitted": {"type": "array","items": {\#
    "$ref": "#/components/schemas/OmittedBreak"},\#
    "description": "What is not played of that which would have been."},"coming": {\#
    "type": "array","items": {"type": "string"},"description": "The breaks that are to come."}}\#
    },\#
    "JoinOmission": {"title": "JoinOmission",\#
    "description": "Why a viewer who joins does not get a break.","type": "string","enum": [\#
    "grace","running","shortRest","covered","inBreak"],"x-enum-descriptions": {\#
    "grace": "It begins within join.graceMs, for which a new viewer is spared.",\#
    "running": "It was running already, and nothing is played of such.",\#
    "shortRest": "Less of it was left than join.minRestMs.",\#
    "covered": "It was over when what is played before it had come to its end.",\#
    "inBreak": "It is the pre-roll, and the viewer gets the rest of a running break in its \#
    place."\#
    }\#
    },\#
    "JoinPodResult": {"title": "JoinPodResult",\#
    "description": "What is played first, and the breaks that were planned.","type": "object",\#
    "required": ["join","breaks","refused"],"properties": {"join": {\#
    "$ref": "#/components/schemas/Join",\#
    "description": "What is played first, and where the content begins."},"breaks": {\#
    "type": "array","items": {"$ref": "#/components/schemas/Break"},\#
    "description": "The breaks that the viewer gets: those played before the content, then those \#
    to come."\#
    },"refused": {"type": "array","items": {"$ref": "#/components/schemas/RefusedBreak"},\#
    "description": "The breaks that could not be planned."}}\#
    },\#
    "JoinStep": {"title": "JoinStep",\#
    "description": "What a viewer who joins gets before the content.","type": "object",\#
    "required": ["breakId","at","offsetMs","playMs"],"properties": {"breakId": {"type": "string",\#
    "description": "The break."},"at": {"$ref": "#/components/schemas/StreamPlace",\#
    "description": "Where the stream is when it begins to be played."},"offsetMs": {\#
    "type": "integer","minimum": 0,"maximum": 86400000,\#
    "description": "How far into the break it begins; for asset lists this is _HLS_start_offset, \#
    in seconds."\#
    },"playMs": {"type": "integer","minimum": 0,"maximum": 86400000,\#
    "description": "How long it is played."}}\#
    },\#
    "ListAdResult": {"title": "ListAdResult","description": "The ads and whether there are \#
    more.",\#
    "type": "object","required": ["ads"],"properties": {"ads": {"type": "array","items": {\#
    "$ref": "#/components/schemas/Ad"},"description": "The ads, oldest first."},"next": {\#
    "type": "string","description": "What to give as `after` for the rest; absent if this is \#
    all."\#
    }}\#
    },\#
    "ListEventResult": {"title": "ListEventResult","description": "The events.","type": "object",\#
    "required": ["events"],"properties": {"events": {"type": "array","items": {\#
    "$ref": "#/components/schemas/AdEvent"},"description": "The events, oldest first."},\#
    "deliveries": {"$ref": "#/components/schemas/DeliveryCounts",\#
    "description": "How many deliveries there were in all; absent unless asked for."}}\#
    },\#
    "ListNetworkResult": {"title": "ListNetworkResult",\#
    "description": "The networks, in the order of the configuration.","type": "object",\#
    "required": ["networks"],"properties": {"networks": {"type": "array","items": {\#
    "$ref": "#/components/schemas/NetworkStatus"},"description": "The networks."}}\#
    },\#
    "ListPodResult": {"title": "ListPodResult",\#
    "description": "The breaks and whether there are more.","type": "object","required": \#
    ["breaks"\#
    ],"properties": {"breaks": {"type": "array","items": {"$ref": "#/components/schemas/Break"},\#
    "description": "The breaks, the one that begins first at first."},"next": {"type": "string",\#
    "description": "What to give as `after` for the rest; absent if this is all."},"signals": {\#
    "$ref": "#/components/schemas/StreamSignals",\#
    "description": "How the signalling endpoint fares; absent if the stream has none."}}\#
    },\#
    "LoadAdResult": {"title": "LoadAdResult",\#
    "description": "The ad that won and what became of every source.","type": "object",\#
    "required": ["ad","explain"],"properties": {"ad": {"$ref": "#/components/schemas/Ad",\#
    "description": "The ad that won; it is ready to be presented."},"more": {"type": "array",\#
    "items": {"$ref": "#/components/schemas/Ad"},"maxItems": 4,\#
    "description": "The other ads, as many as there were, if several were wanted."},"explain": {\#
    "$ref": "#/components/schemas/Explain",\#
    "description": "Why this ad won; ad.explain says it of the others."}}\#
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
    "MediaVerification": {"title": "MediaVerification",\#
    "description": "What the ad server says of the media ids that it was told, counted.",\#
    "type": "object","required": ["waiting","accepted","counted","unknown","toldByOther","failed"\#
    ],"properties": {"waiting": {"type": "integer","minimum": 0,"maximum": 9007199254740991,\#
    "description": "Ids of which no metadata has come yet."},"accepted": {"type": "integer",\#
    "minimum": 0,"maximum": 9007199254740991,\#
    "description": "It has heard them, and looks into them (202)."},"counted": {"type": \#
    "integer",\#
    "minimum": 0,"maximum": 9007199254740991,"description": "They count (204)."},"unknown": {\#
    "type": "integer","minimum": 0,"maximum": 9007199254740991,\#
    "description": "It does not know them, not any more, or has heard them before (404)."},\#
    "toldByOther": {"type": "integer","minimum": 0,"maximum": 9007199254740991,\#
    "description": "Somebody else has told them (409)."},"failed": {"type": "integer",\#
    "minimum": 0,"maximum": 9007199254740991,\#
    "description": "It said something else, or could not be asked."}}\#
    },\#
    "MuteAdResult": {"title": "MuteAdResult","description": "The event that records it.",\#
    "type": "object","required": ["cursor"],"properties": {"cursor": {"type": "string",\#
    "format": "int64","pattern": "^-?[0-9]{1,19}$","description": "The event that records it."}}\#
    },\#
    "MuteReasons": {"title": "MuteReasons","description": "Why a viewer may want to mute an ad.",\#
    "type": "object","required": ["reasons"],"properties": {"reasons": {"type": "array","items": \#
    {\#
    "type": "string","maxLength": 256},"maxItems": 64,\#
    "description": "The reasons that the network can be told."}}\#
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
    "NetworkState": {"title": "NetworkState",\#
    "description": "How far a network has come with being set up.","type": "string","enum": [\#
    "idle","notReady","ready","failed"],"x-enum-descriptions": {\#
    "idle": "Nobody has set it up yet.","notReady": "It is still being set up.",\#
    "ready": "It can be asked.","failed": "It could not be set up, or is down."}\#
    },\#
    "NetworkStatus": {"title": "NetworkStatus",\#
    "description": "A network of the configuration and whether it can be asked.","type": \#
    "object",\#
    "required": ["name","adapter","state","formats"],"properties": {"name": {"type": "string",\#
    "description": "The network, as config.yaml names it."},"adapter": {\#
    "$ref": "#/components/schemas/AdapterName","description": "What speaks for it."},"state": {\#
    "$ref": "#/components/schemas/NetworkState","description": "Whether it can be asked for ads."\#
    },"formats": {"type": "array","items": {"$ref": "#/components/schemas/AdFormat"},\#
    "description": "The formats that it can serve."},"adapterVersion": {"type": "string",\#
    "description": "The version of what speaks for it."},"sdkVersion": {"type": "string",\#
    "description": "The version of the network's own software."},"failure": {\#
    "$ref": "#/components/schemas/AdapterFailure",\#
    "description": "Why it is not ready, word for word."},"failureShare": {"type": "number",\#
    "minimum": 0,"maximum": 1,\#
    "description": "The share of its latest loads that failed, as a moving average; absent if \#
    none did."\#
    },"backOffMs": {"type": "integer","minimum": 0,"maximum": 9007199254740991,\#
    "description": "How long it still wants to be left alone."},"violations": {"type": "object",\#
    "additionalProperties": {"type": "integer","minimum": 0,"maximum": 9007199254740991,\#
    "description": "How often."},"maxProperties": 64,\#
    "description": "How often it broke which rule; absent if it never did."},"className": {\#
    "type": "string","description": "The class that speaks for it in a mobile SDK."}}\#
    },\#
    "OfferedPodAd": {"title": "OfferedPodAd",\#
    "description": "An ad that was offered for a break, and what became of it.","type": "object",\#
    "required": ["network"],"properties": {"adId": {"type": "string",\#
    "description": "The ad as it is held; absent if it was left out."},"network": {\#
    "type": "string","description": "The network whose ad it is, as config.yaml names it."},\#
    "durationMs": {"type": "integer","minimum": 0,"maximum": 9007199254740991,\#
    "description": "How long it is; absent if it did not come to that."},"place": {\#
    "type": "integer","minimum": 0,"maximum": 9007199254740991,\#
    "description": "Its place in the pod that it came with; absent if it stood alone."},\#
    "replaces": {"type": "integer","minimum": 0,"maximum": 9007199254740991,\#
    "description": "The place in the pod of the ad that it is shown in place of."},"reason": {\#
    "$ref": "#/components/schemas/SourceReason",\#
    "description": "Why it was left out; absent if it was not."},"errorCode": {"type": "integer",\#
    "minimum": 100,"maximum": 999,\#
    "description": "What went wrong, as a number of VAST, as its error trackers were told."},\#
    "detail": {"type": "string","description": "What went wrong, as a sentence."}}\#
    },\#
    "OmittedBreak": {"title": "OmittedBreak",\#
    "description": "A break that a viewer who joins does not get.","type": "object","required": [\#
    "breakId","reason"],"properties": {"breakId": {"type": "string","description": "The break."},\#
    "reason": {"$ref": "#/components/schemas/JoinOmission","description": "Why."}}\#
    },\#
    "OpenPodResult": {"title": "OpenPodResult","description": "The session that was opened.",\#
    "type": "object","required": ["session"],"properties": {"session": {\#
    "$ref": "#/components/schemas/StreamSession","description": "The session."}}\#
    },\#
    "PlaybackReason": {"title": "PlaybackReason",\#
    "description": "Why a break or an ad was seen, or was not.","type": "string","enum": [\#
    "PLAYED","PLAYING","LEFT","SKIPPED","FAILED","JOINED_INSIDE","JOINED_AFTER","SEEKED_OVER",\#
    "NOT_REACHED","CANCELLED","NO_STREAM_ID","NO_PLACE","GIVEN_UP"],"x-enum-descriptions": {\#
    "PLAYED": "It was played from its beginning to its end.","PLAYING": "The player is in it.",\#
    "LEFT": "The player left the break before its end.",\#
    "SKIPPED": "The player left the ad before its end.","FAILED": "The ad could not be played.",\#
    "JOINED_INSIDE": "The player came into it after its beginning.",\#
    "JOINED_AFTER": "The player joined when it was over.",\#
    "SEEKED_OVER": "The player jumped over it, or over its beginning.",\#
    "NOT_REACHED": "The player has not come so far.",\#
    "CANCELLED": "The stream had taken the break back before it began.",\#
    "NO_STREAM_ID": "The session has no stream id, so all of its breaks are skipped.",\#
    "NO_PLACE": "What the player has told of its clock and its content does not tell where the \#
    break is.",\#
    "GIVEN_UP": "No ad had come for the break in time, so the content went on."}\#
    },\#
    "PlayerCue": {"title": "PlayerCue",\#
    "description": "Which moment of watching an interstitial event is played at.",\#
    "type": "string","enum": ["none","join","leave"],"x-enum-descriptions": {\#
    "none": "Its own place (noCue).","join": "When the content begins to be played (joinCue).",\#
    "leave": "When the content has been played to its end (leaveCue)."}\#
    },\#
    "PlayerEvent": {"title": "PlayerEvent",\#
    "description": "Every property of the AVPlayerInterstitialEvent that a player \#
    schedules.\n\nWhere it begins is in exactly one of `date` and `timeMs`.",\#
    "type": "object","required": ["identifier","templateItems","restrictions","resumptionOffset",\#
    "alignsStart","alignsResumption","cue","willPlayOnce","contentMayVary","timelineOccupancy",\#
    "supplementsPrimaryContent"],"properties": {"identifier": {"type": "string",\#
    "description": "The name of the event; the same as the break's."},"date": {"type": "string",\#
    "format": "date-time","description": "When it begins by the stream's dates."},"timeMs": {\#
    "type": "integer","minimum": -9007199254740991,"maximum": 9007199254740991,\#
    "description": "When it begins on the player's own clock; negative if that was before the \#
    clock began."\#
    },"templateItems": {"type": "array","items": {"$ref": "#/components/schemas/TemplateItem"},\#
    "description": "What is played in order."},"restrictions": {\#
    "$ref": "#/components/schemas/PlayerRestrictions","description": "What viewers may not do."},\#
    "resumptionOffset": {"$ref": "#/components/schemas/ResumptionOffset",\#
    "description": "Where the content goes on."},"playoutLimitMs": {"type": "integer",\#
    "minimum": 1,"maximum": 86400000,\#
    "description": "After how much of it the content goes on in any case; absent is an invalid \#
    time."\#
    },"alignsStart": {"type": "boolean",\#
    "description": "Whether its start is moved to a segment boundary \#
    (alignsStartWithPrimarySegmentBoundary)."\#
    },"alignsResumption": {"type": "boolean",\#
    "description": "Whether the content goes on at a segment boundary \#
    (alignsResumptionWithPrimarySegmentBoundary)."\#
    },"cue": {"$ref": "#/components/schemas/PlayerCue",\#
    "description": "Which moment of watching it is played at."},"willPlayOnce": {\#
    "type": "boolean","description": "Whether it is not played again."},"contentMayVary": {\#
    "type": "boolean","description": "Whether viewers may see different ads."},\#
    "timelineOccupancy": {"$ref": "#/components/schemas/PlayerOccupancy",\#
    "description": "How much of the integrated timeline it takes up."},\#
    "supplementsPrimaryContent": {"type": "boolean",\#
    "description": "Whether it is shown as a part of the content."},"skipControl": {\#
    "$ref": "#/components/schemas/SkipControl",\#
    "description": "The button that ends it; absent if it has none."}}\#
    },\#
    "PlayerOccupancy": {"title": "PlayerOccupancy",\#
    "description": "How much of the integrated timeline an interstitial event takes up.",\#
    "type": "string","enum": ["singlePoint","fill"],"x-enum-descriptions": {\#
    "singlePoint": "Its place only.","fill": "As much as it lasts."}\#
    },\#
    "PlayerRestrictions": {"title": "PlayerRestrictions",\#
    "description": "What viewers may not do, by the names that AVPlayerInterstitialEvent has.",\#
    "type": "object","required": ["constrainsSeekingForward","requiresPreferredRate"],\#
    "properties": {"constrainsSeekingForward": {"type": "boolean",\#
    "description": "Whether nobody may seek across the event without playing it \#
    (constrainsSeekingForwardInPrimaryContent)."\#
    },"requiresPreferredRate": {"type": "boolean",\#
    "description": "Whether nobody may run or seek forward in it \#
    (requiresPlaybackAtPreferredRateForAdvancement)."\#
    }}\#
    },\#
    "PlayheadMovement": {"title": "PlayheadMovement",\#
    "description": "How the player got from the report before to this one.","type": "string",\#
    "enum": ["joined","played","stalled","paused","seeked"],"x-enum-descriptions": {\#
    "joined": "It is the first report.","played": "It played from there to here.",\#
    "stalled": "It played from there to here, slower than its rate says.",\#
    "paused": "It played from there to here, and stands.",\#
    "seeked": "It jumped, so nothing between was seen."}\#
    },\#
    "PlayheadPodResult": {"title": "PlayheadPodResult",\#
    "description": "How the player moved and what happened.","type": "object","required": [\#
    "movement","events"],"properties": {"movement": {\#
    "$ref": "#/components/schemas/PlayheadMovement","description": "How the player got here."},\#
    "events": {"type": "array","items": {"$ref": "#/components/schemas/AdEvent"},\#
    "description": "What happened since the report before, in order."},"progress": {\#
    "$ref": "#/components/schemas/AdProgress",\#
    "description": "Where in an ad the player is; absent in content and slate."}}\#
    },\#
    "PlaylistNote": {"title": "PlaylistNote",\#
    "description": "Something in a playlist that could not be read, or made no sense where it \#
    stood.",\#
    "type": "object","required": ["line","problem"],"properties": {"line": {"type": "integer",\#
    "minimum": 1,"maximum": 9007199254740991,"description": "The line, from 1."},"problem": {\#
    "type": "string","description": "What is wrong with it."}}\#
    },\#
    "PlaylistRendering": {"title": "PlaylistRendering",\#
    "description": "A media playlist with breaks in it.","type": "object","required": ["text",\#
    "inserted","leftOut"],"properties": {"text": {"type": "string","description": "The playlist."\#
    },"inserted": {"type": "array","items": {"type": "string"},\#
    "description": "The identifiers of the breaks that are in it."},"leftOut": {"type": "array",\#
    "items": {"type": "string"},\#
    "description": "The identifiers of the breaks that were over before its first segment."}}\#
    },\#
    "PlaylistWindow": {"title": "PlaylistWindow",\#
    "description": "The segments that a playlist has.","type": "object","required": [\#
    "mediaSequence","segments","newSegments"],"properties": {"mediaSequence": {"type": "integer",\#
    "minimum": 0,"maximum": 999999999999999,"description": "The number of its first segment."},\#
    "segments": {"type": "integer","minimum": 0,"maximum": 250000,\#
    "description": "How many segments it has."},"newSegments": {"type": "integer","minimum": 0,\#
    "maximum": 250000,"description": "How many of them the playlist before did not have."},\#
    "windowStart": {"type": "string","format": "date-time",\#
    "description": "When its first segment begins; absent for a playlist without dates."},\#
    "windowEnd": {"type": "string","format": "date-time",\#
    "description": "When its last segment ends; absent for a playlist without dates."}}\#
    },\#
    "PodAd": {"title": "PodAd","description": "An ad in a break.","type": "object","required": [\#
    "id","durationMs"],"properties": {"id": {"type": "string","minLength": 1,"maxLength": 128,\#
    "description": "The name to tell it by."},"durationMs": {"type": "integer","minimum": 1,\#
    "maximum": 86400000,"description": "How long it lasts."},"isBumper": {"type": "boolean",\#
    "description": "True for a short piece that only frames the others; false if absent."},\#
    "adTitle": {"type": "string","maxLength": 1024,"description": "What it is called."},\#
    "adDescription": {"type": "string","maxLength": 4096,"description": "What it is about."},\#
    "contentType": {"type": "string","maxLength": 128,\#
    "description": "The type of its media, such as video/mp4."},"trackers": {"type": "array",\#
    "items": {"$ref": "#/components/schemas/PodTracker"},"maxItems": 64,\#
    "description": "What is to be asked as it plays."}}\#
    },\#
    "PodAdMoment": {"title": "PodAdMoment","description": "How far an ad of a break has come.",\#
    "type": "string","enum": ["adStarted","adFirstQuartile","adMidpoint","adThirdQuartile",\#
    "adCompleted","adSkipped","adError"],"x-enum-descriptions": {"adStarted": "It began.",\#
    "adFirstQuartile": "A quarter of it has been played.",\#
    "adMidpoint": "Half of it has been played.",\#
    "adThirdQuartile": "Three quarters of it have been played.",\#
    "adCompleted": "It has been played to its end.","adSkipped": "The viewer left it.",\#
    "adError": "It could not be played."}\#
    },\#
    "PodTracker": {"title": "PodTracker",\#
    "description": "An address to be asked once when an ad has come so far.","type": "object",\#
    "required": ["at","url"],"properties": {"at": {"$ref": "#/components/schemas/PodAdMoment",\#
    "description": "How far the ad has come by then."},"url": {"type": "string","format": "uri",\#
    "minLength": 1,"maxLength": 8192,"description": "The address, which is asked as it is."}}\#
    },\#
    "PollAdResult": {"title": "PollAdResult","description": "The ad and how many are left.",\#
    "type": "object","required": ["ad","available"],"properties": {"ad": {\#
    "$ref": "#/components/schemas/Ad","description": "The ad; it is ready to be presented."},\#
    "available": {"type": "integer","minimum": 0,"maximum": 100,\#
    "description": "How many are left."}}\#
    },\#
    "PreloadAdResult": {"title": "PreloadAdResult",\#
    "description": "How many ads are at hand already.","type": "object","required": \#
    ["available"],\#
    "properties": {"available": {"type": "integer","minimum": 0,"maximum": 100,\#
    "description": "How many can be taken now."}}\#
    },\#
    "PreparationReason": {"title": "PreparationReason",\#
    "description": "Why ads of a break are missing that were to be fetched.","type": "string",\#
    "enum": ["NO_FILL","OUT_OF_TIME","MOST_ADS","REFUSED","BREAK_SHORTENED","SESSION_CLOSED",\#
    "FILLED_OTHERWISE"],"x-enum-descriptions": {"NO_FILL": "Nobody had another ad that fits.",\#
    "OUT_OF_TIME": "The time for it was over.","MOST_ADS": "It holds as many ads as it may.",\#
    "REFUSED": "The engine could not ask for more: as many ads are held as may be, or the ad unit \#
    has gone.",\#
    "BREAK_SHORTENED": "It was shortened while its ads were fetched.",\#
    "SESSION_CLOSED": "The session of its viewer was closed.",\#
    "FILLED_OTHERWISE": "Somebody has filled it by pod.fill."}\#
    },\#
    "PreparationState": {"title": "PreparationState",\#
    "description": "How far the ads of a break have come.","type": "string","enum": ["waiting",\#
    "fetching","filled","partly","empty","stopped"],"x-enum-descriptions": {\#
    "waiting": "Their moment is to come.","fetching": "They are being fetched.",\#
    "filled": "They fill the break.","partly": "They fill a part of it, and slate the rest.",\#
    "empty": "There are none: the break is slate, or cancelled if its stream wants content \#
    instead.",\#
    "stopped": "They are not fetched any more."}\#
    },\#
    "PresentAdResult": {"title": "PresentAdResult",\#
    "description": "The ad and what to draw of it.","type": "object","required": ["ad","creative"\#
    ],"properties": {"ad": {"$ref": "#/components/schemas/Ad",\#
    "description": "The ad as it is now."},"creative": {"$ref": "#/components/schemas/Creative",\#
    "description": "What to draw."}}\#
    },\#
    "Price": {"title": "Price","description": "What a network pays for an ad.","type": "object",\#
    "required": ["cpmMicros","currency","precision"],"properties": {"cpmMicros": {\#
    "type": "string","format": "int64","pattern": "^-?[0-9]{1,19}$",\#
    "description": "The price of a thousand impressions in millionths of the currency."},\#
    "currency": {"type": "string","minLength": 3,"maxLength": 3,\#
    "description": "The currency, by ISO 4217."},"precision": {\#
    "$ref": "#/components/schemas/PricePrecision",\#
    "description": "How far the price can be trusted."}}\#
    },\#
    "PricePrecision": {"title": "PricePrecision","description": "How far a price can be \#
    trusted.",\#
    "type": "string","enum": ["unknown","estimated","publisherProvided","precise"],\#
    "x-enum-descriptions": {"unknown": "Nobody says.",\#
    "estimated": "Worked out from what the network paid before.",\#
    "publisherProvided": "Written in the configuration.",\#
    "precise": "Said by the network for this very ad."}\#
    },\#
    "RefusedBreak": {"title": "RefusedBreak",\#
    "description": "A break of the stream's schedule that could not be planned for the viewer.",\#
    "type": "object","required": ["identifier","reason","message"],"properties": {"identifier": {\#
    "type": "string","description": "The name that all viewers' players share."},"reason": {\#
    "type": "string","description": "Why, as a word that pod.schedule would have answered."},\#
    "message": {"type": "string","description": "The same, for a person."}}\#
    },\#
    "RegistrationProblem": {"title": "RegistrationProblem",\#
    "description": "Why the ad server opened no session for a viewer.","type": "string","enum": [\#
    "BAD_REQUEST","TOKEN_MISSING","NOT_ALLOWED","UNKNOWN_STREAM","TOO_MANY","SERVER_ERROR",\#
    "UNEXPECTED","UNREADABLE","UNREACHABLE"],"x-enum-descriptions": {\#
    "BAD_REQUEST": "It does not understand the request (400).",\#
    "TOKEN_MISSING": "It asks for a token, and got none (401).",\#
    "NOT_ALLOWED": "It does not accept the token, or not this publisher (403).",\#
    "UNKNOWN_STREAM": "It knows no such stream (404).","TOO_MANY": "It is asked too often \#
    (429).",\#
    "SERVER_ERROR": "It has trouble of its own (500 and above).",\#
    "UNEXPECTED": "It answered any other status than 201.",\#
    "UNREADABLE": "It answered what cannot be worked with.","UNREACHABLE": "There was no \#
    answer."}\#
    },\#
    "RejectionReason": {"title": "RejectionReason",\#
    "description": "Why an event does not count, or which rule was broken.","type": "string",\#
    "enum": ["UNKNOWN_AD","NOT_PRESENTED","OUT_OF_ORDER","AD_ENDED","NO_REWARD","ADAPTER_COUNTS",\#
    "DUPLICATE","ANSWERED_TWICE","ANSWERED_LATE","UNKNOWN_ANSWER","UNREADABLE_ANSWER",\#
    "UNREADABLE_EVENT","GARBAGE","DIED","HUNG","FLOODED"],"x-enum-descriptions": {\#
    "UNKNOWN_AD": "No ad of that id is held.","NOT_PRESENTED": "The ad has not been presented.",\#
    "OUT_OF_ORDER": "An event that only comes later was recorded before it.",\#
    "AD_ENDED": "The ad has expired, or failed to be presented.",\#
    "NO_REWARD": "The ad has no reward to earn.",\#
    "ADAPTER_COUNTS": "The network counts such events by itself.",\#
    "DUPLICATE": "The network told again what it had told.",\#
    "ANSWERED_TWICE": "The network answered a load that it had answered.",\#
    "ANSWERED_LATE": "The network answered a load after its time.",\#
    "UNKNOWN_ANSWER": "The network answered what it was not asked.",\#
    "UNREADABLE_ANSWER": "The network answered a load with what is no answer.",\#
    "UNREADABLE_EVENT": "The network told what is no event.",\#
    "GARBAGE": "The network wrote what is no message.",\#
    "DIED": "The network went away while it was needed.",\#
    "HUNG": "The network did not answer in the time that is always enough.",\#
    "FLOODED": "The network told more in a second than is listened to."}\#
    },\#
    "ReleaseAdResult": {"title": "ReleaseAdResult","description": "The ad as it was last.",\#
    "type": "object","required": ["ad"],"properties": {"ad": {"$ref": "#/components/schemas/Ad",\#
    "description": "The ad, released."}}\#
    },\#
    "ReloadConfigResult": {"title": "ReloadConfigResult","description": "What changed.",\#
    "type": "object","required": ["changed","changes"],"properties": {"changed": {\#
    "type": "boolean","description": "True if anything is now different."},"changes": {\#
    "type": "array","items": {"type": "string","description": "A key."},\#
    "description": "The keys at the top whose values are now different, such as networks."}}\#
    },\#
    "RenderPodResult": {"title": "RenderPodResult",\#
    "description": "The break in the words of the target.","type": "object","properties": {\#
    "avPlayerInterstitialEvent": {"$ref": "#/components/schemas/PlayerEvent",\#
    "description": "The properties of the event to schedule."},"dateRange": {"type": "string",\#
    "description": "The line of the playlist, without its end."},"playlist": {\#
    "$ref": "#/components/schemas/PlaylistRendering",\#
    "description": "The playlist with the break in it."},"assetList": {"type": "string",\#
    "description": "The list as JSON, to be served as it stands."},"hlsManifestUrl": {\#
    "type": "string","format": "uri","description": "The address of the playlist of the ads."},\#
    "dashManifestUrl": {"type": "string","format": "uri",\#
    "description": "The address of the DASH manifest of the ads."}},"minProperties": 1,\#
    "maxProperties": 1\#
    },\#
    "RenderTarget": {"title": "RenderTarget","description": "What a break is rendered as.",\#
    "type": "string","enum": ["avPlayerInterstitialEvent","dateRange","playlist","assetList",\#
    "hlsManifestUrl","dashManifestUrl"],"x-enum-descriptions": {\#
    "avPlayerInterstitialEvent": "The properties of an AVPlayerInterstitialEvent.",\#
    "dateRange": "The line of a playlist that tells players of an interstitial \#
    (EXT-X-DATERANGE).",\#
    "playlist": "A media playlist with such lines in it.",\#
    "assetList": "The list of what is played that a date range may refer to (X-ASSET-LIST).",\#
    "hlsManifestUrl": "The address of the playlist of the ads.",\#
    "dashManifestUrl": "The address of the DASH manifest of the ads."}\#
    },\#
    "RenderedAssets": {"title": "RenderedAssets",\#
    "description": "What the client has drawn of an ad.","type": "object","properties": {\#
    "clickable": {"type": "array","items": {"type": "string","minLength": 1,"maxLength": 128},\#
    "maxItems": 64,"description": "The names of the assets that can be clicked."},\#
    "nonclickable": {"type": "array","items": {"type": "string","minLength": 1,"maxLength": 128},\#
    "maxItems": 64,"description": "The names of the assets that can only be seen."}}\#
    },\#
    "ReportEventResult": {"title": "ReportEventResult",\#
    "description": "What became of each event.","type": "object","required": ["events"],\#
    "properties": {"events": {"type": "array","items": {\#
    "$ref": "#/components/schemas/EventOutcome"},\#
    "description": "One outcome for each event, in the same order."}}\#
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
    "Restriction": {"title": "Restriction","description": "What viewers may not do with a \#
    break.",\#
    "type": "string","enum": ["skip","jump"],"x-enum-descriptions": {\#
    "skip": "Run or seek forward inside it (AVPlayer's \#
    requiresPlaybackAtPreferredRateForAdvancement).",\#
    "jump": "Seek across it without playing it (AVPlayer's \#
    constrainsSeekingForwardInPrimaryContent)."\#
    }\#
    },\#
    "ResumptionOffset": {"title": "ResumptionOffset",\#
    "description": "Where the content goes on after a break.","type": "object","properties": {\#
    "ms": {"type": "integer","minimum": -86400000,"maximum": 86400000,\#
    "description": "So far after the place where the break began; before it if negative."},\#
    "indefinite": {"type": "boolean",\#
    "description": "True: as far on as the break took, so that a live stream stays live."}},\#
    "minProperties": 1,"maxProperties": 1\#
    },\#
    "Reward": {"title": "Reward","description": "What watching an ad earns.","type": "object",\#
    "required": ["type","amount"],"properties": {"type": {"type": "string","minLength": 1,\#
    "maxLength": 128,"description": "What it is, such as coins."},"amount": {"type": "number",\#
    "minimum": 0,"x-exact": true,"description": "How much of it."}}\#
    },\#
    "SchedulePodResult": {"title": "SchedulePodResult",\#
    "description": "The break that is planned.","type": "object","required": ["break"],\#
    "properties": {"break": {"$ref": "#/components/schemas/Break","description": "The break."}}\#
    },\#
    "ServerCapabilities": {"title": "ServerCapabilities","description": "What the engine can \#
    do.",\#
    "type": "object","required": ["framings","methods","formats","adapters"],"properties": {\#
    "framings": {"type": "array","items": {"$ref": "#/components/schemas/Framing"},\#
    "description": "How messages may be cut out of the bytes."},"methods": {"type": "array",\#
    "items": {"type": "string","description": "The name of a method."},\#
    "description": "The methods that can be called."},"formats": {"type": "array","items": {\#
    "$ref": "#/components/schemas/AdFormat"},\#
    "description": "The formats that some adapter can serve."},"adapters": {"type": "array",\#
    "items": {"$ref": "#/components/schemas/AdapterName"},\#
    "description": "What can speak for a network."}}\#
    },\#
    "ServerLimits": {"title": "ServerLimits",\#
    "description": "How much the engine takes on before it refuses with RESOURCE_EXHAUSTED.",\#
    "type": "object","required": ["messageBytes","depth","batchCalls","callsInFlight",\#
    "unreadOutputBytes","adsHeld","breaksHeld","sessionsOpen","eventsKept","deliveriesWaiting",\#
    "deliveriesKept","explanationsKept","answersKept","answersKeptMs","answersKeptBytes",\#
    "contextBytes"],"properties": {"messageBytes": {"type": "integer","minimum": 0,\#
    "maximum": 9007199254740991,"description": "The size of one message."},"depth": {\#
    "type": "integer","minimum": 0,"maximum": 9007199254740991,\#
    "description": "How deep arrays and objects nest."},"batchCalls": {"type": "integer",\#
    "minimum": 0,"maximum": 9007199254740991,"description": "The calls in one batch."},\#
    "callsInFlight": {"type": "integer","minimum": 0,"maximum": 9007199254740991,\#
    "description": "The calls that wait for their answer."},"unreadOutputBytes": {\#
    "type": "integer","minimum": 0,"maximum": 9007199254740991,\#
    "description": "The output that nobody has read before reading input stops."},"adsHeld": {\#
    "type": "integer","minimum": 0,"maximum": 9007199254740991,\#
    "description": "The ads held at once."},"breaksHeld": {"type": "integer","minimum": 0,\#
    "maximum": 9007199254740991,"description": "The breaks held at once."},"sessionsOpen": {\#
    "type": "integer","minimum": 0,"maximum": 9007199254740991,\#
    "description": "The viewers' sessions with streams that are open at once."},"eventsKept": {\#
    "type": "integer","minimum": 0,"maximum": 9007199254740991,\#
    "description": "The latest events that can be listed."},"deliveriesWaiting": {\#
    "type": "integer","minimum": 0,"maximum": 9007199254740991,\#
    "description": "The deliveries that are still to be made; more are dropped."},\#
    "deliveriesKept": {"type": "integer","minimum": 0,"maximum": 9007199254740991,\#
    "description": "The latest deliveries whose outcome can be listed."},"explanationsKept": {\#
    "type": "integer","minimum": 0,"maximum": 9007199254740991,\#
    "description": "The latest loads that can be explained."},"answersKept": {"type": "integer",\#
    "minimum": 0,"maximum": 9007199254740991,\#
    "description": "The latest answers kept for a repeated requestId."},"answersKeptMs": {\#
    "type": "integer","minimum": 0,"maximum": 9007199254740991,\#
    "description": "How long an answer is kept for a repeated requestId."},"answersKeptBytes": {\#
    "type": "integer","minimum": 0,"maximum": 9007199254740991,\#
    "description": "How many bytes of such answers are kept."},"contextBytes": {"type": \#
    "integer",\#
    "minimum": 0,"maximum": 9007199254740991,\#
    "description": "How much may be known of app, device and viewer, as JSON."}}\#
    },\#
    "ServerSideVerification": {"title": "ServerSideVerification",\#
    "description": "What the server of a network passes on when it confirms a reward.",\#
    "type": "object","properties": {"userId": {"type": "string","maxLength": 1024,\#
    "description": "Who gets the reward."},"customData": {"type": "string","maxLength": 4096,\#
    "description": "Anything that the publisher wants to get back."}}\#
    },\#
    "SetContextResult": {"title": "SetContextResult",\#
    "description": "Everything that is known now.","type": "object","required": ["context"],\#
    "properties": {"context": {"$ref": "#/components/schemas/Context",\#
    "description": "What is known now."}}\#
    },\#
    "SetUpNetworkResult": {"title": "SetUpNetworkResult","description": "How many are ready.",\#
    "type": "object","required": ["ready","failed"],"properties": {"ready": {"type": "integer",\#
    "minimum": 0,"maximum": 100000,"description": "How many are ready."},"failed": {\#
    "type": "integer","minimum": 0,"maximum": 100000,"description": "How many have failed."}}\#
    },\#
    "ShutdownServerResult": {"title": "ShutdownServerResult","description": "What is waited \#
    for.",\#
    "type": "object","required": ["drainMs"],"properties": {"drainMs": {"type": "integer",\#
    "minimum": 0,"maximum": 3600000,"description": "How long they are waited for at most."}}\#
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
    "SkipControl": {"title": "SkipControl",\#
    "description": "The button by which a viewer ends a break early.","type": "object",\#
    "required": ["offsetMs"],"properties": {"offsetMs": {"type": "integer","minimum": 0,\#
    "maximum": 86400000,\#
    "description": "After how much of the break the button appears, in whole seconds."},\#
    "durationMs": {"type": "integer","minimum": 1000,"maximum": 86400000,\#
    "description": "For how long it stays, in whole seconds; until the end of the break if \#
    absent."\#
    },"labelId": {"type": "string","minLength": 1,"maxLength": 64,\#
    "description": "Which of the app's words it bears: letters, hyphens and underscores; the \#
    player's own if absent."\#
    }}\#
    },\#
    "SourceExplain": {"title": "SourceExplain",\#
    "description": "What became of one source in a load.","type": "object","required": \#
    ["network",\#
    "state"],"properties": {"network": {"type": "string",\#
    "description": "The network, as config.yaml names it."},"state": {\#
    "$ref": "#/components/schemas/SourceState","description": "How it ended."},"reason": {\#
    "$ref": "#/components/schemas/SourceReason","description": "Why; absent for the one that \#
    won."\#
    },"bidding": {"type": "boolean",\#
    "description": "True if it named its own price; absent if it is of the waterfall."},\#
    "cpmMicros": {"type": "string","format": "int64","pattern": "^-?[0-9]{1,19}$",\#
    "description": "The price of a thousand impressions in millionths of the currency, configured \#
    or bid."\#
    },"latencyMs": {"type": "integer","minimum": 0,"maximum": 9007199254740991,\#
    "description": "How long it was waited for; absent if it was not asked."},"gma": {\#
    "$ref": "#/components/schemas/GMACode",\#
    "description": "The number that the Google Mobile Ads SDK has for it."},"adapter": {\#
    "$ref": "#/components/schemas/AdapterFailure",\#
    "description": "What the network itself said, word for word."},"violations": {\#
    "type": "object","additionalProperties": {"type": "integer","minimum": 0,\#
    "maximum": 9007199254740991,"description": "How often."},"maxProperties": 64,\#
    "description": "How often it broke which rule with this load and its ad; absent if it did \#
    not."\#
    },"notes": {"type": "array","items": {"type": "string","description": "One sentence."},\#
    "description": "What was noticed and is no mistake, such as extras that nobody takes."},\#
    "remedy": {"type": "string","description": "What to do about it."}}\#
    },\#
    "SourceReason": {"title": "SourceReason","description": "Why a source did not win a load.",\#
    "type": "string","enum": ["ALREADY_FILLED","POD_GIVEN","OUT_OF_TIME","CALL_GONE",\#
    "FORMAT_NOT_SERVED","SOURCE_TIMEOUT","AD_UNIT_TIMEOUT","CALL_CANCELLED","NO_FILL",\#
    "INVALID_REQUEST","NETWORK_ERROR","SERVER_ERROR","NETWORK_TIMEOUT","BAD_MEDIATION_SETTINGS",\#
    "ADAPTER_FAILED","INTERNAL_ERROR","INVALID_ARGUMENT","WRONG_FORMAT","WRONG_CONTENT",\#
    "WRONG_CUSTOM_FORMAT","MISSING_ASSET","WRONG_ASSET_KIND","NO_MEDIA","NO_MARKUP",\#
    "IMAGE_NOT_LOADED","WRONG_SIZE","ADCHOICES_MISSING","NO_VIDEO","TOO_LONG","POD_FULL",\#
    "NO_PRICE","UNKNOWN_CURRENCY","BELOW_FLOOR","OUTBID","OVERTAKEN","UNHEALTHY","BACKING_OFF",\#
    "NOT_SET_UP","NO_CONSENT","NO_VENDOR_ID","CONSENT_UNREADABLE","CHILD_NOT_SERVED"],\#
    "x-enum-descriptions": {"ALREADY_FILLED": "A better source had filled.",\#
    "POD_GIVEN": "The break that is filled has a pod of it already, and a pod is all that it \#
    has.",\#
    "OUT_OF_TIME": "The ad unit's time had run out before its turn.",\#
    "CALL_GONE": "The call had been cancelled before its turn.",\#
    "FORMAT_NOT_SERVED": "The network sells none of the formats that were wanted.",\#
    "SOURCE_TIMEOUT": "It did not answer within its own time.",\#
    "AD_UNIT_TIMEOUT": "The ad unit's time ran out while it was being asked.",\#
    "CALL_CANCELLED": "The call was cancelled while it was being asked.",\#
    "NO_FILL": "It had no ad to sell.","INVALID_REQUEST": "It says that the request was wrong.",\#
    "NETWORK_ERROR": "It could not be reached.","SERVER_ERROR": "Its server failed.",\#
    "NETWORK_TIMEOUT": "It says that it ran out of time itself.",\#
    "BAD_MEDIATION_SETTINGS": "It says that its settings are wrong.",\#
    "ADAPTER_FAILED": "What speaks for it failed.",\#
    "INTERNAL_ERROR": "It says that it made a mistake of its own.",\#
    "INVALID_ARGUMENT": "It says that an argument was wrong.",\#
    "WRONG_FORMAT": "Its ad has a format that was not wanted.",\#
    "WRONG_CONTENT": "Its ad has content that does not make an ad of its format.",\#
    "WRONG_CUSTOM_FORMAT": "Its ad has a custom format that was not wanted.",\#
    "MISSING_ASSET": "Its ad lacks an asset that every ad of the format has.",\#
    "WRONG_ASSET_KIND": "Its ad has a text where an image belongs, or an image where a text \#
    does.",\#
    "NO_MEDIA": "Its ad has a video without a file or a duration.",\#
    "NO_MARKUP": "Its ad has a page without content.",\#
    "IMAGE_NOT_LOADED": "Its ad has an image that cannot be fetched.",\#
    "WRONG_SIZE": "Its ad is a banner of a size that was not wanted.",\#
    "ADCHOICES_MISSING": "Its ad is reserved and does not say why it is shown, which law asks for \#
    where the viewer is.",\#
    "NO_VIDEO": "Its ad is for a break, and no video.",\#
    "TOO_LONG": "Its ad is longer than what is left of the break.",\#
    "POD_FULL": "The break has no room for its ad, or no more ads are wanted.",\#
    "NO_PRICE": "It bid without a price, or named one that nobody pays.",\#
    "UNKNOWN_CURRENCY": "It bid in a currency that has no rate.",\#
    "BELOW_FLOOR": "Its price is below the floor of the ad unit.",\#
    "OUTBID": "It had an ad and another one pays more.",\#
    "OVERTAKEN": "It was still being asked when there was an ad that it could not beat.",\#
    "UNHEALTHY": "It has failed too often lately; a tenth of the loads still ask it.",\#
    "BACKING_OFF": "It asked to be left alone for a while.",\#
    "NOT_SET_UP": "It could not be set up, or not in time, or is down.",\#
    "NO_CONSENT": "The viewer has not agreed to its use of data, and the configuration skips it \#
    then.",\#
    "NO_VENDOR_ID": "Nobody can agree to it, as it has no gvlId, and the configuration skips it \#
    then.",\#
    "CONSENT_UNREADABLE": "What the viewer has agreed to cannot be read, and the configuration \#
    skips it then.",\#
    "CHILD_NOT_SERVED": "The viewer is to be treated as a child and the network takes none."}\#
    },\#
    "SourceState": {"title": "SourceState","description": "How a source ended in a load.",\#
    "type": "string","enum": ["notAttempted","skipped","timeout","noFill","error","lost","won"],\#
    "x-enum-descriptions": {"notAttempted": "Its turn did not come.",\#
    "skipped": "It was passed over without being asked.",\#
    "timeout": "It did not answer in its time.","noFill": "It had no ad to give.",\#
    "error": "It failed, or what it gave could not be used.",\#
    "lost": "It gave an ad and another was better.","won": "Its ad is the one that was loaded."}\#
    },\#
    "StreamMetadata": {"title": "StreamMetadata",\#
    "description": "What the ad server tells of the ads of a session.","type": "object",\#
    "required": ["pollMs","answers"],"properties": {"pollMs": {"type": "integer","minimum": 1000,\#
    "maximum": 300000,"description": "How long the engine waits before it asks again."},\#
    "answers": {"type": "integer","minimum": 0,"maximum": 9007199254740991,\#
    "description": "How often it has told."},"detail": {"type": "string",\#
    "description": "Why it did not tell the last time; absent if it did."}}\#
    },\#
    "StreamPlace": {"title": "StreamPlace",\#
    "description": "A place on the timeline of a stream: a time live, an offset on demand.",\#
    "type": "object","properties": {"clock": {"type": "string","format": "date-time",\#
    "description": "By the clock on the wall."},"offsetMs": {"type": "integer",\#
    "minimum": -9007199254740991,"maximum": 9007199254740991,\#
    "description": "From the beginning of the content."}},"minProperties": 1,"maxProperties": 1\#
    },\#
    "StreamRegistration": {"title": "StreamRegistration",\#
    "description": "What came of registering a viewer with the ad server.","type": "object",\#
    "required": ["endpoint","tries"],"properties": {"endpoint": {"type": "string",\#
    "description": "Where the ad server was that answered last."},"tries": {"type": "integer",\#
    "minimum": 1,"maximum": 2,"description": "At how many addresses it was asked."},"problem": {\#
    "$ref": "#/components/schemas/RegistrationProblem",\#
    "description": "Why it opened no session; absent if it did."},"status": {"type": "integer",\#
    "minimum": 100,"maximum": 599,"description": "The status that it refused with, if it did."},\#
    "detail": {"type": "string","description": "The problem as a sentence."},"remedy": {\#
    "type": "string","description": "What to do about it."}}\#
    },\#
    "StreamSession": {"title": "StreamSession","description": "A viewer's session with a \#
    stream.",\#
    "type": "object","required": ["id","stream","openedAt"],"properties": {"id": {\#
    "type": "string","minLength": 1,"maxLength": 64,\#
    "description": "The name to call this session by."},"stream": {"type": "string",\#
    "description": "The stream, as config.yaml names it."},"streamId": {"type": "string",\#
    "description": "The viewer's session at the ad server, which it named itself."},"openedAt": {\#
    "type": "string","format": "date-time","description": "When it was opened."},\#
    "breaksSkipped": {"$ref": "#/components/schemas/PlaybackReason",\#
    "description": "Why all of its breaks are skipped; absent if they are played."},"detail": {\#
    "type": "string","description": "The same as a sentence."},"registration": {\#
    "$ref": "#/components/schemas/StreamRegistration",\#
    "description": "What came of registering the viewer; absent if the engine did not."},\#
    "metadata": {"$ref": "#/components/schemas/StreamMetadata",\#
    "description": "What is told of its ads; absent without a registration, or if the ad server \#
    tells nothing."\#
    },"verification": {"$ref": "#/components/schemas/MediaVerification",\#
    "description": "What became of the media ids that the player met; absent without a \#
    registration."\#
    }}\#
    },\#
    "StreamSignals": {"title": "StreamSignals",\#
    "description": "How the signalling endpoint of a stream fares.","type": "object","required": \#
    [\#
    "endpoint","answers","failures","leftOut"],"properties": {"endpoint": {"type": "string",\#
    "description": "Where it is, as config.yaml says."},"answers": {"type": "integer",\#
    "minimum": 0,"maximum": 9007199254740991,\#
    "description": "How often it has told of breaks since it is asked."},"failures": {\#
    "type": "integer","minimum": 0,"maximum": 9007199254740991,\#
    "description": "How many times in a row it has failed by now."},"detail": {"type": "string",\#
    "description": "Why it failed the last time; absent if it did not."},"toldAt": {\#
    "type": "string","format": "date-time",\#
    "description": "When it told the last time; absent if it never did."},"nextAt": {\#
    "type": "string","format": "date-time",\#
    "description": "When it is asked again; absent while it is being asked."},"leftOut": {\#
    "type": "integer","minimum": 0,"maximum": 9007199254740991,\#
    "description": "How many pods could not be taken over when it told the last time."},\#
    "leftOutDetail": {"type": "string",\#
    "description": "What was wrong with the first of them; absent if there is none."}}\#
    },\#
    "TemplateItem": {"title": "TemplateItem",\#
    "description": "One thing that an interstitial plays.","type": "object","required": ["url"],\#
    "properties": {"url": {"type": "string","format": "uri","description": "The playlist to \#
    play."\#
    }}\#
    },\#
    "TimelineOccupancy": {"title": "TimelineOccupancy",\#
    "description": "How much of the player's timeline a break takes up.","type": "string",\#
    "enum": ["point","range"],"x-enum-descriptions": {"point": "Its place only.",\#
    "range": "As much as it lasts."}\#
    },\#
    "TimelineStyle": {"title": "TimelineStyle",\#
    "description": "How the player's timeline shows a break.","type": "string","enum": [\#
    "highlight","primary"],"x-enum-descriptions": {\#
    "highlight": "As something other than the content.","primary": "As a part of the content."}\#
    },\#
    "UpdatePodResult": {"title": "UpdatePodResult",\#
    "description": "The session whose viewer was told anew.","type": "object","required": [\#
    "session"],"properties": {"session": {"$ref": "#/components/schemas/StreamSession",\#
    "description": "The session."}}\#
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
    "Violation": {"title": "Violation","description": "One mistake and where it is.",\#
    "type": "object","required": ["path","expected"],"properties": {"path": {"type": "string",\#
    "description": "The member, such as `events[0].type`; in a configuration, \#
    file:line:column."},\#
    "expected": {"type": "string","description": "What should have been there."},"found": {\#
    "type": "string","description": "What was there."}}\#
    },\#
    "WatchEventResult": {"title": "WatchEventResult","description": "Where the stream ended.",\#
    "type": "object","required": ["cursor"],"properties": {"cursor": {"type": "string",\#
    "format": "int64","pattern": "^-?[0-9]{1,19}$",\#
    "description": "What to give as `after` to go on from here."}}\#
    }\#
    },\#
    "errors": {\#
    "ADAPTER_COUNTS": {"code": 9,"message": "The network counts this event of its ad by itself.",\#
    "data": {"status": "FAILED_PRECONDITION","reason": "ADAPTER_COUNTS",\#
    "remedy": "Leave this event out; reporting it too would count it twice.",\#
    "whoseMove": "The client's.","retry": "never"}\#
    },\#
    "ADAPTER_REFUSED": {"code": 14,"message": "The network did not take its ad to the screen.",\#
    "data": {"status": "UNAVAILABLE","reason": "ADAPTER_REFUSED",\#
    "remedy": "Go on without this ad and load another; adapter holds what the network said.",\#
    "whoseMove": "The network's.","retry": "never"}\#
    },\#
    "ADAPTER_SILENT": {"code": 14,\#
    "message": "The network did not say in time whether it takes its ad to the screen.","data": {\#
    "status": "UNAVAILABLE","reason": "ADAPTER_SILENT",\#
    "remedy": "Go on without this ad and load another; presentTimeoutMs says how long the network \#
    is waited for.",\#
    "whoseMove": "The network's.","retry": "never"}\#
    },\#
    "ADS_TOO_LONG": {"code": 3,"message": "The ads together last longer than the break.","data": \#
    {\#
    "status": "INVALID_ARGUMENT","reason": "ADS_TOO_LONG",\#
    "remedy": "Leave out ads until the rest fits into durationMs of the break.",\#
    "whoseMove": "The client's.","retry": "never"}\#
    },\#
    "AD_ALREADY_USED": {"code": 9,"message": "The ad has been presented before.","data": {\#
    "status": "FAILED_PRECONDITION","reason": "AD_ALREADY_USED",\#
    "remedy": "Load a new ad for every presentation; ad.get says again what to draw of one that \#
    is on show.",\#
    "whoseMove": "The client's.","retry": "never"}\#
    },\#
    "AD_EXPIRED": {"code": 9,"message": "The ad waited longer than networks honour it.","data": {\#
    "status": "FAILED_PRECONDITION","reason": "AD_EXPIRED",\#
    "remedy": "Load a new ad, and nearer to the moment at which it is shown.",\#
    "whoseMove": "The client's.","retry": "never"}\#
    },\#
    "AD_NOT_PRESENTED": {"code": 9,\#
    "message": "The ad has not been presented, so nobody can have clicked or muted it.","data": {\#
    "status": "FAILED_PRECONDITION","reason": "AD_NOT_PRESENTED",\#
    "remedy": "Present the ad with ad.present first.","whoseMove": "The client's.",\#
    "retry": "after"}\#
    },\#
    "AD_NOT_READY": {"code": 9,\#
    "message": "The ad is still loading or has failed, so it can be neither presented nor \#
    clicked.",\#
    "data": {"status": "FAILED_PRECONDITION","reason": "AD_NOT_READY",\#
    "remedy": "Load a new ad; ad.get says what became of this one.","whoseMove": "The client's.",\#
    "retry": "never"}\#
    },\#
    "AD_SERVER_FAILED": {"code": 14,\#
    "message": "The ad server of the stream refused what it was asked, or could not be asked.",\#
    "data": {"status": "UNAVAILABLE","reason": "AD_SERVER_FAILED",\#
    "remedy": "Do what the remedy of the error says, which fits the answer of the ad server.",\#
    "whoseMove": "The operator's.","retry": "later"}\#
    },\#
    "ANSWER_GONE": {"code": 11,\#
    "message": "The call was done before under this requestId, and its answer was too long to be \#
    kept.",\#
    "data": {"status": "OUT_OF_RANGE","reason": "ANSWER_GONE",\#
    "remedy": "Look at what the call did, with ad.list or event.list, before you make it again \#
    under a new requestId; or raise limits.answersKeptBytes.",\#
    "whoseMove": "The client's.","retry": "never"}\#
    },\#
    "ASSET_NOT_CLICKABLE": {"code": 3,\#
    "message": "The asset may not be clicked, or leads nowhere.","data": {\#
    "status": "INVALID_ARGUMENT","reason": "ASSET_NOT_CLICKABLE",\#
    "remedy": "Let people click only on assets that config.yaml lists as clickable for the custom \#
    format.",\#
    "whoseMove": "The client's or the operator's.","retry": "never"}\#
    },\#
    "BAD_PLAYLIST": {"code": 3,\#
    "message": "The text cannot be read as a media playlist, or none of its dates says where a \#
    break belongs.",\#
    "data": {"status": "INVALID_ARGUMENT","reason": "BAD_PLAYLIST",\#
    "remedy": "Give the text of a media playlist of HLS as it was served, from its first line on; \#
    to put breaks in, with a date.",\#
    "whoseMove": "The client's.","retry": "never"}\#
    },\#
    "BAD_TIME": {"code": 3,"message": "The time is one that the stream cannot have.","data": {\#
    "status": "INVALID_ARGUMENT","reason": "BAD_TIME",\#
    "remedy": "Give a time by the clock, or playheadMs with offsetMs; a live stream has no \#
    beginning to count from.",\#
    "whoseMove": "The client's.","retry": "never"}\#
    },\#
    "BATCH_TOO_LARGE": {"code": 8,\#
    "message": "The batch has more calls than limits.batchCalls, or the answers of batches that \#
    wait have more bytes than limits.unreadOutputBytes.",\#
    "data": {"status": "RESOURCE_EXHAUSTED","reason": "BATCH_TOO_LARGE",\#
    "remedy": "Send the calls in smaller batches, or raise limits.batchCalls.",\#
    "whoseMove": "The client's.","retry": "never"}\#
    },\#
    "BREAK_EXISTS": {"code": 6,\#
    "message": "A break of another start or length has this identifier in the stream.","data": {\#
    "status": "ALREADY_EXISTS","reason": "BREAK_EXISTS",\#
    "remedy": "Give the break an identifier of its own, or cancel the other with pod.cancel.",\#
    "whoseMove": "The client's.","retry": "never"}\#
    },\#
    "BREAK_FILLED": {"code": 6,"message": "The break holds other ads.","data": {\#
    "status": "ALREADY_EXISTS","reason": "BREAK_FILLED",\#
    "remedy": "Fill each break once, with all of its ads.","whoseMove": "The client's.",\#
    "retry": "never"}\#
    },\#
    "BREAK_IN_PAST": {"code": 9,"message": "The break has begun.","data": {\#
    "status": "FAILED_PRECONDITION","reason": "BREAK_IN_PAST",\#
    "remedy": "Schedule breaks before they begin, and let those that run come to their end.",\#
    "whoseMove": "The client's.","retry": "never"}\#
    },\#
    "BREAK_TOO_NEAR": {"code": 9,\#
    "message": "The break would be nearer to another one than the stream allows.","data": {\#
    "status": "FAILED_PRECONDITION","reason": "BREAK_TOO_NEAR",\#
    "remedy": "Place the break further away, cancel the other with pod.cancel, or lower \#
    minSpacingMs of the stream.",\#
    "whoseMove": "The client's or the operator's.","retry": "never"}\#
    },\#
    "CANCELLED": {"code": 1,"message": "The client cancelled the call.","data": {\#
    "status": "CANCELLED","reason": "CANCELLED",\#
    "remedy": "Nothing is to be done; the call was cancelled at the client's wish.",\#
    "whoseMove": "Nobody's.","retry": "later"}\#
    },\#
    "CANNOT_BE_MUTED": {"code": 9,"message": "The network does not let this ad be muted.",\#
    "data": {"status": "FAILED_PRECONDITION","reason": "CANNOT_BE_MUTED",\#
    "remedy": "Offer to mute only ads that have mute.","whoseMove": "Nobody's.","retry": "never"}\#
    },\#
    "CONTEXT_TOO_LARGE": {"code": 8,\#
    "message": "More would be known of app, device and viewer than limits.contextBytes allows.",\#
    "data": {"status": "RESOURCE_EXHAUSTED","reason": "CONTEXT_TOO_LARGE",\#
    "remedy": "Say less, forget what was said before with replace, or raise \#
    limits.contextBytes.",\#
    "whoseMove": "The client's.","retry": "never"}\#
    },\#
    "CONTRADICTION": {"code": 3,"message": "What is asked of the break cannot be had together.",\#
    "data": {"status": "INVALID_ARGUMENT","reason": "CONTRADICTION",\#
    "remedy": "Leave out one of what the message names.","whoseMove": "The client's.",\#
    "retry": "never"}\#
    },\#
    "CURSOR_GONE": {"code": 11,\#
    "message": "The events after the cursor are no longer kept, or the cursor was never given \#
    out.",\#
    "data": {"status": "OUT_OF_RANGE","reason": "CURSOR_GONE",\#
    "remedy": "Begin again without after, read more often, or raise limits.eventsKept.",\#
    "whoseMove": "The client's.","retry": "never"}\#
    },\#
    "DEADLINE": {"code": 4,"message": "The call's own timeoutMs ran out before it was done.",\#
    "data": {"status": "DEADLINE_EXCEEDED","reason": "DEADLINE",\#
    "remedy": "Give the call a longer timeoutMs, or the ad unit a shorter one.",\#
    "whoseMove": "The client's.","retry": "later"}\#
    },\#
    "FORMAT_NOT_SERVED": {"code": 3,\#
    "message": "The ad unit does not serve a format that is wanted.","data": {\#
    "status": "INVALID_ARGUMENT","reason": "FORMAT_NOT_SERVED",\#
    "remedy": "Ask for a format that config.yaml lists for the ad unit, or add the format \#
    there.",\#
    "whoseMove": "The client's or the operator's.","retry": "never"}\#
    },\#
    "INTERNAL": {"code": 13,"message": "The engine made a mistake of its own.","data": {\#
    "status": "INTERNAL","reason": "INTERNAL",\#
    "remedy": "Report it, with the log and a recording of the session.",\#
    "whoseMove": "The makers' of the engine.","retry": "later"}\#
    },\#
    "INVALID_CONFIGURATION": {"code": 3,\#
    "message": "The configuration file has mistakes; the one in effect stays.","data": {\#
    "status": "INVALID_ARGUMENT","reason": "INVALID_CONFIGURATION",\#
    "remedy": "Correct each of the violations and call config.reload again.",\#
    "whoseMove": "The operator's.","retry": "after"}\#
    },\#
    "INVALID_PARAMS": {"code": -32602,"message": "The params are not what the method takes.",\#
    "data": {"status": "INVALID_ARGUMENT","reason": "INVALID_PARAMS",\#
    "remedy": "Correct each of the violations; rpc.discover says what the method takes.",\#
    "whoseMove": "The client's.","retry": "never"}\#
    },\#
    "INVALID_REQUEST": {"code": -32600,\#
    "message": "The message is JSON but not a JSON-RPC 2.0 call.","data": {\#
    "status": "INVALID_ARGUMENT","reason": "INVALID_REQUEST",\#
    "remedy": "Send an object with \"jsonrpc\": \"2.0\", a \"method\", an \"id\" that is a string \#
    or a number, and \"params\" that are an object.",\#
    "whoseMove": "The client's.","retry": "never"}\#
    },\#
    "MESSAGE_TOO_LARGE": {"code": 8,\#
    "message": "The message has more bytes than limits.messageBytes.","data": {\#
    "status": "RESOURCE_EXHAUSTED","reason": "MESSAGE_TOO_LARGE",\#
    "remedy": "Send less in one message, or raise limits.messageBytes.",\#
    "whoseMove": "The client's.","retry": "never"}\#
    },\#
    "METHOD_NOT_FOUND": {"code": -32601,"message": "There is no method of that name.","data": {\#
    "status": "UNIMPLEMENTED","reason": "METHOD_NOT_FOUND",\#
    "remedy": "Call rpc.discover for the methods that there are.","whoseMove": "The client's.",\#
    "retry": "never"}\#
    },\#
    "NOT_PRELOADED": {"code": 9,\#
    "message": "Nobody has asked for ads to be preloaded for this ad unit.","data": {\#
    "status": "FAILED_PRECONDITION","reason": "NOT_PRELOADED",\#
    "remedy": "Call ad.preload for the ad unit first, or ad.load for an ad at once.",\#
    "whoseMove": "The client's.","retry": "after"}\#
    },\#
    "NOT_REGISTERED": {"code": 9,\#
    "message": "The engine has not registered the session's viewer with the ad server, or cannot \#
    update it there.",\#
    "data": {"status": "FAILED_PRECONDITION","reason": "NOT_REGISTERED",\#
    "remedy": "Set adServer.register of the stream in config.yaml, and open the session without a \#
    streamId.",\#
    "whoseMove": "The client's or the operator's.","retry": "never"}\#
    },\#
    "NO_BREAK_KNOWN": {"code": 5,\#
    "message": "The signalling endpoint of the stream has told of no such break, or of none that \#
    is to come.",\#
    "data": {"status": "NOT_FOUND","reason": "NO_BREAK_KNOWN",\#
    "remedy": "Schedule again once the endpoint has told of it, or say where with at; pod.list \#
    shows how the endpoint fares.",\#
    "whoseMove": "The publisher's.","retry": "later"}\#
    },\#
    "NO_FILL": {"code": 5,\#
    "message": "Every source of the ad unit passed, failed or was too slow.","data": {\#
    "status": "NOT_FOUND","reason": "NO_FILL",\#
    "remedy": "Ask again for the next opportunity; explain says what became of each source.",\#
    "whoseMove": "Nobody's.","retry": "later"}\#
    },\#
    "NO_PROGRAM_TIME": {"code": 3,\#
    "message": "The break is placed in the content, and nothing says at which date the content \#
    begins.",\#
    "data": {"status": "INVALID_ARGUMENT","reason": "NO_PROGRAM_TIME",\#
    "remedy": "Give programStart, the date of the beginning of the content, or render into a \#
    playlist that has dates.",\#
    "whoseMove": "The client's.","retry": "after"}\#
    },\#
    "NO_RELOAD": {"code": 9,\#
    "message": "The configuration is the one built in, so there is no file to read again.",\#
    "data": {"status": "FAILED_PRECONDITION","reason": "NO_RELOAD",\#
    "remedy": "Start the engine with --config and the file to use.",\#
    "whoseMove": "The operator's.","retry": "never"}\#
    },\#
    "NO_STREAM_ID": {"code": 9,\#
    "message": "The viewer has no session with the stream, so no ads can be asked for.","data": {\#
    "status": "FAILED_PRECONDITION","reason": "NO_STREAM_ID",\#
    "remedy": "Open the stream with the ad server and give its stream id as streamId, to pod.open \#
    or here, or skip the break.",\#
    "whoseMove": "The client's.","retry": "after"}\#
    },\#
    "PARSE_ERROR": {"code": -32700,"message": "The message is not JSON in valid UTF-8.","data": {\#
    "status": "INVALID_ARGUMENT","reason": "PARSE_ERROR",\#
    "remedy": "Send one JSON text for each message, in UTF-8 and without lone surrogates; the \#
    message names the byte that is wrong.",\#
    "whoseMove": "The client's.","retry": "never"}\#
    },\#
    "REQUEST_ID_REUSED": {"code": 3,\#
    "message": "The requestId belongs to an earlier call that was not the same.","data": {\#
    "status": "INVALID_ARGUMENT","reason": "REQUEST_ID_REUSED",\#
    "remedy": "Make a new requestId for every new call, and repeat one only with the same method \#
    and params.",\#
    "whoseMove": "The client's.","retry": "never"}\#
    },\#
    "SHUTTING_DOWN": {"code": 14,"message": "The engine is shutting down and takes no new \#
    calls.",\#
    "data": {"status": "UNAVAILABLE","reason": "SHUTTING_DOWN",\#
    "remedy": "Start the engine again and send the call there.","whoseMove": "The client's.",\#
    "retry": "after"}\#
    },\#
    "TOO_DEEP": {"code": 8,"message": "Arrays and objects are nested deeper than limits.depth.",\#
    "data": {"status": "RESOURCE_EXHAUSTED","reason": "TOO_DEEP",\#
    "remedy": "Nest less, or raise limits.depth.","whoseMove": "The client's.","retry": "never"}\#
    },\#
    "TOO_MANY_ADS": {"code": 8,"message": "As many ads as limits.adsHeld are held.","data": {\#
    "status": "RESOURCE_EXHAUSTED","reason": "TOO_MANY_ADS",\#
    "remedy": "Release ads that are not needed any more with ad.release, or raise \#
    limits.adsHeld.",\#
    "whoseMove": "The client's.","retry": "after"}\#
    },\#
    "TOO_MANY_BREAKS": {"code": 8,\#
    "message": "As many breaks as limits.breaksHeld are to come or running.","data": {\#
    "status": "RESOURCE_EXHAUSTED","reason": "TOO_MANY_BREAKS",\#
    "remedy": "Cancel breaks that are not needed with pod.cancel, or raise limits.breaksHeld.",\#
    "whoseMove": "The client's.","retry": "after"}\#
    },\#
    "TOO_MANY_CALLS": {"code": 8,\#
    "message": "As many calls as limits.callsInFlight are waiting for their answer.","data": {\#
    "status": "RESOURCE_EXHAUSTED","reason": "TOO_MANY_CALLS",\#
    "remedy": "Wait for answers before sending more, or raise limits.callsInFlight.",\#
    "whoseMove": "The client's.","retry": "later"}\#
    },\#
    "TOO_MANY_SESSIONS": {"code": 8,\#
    "message": "As many sessions with streams as limits.sessionsOpen are open.","data": {\#
    "status": "RESOURCE_EXHAUSTED","reason": "TOO_MANY_SESSIONS",\#
    "remedy": "Close sessions whose viewers have gone with pod.close, or raise \#
    limits.sessionsOpen.",\#
    "whoseMove": "The client's.","retry": "after"}\#
    },\#
    "UNAVAILABLE": {"code": 14,\#
    "message": "Something outside that the call needs cannot be reached now.","data": {\#
    "status": "UNAVAILABLE","reason": "UNAVAILABLE",\#
    "remedy": "Try again after retryAfterMs, and look into the log if it goes on.",\#
    "whoseMove": "The operator's.","retry": "later"}\#
    },\#
    "UNIMPLEMENTED": {"code": 12,\#
    "message": "The engine knows what is asked for but cannot do it in this build.","data": {\#
    "status": "UNIMPLEMENTED","reason": "UNIMPLEMENTED",\#
    "remedy": "Use a build that can do it; server.info says what this one can do.",\#
    "whoseMove": "The operator's.","retry": "never"}\#
    },\#
    "UNKNOWN_AD": {"code": 5,"message": "No ad of that id is held.","data": {\#
    "status": "NOT_FOUND","reason": "UNKNOWN_AD",\#
    "remedy": "Load a new ad; this one was released or never was.","whoseMove": "The client's.",\#
    "retry": "never"}\#
    },\#
    "UNKNOWN_AD_UNIT": {"code": 5,"message": "The configuration has no ad unit of that name.",\#
    "data": {"status": "NOT_FOUND","reason": "UNKNOWN_AD_UNIT",\#
    "remedy": "Use a name under adUnits in config.yaml, or add it there.",\#
    "whoseMove": "The client's or the operator's.","retry": "never"}\#
    },\#
    "UNKNOWN_ASSET": {"code": 3,"message": "The ad has no asset of that name.","data": {\#
    "status": "INVALID_ARGUMENT","reason": "UNKNOWN_ASSET",\#
    "remedy": "Use a name that the ad has among its assets; case matters.",\#
    "whoseMove": "The client's.","retry": "never"}\#
    },\#
    "UNKNOWN_BREAK": {"code": 5,"message": "No break of that id is planned.","data": {\#
    "status": "NOT_FOUND","reason": "UNKNOWN_BREAK",\#
    "remedy": "Call pod.list for the breaks that are planned.","whoseMove": "The client's.",\#
    "retry": "never"}\#
    },\#
    "UNKNOWN_FORMAT_ID": {"code": 3,\#
    "message": "A custom format that is wanted is not one of the ad unit's.","data": {\#
    "status": "INVALID_ARGUMENT","reason": "UNKNOWN_FORMAT_ID",\#
    "remedy": "Ask for an id under customFormats of the ad unit in config.yaml, or add it \#
    there.",\#
    "whoseMove": "The client's or the operator's.","retry": "never"}\#
    },\#
    "UNKNOWN_LOAD": {"code": 5,"message": "No explanation of that load is kept.","data": {\#
    "status": "NOT_FOUND","reason": "UNKNOWN_LOAD",\#
    "remedy": "Ask sooner, or raise limits.explanationsKept; the answer to ad.load has the \#
    explanation too.",\#
    "whoseMove": "The client's.","retry": "never"}\#
    },\#
    "UNKNOWN_NETWORK": {"code": 5,"message": "The configuration has no network of that name.",\#
    "data": {"status": "NOT_FOUND","reason": "UNKNOWN_NETWORK",\#
    "remedy": "Use a name under networks in config.yaml, or add it there.",\#
    "whoseMove": "The client's or the operator's.","retry": "never"}\#
    },\#
    "UNKNOWN_SERVICE": {"code": 5,\#
    "message": "There is no service of that name whose health could be checked.","data": {\#
    "status": "NOT_FOUND","reason": "UNKNOWN_SERVICE",\#
    "remedy": "Leave service out to ask about the engine as a whole.",\#
    "whoseMove": "The client's.","retry": "never"}\#
    },\#
    "UNKNOWN_SESSION": {"code": 5,"message": "No session with a stream of that id is open.",\#
    "data": {"status": "NOT_FOUND","reason": "UNKNOWN_SESSION",\#
    "remedy": "Open one with pod.open; this one was closed or never was.",\#
    "whoseMove": "The client's.","retry": "never"}\#
    },\#
    "UNKNOWN_STREAM": {"code": 5,"message": "The configuration has no stream of that name.",\#
    "data": {"status": "NOT_FOUND","reason": "UNKNOWN_STREAM",\#
    "remedy": "Use a name under streams in config.yaml, or add it there.",\#
    "whoseMove": "The client's or the operator's.","retry": "never"}\#
    }\#
    },\#
    "x-events": {\#
    "adBreakEnded": {"summary": "A break that had begun was over, or the viewer left it.",\#
    "source": "engine","members": \#
    ["sessionId","breakId","podIndex","timeOffsetMs","maxDurationMs"\#
    ]\#
    },\#
    "adBreakStarted": {"summary": "A break began that the viewer had not seen before.",\#
    "source": "engine","members": \#
    ["sessionId","breakId","podIndex","timeOffsetMs","maxDurationMs"\#
    ]\#
    },\#
    "adCompleted": {"summary": "An ad of a break has been played to its end.","source": "engine",\#
    "members": ["sessionId","breakId","podIndex","timeOffsetMs","maxDurationMs","pod"]\#
    },\#
    "adError": {"summary": "An ad of a break could not be played.","source": "engine","members": \#
    [\#
    "sessionId","breakId","podIndex","timeOffsetMs","maxDurationMs","pod","detail"]\#
    },\#
    "adFirstQuartile": {"summary": "A quarter of an ad of a break has been played.",\#
    "source": "engine","members": ["sessionId","breakId","podIndex","timeOffsetMs",\#
    "maxDurationMs","pod"]\#
    },\#
    "adMidpoint": {"summary": "Half of an ad of a break has been played.","source": "engine",\#
    "members": ["sessionId","breakId","podIndex","timeOffsetMs","maxDurationMs","pod"]\#
    },\#
    "adMuted": {"summary": "The viewer does not want to see the ad.","source": "engine",\#
    "members": ["detail"]\#
    },\#
    "adPeriodEnded": {"summary": "The stream switched back to content.","source": "engine",\#
    "members": ["sessionId","breakId","podIndex","timeOffsetMs","maxDurationMs"]\#
    },\#
    "adPeriodStarted": {"summary": "The stream switched from content to ads or slate.",\#
    "source": "engine","members": \#
    ["sessionId","breakId","podIndex","timeOffsetMs","maxDurationMs"\#
    ]\#
    },\#
    "adSkipped": {"summary": "The viewer left an ad of a break before its end.",\#
    "source": "engine","members": ["sessionId","breakId","podIndex","timeOffsetMs",\#
    "maxDurationMs","pod"]\#
    },\#
    "adStarted": {"summary": "An ad of a break was played from its beginning.","source": \#
    "engine",\#
    "members": ["sessionId","breakId","podIndex","timeOffsetMs","maxDurationMs","pod"]\#
    },\#
    "adThirdQuartile": {"summary": "Three quarters of an ad of a break have been played.",\#
    "source": "engine","members": ["sessionId","breakId","podIndex","timeOffsetMs",\#
    "maxDurationMs","pod"]\#
    },\#
    "breakPrepared": {\#
    "summary": "The ads of a break were fetched, or could not be; pod.explain says which.",\#
    "source": "engine","members": ["sessionId","breakId","maxDurationMs","detail"]\#
    },\#
    "click": {"summary": "An asset of the ad was clicked.","source": "client","aliases": [\#
    "reportClick"],"members": ["eventId","asset","positionMs"]\#
    },\#
    "dismissed": {"summary": "The ad has left the screen.","source": "client","aliases": [\#
    "didDismissFullScreenView"],"members": ["eventId"]\#
    },\#
    "expired": {"summary": "The ad waited too long to be presented.","source": "engine"\#
    },\#
    "failedToPresent": {"summary": "The ad could not be shown.","source": "client","aliases": [\#
    "didFailToPresentWithError"],"members": ["eventId","errorCode"]\#
    },\#
    "firstQuartile": {"summary": "A quarter of the video has been played.","source": "client",\#
    "members": ["eventId","positionMs"]\#
    },\#
    "impression": {"summary": "The ad was seen.","source": "client","aliases": \#
    ["reportImpression"\#
    ],"members": ["eventId","positionMs"]\#
    },\#
    "interaction": {"summary": "The viewer or the player did something that has only a name.",\#
    "source": "client","members": ["eventId","positionMs","interaction"]\#
    },\#
    "loaded": {"summary": "A load won this ad.","source": "engine"\#
    },\#
    "lost": {"summary": "An ad was not taken, and its network wants to hear so.",\#
    "source": "engine","members": ["network","loadId","detail"]\#
    },\#
    "midpoint": {"summary": "Half of the video has been played.","source": "client","members": [\#
    "eventId","positionMs"]\#
    },\#
    "muted": {"summary": "The sound was turned off.","source": "client","members": ["eventId",\#
    "positionMs"]\#
    },\#
    "paid": {"summary": "The impression earned money.","source": "engine","members": [\#
    "valueMicros","currency","precision"]\#
    },\#
    "paused": {"summary": "The video was paused.","source": "client","members": ["eventId",\#
    "positionMs"]\#
    },\#
    "progress": {"summary": "The video has come to the position that is given.",\#
    "source": "client","members": ["eventId","positionMs"]\#
    },\#
    "resumed": {"summary": "The video went on after a pause.","source": "client","members": [\#
    "eventId","positionMs"]\#
    },\#
    "rewardEarned": {"summary": "The reward was earned.","source": "client","aliases": [\#
    "didRewardUserWithReward"],"members": ["eventId","late"]\#
    },\#
    "rewardMissing": {\#
    "summary": "The ad was watched to its end and dismissed, and no reward came within the \#
    grace.",\#
    "source": "engine"\#
    },\#
    "rewardNotEarned": {\#
    "summary": "The ad was dismissed before its end, or skipped, and no reward came within the \#
    grace.",\#
    "source": "engine"\#
    },\#
    "skipped": {"summary": "The rest of the video was skipped.","source": "client","members": [\#
    "eventId","positionMs"]\#
    },\#
    "thirdQuartile": {"summary": "Three quarters of the video have been played.",\#
    "source": "client","members": ["eventId","positionMs"]\#
    },\#
    "unmuted": {"summary": "The sound was turned on.","source": "client","members": ["eventId",\#
    "positionMs"]\#
    },\#
    "videoEnded": {"summary": "The video was played to its end.","source": "client","aliases": [\#
    "didEndVideo"],"members": ["eventId","positionMs"]\#
    },\#
    "videoStarted": {"summary": "The video began.","source": "client","aliases": ["didStartVideo"\#
    ],"members": ["eventId","positionMs"]\#
    },\#
    "violation": {\#
    "summary": "Something was reported or answered that cannot be, and was kept from everybody \#
    else.",\#
    "source": "engine","members": ["reported","reason","network","loadId","detail"]\#
    },\#
    "willDismiss": {"summary": "The ad is about to leave the screen.","source": "client",\#
    "aliases": ["willDismissFullScreenView"],"members": ["eventId"]\#
    },\#
    "willPresent": {"summary": "The ad is about to cover the screen.","source": "client",\#
    "aliases": ["willPresentFullScreenView"],"members": ["eventId"]\#
    }\#
    }\#
    }\#
    }
    """#
}
