/**
 * The web process: Next behind a door that answers what no handler is ever asked for (`server-door.mjs`).
 *
 *     node --no-regexp-tier-up server.mjs -H 0.0.0.0 -p 3000
 *
 * The flag compiles patterns at their first use: docs/decisions/0060-patterns-compiled-at-once.md.
 */
import { readFileSync } from "node:fs";
import http from "node:http";
import { join } from "node:path";
import { parseArgs } from "node:util";
import next from "next";
import { DOOR, keepDoor, refuseAtDoor } from "./server-door.mjs";
import { buildFiles } from "./server-files.mjs";
import { answerKept, keepAnswer } from "./server-pages.mjs";

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

const built = join(import.meta.dirname, process.env.GARFO_DIST_DIR ?? ".next");
// The configuration as the build left it, by the way that Next's own standalone server has. To read next.config.ts again
// would load two compilers, and keep them.
const { config } = JSON.parse(readFileSync(join(built, "required-server-files.json"), "utf8"));
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);

const app = next({ dev: false, dir: import.meta.dirname, hostname, port });
await app.prepare();
const handle = app.getRequestHandler();
const answerFile = buildFiles(built);

const server = http.createServer(DOOR, (request, response) => {
  if (refuseAtDoor(request, response)) return;
  if (answerFile(request, response) || answerKept(request, response)) return;
  keepAnswer(request, response);
  handle(request, response).catch((error) => {
    // Its kind and where, never its text, which may hold what somebody typed.
    process.stderr.write(`A request failed outside of its handler: ${error?.name} ${error?.code ?? ""}\n`);
    if (!response.headersSent) response.statusCode = 500;
    response.end();
  });
});
keepDoor(server);
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
