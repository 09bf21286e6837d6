#!/usr/bin/env node
// An adapter for adpipe, to be copied: it speaks for a network that exists in this file alone.
//
//     networks: {partner: {adapter: process, command: [node, adapter.mjs]}}
//
// Put your network where PLACES is used. What travels is described in ADAPTERS.md.

const DOMAIN = "com.example.partner";
const FULL_SCREEN = ["interstitial", "rewarded", "rewardedInterstitial", "appOpen"];
const PRICE_MICROS = 2_500_000n;
const SITE = "https://example.com/partner";
const DOT = "R0lGODlhAQABAAAAACwAAAAAAQABAAA=";
const HEADERS = process.argv.includes("--framing=header");

// The ad server. A parameter that is not here is a place that always fills.
const PLACES = new Map([
  ["empty", { isEmpty: true }],
  ["broken", { error: [503, "Too many requests."] }],
  ["slow", { latencyMs: 300 }],
  ["short-lived", { expiresInMs: 200 }],
  ["withdrawn", { isWithdrawn: true }],
  ["player", { plays: true }],
  ["player-late-reward", { plays: true, isLate: true }],
]);

const loads = new Map(); // What waits for the network, by the id of the call.
const ads = new Map(); // What is not released, by adId.

// What is answered instead of a result; the engine passes number and message on.
class Failure extends Error {
  constructor(code, message, kind, number, more) {
    super(message);
    this.error = { code, message };
    if (kind) this.error.data = { kind, domain: DOMAIN, code: number, message, ...more };
  }
}

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const members = (values, name) => (isObject(values?.[name]) ? values[name] : {});
const list = (values, name) => (Array.isArray(values[name]) ? values[name] : []);

function text(values, name) {
  if (typeof values[name] === "string" && values[name]) return values[name];
  throw new Failure(-32602, `${name} must be a text that is not empty.`);
}

// What the network calls the place.
function parameter(values, code) {
  const value = members(values, "credentials").parameter;
  if (value === undefined) {
    throw new Failure(code, "The parameter is missing.", "badMediationSettings", 101);
  }
  if (typeof value !== "string" || !/^[A-Za-z0-9._/-]{1,100}$/.test(value)) {
    throw new Failure(code, "The parameter is malformed.", "badMediationSettings", 102);
  }
  return value;
}

const methods = {
  "adapter.describe": () => ({
    adapterVersion: "1.4.2.3",
    sdkVersion: "7.0.1",
    formats: ["banner", ...FULL_SCREEN, "native", "customNative"],
    bids: true,
    extras: { type: "object", properties: { muteAudio: { type: "boolean" } } },
  }),

  // Passes over places that cannot be used, as long as there is another.
  "adapter.setUp": (params) => {
    text(params, "network");
    const outcomes = list(params, "placements").map((place) => attempt(() => parameter(place, 9)));
    const failures = outcomes.filter((outcome) => outcome instanceof Failure);
    if (failures.length && failures.length === outcomes.length) throw failures[0];
    return {};
  },

  "adapter.load": (params, id) => {
    text(params, "adId");
    if (!Array.isArray(params.formats)) throw new Failure(-32602, "formats must be a list.");
    const place = PLACES.get(parameter(params, 14)) ?? {};
    if (!place.latencyMs) return offer(params, place);
    const timer = setTimeout(() => {
      loads.delete(id);
      reply(id, attempt(() => offer(params, place)));
    }, place.latencyMs);
    loads.set(id, timer); // The answer comes later.
  },

  "adapter.present": (params) => {
    const adId = text(params, "adId");
    const held = ads.get(adId);
    const refuse = (number, why) => new Failure(9, why, "adapterFailed", number);
    if (!held || held.isUsed) throw refuse(105, "There is no such ad to present.");
    if (held.place.isWithdrawn) throw refuse(106, "The ad was withdrawn.");
    if (performance.now() >= held.expiry) throw refuse(107, "The ad has expired.");
    held.isUsed = true;
    if (held.place.plays && held.ad.video) {
      const events = screenplay(held, held.isMuted || params.muted === true);
      setImmediate(() => play(adId, held, events)); // The answer goes first.
    }
    return {};
  },

  "adapter.release": (params) => {
    ads.delete(text(params, "adId"));
    return {};
  },

  // Where a network counts impressions and clicks; an ad that was lost is over.
  "adapter.notify": (params) => {
    if (params.type === "lost") ads.delete(params.adId);
  },

  "$/cancelRequest": ({ id }) => {
    if (!loads.has(id)) return;
    clearTimeout(loads.get(id));
    loads.delete(id);
    reply(id, new Failure(1, "The engine has cancelled it."));
  },
};

