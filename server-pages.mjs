/**
 * Public pages, the same for everybody without a session, answered again without asking Next: rendering nothing, it
 * still costs five times an empty handler. Only what says of itself that a shared cache may keep it is kept.
 *
 * Whether there is a page at all is for the flags to say (lib/flags/read-flags.server.ts): what was made under some is
 * answered only while this process knows the same to hold.
 */

/** As many answers as are kept: a few pages in two languages, plain and compressed. */
const MAX_KEPT = 64;
const MAX_LANGUAGES = 1_000;
const MAX_BYTES = 1024 * 1024;
const PAGE_MS = 60_000;
/** As long as flags hold; before that, one request goes on to have them read anew, so that not all do at once. */
const FLAGS_MS = 2_000;
const EARLY_MS = 500;

/** What a browser sends only when it wants something else than the whole page, or is somebody. */
const PARTICULAR = ["authorization", "rsc", "range", "next-router-state-tree", "next-router-prefetch"];
const OF_SOMEBODY = /-auth-token(?:\.\d+)?=|garfo-support-view=/;
/** Kept headers are those of the page; these are of the one answer. */
const OF_ONE_ANSWER = new Set(["connection", "keep-alive", "date", "transfer-encoding", "content-length"]);

/** Path, language and compression -> answer. */
const kept = new Map();
/** Which language a reader's cookie and wishes came to, as the answer said. */
const languages = new Map();

/** The flags as they were last known: whose reading, when, and what they said. */
let flags = { reading: null, readAt: 0, said: "" };
/** When a request was last sent on for their sake. */
let sentOnAt = 0;

/** Answers from what is kept. @returns whether it did */
export function answerKept(request, response) {
  const asked = askedOf(request);
  const page = asked && kept.get(keyOf(asked, languages.get(asked.reader)));
  const now = Date.now();
  if (!page || now - page.at > PAGE_MS || page.said !== flagsNow(now) || isSentOn(now)) return false;
  const { headers, body } = page;
  if (page.etag && request.headers["if-none-match"] === page.etag) {
    response.writeHead(304, headers).end();
  } else {
    response.writeHead(200, { ...headers, "content-length": body.length });
    response.end(request.method === "HEAD" ? undefined : body);
  }
  return true;
}

/** Keeps the answer that is about to be given, if it may be. */
export function keepAnswer(request, response) {
  const asked = request.method === "GET" ? askedOf(request) : null;
  if (!asked) return;
  const before = globalThis.garfoFlags?.flags;
  const chunks = [];
  let size = 0;
  const { write, end } = response;
  const take = (chunk, encoding) => {
    if (!chunk || typeof chunk === "function" || size > MAX_BYTES) return;
    const bytes = typeof chunk === "string" ? Buffer.from(chunk, encoding) : Buffer.from(chunk);
    size += bytes.length;
    chunks.push(bytes);
  };
  response.write = function (chunk, encoding, done) {
    take(chunk, encoding);
    return write.call(this, chunk, encoding, done);
  };
  response.end = function (chunk, encoding, done) {
    take(chunk, encoding);
    const ended = end.call(this, chunk, encoding, done);
    if (size <= MAX_BYTES && before) void keep(asked, response, Buffer.concat(chunks), before);
    return ended;
  };
}

/** Keeps a page unless the flags were others when it was done than when it was begun. */
async function keep(asked, response, body, before) {
  const headers = response.getHeaders();
  const language = headers["content-language"];
  const mayKeep = /\bs-maxage=\d/.test(String(headers["cache-control"] ?? "")) && !headers["set-cookie"];
  if (response.statusCode !== 200 || !mayKeep || !language) return;
  const { flags: after, readAt } = globalThis.garfoFlags ?? {};
  const [first, said] = (await Promise.all([before, after])).map((read) => JSON.stringify(read));
  if (said === undefined || first !== said) return;
  if (globalThis.garfoFlags?.flags === after && readAt > 0) flags = { reading: after, readAt, said };
  if (languages.size >= MAX_LANGUAGES) languages.clear();
  languages.set(asked.reader, language);
  if (kept.size >= MAX_KEPT) kept.clear();
  const own = Object.entries(headers).filter(([name]) => !OF_ONE_ANSWER.has(name));
  const page = { said, headers: Object.fromEntries(own), body, etag: headers.etag, at: Date.now() };
  kept.set(keyOf(asked, language), page);
}

/** What an answer depends on; null when it is for one reader alone. */
function askedOf({ method, url, headers }) {
  if (method !== "GET" && method !== "HEAD") return null;
  if (url.includes("?") || url.startsWith("/api/") || url.startsWith("/_next/")) return null;
  if (PARTICULAR.some((name) => headers[name] !== undefined)) return null;
  const cookie = headers.cookie ?? "";
  if (OF_SOMEBODY.test(cookie)) return null;
  const chosen = /(?:^|;\s*)garfo-locale=([^;]*)/.exec(cookie)?.[1] ?? "";
  const accepted = headers["accept-encoding"] ?? "";
  const encoding = /\bbr\b|\bgzip\b|\bdeflate\b/.test(accepted) ? accepted : "";
  return { url, encoding, reader: `${chosen} ${headers["accept-language"] ?? ""}` };
}

function keyOf({ url, encoding }, language) {
  return `${language} ${encoding} ${url}`;
}

/** What the flags say as far as this process knows; null when it must ask. */
function flagsNow(now) {
  const known = globalThis.garfoFlags;
  if (!known) return null;
  if (known.flags !== flags.reading) {
    const { flags: reading, readAt } = known;
    reading.then((said) => {
      flags = { reading, readAt, said: JSON.stringify(said) };
    });
    // Somebody has changed them, perhaps; unless it is the reading that we sent for.
    if (now - sentOnAt > EARLY_MS) return null;
  }
  return now - flags.readAt < FLAGS_MS ? flags.said : null;
}

/** Whether this request is the one that goes on, so that the flags are read anew while they still hold for the others. */
function isSentOn(now) {
  if (now - flags.readAt < FLAGS_MS - EARLY_MS || now - sentOnAt < EARLY_MS) return false;
  sentOnAt = now;
  // What was read is left there, for when the database does not answer.
  globalThis.garfoFlags.readAt = 0;
  return true;
}
