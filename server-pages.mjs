/**
 * Public pages, the same for everybody without a session, answered again without asking Next: rendering nothing, it
 * still costs five times an empty handler. Only what says of itself that a shared cache may keep it is kept.
 */

/** As many answers as are kept: a few pages in two languages, plain and compressed. */
const MAX_KEPT = 64;
const MAX_LANGUAGES = 1_000;
const MAX_BYTES = 1024 * 1024;
/** As often as the flags are read anew (lib/flags/read-flags.server.ts), which decide whether there is a page at all. */
const FRESH_MS = 2_000;

/** What a browser sends only when it wants something else than the whole page, or is somebody. */
const PARTICULAR = ["authorization", "rsc", "range", "next-router-state-tree", "next-router-prefetch"];
const OF_SOMEBODY = /-auth-token(?:\.\d+)?=|garfo-support-view=/;
/** Kept headers are those of the page; these are of the one answer. */
const OF_ONE_ANSWER = new Set(["connection", "keep-alive", "date", "transfer-encoding", "content-length"]);

/** Path, language and compression -> answer. */
const kept = new Map();
/** Which language a reader's cookie and wishes came to, as the answer said. */
const languages = new Map();

/** Answers from what is kept. @returns whether it did */
export function answerKept(request, response) {
  const asked = askedOf(request);
  const page = asked && kept.get(keyOf(asked, languages.get(asked.reader)));
  if (!page || page.flags !== currentFlags()) return false;
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
    if (size <= MAX_BYTES) keep(asked, response, Buffer.concat(chunks));
    return ended;
  };
}

function keep(asked, response, body) {
  const headers = response.getHeaders();
  const language = headers["content-language"];
  const mayKeep = /\bs-maxage=\d/.test(String(headers["cache-control"] ?? "")) && !headers["set-cookie"];
  const flags = currentFlags();
  if (response.statusCode !== 200 || !mayKeep || !language || !flags) return;
  const own = Object.entries(headers).filter(([name]) => !OF_ONE_ANSWER.has(name));
  if (languages.size >= MAX_LANGUAGES) languages.clear();
  languages.set(asked.reader, language);
  if (kept.size >= MAX_KEPT) kept.clear();
  const page = { flags, headers: Object.fromEntries(own), body, etag: headers.etag };
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

/** The flags that this process goes by, while they are fresh: another object once somebody has read or changed them. */
function currentFlags() {
  const known = globalThis.garfoFlags;
  return known && Date.now() - known.readAt < FRESH_MS ? known : null;
}
