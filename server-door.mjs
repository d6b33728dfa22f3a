import { readFileSync } from "node:fs";

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const NO_METHOD = { status: 405, code: "method_not_allowed" };
const NO_REQUEST = { status: 400, code: "malformed_request" };
const PHRASES = {
  400: "Bad Request",
  405: "Method Not Allowed",
  408: "Request Timeout",
  431: "Request Header Fields Too Large",
};

const sentences = Object.fromEntries(
  ["pt-BR", "en-US"].map((locale) => {
    const file = new URL(`./messages/${locale}.json`, import.meta.url);
    return [locale, JSON.parse(readFileSync(file, "utf8")).errors];
  }),
);

/** How the server is to be made: what Node would refuse without a body comes here, and nothing is upgraded to another protocol. */
export const DOOR = { requireHostHeader: false, shouldUpgradeCallback: () => false };

/**
 * What is asked of no handler, refused in the form of the API: what Node would answer bare, or not at all, and what Next would
 * take for a fault of its own (a path that cannot be decoded, a method it does not know).
 */
export function keepDoor(server) {
  // No call waits for a word before it takes a body: what is expected beyond that is passed over, as HTTP allows.
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
  server.on("connect", ({ headers }, socket) => {
    // Nobody else listens to this socket any more, and an error that nobody hears ends the process.
    socket.on("error", () => socket.destroy());
    refuseRaw(socket, NO_METHOD, localeOf(headers));
  });
  server.on("clientError", (error, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) socket.destroy();
    else refuseRaw(socket, unreadable(error.code), "pt-BR");
  });
}

/** Refuses a request that is none of ours. @returns whether it did */
export function refuseAtDoor(request, response) {
  const refusal = refusalOf(request);
  if (!refusal) return false;
  const body = bodyOf(refusal, localeOf(request.headers));
  response.writeHead(refusal.status, headersOf(refusal, body, localeOf(request.headers)));
  response.end(request.method === "HEAD" ? "" : body);
  return true;
}

function refusalOf({ method, url, headers, httpVersion }) {
  if (!METHODS.has(method)) return NO_METHOD;
  if (headers.host === undefined && httpVersion !== "1.0") return NO_REQUEST;
  return isReadable(url) ? null : { status: 400, code: "malformed_address" };
}

/** Whether a target is a path whose percent signs stand for text. */
function isReadable(target) {
  if (!target.startsWith("/")) return false;
  try {
    return !decodeURIComponent(target.split("?", 1)[0]).includes("\0");
  } catch {
    return false;
  }
}

/** What Node could not read as a request: headers beyond its 16 KB, one that never came to its end, bytes that are none. */
function unreadable(code) {
  if (code === "HPE_HEADER_OVERFLOW") return { status: 431, code: "request_too_long" };
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return { status: 408, code: "request_timeout" };
  return NO_REQUEST;
}

/** Where there is no response to write to, and nothing of the connection is to be used again. */
function refuseRaw(socket, refusal, locale) {
  const body = bodyOf(refusal, locale);
  const headers = Object.entries({ ...headersOf(refusal, body, locale), Connection: "close" });
  const head = [
    `HTTP/1.1 ${refusal.status} ${PHRASES[refusal.status]}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}

function bodyOf({ code }, locale) {
  return JSON.stringify({ error: sentences[locale][code], code });
}

function headersOf({ status }, body, locale) {
  return {
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(body),
    "Content-Language": locale,
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    ...(status === 405 ? { Allow: [...METHODS].join(", ") } : {}),
  };
}

/** The stored choice, else the browser's first language. */
function localeOf(headers) {
  const stored = /(?:^|;\s*)garfo-locale=(pt-BR|en-US)/.exec(headers.cookie ?? "")?.[1];
  return stored ?? (/^\s*en\b/i.test(headers["accept-language"] ?? "") ? "en-US" : "pt-BR");
}