// Reports what happens on the screen, each event after its wait, until the release.
function play(adId, held, events) {
  for (const [place, [waitMs, type]] of events.entries()) {
    if (ads.get(adId) !== held) return;
    if (waitMs) {
      setTimeout(() => play(adId, held, [[0, type], ...events.slice(place + 1)]), waitMs);
      return;
    }
    send({ method: "adapter.event", params: { adId, type } });
  }
}

// What happens when the network plays an ad by itself, with the wait before each event.
function screenplay({ ad, place }, isMuted) {
  const quarter = ad.video.durationMs / 4;
  const reward = ad.reward ? [[50, "rewardEarned"]] : [];
  const quartiles = ["firstQuartile", "midpoint", "thirdQuartile", "videoEnded"];
  return [
    ...["willPresent", "videoStarted", "impression"].map((type) => [0, type]),
    ...(isMuted ? [[0, "muted"]] : []),
    ...quartiles.map((type) => [quarter, type]),
    ...(place.isLate ? [] : reward),
    ...["willDismiss", "dismissed"].map((type) => [0, type]),
    ...(place.isLate ? reward : []),
  ];
}

// What the network has for the place: an ad, or nothing, or an error.
function offer(params, place) {
  if (place.error) {
    const [number, message] = place.error;
    throw new Failure(14, message, "serverError", number, { retryAfterMs: 30000 });
  }
  const ad = place.isEmpty ? undefined : draw(params, place);
  const price = params.isTest ? 0n : PRICE_MICROS; // Nobody pays for test ads.
  if (!ad || (price && price < BigInt(params.floorMicros ?? 0))) return {};
  if (params.isBidding) ad.price = { cpmMicros: `${price}`, currency: params.currency ?? "USD" };
  ad.expiresInMs = place.expiresInMs ?? 1_800_000;
  const expiry = performance.now() + ad.expiresInMs;
  const isMuted = members(params, "extras").muteAudio === true;
  ads.set(params.adId, { ad, place, expiry, isMuted });
  return { ad };
}

// An ad of the first wanted format that there is. Children get none, as this network cannot sell
// without following the viewer.
function draw(params, place) {
  const context = members(params, "context");
  const options = members(params, "options");
  if (context.childDirected || context.underAge || context.ageRestricted === "child") {
    throw new Failure(14, "There are no ads for children.", "adapterFailed", 132);
  }
  const viewer = context.ageRestricted === "teen" ? undefined : members(context, "user").id;
  const query = viewer ? `?viewer=${encodeURIComponent(viewer)}` : "";
  const ad = { clicks: { deepLinks: ["tea://shop"], destination: `${SITE}/landing${query}` } };
  if (options.customMute) ad.muteReasons = ["Not interested", "Seen too often"];
  const wanted = list(params, "customFormats")[0];
  for (const format of params.formats) {
    if (format === "banner") return { ...ad, format, html: banner(options) };
    if (format === "native") return { ...ad, format, native: native(options) };
    if (format === "customNative") {
      if (wanted) return { ...ad, format, custom: custom(wanted, options) };
    }
    if (!FULL_SCREEN.includes(format)) continue;
    if (format.startsWith("rewarded")) ad.reward = { type: "coins", amount: 10 };
    if (place.plays) ad.counts = { impressions: true, clicks: true }; // Who plays it counts it.
    return { ...ad, format, video: video(place.plays ? 400 : 15000) };
  }
}

