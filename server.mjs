/**
 * The web process: Next behind a door that answers what no handler is ever asked for. Next would call a path that cannot
 * be decoded, or a method it has no handler for, a fault of its own.
 *
 *     node server.mjs -H 0.0.0.0 -p 3000
 */
import { readFileSync } from "node:fs";
import http from "node:http";
import { join } from "node:path";
import { parseArgs } from "node:util";
import next from "next";
import { buildFiles } from "./server-files.mjs";
import { answerKept, keepAnswer } from "./server-pages.mjs";

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
/** Longer than a proxy in front keeps an idle connection (mostly 60 s): closed under a request, it answers 502. */
const KEEP_ALIVE_MS = 75_000;
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 };

const { values } = parseArgs({
  options: {
    hostname: { type: "string", short: "H", default: "0.0.0.0" },
    port: { type: "string", short: "p", default: "3000" },
  },
});
const hostname = values.hostname;
const port = Number(values.port);

const sentences = Object.fromEntries(
  ["pt-BR", "en-US"].map((locale) => {
    const file = new URL(`./messages/${locale}.json`, import.meta.url);
    return [locale, JSON.parse(readFileSync(file, "utf8")).errors];
  }),
);

const app = next({ dev: false, dir: import.meta.dirname, hostname, port });
await app.prepare();
const handle = app.getRequestHandler();
const answerFile = buildFiles(join(import.meta.dirname, process.env.GARFO_DIST_DIR ?? ".next"));

const server = http.createServer((request, response) => {
  const refusal = refusalOf(request);
  if (refusal) return refuse(request, response, refusal);
  if (answerFile(request, response) || answerKept(request, response)) return;
  keepAnswer(request, response);
  handle(request, response).catch((error) => {
    // Its kind and where, never its text, which may hold what somebody typed.
    process.stderr.write(`A request failed outside of its handler: ${error?.name} ${error?.code ?? ""}\n`);
    if (!response.headersSent) response.statusCode = 500;
    response.end();
  });
});
// What Node cannot even read as a request: headers beyond its 16 KB, or bytes that are none.
server.on("clientError", (error, socket) => {
  if (error.code === "ECONNRESET" || !socket.writable) return socket.destroy();
  const isLong = error.code === "HPE_HEADER_OVERFLOW";
  const code = isLong ? "request_too_long" : "malformed_request";
  const body = JSON.stringify({ error: sentences["pt-BR"][code], code });
  const head = [
    `HTTP/1.1 ${isLong ? "431 Request Header Fields Too Large" : "400 Bad Request"}`,
    "Content-Type: application/json",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Content-Language: pt-BR",
    "Cache-Control: no-store",
    "X-Content-Type-Options: nosniff",
    "Connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
});
server.on("error", (error) => {
  process.stderr.write(`The web server cannot listen: ${error.message}\n`);
  process.exit(1);
});
server.keepAliveTimeout = KEEP_ALIVE_MS;
server.listen(port, hostname);

for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => stop(signal));

/** Ends what is under way, then what it left to be done after the answers. */
async function stop(signal) {
  await new Promise((resolve) => server.close(resolve));
  await app.close();
  process.exit(EXIT_CODES[signal]);
}

/** Why a request is none of ours, or null. */
function refusalOf({ method, url }) {
  if (!METHODS.has(method)) return { status: 405, code: "method_not_allowed" };
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

function refuse({ headers, method }, response, { status, code }) {
  const locale = readsEnglish(headers) ? "en-US" : "pt-BR";
  const body = JSON.stringify({ error: sentences[locale][code], code });
  response.writeHead(status, {
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(body),
    "Content-Language": locale,
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    ...(status === 405 ? { Allow: [...METHODS].join(", ") } : {}),
  });
  response.end(method === "HEAD" ? "" : body);
}

/** The stored choice, else the browser's first language. */
function readsEnglish(headers) {
  const stored = /(?:^|;\s*)garfo-locale=(pt-BR|en-US)/.exec(headers.cookie ?? "")?.[1];
  return stored ? stored === "en-US" : /^\s*en\b/i.test(headers["accept-language"] ?? "");
}
