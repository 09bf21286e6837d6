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
    "body": {"${1:name}": {"adapter": "${2|sample,process,openrtb,vast|}"}}}\#
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
    "${2|banner,interstitial,rewarded,rewardedInterstitial,appOpen,native,customNative|}"]}}}\#
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
    "currencies": {\#
    "type": "object",\#
    "additionalProperties": {"type": "number","minimum": 0,"maximum": 1000000,"x-exact": true\#
    },\#
    "maxProperties": 400,\#
    "description": "What one unit of other currencies is worth in the currency, by their ISO 4217 \#
    names.",\#
    "markdownDescription": "What one unit of other currencies is worth in the currency, by their \#
    ISO 4217 names."\#
    },\#
    "setUp": {\#
    "$ref": "#/definitions/SetUpTime",\#
    "description": "When networks are set up; start if absent.",\#
    "markdownDescription": "When networks are set up; start if absent."\#
    },\#
    "presentTimeoutMs": {\#
    "type": "integer",\#
    "minimum": 1,\#
    "maximum": 600000,\#
    "default": 5000,\#
    "description": "How long a network may take to bring its ad to the screen.",\#
    "markdownDescription": "How long a network may take to bring its ad to the screen.\n\nIf \#
    absent: `5000`"\#
    },\#
    "rewardGraceMs": {\#
    "type": "integer",\#
    "minimum": 0,\#
    "maximum": 600000,\#
    "default": 3000,\#
    "description": "How long after the dismissal of an ad its reward may come before it is said \#
    to be missing.",\#
    "markdownDescription": "How long after the dismissal of an ad its reward may come before it \#
    is said to be missing.\n\nIf absent: `3000`"\#
    },\#
    "health": {\#
    "$ref": "#/definitions/HealthConfiguration",\#
    "description": "When a network that fails often is passed over.",\#
    "markdownDescription": "When a network that fails often is passed over."\#
    },\#
    "tracking": {\#
    "$ref": "#/definitions/TrackingConfiguration",\#
    "description": "How those are told of ads who want to hear of them.",\#
    "markdownDescription": "How those are told of ads who want to hear of them."\#
    },\#
    "context": {\#
    "$ref": "#/definitions/Context",\#
    "description": "What is known of the app, the device and the viewer before context.set says \#
    more.",\#
    "markdownDescription": "What is known of the app, the device and the viewer before \#
    context.set says more."\#
    },\#
    "privacy": {\#
    "$ref": "#/definitions/PrivacyConfiguration",\#
    "description": "What holds for every network about what is private.",\#
    "markdownDescription": "What holds for every network about what is private."\#
    },\#
    "expiresAfter": {\#
    "type": "object",\#
    "additionalProperties": {"type": "integer","minimum": 1,"maximum": 604800000\#
    },\#
    "maxProperties": 7,\#
    "description": "How long ads of single formats may wait, in milliseconds; appOpen has four \#
    hours if absent.",\#
    "markdownDescription": "How long ads of single formats may wait, in milliseconds; appOpen has \#
    four hours if absent."\#
    },\#
    "expiresAfterMs": {\#
    "type": "integer",\#
    "minimum": 1,\#
    "maximum": 604800000,\#
    "default": 3600000,\#
    "description": "How long an ad may wait to be presented.",\#
    "markdownDescription": "How long an ad may wait to be presented.\n\nIf absent: `3600000`"\#
    },\#
    "images": {\#
    "$ref": "#/definitions/ImagesConfiguration",\#
    "description": "How the images of ads are fetched.",\#
    "markdownDescription": "How the images of ads are fetched."\#
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
    "http": {\#
    "$ref": "#/definitions/HTTPConfiguration",\#
    "description": "How servers are asked.",\#
    "markdownDescription": "How servers are asked."\#
    },\#
    "outside": {\#
    "$ref": "#/definitions/OutsideConfiguration",\#
    "description": "What addresses may do that come from outside, such as out of ads.",\#
    "markdownDescription": "What addresses may do that come from outside, such as out of ads."\#
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
    "AdServerConfiguration": {\#
    "title": "AdServerConfiguration",\#
    "description": "Where the ad server of a stream is, and whether it is told of viewers.",\#
    "type": "object",\#
    "properties": {"register": {"type": "boolean","default": false,\#
    "description": "Whether pod.open registers the viewer with the ad server. If not, the client \#
    has to do that and to give the stream id.",\#
    "markdownDescription": "Whether pod.open registers the viewer with the ad server. If not, the \#
    client has to do that and to give the stream id.\n\nIf absent: `false`"\#
    },"endpoint": {"type": "string","minLength": 1,"maxLength": 1024,\#
    "default": "https://dai.google.com",\#
    "description": "The scheme and the host of the ad server, with which the addresses of ads \#
    begin too.",\#
    "markdownDescription": "The scheme and the host of the ad server, with which the addresses of \#
    ads begin too.\n\nIf absent: `\"https://dai.google.com\"`"\#
    },"fallbackEndpoint": {"type": "string","minLength": 1,"maxLength": 1024,\#
    "description": "Where a viewer is registered if the ad server is not well. If absent it is \#
    https://pubads.g.doubleclick.net for the usual endpoint, and none for another one.",\#
    "markdownDescription": "Where a viewer is registered if the ad server is not well. If absent \#
    it is https://pubads.g.doubleclick.net for the usual endpoint, and none for another one."\#
    },"timeoutMs": {"type": "integer","minimum": 1,"maximum": 120000,"default": 5000,\#
    "description": "How long one answer of the ad server may take.",\#
    "markdownDescription": "How long one answer of the ad server may take.\n\nIf absent: `5000`"}\#
    },\#
    "additionalProperties": false\#
    },\#
    "AdUnitConfiguration": {\#
    "title": "AdUnitConfiguration",\#
    "description": "A place that ads are loaded for.",\#
    "type": "object",\#
    "required": ["formats"\#
    ],\#
    "properties": {"formats": {"type": "array","items": {"$ref": "#/definitions/AdFormat"},\#
    "minItems": 1,"maxItems": 7,"description": "The formats that it serves.",\#
    "markdownDescription": "The formats that it serves."},"customFormats": {"type": "array",\#
    "items": {"type": "string","minLength": 1,"maxLength": 64},"maxItems": 64,\#
    "description": "The custom formats that it serves, by their ids.",\#
    "markdownDescription": "The custom formats that it serves, by their ids."},"timeoutMs": {\#
    "type": "integer","minimum": 1,"maximum": 3600000,"default": 3000,\#
    "description": "How long a load may take in all.",\#
    "markdownDescription": "How long a load may take in all.\n\nIf absent: `3000`"},"bidding": {\#
    "type": "array","items": {"type": "string","minLength": 1,"maxLength": 128},"maxItems": 1000,\#
    "description": "The networks that name their own price, all asked at once beside the \#
    waterfall; none if absent.",\#
    "markdownDescription": "The networks that name their own price, all asked at once beside the \#
    waterfall; none if absent."\#
    },"batchSize": {"type": "integer","minimum": 1,"maximum": 1000,"default": 1,\#
    "description": "How many sources of the waterfall are asked at the same time.",\#
    "markdownDescription": "How many sources of the waterfall are asked at the same time.\n\nIf \#
    absent: `1`"\#
    },"fanOut": {"$ref": "#/definitions/FanOut",\#
    "description": "What is done when one source of a batch fills; bestPrice if absent.",\#
    "markdownDescription": "What is done when one source of a batch fills; bestPrice if \#
    absent."},\#
    "floor": {"type": "number","minimum": 0,"maximum": 1000000000,"x-exact": true,\#
    "description": "The least that a thousand impressions must pay, in the currency; no floor if \#
    absent.",\#
    "markdownDescription": "The least that a thousand impressions must pay, in the currency; no \#
    floor if absent."\#
    },"reward": {"$ref": "#/definitions/Reward",\#
    "description": "What rewarded ads earn here; what the network says if absent.",\#
    "markdownDescription": "What rewarded ads earn here; what the network says if absent."},\#
    "waterfall": {"type": "array","items": {"$ref": "#/definitions/SourceConfiguration"},\#
    "maxItems": 1000,"description": "The sources, asked from the highest price down.",\#
    "markdownDescription": "The sources, asked from the highest price down.","defaultSnippets": \#
    [{\#
    "label": "new SourceConfiguration","description": "One step of a waterfall.","body": [{\#
    "network": "${1:network}"}]}]}\#
    },\#
    "additionalProperties": false\#
    },\#
    "AdapterName": {\#
    "title": "AdapterName",\#
    "description": "What speaks for a network.",\#
    "type": "string",\#
    "enum": ["sample","process","openrtb","vast"\#
    ],\#
    "enumDescriptions": [\#
    "The network built into the engine, which needs no other and rehearses every outcome.",\#
    "A program that answers the adapter contract, in any language.",\#
    "An exchange or a Prebid Server, spoken to in OpenRTB over HTTP.",\#
    "An ad server that answers in VAST or VMAP, asked over HTTP."\#
    ]\#
    },\#
    "AgeRestriction": {\#
    "title": "AgeRestriction",\#
    "description": "What the age of the viewer forbids.",\#
    "type": "string",\#
    "enum": ["unspecified","child","teen"\#
    ],\#
    "enumDescriptions": ["Nobody says.","The viewer is to be treated as a child.",\#
    "The viewer is to be treated as a teenager, older than a child and no adult."\#
    ]\#
    },\#
    "AppContext": {\#
    "title": "AppContext",\#
    "description": "The app that an ad is shown in.",\#
    "type": "object",\#
    "properties": {"bundle": {"type": "string","maxLength": 256,\#
    "description": "Its id in its store or system, such as com.example.tea.",\#
    "markdownDescription": "Its id in its store or system, such as com.example.tea."},"name": {\#
    "type": "string","maxLength": 256,"description": "What people call it.",\#
    "markdownDescription": "What people call it."},"version": {"type": "string","maxLength": 64,\#
    "description": "Its version.","markdownDescription": "Its version."},"storeUrl": {\#
    "type": "string","format": "uri","maxLength": 4096,"description": "Its page in a store.",\#
    "markdownDescription": "Its page in a store."},"publisherId": {"type": "string",\#
    "maxLength": 256,"description": "Who publishes it.","markdownDescription": "Who publishes \#
    it."\#
    },"publisherName": {"type": "string","maxLength": 256,\#
    "description": "What people call the publisher.",\#
    "markdownDescription": "What people call the publisher."},"domain": {"type": "string",\#
    "maxLength": 256,"description": "The domain of the app or its publisher.",\#
    "markdownDescription": "The domain of the app or its publisher."},"categories": {\#
    "type": "array","items": {"type": "string","maxLength": 64},"maxItems": 64,\#
    "description": "What it is about, in categories of the IAB.",\#
    "markdownDescription": "What it is about, in categories of the IAB."}\#
    },\#
    "x-merges": true,\#
    "additionalProperties": false\#
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
    "ConnectionType": {\#
    "title": "ConnectionType",\#
    "description": "How a device is connected to the internet.",\#
    "type": "string",\#
    "enum": \#
    ["unknown","none","ethernet","wifi","cellular","cellular2g","cellular3g","cellular4g",\#
    "cellular5g"\#
    ],\#
    "enumDescriptions": ["Nobody says.","Not at all.","By cable.",\#
    "By a local network without cable.","By a mobile network, nobody says of which generation.",\#
    "By a mobile network of the second generation.",\#
    "By a mobile network of the third generation.",\#
    "By a mobile network of the fourth generation.","By a mobile network of the fifth \#
    generation."\#
    ]\#
    },\#
    "Consent": {\#
    "title": "Consent",\#
    "description": "What the viewer has agreed to.",\#
    "type": "object",\#
    "properties": {"tcf": {"type": "string","maxLength": 8192,\#
    "description": "The string of the Transparency and Consent Framework.",\#
    "markdownDescription": "The string of the Transparency and Consent Framework."},"gpp": {\#
    "type": "string","maxLength": 8192,\#
    "description": "The string of the Global Privacy Platform.",\#
    "markdownDescription": "The string of the Global Privacy Platform."},"gppSid": {\#
    "type": "array","items": {"type": "integer","minimum": -1,"maximum": 65535},"maxItems": 64,\#
    "description": "The sections of the Global Privacy Platform that apply.",\#
    "markdownDescription": "The sections of the Global Privacy Platform that apply."},\#
    "usPrivacy": {"type": "string","maxLength": 64,\#
    "description": "The string of US Privacy, such as 1YNN.",\#
    "markdownDescription": "The string of US Privacy, such as 1YNN."}\#
    },\#
    "x-merges": true,\#
    "additionalProperties": false\#
    },\#
    "ContentRating": {\#
    "title": "ContentRating",\#
    "description": "For whom the content of an ad is suitable.",\#
    "type": "string",\#
    "enum": ["G","PG","T","MA"\#
    ],\#
    "enumDescriptions": ["For everybody.","For most people with the guidance of a parent.",\#
    "For teenagers and older people.","For adults only."\#
    ]\#
    },\#
    "Context": {\#
    "title": "Context",\#
    "description": "What is known of the surroundings that an ad is shown in.\n\nAn ad is shown \#
    in an app or on a site, so one of `app` and `site` is given.",\#
    "type": "object",\#
    "properties": {"app": {"$ref": "#/definitions/AppContext",\#
    "description": "The app that the ad is shown in.",\#
    "markdownDescription": "The app that the ad is shown in."},"site": {\#
    "$ref": "#/definitions/SiteContext","description": "The site that the ad is shown on.",\#
    "markdownDescription": "The site that the ad is shown on."},"device": {\#
    "$ref": "#/definitions/DeviceContext","description": "The device that the ad is shown on.",\#
    "markdownDescription": "The device that the ad is shown on."},"user": {\#
    "$ref": "#/definitions/UserContext","description": "The viewer.",\#
    "markdownDescription": "The viewer."},"country": {"type": "string","minLength": 2,\#
    "maxLength": 2,"description": "Where the viewer is, by two letters of ISO 3166, such as AT.",\#
    "markdownDescription": "Where the viewer is, by two letters of ISO 3166, such as AT."},\#
    "keywords": {"type": "array","items": {"type": "string","maxLength": 256},"maxItems": 256,\#
    "description": "What the content around the ad is about.",\#
    "markdownDescription": "What the content around the ad is about."},"contentUrl": {\#
    "type": "string","format": "uri","maxLength": 4096,\#
    "description": "Where the content around the ad can be read.",\#
    "markdownDescription": "Where the content around the ad can be read.","x-aliases": [\#
    "contentURL"]},"contentURL": {"type": "string","format": "uri","maxLength": 4096,\#
    "description": "Means `contentUrl`.","deprecated": true},"targeting": {"type": "object",\#
    "additionalProperties": {"type": "string","maxLength": 4096},"maxProperties": 256,\#
    "description": "What the publisher targets ads by; several values of one name have commas \#
    between them.",\#
    "markdownDescription": "What the publisher targets ads by; several values of one name have \#
    commas between them.",\#
    "x-aliases": ["customTargeting"]},"customTargeting": {"type": "object",\#
    "additionalProperties": {"type": "string","maxLength": 4096},"maxProperties": 256,\#
    "description": "Means `targeting`.","deprecated": true},"consent": {\#
    "$ref": "#/definitions/Consent","description": "What the viewer has agreed to.",\#
    "markdownDescription": "What the viewer has agreed to."},"childDirected": {"type": "boolean",\#
    "description": "Whether the content is to be treated as directed to children; nobody says if \#
    absent.",\#
    "markdownDescription": "Whether the content is to be treated as directed to children; nobody \#
    says if absent.",\#
    "x-aliases": ["childDirectedTreatment","tagForChildDirectedTreatment"]},\#
    "childDirectedTreatment": {"type": "boolean","description": "Means `childDirected`.",\#
    "deprecated": true},"tagForChildDirectedTreatment": {"type": "boolean",\#
    "description": "Means `childDirected`.","deprecated": true},"underAge": {"type": "boolean",\#
    "description": "Whether the viewer is to be treated as too young to consent; nobody says if \#
    absent.",\#
    "markdownDescription": "Whether the viewer is to be treated as too young to consent; nobody \#
    says if absent.",\#
    "x-aliases": ["tagForUnderAgeOfConsent"]},"tagForUnderAgeOfConsent": {"type": "boolean",\#
    "description": "Means `underAge`.","deprecated": true},"ageRestricted": {\#
    "$ref": "#/definitions/AgeRestriction","description": "What the age of the viewer forbids.",\#
    "markdownDescription": "What the age of the viewer forbids.","x-aliases": [\#
    "ageRestrictedTreatment"]},"ageRestrictedTreatment": {"$ref": "#/definitions/AgeRestriction",\#
    "description": "Means `ageRestricted`.","deprecated": true},"maxContentRating": {\#
    "$ref": "#/definitions/ContentRating",\#
    "description": "The least suitable content that an ad may have.",\#
    "markdownDescription": "The least suitable content that an ad may have.","x-aliases": [\#
    "maxAdContentRating"]},"maxAdContentRating": {"$ref": "#/definitions/ContentRating",\#
    "description": "Means `maxContentRating`.","deprecated": true},"muted": {"type": "boolean",\#
    "description": "Whether the sound of the app or site is off.",\#
    "markdownDescription": "Whether the sound of the app or site is off."},"volume": {\#
    "type": "number","minimum": 0,"maximum": 1,\#
    "description": "How loud the app or site plays; 1 is as loud as the device.",\#
    "markdownDescription": "How loud the app or site plays; 1 is as loud as the device."},\#
    "test": {"type": "boolean",\#
    "description": "Whether only test ads are wanted, which nobody pays for.",\#
    "markdownDescription": "Whether only test ads are wanted, which nobody pays for."},"extras": \#
    {\#
    "type": "object","additionalProperties": {},"maxProperties": 256,\#
    "description": "What a network takes beyond all this, an object for each network by its \#
    name.",\#
    "markdownDescription": "What a network takes beyond all this, an object for each network by \#
    its name."\#
    }\#
    },\#
    "x-merges": true,\#
    "x-alternatives": ["app","site"\#
    ],\#
    "additionalProperties": false\#
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
    "DeviceContext": {\#
    "title": "DeviceContext",\#
    "description": "The device that an ad is shown on.",\#
    "type": "object",\#
    "properties": {"os": {"type": "string","maxLength": 64,\#
    "description": "Its operating system, such as iOS.",\#
    "markdownDescription": "Its operating system, such as iOS."},"osVersion": {"type": "string",\#
    "maxLength": 64,"description": "The version of the operating system.",\#
    "markdownDescription": "The version of the operating system."},"make": {"type": "string",\#
    "maxLength": 128,"description": "Who makes it.","markdownDescription": "Who makes it."},\#
    "model": {"type": "string","maxLength": 128,\#
    "description": "Which of the devices of its maker it is.",\#
    "markdownDescription": "Which of the devices of its maker it is."},"type": {\#
    "$ref": "#/definitions/DeviceType","description": "What kind of device it is.",\#
    "markdownDescription": "What kind of device it is."},"language": {"type": "string",\#
    "maxLength": 64,"description": "Its language, as BCP 47 has it, such as de-AT.",\#
    "markdownDescription": "Its language, as BCP 47 has it, such as de-AT."},"userAgent": {\#
    "type": "string","maxLength": 2048,"description": "What its browser says of itself.",\#
    "markdownDescription": "What its browser says of itself."},"ip": {"type": "string",\#
    "maxLength": 64,"description": "Its address in the network, of version 4 or 6.",\#
    "markdownDescription": "Its address in the network, of version 4 or 6."},"ifa": {\#
    "type": "string","maxLength": 128,\#
    "description": "The id that its system gives to advertisers.",\#
    "markdownDescription": "The id that its system gives to advertisers."},"limitAdTracking": {\#
    "type": "boolean","description": "Whether its owner limits tracking by advertisers.",\#
    "markdownDescription": "Whether its owner limits tracking by advertisers."},"width": {\#
    "type": "integer","minimum": 0,"maximum": 65535,\#
    "description": "The width of its screen in pixels.",\#
    "markdownDescription": "The width of its screen in pixels."},"height": {"type": "integer",\#
    "minimum": 0,"maximum": 65535,"description": "The height of its screen in pixels.",\#
    "markdownDescription": "The height of its screen in pixels."},"pixelRatio": {"type": \#
    "number",\#
    "minimum": 0,"maximum": 16,"description": "How many pixels of the screen make one point.",\#
    "markdownDescription": "How many pixels of the screen make one point."},"carrier": {\#
    "type": "string","maxLength": 128,"description": "The company whose network it uses.",\#
    "markdownDescription": "The company whose network it uses."},"connection": {\#
    "$ref": "#/definitions/ConnectionType","description": "How it is connected to the internet.",\#
    "markdownDescription": "How it is connected to the internet."}\#
    },\#
    "x-merges": true,\#
    "additionalProperties": false\#
    },\#
    "DeviceType": {\#
    "title": "DeviceType",\#
    "description": "What kind of device it is.",\#
    "type": "string",\#
    "enum": ["unknown","phone","tablet","computer","television","setTopBox","other"\#
    ],\#
    "enumDescriptions": ["Nobody says.","It fits in a pocket.","It is held with both hands.",\#
    "It has a keyboard or stands on a desk.","It is watched from across the room.",\#
    "It brings the internet to a television.","It is something else."\#
    ]\#
    },\#
    "ExtendedID": {\#
    "title": "ExtendedID",\#
    "description": "What one source calls the viewer.",\#
    "type": "object",\#
    "required": ["source","uids"\#
    ],\#
    "properties": {"source": {"type": "string","minLength": 1,"maxLength": 256,\#
    "description": "The domain of who gave out the ids.",\#
    "markdownDescription": "The domain of who gave out the ids."},"uids": {"type": "array",\#
    "items": {"$ref": "#/definitions/UserID"},"maxItems": 16,\#
    "description": "The ids of that source.","markdownDescription": "The ids of that source.",\#
    "defaultSnippets": [{"label": "new UserID","description": "One id of the viewer.","body": [{\#
    "id": "${1:id}"}]}]}\#
    },\#
    "additionalProperties": false\#
    },\#
    "FanOut": {\#
    "title": "FanOut",\#
    "description": "What is done when one source of a batch fills.",\#
    "type": "string",\#
    "enum": ["bestPrice","firstReady"\#
    ],\#
    "enumDescriptions": ["Those of the batch that could pay more are waited for.",\#
    "Its ad is taken, and the others of the batch are let go."\#
    ]\#
    },\#
    "Framing": {\#
    "title": "Framing",\#
    "description": "How messages are cut out of the bytes.",\#
    "type": "string",\#
    "enum": ["line","header"\#
    ],\#
    "enumDescriptions": ["One message on each line.",\#
    "A Content-Length header before each message, as editors do it."\#
    ]\#
    },\#
    "HTTPConfiguration": {\#
    "title": "HTTPConfiguration",\#
    "description": "How servers are asked, and how much is taken from them.",\#
    "type": "object",\#
    "properties": {"connectTimeoutMs": {"type": "integer","minimum": 1,"maximum": 120000,\#
    "default": 5000,\#
    "description": "How long it may take to find a server by its name and be connected with it.",\#
    "markdownDescription": "How long it may take to find a server by its name and be connected \#
    with it.\n\nIf absent: `5000`"\#
    },"tlsTimeoutMs": {"type": "integer","minimum": 1,"maximum": 120000,"default": 5000,\#
    "description": "How long a server may take to prove who it is.",\#
    "markdownDescription": "How long a server may take to prove who it is.\n\nIf absent: \#
    `5000`"},\#
    "firstByteTimeoutMs": {"type": "integer","minimum": 1,"maximum": 600000,"default": 10000,\#
    "description": "How long a server may think before its answer begins.",\#
    "markdownDescription": "How long a server may think before its answer begins.\n\nIf absent: \#
    `10000`"\#
    },"timeoutMs": {"type": "integer","minimum": 1,"maximum": 600000,"default": 30000,\#
    "description": "How long a request may take in all, whatever its call allows.",\#
    "markdownDescription": "How long a request may take in all, whatever its call allows.\n\nIf \#
    absent: `30000`"\#
    },"redirects": {"type": "integer","minimum": 0,"maximum": 50,"default": 5,\#
    "description": "How often an answer may send on to another address.",\#
    "markdownDescription": "How often an answer may send on to another address.\n\nIf absent: \#
    `5`"\#
    },"requestsInFlight": {"type": "integer","minimum": 1,"maximum": 100000,"default": 1024,\#
    "description": "How many requests are with servers at once.",\#
    "markdownDescription": "How many requests are with servers at once.\n\nIf absent: `1024`"},\#
    "requestsPerHost": {"type": "integer","minimum": 1,"maximum": 100000,"default": 512,\#
    "description": "How many of them are with one server.",\#
    "markdownDescription": "How many of them are with one server.\n\nIf absent: `512`"},\#
    "requestsQueued": {"type": "integer","minimum": 0,"maximum": 1000000,"default": 4096,\#
    "description": "How many more wait for their turn before they are refused.",\#
    "markdownDescription": "How many more wait for their turn before they are refused.\n\nIf \#
    absent: `4096`"\#
    },"bytesInFlight": {"type": "integer","minimum": 65536,"maximum": 1099511627776,\#
    "default": 268435456,\#
    "description": "How much of the answers that have begun and not ended may be here at once; \#
    one that would be too much is given up.",\#
    "markdownDescription": "How much of the answers that have begun and not ended may be here at \#
    once; one that would be too much is given up.\n\nIf absent: `268435456`"\#
    },"connectionsKept": {"type": "integer","minimum": 1,"maximum": 100000,"default": 512,\#
    "description": "How many connections are kept for the next request.",\#
    "markdownDescription": "How many connections are kept for the next request.\n\nIf absent: \#
    `512`"\#
    },"headerBytes": {"type": "integer","minimum": 1024,"maximum": 16777216,"default": 65536,\#
    "description": "How much the headers of an answer may hold.",\#
    "markdownDescription": "How much the headers of an answer may hold.\n\nIf absent: `65536`"},\#
    "headerLines": {"type": "integer","minimum": 8,"maximum": 100000,"default": 256,\#
    "description": "How many lines these headers may have.",\#
    "markdownDescription": "How many lines these headers may have.\n\nIf absent: `256`"},\#
    "caFile": {"type": "string","minLength": 1,"maxLength": 4096,\#
    "description": "A file of certificates to trust instead of those of the system.",\#
    "markdownDescription": "A file of certificates to trust instead of those of the system."},\#
    "userAgent": {"type": "string","minLength": 1,"maxLength": 1024,"default": "adpipe",\#
    "description": "What servers are told about who asks.",\#
    "markdownDescription": "What servers are told about who asks.\n\nIf absent: `\"adpipe\"`"},\#
    "http2": {"type": "boolean","default": true,\#
    "description": "Whether HTTP/2 is spoken over TLS with servers that can.",\#
    "markdownDescription": "Whether HTTP/2 is spoken over TLS with servers that can.\n\nIf \#
    absent: `true`"\#
    }\#
    },\#
    "additionalProperties": false\#
    },\#
    "HealthConfiguration": {\#
    "title": "HealthConfiguration",\#
    "description": "When a network that fails often is passed over.",\#
    "type": "object",\#
    "properties": {"window": {"type": "integer","minimum": 1,"maximum": 1000000,"default": 100,\#
    "description": "Over about how many loads the share of failures is averaged; the latest weigh \#
    most.",\#
    "markdownDescription": "Over about how many loads the share of failures is averaged; the \#
    latest weigh most.\n\nIf absent: `100`"\#
    }\#
    },\#
    "additionalProperties": false\#
    },\#
    "ImagesConfiguration": {\#
    "title": "ImagesConfiguration",\#
    "description": "How the images of ads are fetched.",\#
    "type": "object",\#
    "properties": {"folder": {"type": "string","minLength": 1,"maxLength": 4096,\#
    "description": "Where a folder for them is made, which goes with the engine; $TMPDIR, or else \#
    /tmp, if absent.",\#
    "markdownDescription": "Where a folder for them is made, which goes with the engine; $TMPDIR, \#
    or else /tmp, if absent."\#
    },"maxBytes": {"type": "integer","minimum": 1,"maximum": 67108864,"default": 5242880,\#
    "description": "The most bytes of one image.",\#
    "markdownDescription": "The most bytes of one image.\n\nIf absent: `5242880`"},"maxPixels": {\#
    "type": "integer","minimum": 1,"maximum": 2147483647,"default": 40000000,\#
    "description": "The most pixels of one image.",\#
    "markdownDescription": "The most pixels of one image.\n\nIf absent: `40000000`"},\#
    "keptBytes": {"type": "integer","minimum": 1,"maximum": 1099511627776,"default": 268435456,\#
    "description": "The most bytes of all images that are kept at hand.",\#
    "markdownDescription": "The most bytes of all images that are kept at hand.\n\nIf absent: \#
    `268435456`"\#
    },"timeoutMs": {"type": "integer","minimum": 1,"maximum": 600000,"default": 5000,\#
    "description": "How long one image may take.",\#
    "markdownDescription": "How long one image may take.\n\nIf absent: `5000`"}\#
    },\#
    "additionalProperties": false\#
    },\#
    "JoinConfiguration": {\#
    "title": "JoinConfiguration",\#
    "description": "What viewers get who begin to watch inside of a break.",\#
    "type": "object",\#
    "properties": {"running": {"$ref": "#/definitions/JoinRunning",\#
    "description": "How much of a running break is played; rest if absent.",\#
    "markdownDescription": "How much of a running break is played; rest if absent."},\#
    "minRestMs": {"type": "integer","minimum": 0,"maximum": 86400000,"default": 0,\#
    "description": "The shortest rest that is worth playing.",\#
    "markdownDescription": "The shortest rest that is worth playing.\n\nIf absent: `0`"},\#
    "graceMs": {"type": "integer","minimum": 0,"maximum": 86400000,"default": 0,\#
    "description": "How long a new viewer is spared of breaks that begin.",\#
    "markdownDescription": "How long a new viewer is spared of breaks that begin.\n\nIf absent: \#
    `0`"\#
    },"preRollInBreak": {"type": "boolean","default": false,\#
    "description": "Whether the pre-roll is played even where a running break is played.",\#
    "markdownDescription": "Whether the pre-roll is played even where a running break is \#
    played.\n\nIf absent: `false`"\#
    }\#
    },\#
    "additionalProperties": false\#
    },\#
    "JoinRunning": {\#
    "title": "JoinRunning",\#
    "description": "How much is played of a break that runs when a viewer begins to watch.",\#
    "type": "string",\#
    "enum": ["rest","whole","none"\#
    ],\#
    "enumDescriptions": ["What is left of it.","All of it, from its beginning.","Nothing."\#
    ]\#
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
    "markdownDescription": "The breaks held at once.\n\nIf absent: `10000`"},"sessionsOpen": {\#
    "type": "integer","minimum": 1,"maximum": 1000000,"default": 100000,\#
    "description": "The viewers' sessions with streams that are open at once.",\#
    "markdownDescription": "The viewers' sessions with streams that are open at once.\n\nIf \#
    absent: `100000`"\#
    },"eventsKept": {"type": "integer","minimum": 1,"maximum": 10000000,"default": 100000,\#
    "description": "The latest events that can be listed.",\#
    "markdownDescription": "The latest events that can be listed.\n\nIf absent: `100000`"},\#
    "deliveriesWaiting": {"type": "integer","minimum": 1,"maximum": 10000000,"default": 20000,\#
    "description": "The deliveries that are still to be made; more are dropped.",\#
    "markdownDescription": "The deliveries that are still to be made; more are dropped.\n\nIf \#
    absent: `20000`"\#
    },"deliveriesKept": {"type": "integer","minimum": 1,"maximum": 10000000,"default": 20000,\#
    "description": "The latest deliveries whose outcome can be listed.",\#
    "markdownDescription": "The latest deliveries whose outcome can be listed.\n\nIf absent: \#
    `20000`"\#
    },"explanationsKept": {"type": "integer","minimum": 1,"maximum": 1000000,"default": 10000,\#
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
    },"answersKeptBytes": {"type": "integer","minimum": 0,"maximum": 1073741824,\#
    "default": 67108864,\#
    "description": "How many bytes of such answers are kept; of the oldest beyond, only that they \#
    were given.",\#
    "markdownDescription": "How many bytes of such answers are kept; of the oldest beyond, only \#
    that they were given.\n\nIf absent: `67108864`"\#
    },"contextBytes": {"type": "integer","minimum": 1,"maximum": 1073741824,"default": 1048576,\#
    "description": "How much may be known of app, device and viewer, as JSON.",\#
    "markdownDescription": "How much may be known of app, device and viewer, as JSON.\n\nIf \#
    absent: `1048576`"\#
    }\#
    },\#
    "additionalProperties": false\#
    },\#
    "ListedBreak": {\#
    "title": "ListedBreak",\#
    "description": "A break that is planned by hand.\n\nIts place is in exactly one of `clock`, \#
    `programTime` and `offsetMs`.",\#
    "type": "object",\#
    "properties": {"clock": {"type": "string","format": "date-time","maxLength": 64,\#
    "description": "Its start by the clock on the wall, in a live stream.",\#
    "markdownDescription": "Its start by the clock on the wall, in a live stream."},\#
    "programTime": {"type": "string","format": "date-time","maxLength": 64,\#
    "description": "Its start by the dates that a live stream itself carries.",\#
    "markdownDescription": "Its start by the dates that a live stream itself carries."},\#
    "offsetMs": {"type": "integer","minimum": 0,"maximum": 9007199254740991,\#
    "description": "Its start from the beginning of a stream on demand.",\#
    "markdownDescription": "Its start from the beginning of a stream on demand."},"identifier": {\#
    "type": "string","minLength": 1,"maxLength": 128,\#
    "description": "The name that all viewers' players share; made of the minute of its start if \#
    absent.",\#
    "markdownDescription": "The name that all viewers' players share; made of the minute of its \#
    start if absent."\#
    },"durationMs": {"type": "integer","minimum": 1,"maximum": 86400000,\#
    "description": "How long it lasts; breakDurationMs if absent.",\#
    "markdownDescription": "How long it lasts; breakDurationMs if absent."}\#
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
    "x-secret": true},"privacy": {"$ref": "#/definitions/NetworkPrivacy",\#
    "description": "What it may be told of the viewer. If absent, a network of the adapter sample \#
    is told everything, and each other one what a network without a gvlId is.",\#
    "markdownDescription": "What it may be told of the viewer. If absent, a network of the \#
    adapter sample is told everything, and each other one what a network without a gvlId is."\#
    },"timeoutMs": {"type": "integer","minimum": 1,"maximum": 3600000,\#
    "description": "How long each source of this network is waited for; as long as the ad unit \#
    allows if absent.",\#
    "markdownDescription": "How long each source of this network is waited for; as long as the ad \#
    unit allows if absent."\#
    },"maxPrice": {"type": "number","minimum": 0,"maximum": 1000000000,"x-exact": true,\#
    "description": "The most that it ever bids; without it a bidder is waited for until its own \#
    time is over.",\#
    "markdownDescription": "The most that it ever bids; without it a bidder is waited for until \#
    its own time is over."\#
    },"currency": {"type": "string","minLength": 3,"maxLength": 3,\#
    "description": "The currency of its prices in this file; the currency of the file if \#
    absent.",\#
    "markdownDescription": "The currency of its prices in this file; the currency of the file if \#
    absent."\#
    },"expiresAfterMs": {"type": "integer","minimum": 1,"maximum": 604800000,\#
    "description": "How long its ads may wait to be presented; as for all networks if absent.",\#
    "markdownDescription": "How long its ads may wait to be presented; as for all networks if \#
    absent."\#
    },"expiresAfter": {"type": "object","additionalProperties": {"type": "integer","minimum": 1,\#
    "maximum": 604800000},"maxProperties": 7,\#
    "description": "The same for single formats, in milliseconds.",\#
    "markdownDescription": "The same for single formats, in milliseconds."},"command": {\#
    "type": "array","items": {"type": "string","minLength": 1,"maxLength": 4096},"minItems": 1,\#
    "maxItems": 256,\#
    "description": "The program of an adapter that is a process, and its arguments.",\#
    "markdownDescription": "The program of an adapter that is a process, and its arguments."},\#
    "environment": {"type": "object","additionalProperties": {"type": "string","maxLength": 32768\#
    },"maxProperties": 256,\#
    "description": "The variables of that program beyond PATH, HOME, LANG and TMPDIR; it gets no \#
    others.",\#
    "markdownDescription": "The variables of that program beyond PATH, HOME, LANG and TMPDIR; it \#
    gets no others.\n\nIs shown nowhere.",\#
    "x-secret": true},"folder": {"type": "string","minLength": 1,"maxLength": 4096,\#
    "description": "Where that program runs; where the engine does if absent.",\#
    "markdownDescription": "Where that program runs; where the engine does if absent."},\#
    "setUpTimeoutMs": {"type": "integer","minimum": 1,"maximum": 600000,\#
    "description": "How long that program may take from its start until it is set up; 10000 if \#
    absent.",\#
    "markdownDescription": "How long that program may take from its start until it is set up; \#
    10000 if absent."\#
    },"framing": {"$ref": "#/definitions/Framing",\#
    "description": "How messages to and from that program are told apart; line if absent.",\#
    "markdownDescription": "How messages to and from that program are told apart; line if \#
    absent."\#
    },"processLimits": {"$ref": "#/definitions/ProcessLimits",\#
    "description": "How much that program may use.",\#
    "markdownDescription": "How much that program may use."},"fetchImages": {"type": "boolean",\#
    "description": "Whether the engine fetches the images of its ads before a load ends. If \#
    absent it does for openrtb and vast; an adapter that is a program may hand over images \#
    itself, and those of the sample network lie nowhere.",\#
    "markdownDescription": "Whether the engine fetches the images of its ads before a load ends. \#
    If absent it does for openrtb and vast; an adapter that is a program may hand over images \#
    itself, and those of the sample network lie nowhere."\#
    },"endpoint": {"type": "string","minLength": 8,"maxLength": 16384,\#
    "description": "Where the server of a network is that is asked over HTTP. For vast it may \#
    have macros such as [CACHEBUSTING], and names of credentials in braces, such as \#
    {parameter}.",\#
    "markdownDescription": "Where the server of a network is that is asked over HTTP. For vast it \#
    may have macros such as [CACHEBUSTING], and names of credentials in braces, such as \#
    {parameter}."\#
    },"vast": {"$ref": "#/definitions/VASTConfiguration",\#
    "description": "How documents of VAST are followed and used.",\#
    "markdownDescription": "How documents of VAST are followed and used."},"openrtb": {\#
    "$ref": "#/definitions/OpenRTBConfiguration",\#
    "description": "How the network is spoken to in OpenRTB.",\#
    "markdownDescription": "How the network is spoken to in OpenRTB."},"formats": {\#
    "type": "array","items": {"$ref": "#/definitions/AdFormat"},"minItems": 1,"maxItems": 7,\#
    "description": "The formats that it is asked for; all that it sells if absent.",\#
    "markdownDescription": "The formats that it is asked for; all that it sells if absent."},\#
    "latencyMs": {"type": "integer","minimum": 0,"maximum": 3600000,"default": 0,\#
    "description": "How long the sample network takes to answer.",\#
    "markdownDescription": "How long the sample network takes to answer.\n\nIf absent: `0`"},\#
    "latencyP95Ms": {"type": "integer","minimum": 0,"maximum": 3600000,\#
    "description": "How long all but a twentieth of the answers take at most, when they are to \#
    differ: then half of them take latencyMs at most and half of that at least, and the slowest \#
    twice this; latencyMs for all if absent.",\#
    "markdownDescription": "How long all but a twentieth of the answers take at most, when they \#
    are to differ: then half of them take latencyMs at most and half of that at least, and the \#
    slowest twice this; latencyMs for all if absent."\#
    },"fill": {\#
    "description": "How often the sample network has an ad: always, never, a rate of all loads \#
    from 0 to 1, or mixed, which is 0.85 with a twentieth each of networkError, internalError and \#
    no ad; always if absent.",\#
    "markdownDescription": "How often the sample network has an ad: always, never, a rate of all \#
    loads from 0 to 1, or mixed, which is 0.85 with a twentieth each of networkError, \#
    internalError and no ad; always if absent."\#
    },"seed": {"type": "integer","minimum": 0,"maximum": 9007199254740991,"default": 0,\#
    "description": "Which sequence of chances the rates draw from, the same at every start.",\#
    "markdownDescription": "Which sequence of chances the rates draw from, the same at every \#
    start.\n\nIf absent: `0`"\#
    },"fails": {"$ref": "#/definitions/SampleFailure",\#
    "description": "The error that the sample network answers every load with; none if absent.",\#
    "markdownDescription": "The error that the sample network answers every load with; none if \#
    absent."\#
    },"errors": {"type": "array","items": {"$ref": "#/definitions/SampleErrorRate"},"maxItems": \#
    8,\#
    "description": "The errors that the sample network answers some loads with by chance; none if \#
    absent.",\#
    "markdownDescription": "The errors that the sample network answers some loads with by chance; \#
    none if absent.",\#
    "defaultSnippets": [{"label": "new SampleErrorRate",\#
    "description": "How often the sample network answers with one kind of error.","body": [{\#
    "kind": \#
    "${1|invalidRequest,networkError,serverError,timeout,badMediationSettings,adapterFailed,intern\#
    alError,invalidArgument|}",\#
    "rate": "${2:rate}"}]}]},"script": {"$ref": "#/definitions/SampleScript",\#
    "description": "The course of events that the sample network plays; what its other keys say \#
    if absent.",\#
    "markdownDescription": "The course of events that the sample network plays; what its other \#
    keys say if absent."\#
    },"bid": {"type": "number","minimum": 0,"maximum": 1000000000,"x-exact": true,\#
    "description": "What the sample network pays for a thousand impressions, as it says with each \#
    ad; nothing said if absent.",\#
    "markdownDescription": "What the sample network pays for a thousand impressions, as it says \#
    with each ad; nothing said if absent."\#
    },"bidCurrency": {"type": "string","minLength": 3,"maxLength": 3,\#
    "description": "The currency of the bid, by ISO 4217; that of its prices if absent.",\#
    "markdownDescription": "The currency of the bid, by ISO 4217; that of its prices if \#
    absent."},\#
    "bidSpread": {"type": "number","minimum": 0,"maximum": 1,"default": 0,\#
    "description": "By which share of it the bid goes up or down by chance.",\#
    "markdownDescription": "By which share of it the bid goes up or down by chance.\n\nIf absent: \#
    `0`"\#
    },"setUpMs": {"type": "integer","minimum": 0,"maximum": 3600000,"default": 0,\#
    "description": "How long it takes to set the sample network up.",\#
    "markdownDescription": "How long it takes to set the sample network up.\n\nIf absent: `0`"},\#
    "setUpFails": {"$ref": "#/definitions/SampleFailure",\#
    "description": "The error that setting the sample network up ends with; none if absent.",\#
    "markdownDescription": "The error that setting the sample network up ends with; none if \#
    absent."\#
    },"adapterVersion": {"type": "string","minLength": 1,"maxLength": 64,\#
    "description": "The version of its adapter that the sample network claims; none if absent.",\#
    "markdownDescription": "The version of its adapter that the sample network claims; none if \#
    absent."\#
    },"sdkVersion": {"type": "string","minLength": 1,"maxLength": 64,\#
    "description": "The version of its SDK that the sample network claims; none if absent.",\#
    "markdownDescription": "The version of its SDK that the sample network claims; none if \#
    absent."\#
    },"video": {"type": "boolean","default": false,\#
    "description": "Whether ads of the sample network that may have a video have one.",\#
    "markdownDescription": "Whether ads of the sample network that may have a video have \#
    one.\n\nIf absent: `false`"\#
    },"nativeKind": {"$ref": "#/definitions/SampleNativeKind",\#
    "description": "What native ads of the sample network advertise; everything if absent.",\#
    "markdownDescription": "What native ads of the sample network advertise; everything if \#
    absent."\#
    },"omits": {"type": "array","items": {"type": "string","minLength": 1,"maxLength": 128},\#
    "maxItems": 64,"description": "The assets that ads of the sample network leave out.",\#
    "markdownDescription": "The assets that ads of the sample network leave out."},"reward": {\#
    "$ref": "#/definitions/Reward",\#
    "description": "The reward of rewarded ads of the sample network; ten coins if absent.",\#
    "markdownDescription": "The reward of rewarded ads of the sample network; ten coins if \#
    absent."\#
    },"trackers": {"type": "array","items": {"$ref": "#/definitions/SampleTracker"},\#
    "maxItems": 256,\#
    "description": "Who wants to hear of ads of the sample network; nobody if absent.",\#
    "markdownDescription": "Who wants to hear of ads of the sample network; nobody if absent.",\#
    "defaultSnippets": [{"label": "new SampleTracker",\#
    "description": "An address that wants to hear of ads of the sample network.","body": [{\#
    "moment": \#
    "${1|won,lost,billed,failed,impression,click,willPresent,videoStarted,progress,firstQuartile,m\#
    idpoint,thirdQuartile,videoEnded,paused,resumed,muted,unmuted,skipped,rewardEarned,willDismiss\#
    ,dismissed,failedToPresent|}",\#
    "url": "${2:url}"}]}]},"rewardsAt": {"$ref": "#/definitions/RewardMoment",\#
    "description": "When a viewer of the sample network's rewarded ads has earned the reward; \#
    network if absent.",\#
    "markdownDescription": "When a viewer of the sample network's rewarded ads has earned the \#
    reward; network if absent."\#
    }\#
    },\#
    "additionalProperties": false\#
    },\#
    "NetworkPrivacy": {\#
    "title": "NetworkPrivacy",\#
    "description": "What a network may be told of the viewer.",\#
    "type": "object",\#
    "properties": {"gvlId": {"type": "integer","minimum": 1,"maximum": 65535,\#
    "description": "Its number in the global vendor list, by which viewers agree to it; none if \#
    absent.",\#
    "markdownDescription": "Its number in the global vendor list, by which viewers agree to it; \#
    none if absent."\#
    },"purposes": {"type": "array","items": {"type": "integer","minimum": 1,"maximum": 24},\#
    "maxItems": 24,\#
    "description": "The purposes that it asks consent for, by their numbers in the list; all that \#
    it claims no legitimate interest in if absent.",\#
    "markdownDescription": "The purposes that it asks consent for, by their numbers in the list; \#
    all that it claims no legitimate interest in if absent."\#
    },"legitimateInterests": {"type": "array","items": {"type": "integer","minimum": 1,\#
    "maximum": 24},"maxItems": 24,\#
    "description": "The purposes that it claims a legitimate interest in; none if absent.",\#
    "markdownDescription": "The purposes that it claims a legitimate interest in; none if \#
    absent."\#
    },"flexible": {"type": "array","items": {"type": "integer","minimum": 1,"maximum": 24},\#
    "maxItems": 24,\#
    "description": "The purposes that a publisher may move from the one to the other; none if \#
    absent.",\#
    "markdownDescription": "The purposes that a publisher may move from the one to the other; \#
    none if absent."\#
    },"servesChildren": {"type": "boolean","default": true,\#
    "description": "Whether it takes viewers that are children.",\#
    "markdownDescription": "Whether it takes viewers that are children.\n\nIf absent: `true`"}\#
    },\#
    "additionalProperties": false\#
    },\#
    "OpenRTBAssetKind": {\#
    "title": "OpenRTBAssetKind",\#
    "description": "What a native asset is, by the lists of OpenRTB Native.",\#
    "type": "string",\#
    "enum": ["title","icon","main","sponsored","desc","rating","likes","downloads","price",\#
    "salePrice","phone","address","desc2","displayUrl","ctaText"\#
    ],\#
    "enumDescriptions": ["The title.","A small picture.","A large picture.","Who advertises.",\#
    "What it says.","How many stars the product has.","How many people like it.",\#
    "How often it was taken.","What it costs.","What it costs for now.","The number to call.",\#
    "Where it is.","What else it says.","The address that is shown.","What the button says."\#
    ]\#
    },\#
    "OpenRTBConfiguration": {\#
    "title": "OpenRTBConfiguration",\#
    "description": "How a network is spoken to in OpenRTB.",\#
    "type": "object",\#
    "properties": {"headers": {"type": "object","additionalProperties": {"type": "string",\#
    "maxLength": 8192,"description": "What one header says.",\#
    "markdownDescription": "What one header says."},"maxProperties": 64,\#
    "description": "What is said besides with each request, such as a key.",\#
    "markdownDescription": "What is said besides with each request, such as a key.\n\nIs shown \#
    nowhere.",\#
    "x-secret": true},"bidCurrencies": {"type": "array","items": {"type": "string","minLength": \#
    3,\#
    "maxLength": 3},"minItems": 1,"maxItems": 32,\#
    "description": "The currencies that it may bid in; the currency of the file if absent.",\#
    "markdownDescription": "The currencies that it may bid in; the currency of the file if \#
    absent."\#
    },"marginMs": {"type": "integer","minimum": 0,"maximum": 60000,"default": 50,\#
    "description": "How much of the time that is left the way there and back takes; the exchange \#
    gets the rest.",\#
    "markdownDescription": "How much of the time that is left the way there and back takes; the \#
    exchange gets the rest.\n\nIf absent: `50`"\#
    },"answerBytes": {"type": "integer","minimum": 1024,"maximum": 67108864,"default": 4194304,\#
    "description": "How long one of its answers may be.",\#
    "markdownDescription": "How long one of its answers may be.\n\nIf absent: `4194304`"},\#
    "olderPlaces": {"type": "boolean","default": false,\#
    "description": "Whether it is told under ext what version 2.5 has there, such as consent and \#
    the supply chain.",\#
    "markdownDescription": "Whether it is told under ext what version 2.5 has there, such as \#
    consent and the supply chain.\n\nIf absent: `false`"\#
    },"blockedCategories": {"type": "array","items": {"type": "string","minLength": 1,\#
    "maxLength": 64},"maxItems": 1024,\#
    "description": "The categories of ads that are not wanted; none if absent.",\#
    "markdownDescription": "The categories of ads that are not wanted; none if absent."},\#
    "blockedDomains": {"type": "array","items": {"type": "string","minLength": 1,"maxLength": 256\#
    },"maxItems": 8192,\#
    "description": "The domains of advertisers that are not wanted; none if absent.",\#
    "markdownDescription": "The domains of advertisers that are not wanted; none if absent."},\#
    "supplyChain": {\#
    "description": "Who has part in the sale, as the object schain of OpenRTB; nothing said if \#
    absent.",\#
    "markdownDescription": "Who has part in the sale, as the object schain of OpenRTB; nothing \#
    said if absent."\#
    },"prebid": {"$ref": "#/definitions/PrebidConfiguration",\#
    "description": "What a Prebid Server is told; it is another exchange if absent.",\#
    "markdownDescription": "What a Prebid Server is told; it is another exchange if absent."},\#
    "request": {\#
    "description": "Parts of the request that take the place of those made here: objects are \#
    merged, null takes a member away, and anything else replaces what is there. Its id and its \#
    imps stay.",\#
    "markdownDescription": "Parts of the request that take the place of those made here: objects \#
    are merged, null takes a member away, and anything else replaces what is there. Its id and \#
    its imps stay."\#
    },"imp": {\#
    "description": "The same for each imp, of its kinds of media only those that it has. In \#
    native the request is an object.",\#
    "markdownDescription": "The same for each imp, of its kinds of media only those that it has. \#
    In native the request is an object."\#
    },"imps": {"type": "object","additionalProperties": {},"maxProperties": 7,\#
    "description": "The same for the imps of single formats, with whatever media; it wins over \#
    imp.",\#
    "markdownDescription": "The same for the imps of single formats, with whatever media; it wins \#
    over imp."\#
    },"customAssets": {"type": "object","additionalProperties": {\#
    "$ref": "#/definitions/OpenRTBAssetKind"},"maxProperties": 256,\#
    "description": "As what assets of custom formats are asked for; by their kind and order if \#
    absent.",\#
    "markdownDescription": "As what assets of custom formats are asked for; by their kind and \#
    order if absent."\#
    },"adChoicesIcon": {"type": "string","format": "uri","maxLength": 4096,\#
    "description": "The icon over native ads that name a page that says why they are shown; a \#
    drawn one if absent.",\#
    "markdownDescription": "The icon over native ads that name a page that says why they are \#
    shown; a drawn one if absent."\#
    }\#
    },\#
    "additionalProperties": false\#
    },\#
    "OutsideConfiguration": {\#
    "title": "OutsideConfiguration",\#
    "description": "What addresses may do that come from outside, such as out of ads.",\#
    "type": "object",\#
    "properties": {"allowPrivateAddresses": {"type": "boolean","default": false,\#
    "description": "Whether they may lead into private networks, and through a proxy, where that \#
    cannot be checked.",\#
    "markdownDescription": "Whether they may lead into private networks, and through a proxy, \#
    where that cannot be checked.\n\nIf absent: `false`"\#
    }\#
    },\#
    "additionalProperties": false\#
    },\#
    "PrebidConfiguration": {\#
    "title": "PrebidConfiguration",\#
    "description": "What a Prebid Server is told beyond other exchanges.",\#
    "type": "object",\#
    "properties": {"storedRequest": {"type": "string","minLength": 1,"maxLength": 256,\#
    "description": "The request that the server holds under this id; the credential storedRequest \#
    wins over it.",\#
    "markdownDescription": "The request that the server holds under this id; the credential \#
    storedRequest wins over it."\#
    },"storedImps": {"type": "boolean","default": false,\#
    "description": "Whether the server holds an imp under the tag of each place; the credential \#
    storedImp names another.",\#
    "markdownDescription": "Whether the server holds an imp under the tag of each place; the \#
    credential storedImp names another.\n\nIf absent: `false`"\#
    },"bidders": {\#
    "description": "The parameters of its bidders, an object for each by its name; as it holds \#
    them if absent.",\#
    "markdownDescription": "The parameters of its bidders, an object for each by its name; as it \#
    holds them if absent."\#
    }\#
    },\#
    "additionalProperties": false\#
    },\#
    "PreparationConfiguration": {\#
    "title": "PreparationConfiguration",\#
    "description": "How the ads of breaks are fetched before the breaks begin, spread over the \#
    viewers.",\#
    "type": "object",\#
    "required": ["adUnit"\#
    ],\#
    "properties": {"adUnit": {"type": "string","minLength": 1,"maxLength": 256,\#
    "description": "Where the ads are loaded from, as interstitials with a video.",\#
    "markdownDescription": "Where the ads are loaded from, as interstitials with a video."},\#
    "maxAds": {"type": "integer","minimum": 1,"maximum": 100,"default": 10,\#
    "description": "How many ads a break gets at most.",\#
    "markdownDescription": "How many ads a break gets at most.\n\nIf absent: `10`"},"windowMs": {\#
    "type": "integer","minimum": 0,"maximum": 21600000,"default": 30000,\#
    "description": "Over how much time the viewers of a break are spread.",\#
    "markdownDescription": "Over how much time the viewers of a break are spread.\n\nIf absent: \#
    `30000`"\#
    },"leadMs": {"type": "integer","minimum": 0,"maximum": 600000,"default": 1000,\#
    "description": "How long before a break its ads have to be there.",\#
    "markdownDescription": "How long before a break its ads have to be there.\n\nIf absent: \#
    `1000`"\#
    },"otherwise": {"$ref": "#/definitions/PreparationOtherwise",\#
    "description": "What becomes of a break for which no ad has come in time; slate if absent.",\#
    "markdownDescription": "What becomes of a break for which no ad has come in time; slate if \#
    absent."\#
    }\#
    },\#
    "additionalProperties": false\#
    },\#
    "PreparationOtherwise": {\#
    "title": "PreparationOtherwise",\#
    "description": "What becomes of a break for which no ad has come in time.",\#
    "type": "string",\#
    "enum": ["slate","content"\#
    ],\#
    "enumDescriptions": ["It is filled with slate.",\#
    "The viewer is spared of it: it is cancelled, and the content goes on."\#
    ]\#
    },\#
    "PrivacyConfiguration": {\#
    "title": "PrivacyConfiguration",\#
    "description": "What holds for every network about what is private.\n\nConsent is asked for \#
    where a string of the Transparency and Consent Framework is given, where section 2 of the \#
    Global Privacy Platform applies, and, when nobody says which sections apply, in \#
    gdprCountries.",\#
    "type": "object",\#
    "properties": {"gdprCountries": {"type": "array","items": {"type": "string","minLength": 2,\#
    "maxLength": 2},"maxItems": 256,\#
    "description": "Where consent is asked for when no string says so, by two letters of ISO \#
    3166; the European Economic Area, CH and GB if absent.",\#
    "markdownDescription": "Where consent is asked for when no string says so, by two letters of \#
    ISO 3166; the European Economic Area, CH and GB if absent."\#
    },"unreadable": {"$ref": "#/definitions/PrivacyTreatment",\#
    "description": "What becomes of networks when a string cannot be read; contextual if \#
    absent.",\#
    "markdownDescription": "What becomes of networks when a string cannot be read; contextual if \#
    absent."\#
    },"noConsent": {"$ref": "#/definitions/PrivacyTreatment",\#
    "description": "What becomes of a network that the viewer does not let choose ads, which is \#
    purpose 2; contextual if absent.",\#
    "markdownDescription": "What becomes of a network that the viewer does not let choose ads, \#
    which is purpose 2; contextual if absent."\#
    },"noVendorId": {"$ref": "#/definitions/PrivacyTreatment",\#
    "description": "What becomes of a network without a gvlId, which nobody can agree to; \#
    contextual if absent.",\#
    "markdownDescription": "What becomes of a network without a gvlId, which nobody can agree to; \#
    contextual if absent."\#
    }\#
    },\#
    "additionalProperties": false\#
    },\#
    "PrivacyTreatment": {\#
    "title": "PrivacyTreatment",\#
    "description": "How a network is treated that may not see everything.",\#
    "type": "string",\#
    "enum": ["contextual","skip","allow"\#
    ],\#
    "enumDescriptions": ["It is asked, and what is private is taken out.","It is not asked.",\#
    "It is asked and sees everything."\#
    ]\#
    },\#
    "ProcessLimits": {\#
    "title": "ProcessLimits",\#
    "description": "How much the program of an adapter may use.",\#
    "type": "object",\#
    "properties": {"openFiles": {"type": "integer","minimum": 8,"maximum": 1048576,\#
    "default": 1024,"description": "How many descriptors it may have open.",\#
    "markdownDescription": "How many descriptors it may have open.\n\nIf absent: `1024`"},\#
    "memoryBytes": {"type": "integer","minimum": 1048576,"maximum": 9007199254740991,\#
    "description": "How much address space it may use; as much as there is if absent.",\#
    "markdownDescription": "How much address space it may use; as much as there is if absent."},\#
    "messageBytes": {"type": "integer","minimum": 1024,"maximum": 1073741824,"default": 1048576,\#
    "description": "How long one of its messages may be.",\#
    "markdownDescription": "How long one of its messages may be.\n\nIf absent: `1048576`"}\#
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
    "RewardMoment": {\#
    "title": "RewardMoment",\#
    "description": "When the viewer of a rewarded ad has earned the reward.",\#
    "type": "string",\#
    "enum": ["network","completion","skippable"\#
    ],\#
    "enumDescriptions": ["When the network says so, or the client in its place.",\#
    "When the video has been played to its end.",\#
    "When the video may be skipped, and at its end at the latest."\#
    ]\#
    },\#
    "RollConfiguration": {\#
    "title": "RollConfiguration",\#
    "description": "A break before or after the content.",\#
    "type": "object",\#
    "properties": {"identifier": {"type": "string","minLength": 1,"maxLength": 128,\#
    "description": "The name that all viewers' players share; ad_break_id/preroll or \#
    ad_break_id/postroll if absent.",\#
    "markdownDescription": "The name that all viewers' players share; ad_break_id/preroll or \#
    ad_break_id/postroll if absent."\#
    },"durationMs": {"type": "integer","minimum": 1,"maximum": 86400000,\#
    "description": "How long it lasts; breakDurationMs if absent.",\#
    "markdownDescription": "How long it lasts; breakDurationMs if absent."}\#
    },\#
    "additionalProperties": false\#
    },\#
    "SampleErrorRate": {\#
    "title": "SampleErrorRate",\#
    "description": "How often the sample network answers with one kind of error.",\#
    "type": "object",\#
    "required": ["kind","rate"\#
    ],\#
    "properties": {"kind": {"$ref": "#/definitions/SampleFailureKind",\#
    "description": "What kind of error it is.","markdownDescription": "What kind of error it is."\#
    },"rate": {"type": "number","minimum": 0,"maximum": 1,\#
    "description": "The share of all loads, from 0 to 1.",\#
    "markdownDescription": "The share of all loads, from 0 to 1."}\#
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
    "markdownDescription": "What it says for a person."},"retryAfterMs": {"type": "integer",\#
    "minimum": 0,"maximum": 3600000,\#
    "description": "For how long the network wants to be left alone; not said if absent.",\#
    "markdownDescription": "For how long the network wants to be left alone; not said if \#
    absent."}\#
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
    "SampleMoment": {\#
    "title": "SampleMoment",\#
    "description": "Something that can happen to an ad and that somebody may want to hear of.",\#
    "type": "string",\#
    "enum": ["won","lost","billed","failed","impression","click","willPresent","videoStarted",\#
    "progress","firstQuartile","midpoint","thirdQuartile","videoEnded","paused","resumed","muted",\#
    \#
    "unmuted","skipped","rewardEarned","willDismiss","dismissed","failedToPresent"\#
    ],\#
    "enumDescriptions": ["The ad was taken.","The ad was not taken.","The ad has to be paid \#
    for.",\#
    "The ad went wrong.","That was reported.","That was reported.","That was reported.",\#
    "That was reported.","That was reported.","That was reported.","That was reported.",\#
    "That was reported.","That was reported.","That was reported.","That was reported.",\#
    "That was reported.","That was reported.","That was reported.","That was reported.",\#
    "That was reported.","That was reported.","That was reported."\#
    ]\#
    },\#
    "SampleNativeKind": {\#
    "title": "SampleNativeKind",\#
    "description": "What native ads of the sample network advertise.",\#
    "type": "string",\#
    "enum": ["everything","install","content","mixed"\#
    ],\#
    "enumDescriptions": ["An app and who sells it, so that no asset is missing.",\#
    "An app: it has a store, a price and a rating, and no advertiser.",\#
    "A page: it has an advertiser, and neither store nor price nor rating.",\#
    "Every other one an app or a page, by chance."\#
    ]\#
    },\#
    "SampleScript": {\#
    "title": "SampleScript",\#
    "description": "A course of events that the sample network plays, in place of what chance and \#
    its other keys say. A source plays one by `parameter: \"script:NAME\"`, and a load by the \#
    extras `{\"script\": \"NAME\"}` for the network; extras outweigh the parameter, and that the \#
    network. There, `fail:networkError` says what kind of error it is. Times count from the \#
    moment at which the ad goes to the screen.",\#
    "type": "string",\#
    "enum": ["fill","noFill","fail","answerTwice","answerLate","neverAnswer","successWithoutAd",\#
    "wrongSize","wrongFormat","missingAsset","noAdChoices","manyImages","reserved","countsItself",\#
    \#
    "refusePresent","silentPresent","failToAppear","wholeCourse","skip","noReward",\#
    "closeBeforeReward","rewardAfterGrace","rewardTwice","eventsBackwards"\#
    ],\#
    "enumDescriptions": ["It has an ad.","It has none.",\#
    "It fails, as `fails` says or with adapterFailed.","It has an ad and gives it twice.",\#
    "It answers when its time is over.","It does not answer.",\#
    "It claims to have an ad, and there is nothing in it.",\#
    "Its banners have a size that was not asked for.",\#
    "Its ads have a format that was not asked for.",\#
    "Its ads lack something that every ad of their format has.",\#
    "Its ads were sold directly and do not say why they are shown.",\#
    "Its native ads have three images even if one is wanted.",\#
    "Its ads were sold directly and say why they are shown, where their format can.",\#
    "It counts by itself: impression after 1000 ms, click after 2000.",\#
    "It does not take its ads to the screen, and says so.",\#
    "It never says whether its ads go to the screen.",\#
    "It takes its ads to the screen, and then: failedToPresent after 500 ms.",\#
    "All that happens in a rewarded ad of thirty seconds: willPresent, videoStarted and \#
    impression at once, firstQuartile after 7500 ms, midpoint after 15000, thirdQuartile after \#
    22500, rewardEarned after 30000, willDismiss, videoEnded and dismissed after 32000.",\#
    "The viewer skips: willPresent at once, videoStarted after 100 ms, impression after 200, \#
    skipped after 600, willDismiss after 700, dismissed after 800.",\#
    "The reward is forgotten: willPresent at once, videoStarted after 100 ms, impression after \#
    200, videoEnded after 1000, willDismiss after 1100, dismissed after 1200.",\#
    "As noReward, and rewardEarned after 1700 ms.","As noReward, and rewardEarned after 6200 \#
    ms.",\#
    "As noReward, and rewardEarned after 1000 ms and after 1050.",\#
    "Time runs backwards: willPresent at once, videoEnded after 100 ms, thirdQuartile after 200, \#
    midpoint after 300, firstQuartile after 400, videoStarted after 500, dismissed after 600, \#
    willDismiss after 700, impression after 800, willPresent after 900."\#
    ]\#
    },\#
    "SampleTracker": {\#
    "title": "SampleTracker",\#
    "description": "An address that wants to hear of ads of the sample network.",\#
    "type": "object",\#
    "required": ["moment","url"\#
    ],\#
    "properties": {"moment": {"$ref": "#/definitions/SampleMoment",\#
    "description": "What it wants to hear of.","markdownDescription": "What it wants to hear of."\#
    },"asset": {"type": "string","minLength": 1,"maxLength": 128,\#
    "description": "The asset whose clicks it wants to hear of; all if absent.",\#
    "markdownDescription": "The asset whose clicks it wants to hear of; all if absent."},"atMs": \#
    {\#
    "type": "integer","minimum": 0,"maximum": 2147483647,\#
    "description": "The place in the video whose progress it wants to hear of; of each report if \#
    absent.",\#
    "markdownDescription": "The place in the video whose progress it wants to hear of; of each \#
    report if absent."\#
    },"url": {"type": "string","minLength": 1,"maxLength": 8192,\#
    "description": "The address; {PLAYHEAD}, {ERROR}, {LOSS} and {PRICE} in it are replaced when \#
    it is told.",\#
    "markdownDescription": "The address; {PLAYHEAD}, {ERROR}, {LOSS} and {PRICE} in it are \#
    replaced when it is told."\#
    }\#
    },\#
    "additionalProperties": false\#
    },\#
    "ScheduleConfiguration": {\#
    "title": "ScheduleConfiguration",\#
    "description": "Where the breaks of a stream belong by themselves.",\#
    "type": "object",\#
    "properties": {"everyMs": {"type": "integer","minimum": 60000,"maximum": 86400000,\#
    "description": "How far apart they begin: live counted from 1970, so that all viewers and \#
    engines agree; on demand from the beginning of the content.",\#
    "markdownDescription": "How far apart they begin: live counted from 1970, so that all viewers \#
    and engines agree; on demand from the beginning of the content."\#
    },"at": {"type": "array","items": {"$ref": "#/definitions/ListedBreak"},"minItems": 1,\#
    "maxItems": 10000,"description": "The places of the breaks.",\#
    "markdownDescription": "The places of the breaks.","defaultSnippets": [{\#
    "label": "new ListedBreak",\#
    "description": "A break that is planned by hand. Its place is in exactly one of `clock`, \#
    `programTime` and `offsetMs`.",\#
    "body": [{}]}]},"signals": {"$ref": "#/definitions/SignalsConfiguration",\#
    "description": "Wherever the publisher says, in a live stream.",\#
    "markdownDescription": "Wherever the publisher says, in a live stream."}\#
    },\#
    "minProperties": 1,\#
    "maxProperties": 1,\#
    "additionalProperties": false\#
    },\#
    "SetUpTime": {\#
    "title": "SetUpTime",\#
    "description": "When networks are set up.",\#
    "type": "string",\#
    "enum": ["start","firstUse"\#
    ],\#
    "enumDescriptions": ["When the engine takes its first call.",\#
    "When the network is to be asked for the first time, or by network.setUp."\#
    ]\#
    },\#
    "SignalsConfiguration": {\#
    "title": "SignalsConfiguration",\#
    "description": "Where the publisher tells of the breaks of a live stream, and how it is \#
    asked.\n\nIt is asked from the first pod.open, pod.schedule, pod.join or pod.list of the \#
    stream on, until no session with the stream is open and none of these has been called for ten \#
    minutes. Asked with GET are the endpoint followed by `/known`, once, for the breaks that run \#
    or are over but recent, and then, again and again, the endpoint followed by `/upcoming`, for \#
    all that are to come. The answer is\n\n```json\n{\"pods\": [{\"insertTime\": \#
    \"2026-11-20T12:05:00Z\", \"adBreakID\": \"mid-roll-7\", \"duration\": 30}]}\n```\n\nwith at \#
    most 1000 pods. `insertTime` is by the dates of the stream; `duration` in seconds is that of \#
    the stream's breaks if absent; `adBreakID` is an identifier of pod.schedule, or what follows \#
    `ad_break_id/` in one. `scte35` in base 64 and `cust_params`, as a query of its own or as an \#
    object, go to the ad server.\n\nA break whose time or length has changed is corrected unless \#
    it has begun. One that is told no more before it begins is cancelled, unless that is within \#
    five seconds. What cannot be read is left out, and costs no break that is known.\n\nWhen the \#
    endpoint fails it is asked again after `everyMs`, then after twice as long each time, up to \#
    fifteen minutes (or `everyMs`, if that is more), and not before it wants to be (Retry-After, \#
    up to an hour). How it fares is in pod.list and pod.explain.",\#
    "type": "object",\#
    "required": ["endpoint"\#
    ],\#
    "properties": {"endpoint": {"type": "string","minLength": 1,"maxLength": 1024,\#
    "description": "The address, without a query. It is trusted: it may be in a private \#
    network.",\#
    "markdownDescription": "The address, without a query. It is trusted: it may be in a private \#
    network."\#
    },"everyMs": {"type": "integer","minimum": 1000,"maximum": 3600000,"default": 60000,\#
    "description": "How long to wait until it is asked again.",\#
    "markdownDescription": "How long to wait until it is asked again.\n\nIf absent: `60000`"},\#
    "timeoutMs": {"type": "integer","minimum": 1,"maximum": 120000,"default": 5000,\#
    "description": "How long one of its answers may take. A call that is the first to need them \#
    waits for both answers, if its own time lasts.",\#
    "markdownDescription": "How long one of its answers may take. A call that is the first to \#
    need them waits for both answers, if its own time lasts.\n\nIf absent: `5000`"\#
    }\#
    },\#
    "additionalProperties": false\#
    },\#
    "SiteContext": {\#
    "title": "SiteContext",\#
    "description": "The site that an ad is shown on.",\#
    "type": "object",\#
    "properties": {"domain": {"type": "string","maxLength": 256,"description": "Its domain.",\#
    "markdownDescription": "Its domain."},"page": {"type": "string","format": "uri",\#
    "maxLength": 4096,"description": "The address of the page.",\#
    "markdownDescription": "The address of the page."},"referrer": {"type": "string",\#
    "format": "uri","maxLength": 4096,"description": "The address that led to the page.",\#
    "markdownDescription": "The address that led to the page."},"name": {"type": "string",\#
    "maxLength": 256,"description": "What people call the site.",\#
    "markdownDescription": "What people call the site."},"publisherId": {"type": "string",\#
    "maxLength": 256,"description": "Who publishes it.","markdownDescription": "Who publishes \#
    it."\#
    },"publisherName": {"type": "string","maxLength": 256,\#
    "description": "What people call the publisher.",\#
    "markdownDescription": "What people call the publisher."},"categories": {"type": "array",\#
    "items": {"type": "string","maxLength": 64},"maxItems": 64,\#
    "description": "What it is about, in categories of the IAB.",\#
    "markdownDescription": "What it is about, in categories of the IAB."}\#
    },\#
    "x-merges": true,\#
    "additionalProperties": false\#
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
    "longestBreakMs": {"type": "integer","minimum": 1000,"maximum": 86400000,"default": 900000,\#
    "description": "How long a break may go on whose end is never signalled and whose length \#
    nobody says.",\#
    "markdownDescription": "How long a break may go on whose end is never signalled and whose \#
    length nobody says.\n\nIf absent: `900000`"\#
    },"live": {"type": "boolean","default": true,\#
    "description": "True for a live stream, false for one on demand.",\#
    "markdownDescription": "True for a live stream, false for one on demand.\n\nIf absent: \#
    `true`"\#
    },"adServer": {"$ref": "#/definitions/AdServerConfiguration",\#
    "description": "How its ad server is asked; it is Google's, and is not asked by the engine, \#
    if absent.",\#
    "markdownDescription": "How its ad server is asked; it is Google's, and is not asked by the \#
    engine, if absent."\#
    },"schedule": {"$ref": "#/definitions/ScheduleConfiguration",\#
    "description": "Where its breaks belong by themselves; nowhere if absent.",\#
    "markdownDescription": "Where its breaks belong by themselves; nowhere if absent."},\#
    "preRoll": {"$ref": "#/definitions/RollConfiguration",\#
    "description": "What viewers get who begin to watch; nothing if absent.",\#
    "markdownDescription": "What viewers get who begin to watch; nothing if absent."},\#
    "postRoll": {"$ref": "#/definitions/RollConfiguration",\#
    "description": "What viewers get when a stream on demand has come to its end; nothing if \#
    absent.",\#
    "markdownDescription": "What viewers get when a stream on demand has come to its end; nothing \#
    if absent."\#
    },"minSpacingMs": {"type": "integer","minimum": 0,"maximum": 86400000,\#
    "description": "How long the content plays at least between two breaks, of which one that is \#
    nearer is refused; breaks may even overlap if absent.",\#
    "markdownDescription": "How long the content plays at least between two breaks, of which one \#
    that is nearer is refused; breaks may even overlap if absent."\#
    },"join": {"$ref": "#/definitions/JoinConfiguration",\#
    "description": "What viewers get who begin to watch inside of a break.",\#
    "markdownDescription": "What viewers get who begin to watch inside of a break."},\#
    "preparation": {"$ref": "#/definitions/PreparationConfiguration",\#
    "description": "How ads are fetched before their breaks begin; they are not if absent.",\#
    "markdownDescription": "How ads are fetched before their breaks begin; they are not if \#
    absent."\#
    },"podKey": {"type": "string","minLength": 1,"maxLength": 1024,\#
    "description": "What signs the addresses of ads (auth-token); they are not signed if \#
    absent.",\#
    "markdownDescription": "What signs the addresses of ads (auth-token); they are not signed if \#
    absent.\n\nIs shown nowhere.",\#
    "x-secret": true},"streamKey": {"type": "string","minLength": 1,"maxLength": 1024,\#
    "description": "What signs the opening of the stream; another key than podKey. It is not \#
    signed if absent.",\#
    "markdownDescription": "What signs the opening of the stream; another key than podKey. It is \#
    not signed if absent.\n\nIs shown nowhere.",\#
    "x-secret": true},"tokenLifetimeMs": {"type": "integer","minimum": 1000,"maximum": 604800000,\#
    "default": 3600000,\#
    "description": "How long after the end of its break a signed address is still good.",\#
    "markdownDescription": "How long after the end of its break a signed address is still \#
    good.\n\nIf absent: `3600000`"\#
    }\#
    },\#
    "additionalProperties": false\#
    },\#
    "TrackingConfiguration": {\#
    "title": "TrackingConfiguration",\#
    "description": "How those are told of ads who want to hear of them.",\#
    "type": "object",\#
    "properties": {"userAgent": {"type": "string","minLength": 1,"maxLength": 2048,\#
    "description": "What the engine calls itself; what the device calls itself if absent, or else \#
    adpipe.",\#
    "markdownDescription": "What the engine calls itself; what the device calls itself if absent, \#
    or else adpipe."\#
    },"headers": {"type": "object","additionalProperties": {"type": "string","minLength": 1,\#
    "maxLength": 4096},"maxProperties": 32,\#
    "description": "What is said besides, by the names of the headers.",\#
    "markdownDescription": "What is said besides, by the names of the headers.\n\nIs shown \#
    nowhere.",\#
    "x-secret": true},"tries": {"type": "integer","minimum": 1,"maximum": 20,"default": 5,\#
    "description": "How often each is tried at most.",\#
    "markdownDescription": "How often each is tried at most.\n\nIf absent: `5`"},"backOffMs": {\#
    "type": "integer","minimum": 1,"maximum": 600000,"default": 1000,\#
    "description": "How long the second try waits at most; the wait doubles from try to try.",\#
    "markdownDescription": "How long the second try waits at most; the wait doubles from try to \#
    try.\n\nIf absent: `1000`"\#
    },"holdMs": {"type": "integer","minimum": 0,"maximum": 600000,"default": 5000,\#
    "description": "How long one that is tried again may hold up the next of its ad.",\#
    "markdownDescription": "How long one that is tried again may hold up the next of its \#
    ad.\n\nIf absent: `5000`"\#
    },"maxAgeMs": {"type": "integer","minimum": 1,"maximum": 604800000,"default": 3600000,\#
    "description": "How long each is tried.",\#
    "markdownDescription": "How long each is tried.\n\nIf absent: `3600000`"},"timeoutMs": {\#
    "type": "integer","minimum": 1,"maximum": 600000,"default": 5000,\#
    "description": "How long one try may take.",\#
    "markdownDescription": "How long one try may take.\n\nIf absent: `5000`"},"inFlight": {\#
    "type": "integer","minimum": 1,"maximum": 10000,"default": 64,\#
    "description": "How many tries are under way at once.",\#
    "markdownDescription": "How many tries are under way at once.\n\nIf absent: `64`"}\#
    },\#
    "additionalProperties": false\#
    },\#
    "UserContext": {\#
    "title": "UserContext",\#
    "description": "The viewer of an ad.",\#
    "type": "object",\#
    "properties": {"id": {"type": "string","maxLength": 256,\#
    "description": "What the publisher calls the viewer, not a name.",\#
    "markdownDescription": "What the publisher calls the viewer, not a name."},"eids": {\#
    "type": "array","items": {"$ref": "#/definitions/ExtendedID"},"maxItems": 64,\#
    "description": "What others call the viewer.",\#
    "markdownDescription": "What others call the viewer.","defaultSnippets": [{\#
    "label": "new ExtendedID","description": "What one source calls the viewer.","body": [{\#
    "source": "${1:source}","uids": [{"id": "${2:id}"}]}]}]}\#
    },\#
    "x-merges": true,\#
    "additionalProperties": false\#
    },\#
    "UserID": {\#
    "title": "UserID",\#
    "description": "One id of the viewer.",\#
    "type": "object",\#
    "required": ["id"\#
    ],\#
    "properties": {"id": {"type": "string","minLength": 1,"maxLength": 2048,\#
    "description": "The id itself.","markdownDescription": "The id itself."},"atype": {\#
    "type": "integer","minimum": 0,"maximum": 65535,\#
    "description": "What the id stands for: 1 a device or browser, 2 an app on one device, 3 a \#
    person.",\#
    "markdownDescription": "What the id stands for: 1 a device or browser, 2 an app on one \#
    device, 3 a person."\#
    }\#
    },\#
    "additionalProperties": false\#
    },\#
    "VASTConfiguration": {\#
    "title": "VASTConfiguration",\#
    "description": "How documents of VAST are followed, and which of their ads can be shown.",\#
    "type": "object",\#
    "properties": {"wrapperTimeoutMs": {"type": "integer","minimum": 1,"maximum": 60000,\#
    "default": 2000,"description": "How long one document behind a wrapper may take.",\#
    "markdownDescription": "How long one document behind a wrapper may take.\n\nIf absent: \#
    `2000`"\#
    },"maxWrappers": {"type": "integer","minimum": 0,"maximum": 20,"default": 5,\#
    "description": "How many wrappers may lead to an ad.",\#
    "markdownDescription": "How many wrappers may lead to an ad.\n\nIf absent: `5`"},\#
    "maxFetches": {"type": "integer","minimum": 0,"maximum": 1000,"default": 32,\#
    "description": "How many documents are fetched for one load.",\#
    "markdownDescription": "How many documents are fetched for one load.\n\nIf absent: `32`"},\#
    "maxDocumentBytes": {"type": "integer","minimum": 1024,"maximum": 67108864,"default": \#
    1048576,\#
    "description": "How long a document may be.",\#
    "markdownDescription": "How long a document may be.\n\nIf absent: `1048576`"},"breakId": {\#
    "type": "string","minLength": 1,"maxLength": 256,\#
    "description": "Which break is taken where a server answers in VMAP; the first one before the \#
    content if absent.",\#
    "markdownDescription": "Which break is taken where a server answers in VMAP; the first one \#
    before the content if absent."\#
    },"rewardAt": {"$ref": "#/definitions/VASTRewardMoment",\#
    "description": "When a reward is earned; complete if absent.",\#
    "markdownDescription": "When a reward is earned; complete if absent."},"callToAction": {\#
    "type": "string","minLength": 1,"maxLength": 256,"default": "Learn more",\#
    "description": "What the button of a native ad says, as VAST does not say it.",\#
    "markdownDescription": "What the button of a native ad says, as VAST does not say it.\n\nIf \#
    absent: `\"Learn more\"`"\#
    },"playerName": {"type": "string","minLength": 1,"maxLength": 128,\#
    "description": "What the player calls itself to ad servers, such as MyPlayer/1.0; unknown if \#
    absent.",\#
    "markdownDescription": "What the player calls itself to ad servers, such as MyPlayer/1.0; \#
    unknown if absent."\#
    },"mimeTypes": {"type": "array","items": {"type": "string","minLength": 3,"maxLength": 128},\#
    "minItems": 1,"maxItems": 32,\#
    "description": "The media types that can be played, the preferred one first; MP4, WebM, HLS \#
    and DASH if absent.",\#
    "markdownDescription": "The media types that can be played, the preferred one first; MP4, \#
    WebM, HLS and DASH if absent."\#
    },"deliveries": {"type": "array","items": {"$ref": "#/definitions/VASTDelivery"},\#
    "minItems": 1,"maxItems": 2,\#
    "description": "How files may come, the preferred way first; progressive and streaming if \#
    absent.",\#
    "markdownDescription": "How files may come, the preferred way first; progressive and \#
    streaming if absent."\#
    },"maxBitrateKbps": {"type": "integer","minimum": 1,"maximum": 10000000,\#
    "description": "The most kilobits a second that can be played; any if absent.",\#
    "markdownDescription": "The most kilobits a second that can be played; any if absent."},\#
    "maxWidth": {"type": "integer","minimum": 1,"maximum": 65535,\#
    "description": "The widest video that can be played, in pixels; any if absent.",\#
    "markdownDescription": "The widest video that can be played, in pixels; any if absent."},\#
    "maxHeight": {"type": "integer","minimum": 1,"maximum": 65535,\#
    "description": "The highest video that can be played, in pixels; any if absent.",\#
    "markdownDescription": "The highest video that can be played, in pixels; any if absent."},\#
    "minDurationMs": {"type": "integer","minimum": 1,"maximum": 86400000,\#
    "description": "The shortest ad that is taken; any if absent.",\#
    "markdownDescription": "The shortest ad that is taken; any if absent."},"maxDurationMs": {\#
    "type": "integer","minimum": 1,"maximum": 86400000,\#
    "description": "The longest ad that is taken; any if absent.",\#
    "markdownDescription": "The longest ad that is taken; any if absent."},"companions": {\#
    "type": "boolean","default": true,\#
    "description": "Whether companions are shown beside videos; an ad that requires one is \#
    refused if not.",\#
    "markdownDescription": "Whether companions are shown beside videos; an ad that requires one \#
    is refused if not.\n\nIf absent: `true`"\#
    },"verification": {"type": "boolean","default": false,\#
    "description": "Whether the app runs programs that verify what was seen; their owners are \#
    told if not.",\#
    "markdownDescription": "Whether the app runs programs that verify what was seen; their owners \#
    are told if not.\n\nIf absent: `false`"\#
    },"requiresMezzanine": {"type": "boolean","default": false,\#
    "description": "Whether an ad is refused without the file in best quality, from which others \#
    can be made.",\#
    "markdownDescription": "Whether an ad is refused without the file in best quality, from which \#
    others can be made.\n\nIf absent: `false`"\#
    },"requiresCategory": {"type": "boolean","default": false,\#
    "description": "Whether an ad is refused that does not say of which category it is.",\#
    "markdownDescription": "Whether an ad is refused that does not say of which category it \#
    is.\n\nIf absent: `false`"\#
    },"blockedCategories": {"type": "array","items": {"type": "string","minLength": 1,\#
    "maxLength": 64},"maxItems": 256,\#
    "description": "Categories of which no ad may be, such as IAB7-39; none if absent.",\#
    "markdownDescription": "Categories of which no ad may be, such as IAB7-39; none if absent."}\#
    },\#
    "additionalProperties": false\#
    },\#
    "VASTDelivery": {\#
    "title": "VASTDelivery",\#
    "description": "How a file of a video comes.",\#
    "type": "string",\#
    "enum": ["progressive","streaming"\#
    ],\#
    "enumDescriptions": ["As one file.","As a list of pieces."\#
    ]\#
    },\#
    "VASTRewardMoment": {\#
    "title": "VASTRewardMoment",\#
    "description": "When the viewer of a rewarded video has earned the reward.",\#
    "type": "string",\#
    "enum": ["complete","skip"\#
    ],\#
    "enumDescriptions": ["When it has been played to its end.",\#
    "When it may be skipped, and at its end at the latest."\#
    ]\#
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