// A page in the size that was asked for first, or as large as there is room.
function banner(options) {
  const { width, maxHeight = 90 } = members(options, "adaptive");
  const room = width ? { width, height: Math.min(90, maxHeight) } : { width: 320, height: 50 };
  return { markup: "<p>A quiet cup of tea</p>", ...(list(options, "sizes")[0] ?? room) };
}

const SHAPES = { portrait: 0.5, square: 1 };
const IMAGES = ["tea", "leaves"];

const native = (options) => ({
  headline: "A quiet cup of tea",
  body: "Forty kinds of leaf tea, sent the day you order.",
  callToAction: "Have a look",
  advertiser: "Teehaus Größing",
  icon: image("icon", options),
  images: IMAGES.slice(0, options.multipleImages ? 2 : 1).map((name) => image(name, options)),
  media: { hasVideo: false, aspectRatio: SHAPES[options.mediaAspectRatio] ?? 1.5 },
  adChoices: choices(options),
});

// Every asset that the format names, of the kind that it says.
function custom({ id, assets, hasVideo }, options) {
  const drawn = Object.entries(assets).map(([name, kind]) => [
    name,
    kind === "text" ? { text: `${name} of tea` } : { image: image(name, options) },
  ]);
  const ad = { formatId: id, assets: Object.fromEntries(drawn), adChoices: choices(options) };
  return hasVideo ? { ...ad, video: video(15000) } : ad;
}

// The bytes, unless their address is enough.
const image = (name, { disableImageLoading }) =>
  disableImageLoading ? { url: `${SITE}/${name}.gif`, scale: 1 } : { data: DOT, scale: 1 };

const choices = (options) => ({ icon: image("adchoices", options), url: `${SITE}/why` });

function video(durationMs) {
  const media = { url: `${SITE}/video.mp4`, mimeType: "video/mp4", width: 1280, height: 720 };
  return { media: [media], durationMs };
}

function attempt(action) {
  try {
    return action();
  } catch (failure) {
    if (failure instanceof Failure) return failure;
    console.error(failure); // Standard error goes to the log of the engine.
    return new Failure(-32603, "The adapter has made a mistake.");
  }
}

// Does what a message says; whatever comes in, the adapter goes on.
function receive(body) {
  let message;
  try {
    message = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    return reply(null, new Failure(-32700, "This is no JSON."));
  }
  const { id, method } = message ?? {};
  const isCall = isObject(message) && typeof id !== "boolean" && typeof (id ?? "") !== "object";
  if (!isCall || (method === undefined && id === undefined)) {
    return reply(null, new Failure(-32600, "This is no call."));
  }
  if (method === undefined) return; // An answer, though nothing was asked.
  const outcome = attempt(() => {
    if (Object.hasOwn(methods, method)) return methods[method](members(message, "params"), id);
    throw new Failure(-32601, "There is no such method.");
  });
  if (outcome !== undefined) reply(id, outcome);
}

function reply(id, outcome) {
  if (id === undefined) return; // A notification has no id, and is never answered.
  send(outcome instanceof Failure ? { id, error: outcome.error } : { id, result: outcome });
}

function send(message) {
  const body = JSON.stringify({ jsonrpc: "2.0", ...message });
  const head = `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n`;
  process.stdout.write(HEADERS ? head + body : body + "\n");
}

// Takes the messages that are complete: one a line, or each as long as its headers say.
let unread = Buffer.alloc(0);
process.stdin.on("data", (chunk) => {
  unread = Buffer.concat([unread, chunk]);
  for (;;) {
    const end = unread.indexOf(HEADERS ? "\r\n\r\n" : "\n");
    if (end < 0) return;
    const head = unread.subarray(0, end).toString();
    const length = HEADERS ? Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0) : end;
    const start = HEADERS ? end + 4 : 0;
    if (unread.length < start + length) return;
    const body = unread.subarray(start, start + length);
    unread = unread.subarray(start + length + (HEADERS ? 0 : 1));
    if (body.toString().trim()) receive(body);
  }
});
console.log = console.error; // Standard output carries messages and nothing else.
process.stdin.on("end", () => process.exit(0)); // The end of the input is the end.
process.stdout.on("error", () => process.exit(0)); // Nobody reads any more.
