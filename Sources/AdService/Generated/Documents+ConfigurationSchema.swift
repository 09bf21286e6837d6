// Made by `make generate` from Schemas. Edit the schema, not this file.

extension Documents {
  /// The JSON Schema of config.yaml, in one line.
  public static let configurationSchema: StaticString = #"""
    {\#
    "$schema": "http://json-schema.org/draft-07/schema#",\#
    "title": "Configuration",\#
    "description": "Everything that an operator decides.",\#
    "type": "object",\#
    "properties": {\#
    "networks": {\#
    "type": "object",\#
    "additionalProperties": {"$ref": "#/definitions/NetworkConfiguration"\#
    },\#
    "maxProperties": 1000,\#
    "description": "The sources of ads, under names of your choice.",\#
    "markdownDescription": "The sources of ads, under names of your choice.",\#
    "defaultSnippets": [{"label": "new NetworkConfiguration","description": "One source of ads.",\#
    "body": {"${1:name}": {"adapter": "${2|sample|}"}}}\#
    ]\#
    },\#
    "adUnits": {\#
    "type": "object",\#
    "additionalProperties": {"$ref": "#/definitions/AdUnitConfiguration"\#
    },\#
    "maxProperties": 100000,\#
    "description": "The places that ads are loaded for, under the names that the app calls them \#
    by.",\#
    "markdownDescription": "The places that ads are loaded for, under the names that the app \#
    calls them by.",\#
    "defaultSnippets": [{"label": "new AdUnitConfiguration",\#
    "description": "A place that ads are loaded for.","body": {"${1:name}": {"formats": [\#
    "${2|banner,interstitial,rewarded,rewardedInterstitial,appOpen,native,customNative|}"],\#
    "waterfall": [{"network": "${3:network}"}]}}}\#
    ]\#
    },\#
    "customFormats": {\#
    "type": "object",\#
    "additionalProperties": {"$ref": "#/definitions/CustomFormatConfiguration"\#
    },\#
    "maxProperties": 10000,\#
    "description": "The custom native formats by their ids.",\#
    "markdownDescription": "The custom native formats by their ids.",\#
    "defaultSnippets": [{"label": "new CustomFormatConfiguration",\#
    "description": "A native format with assets of the publisher's own.","body": {"${1:name}": {\#
    "name": "${2:name}","assets": {"${3:name}": "${4|text,image|}"}}}}\#
    ]\#
    },\#
    "streams": {\#
    "type": "object",\#
    "additionalProperties": {"$ref": "#/definitions/StreamConfiguration"\#
    },\#
    "maxProperties": 10000,\#
    "description": "The streams that breaks are planned in, under names of your choice.",\#
    "markdownDescription": "The streams that breaks are planned in, under names of your choice.",\#
    "defaultSnippets": [{"label": "new StreamConfiguration",\#
    "description": "A stream that breaks are planned in.","body": {"${1:name}": {\#
    "networkCode": "${2:networkCode}","customAssetKey": "${3:customAssetKey}"}}}\#
    ]\#
    },\#
    "currency": {\#
    "type": "string",\#
    "minLength": 3,\#
    "maxLength": 3,\#
    "default": "USD",\#
    "description": "The currency of every price, by ISO 4217.",\#
    "markdownDescription": "The currency of every price, by ISO 4217.\n\nIf absent: `\"USD\"`"\#
    },\#
    "expiresAfterMs": {\#
    "type": "integer",\#
    "minimum": 1,\#
    "maximum": 604800000,\#
    "default": 3600000,\#
    "description": "How long an ad may wait to be presented.",\#
    "markdownDescription": "How long an ad may wait to be presented.\n\nIf absent: `3600000`"\#
    },\#
    "drainMs": {\#
    "type": "integer",\#
    "minimum": 0,\#
    "maximum": 3600000,\#
    "default": 5000,\#
    "description": "How long waiting calls are given when the engine ends.",\#
    "markdownDescription": "How long waiting calls are given when the engine ends.\n\nIf absent: \#
    `5000`"\#
    },\#
    "logLevel": {\#
    "$ref": "#/definitions/LogLevel",\#
    "description": "What is worth a line in the log; notice if absent.",\#
    "markdownDescription": "What is worth a line in the log; notice if absent."\#
    },\#
    "limits": {\#
    "$ref": "#/definitions/LimitsConfiguration",\#
    "description": "How much is taken on before calls are refused.",\#
    "markdownDescription": "How much is taken on before calls are refused."\#
    }\#
    },\#
    "additionalProperties": false,\#
    "definitions": {\#
    "AdFormat": {\#
    "title": "AdFormat",\#
    "description": "The kind of space that an ad is made for.",\#
    "type": "string",\#
    "enum": ["banner","interstitial","rewarded","rewardedInterstitial","appOpen","native",\#
    "customNative","bannerAd","interstitialAd","rewardedAd","rewardedInterstitialAd","appOpenAd",\#
    "nativeAd","unifiedNative","customNativeAd"\#
    ],\#
    "enumDescriptions": ["A rectangle that stays on the screen beside the content.",\#
    "A full screen shown at a natural pause.",\#
    "A full screen that people choose to watch for a reward.",\#
    "A full screen at a natural pause that gives a reward without having been asked for.",\#
    "A full screen shown while the app comes to the front.",\#
    "A set of assets with the names that all native ads share, drawn by the app.",\#
    "A set of assets whose names the publisher chose, drawn by the app.","Means `banner`.",\#
    "Means `interstitial`.","Means `rewarded`.","Means `rewardedInterstitial`.",\#
    "Means `appOpen`.","Means `native`.","Means `native`.","Means `customNative`."\#
    ],\#
    "x-aliases": {"bannerAd": "banner","interstitialAd": "interstitial","rewardedAd": "rewarded",\#
    "rewardedInterstitialAd": "rewardedInterstitial","appOpenAd": "appOpen","nativeAd": "native",\#
    "unifiedNative": "native","customNativeAd": "customNative"\#
    }\#
    },\#
    "AdUnitConfiguration": {\#
    "title": "AdUnitConfiguration",\#
    "description": "A place that ads are loaded for.",\#
    "type": "object",\#
    "required": ["formats","waterfall"\#
    ],\#
    "properties": {"formats": {"type": "array","items": {"$ref": "#/definitions/AdFormat"},\#
    "minItems": 1,"maxItems": 7,"description": "The formats that it serves.",\#
    "markdownDescription": "The formats that it serves."},"customFormats": {"type": "array",\#
    "items": {"type": "string","minLength": 1,"maxLength": 64},"maxItems": 64,\#
    "description": "The custom formats that it serves, by their ids.",\#
    "markdownDescription": "The custom formats that it serves, by their ids."},"timeoutMs": {\#
    "type": "integer","minimum": 1,"maximum": 3600000,"default": 3000,\#
    "description": "How long a load may take in all.",\#
    "markdownDescription": "How long a load may take in all.\n\nIf absent: `3000`"},"waterfall": \#
    {\#
    "type": "array","items": {"$ref": "#/definitions/SourceConfiguration"},"minItems": 1,\#
    "maxItems": 1000,"description": "The sources, asked one after another from the first.",\#
    "markdownDescription": "The sources, asked one after another from the first.",\#
    "defaultSnippets": [{"label": "new SourceConfiguration",\#
    "description": "One step of a waterfall.","body": [{"network": "${1:network}"}]}]}\#
    },\#
    "additionalProperties": false\#
    },\#
    "AdapterName": {\#
    "title": "AdapterName",\#
    "description": "What speaks for a network.",\#
    "type": "string",\#
    "enum": ["sample"\#
    ],\#
    "enumDescriptions": [\#
    "The network built into the engine, which needs no other and rehearses every outcome."\#
    ]\#
    },\#
    "AssetKind": {\#
    "title": "AssetKind",\#
    "description": "What an asset of a custom format is.",\#
    "type": "string",\#
    "enum": ["text","image"\#
    ],\#
    "enumDescriptions": ["A text.","An image."\#
    ]\#
    },\#
    "CustomFormatConfiguration": {\#
    "title": "CustomFormatConfiguration",\#
    "description": "A native format with assets of the publisher's own.",\#
    "type": "object",\#
    "required": ["name","assets"\#
    ],\#
    "properties": {"name": {"type": "string","minLength": 1,"maxLength": 128,\#
    "description": "What people call it.","markdownDescription": "What people call it."},\#
    "assets": {"type": "object","additionalProperties": {"$ref": "#/definitions/AssetKind"},\#
    "maxProperties": 64,"description": "The kind of each asset by its name.",\#
    "markdownDescription": "The kind of each asset by its name."},"clickable": {"type": "array",\#
    "items": {"type": "string","minLength": 1,"maxLength": 128},"maxItems": 64,\#
    "description": "The assets that may be clicked; none if absent.",\#
    "markdownDescription": "The assets that may be clicked; none if absent."},"video": {\#
    "$ref": "#/definitions/VideoConfiguration",\#
    "description": "How the format shows a video; it has none if absent.",\#
    "markdownDescription": "How the format shows a video; it has none if absent."}\#
    },\#
    "additionalProperties": false\#
    },\#
    "LimitsConfiguration": {\#
    "title": "LimitsConfiguration",\#
    "description": "How much is taken on before calls are refused with RESOURCE_EXHAUSTED.",\#
    "type": "object",\#
    "properties": {"messageBytes": {"type": "integer","minimum": 1024,"maximum": 1073741824,\#
    "default": 16777216,"description": "The size of one message.",\#
    "markdownDescription": "The size of one message.\n\nIf absent: `16777216`"},"depth": {\#
    "type": "integer","minimum": 8,"maximum": 1024,"default": 256,\#
    "description": "How deep arrays and objects nest.",\#
    "markdownDescription": "How deep arrays and objects nest.\n\nIf absent: `256`"},\#
    "batchCalls": {"type": "integer","minimum": 1,"maximum": 1000000,"default": 1000,\#
    "description": "The calls in one batch.",\#
    "markdownDescription": "The calls in one batch.\n\nIf absent: `1000`"},"callsInFlight": {\#
    "type": "integer","minimum": 1,"maximum": 1000000,"default": 16384,\#
    "description": "The calls that wait for their answer.",\#
    "markdownDescription": "The calls that wait for their answer.\n\nIf absent: `16384`"},\#
    "unreadOutputBytes": {"type": "integer","minimum": 65536,"maximum": 1073741824,\#
    "default": 67108864,\#
    "description": "The output that nobody has read before reading input stops.",\#
    "markdownDescription": "The output that nobody has read before reading input stops.\n\nIf \#
    absent: `67108864`"\#
    },"adsHeld": {"type": "integer","minimum": 1,"maximum": 10000000,"default": 200000,\#
    "description": "The ads held at once.",\#
    "markdownDescription": "The ads held at once.\n\nIf absent: `200000`"},"breaksHeld": {\#
    "type": "integer","minimum": 1,"maximum": 1000000,"default": 10000,\#
    "description": "The breaks held at once.",\#
    "markdownDescription": "The breaks held at once.\n\nIf absent: `10000`"},"eventsKept": {\#
    "type": "integer","minimum": 1,"maximum": 10000000,"default": 100000,\#
    "description": "The latest events that can be listed.",\#
    "markdownDescription": "The latest events that can be listed.\n\nIf absent: `100000`"},\#
    "explanationsKept": {"type": "integer","minimum": 1,"maximum": 1000000,"default": 10000,\#
    "description": "The latest loads that can be explained.",\#
    "markdownDescription": "The latest loads that can be explained.\n\nIf absent: `10000`"},\#
    "answersKept": {"type": "integer","minimum": 1,"maximum": 1000000,"default": 10000,\#
    "description": "The latest answers kept for a repeated requestId.",\#
    "markdownDescription": "The latest answers kept for a repeated requestId.\n\nIf absent: \#
    `10000`"\#
    },"answersKeptMs": {"type": "integer","minimum": 0,"maximum": 86400000,"default": 600000,\#
    "description": "How long an answer is kept for a repeated requestId.",\#
    "markdownDescription": "How long an answer is kept for a repeated requestId.\n\nIf absent: \#
    `600000`"\#
    }\#
    },\#
    "additionalProperties": false\#
    },\#
    "LogLevel": {\#
    "title": "LogLevel",\#
    "description": "What is worth a line in the log, by who must act.",\#
    "type": "string",\#
    "enum": ["fault","error","notice","debug"\#
    ],\#
    "enumDescriptions": ["Only mistakes of the engine itself.",\#
    "And those of clients, networks and operators.","And what an operator wants to know.",\#
    "And everything else."\#
    ]\#
    },\#
    "NetworkConfiguration": {\#
    "title": "NetworkConfiguration",\#
    "description": "One source of ads.",\#
    "type": "object",\#
    "required": ["adapter"\#
    ],\#
    "properties": {"adapter": {"$ref": "#/definitions/AdapterName",\#
    "description": "What speaks for the network.",\#
    "markdownDescription": "What speaks for the network."},"className": {"type": "string",\#
    "minLength": 1,"maxLength": 256,\#
    "description": "The class that speaks for it in a mobile SDK; shown by network.list.",\#
    "markdownDescription": "The class that speaks for it in a mobile SDK; shown by network.list."\#
    },"credentials": {"type": "object","additionalProperties": {"type": "string",\#
    "maxLength": 4096,"description": "One credential.","markdownDescription": "One credential."},\#
    "maxProperties": 64,\#
    "description": "What the network knows you by; each source may add its own.",\#
    "markdownDescription": "What the network knows you by; each source may add its own.\n\nIs \#
    shown nowhere.",\#
    "x-secret": true},"timeoutMs": {"type": "integer","minimum": 1,"maximum": 3600000,\#
    "description": "How long each source of this network is waited for; as long as the ad unit \#
    allows if absent.",\#
    "markdownDescription": "How long each source of this network is waited for; as long as the ad \#
    unit allows if absent."\#
    },"latencyMs": {"type": "integer","minimum": 0,"maximum": 3600000,"default": 0,\#
    "description": "How long the sample network takes to answer.",\#
    "markdownDescription": "How long the sample network takes to answer.\n\nIf absent: `0`"},\#
    "fill": {\#
    "description": "How often the sample network has an ad: always, never or a rate from 0 to 1; \#
    always if absent.",\#
    "markdownDescription": "How often the sample network has an ad: always, never or a rate from \#
    0 to 1; always if absent."\#
    },"seed": {"type": "integer","minimum": 0,"maximum": 9007199254740991,"default": 0,\#
    "description": "Which sequence of chances the rates draw from, the same at every start.",\#
    "markdownDescription": "Which sequence of chances the rates draw from, the same at every \#
    start.\n\nIf absent: `0`"\#
    },"fails": {"$ref": "#/definitions/SampleFailure",\#
    "description": "The error that the sample network answers every load with; none if absent.",\#
    "markdownDescription": "The error that the sample network answers every load with; none if \#
    absent."\#
    },"video": {"type": "boolean","default": false,\#
    "description": "Whether ads of the sample network that may have a video have one.",\#
    "markdownDescription": "Whether ads of the sample network that may have a video have \#
    one.\n\nIf absent: `false`"\#
    },"omits": {"type": "array","items": {"type": "string","minLength": 1,"maxLength": 128},\#
    "maxItems": 64,"description": "The assets that ads of the sample network leave out.",\#
    "markdownDescription": "The assets that ads of the sample network leave out."},"reward": {\#
    "$ref": "#/definitions/Reward",\#
    "description": "The reward of rewarded ads of the sample network; ten coins if absent.",\#
    "markdownDescription": "The reward of rewarded ads of the sample network; ten coins if \#
    absent."\#
    }\#
    },\#
    "additionalProperties": false\#
    },\#
    "Reward": {\#
    "title": "Reward",\#
    "description": "What watching an ad earns.",\#
    "type": "object",\#
    "required": ["type","amount"\#
    ],\#
    "properties": {"type": {"type": "string","minLength": 1,"maxLength": 128,\#
    "description": "What it is, such as coins.",\#
    "markdownDescription": "What it is, such as coins."},"amount": {"type": "number","minimum": \#
    0,\#
    "x-exact": true,"description": "How much of it.","markdownDescription": "How much of it."}\#
    },\#
    "additionalProperties": false\#
    },\#
    "SampleFailure": {\#
    "title": "SampleFailure",\#
    "description": "An error that the sample network rehearses.",\#
    "type": "object",\#
    "required": ["domain","code","message"\#
    ],\#
    "properties": {"kind": {"$ref": "#/definitions/SampleFailureKind",\#
    "description": "What kind of error it is; adapterFailed if absent.",\#
    "markdownDescription": "What kind of error it is; adapterFailed if absent."},"domain": {\#
    "type": "string","minLength": 1,"maxLength": 256,"description": "Whose error it is.",\#
    "markdownDescription": "Whose error it is."},"code": {"type": "integer",\#
    "minimum": -2147483648,"maximum": 2147483647,"description": "The number in that domain.",\#
    "markdownDescription": "The number in that domain."},"message": {"type": "string",\#
    "maxLength": 4096,"description": "What it says for a person.",\#
    "markdownDescription": "What it says for a person."}\#
    },\#
    "additionalProperties": false\#
    },\#
    "SampleFailureKind": {\#
    "title": "SampleFailureKind",\#
    "description": "What kind of error the sample network rehearses.",\#
    "type": "string",\#
    "enum": ["invalidRequest","networkError","serverError","timeout","badMediationSettings",\#
    "adapterFailed","internalError","invalidArgument"\#
    ],\#
    "enumDescriptions": ["The request was wrong (0 at the Google Mobile Ads SDK).",\#
    "The network could not be reached (2).","Its server failed (3).",\#
    "It ran out of time itself (5).","Its settings are wrong (7).",\#
    "What speaks for it failed (8).","It made a mistake of its own (11).",\#
    "An argument was wrong (12)."\#
    ]\#
    },\#
    "SourceConfiguration": {\#
    "title": "SourceConfiguration",\#
    "description": "One step of a waterfall.",\#
    "type": "object",\#
    "required": ["network"\#
    ],\#
    "properties": {"network": {"type": "string","minLength": 1,"maxLength": 128,\#
    "description": "The network that is asked, one of those under networks.",\#
    "markdownDescription": "The network that is asked, one of those under networks."},\#
    "parameter": {"type": "string","maxLength": 4096,\#
    "description": "Short for a credential named parameter, as custom events have it.",\#
    "markdownDescription": "Short for a credential named parameter, as custom events have \#
    it.\n\nIs shown nowhere.",\#
    "x-secret": true},"credentials": {"type": "object","additionalProperties": {"type": "string",\#
    "maxLength": 4096,"description": "One credential.","markdownDescription": "One credential."},\#
    "maxProperties": 64,\#
    "description": "What the network knows this place by, beyond its own credentials.",\#
    "markdownDescription": "What the network knows this place by, beyond its own \#
    credentials.\n\nIs shown nowhere.",\#
    "x-secret": true},"price": {"type": "number","minimum": 0,"maximum": 1000000000,\#
    "x-exact": true,\#
    "description": "What the network pays for a thousand impressions in the currency.",\#
    "markdownDescription": "What the network pays for a thousand impressions in the currency."},\#
    "timeoutMs": {"type": "integer","minimum": 1,"maximum": 3600000,\#
    "description": "How long this source is waited for; as the network says if absent.",\#
    "markdownDescription": "How long this source is waited for; as the network says if absent."}\#
    },\#
    "additionalProperties": false\#
    },\#
    "StreamConfiguration": {\#
    "title": "StreamConfiguration",\#
    "description": "A stream that breaks are planned in.",\#
    "type": "object",\#
    "required": ["networkCode","customAssetKey"\#
    ],\#
    "properties": {"networkCode": {"type": "string","minLength": 1,"maxLength": 32,\#
    "description": "The publisher's network at the ad server.",\#
    "markdownDescription": "The publisher's network at the ad server."},"customAssetKey": {\#
    "type": "string","minLength": 1,"maxLength": 256,\#
    "description": "The stream at the ad server.",\#
    "markdownDescription": "The stream at the ad server."},"breakDurationMs": {"type": "integer",\#
    "minimum": 1,"maximum": 86400000,"default": 30000,\#
    "description": "How long a break lasts that does not say it.",\#
    "markdownDescription": "How long a break lasts that does not say it.\n\nIf absent: `30000`"},\#
    "live": {"type": "boolean","default": true,\#
    "description": "True for a live stream, false for one on demand.",\#
    "markdownDescription": "True for a live stream, false for one on demand.\n\nIf absent: \#
    `true`"\#
    }\#
    },\#
    "additionalProperties": false\#
    },\#
    "VideoConfiguration": {\#
    "title": "VideoConfiguration",\#
    "description": "How a custom format shows a video.",\#
    "type": "object",\#
    "required": ["fallback"\#
    ],\#
    "properties": {"fallback": {"type": "string","minLength": 1,"maxLength": 128,\#
    "description": "The image asset that is shown if an ad has no video.",\#
    "markdownDescription": "The image asset that is shown if an ad has no video."}\#
    },\#
    "additionalProperties": false\#
    }\#
    }\#
    }
    """#
}
