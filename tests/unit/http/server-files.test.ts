import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, expect, it } from "vitest";
import { scratchFolder } from "@/tests/scratch";
import { buildFiles } from "../../../server-files.mjs";

const folder = scratchFolder();
const chunks = join(folder, "static", "chunks");
mkdirSync(chunks, { recursive: true });
writeFileSync(join(chunks, "one.js.br"), brotliCompressSync("let one = 1"));

const answer = buildFiles(folder) as (request: IncomingMessage, response: ServerResponse) => boolean;
const server = createServer((request, response) => {
  if (!answer(request, response)) response.writeHead(404).end();
}).listen(0);
afterAll(() => server.close());

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/_next/static/${path}`, {
    headers: { "Accept-Encoding": "gzip, br" },
    ...init,
  });

it("answers what a build held when the process started, whatever became of it since", async () => {
  rmSync(chunks, { recursive: true });
  expect(await (await ask("chunks/one.js?dpl=1")).text()).toBe("let one = 1");
  const head = await ask("chunks/one.js", { method: "HEAD" });
  expect([head.status, head.headers.get("content-type")]).toEqual([
    200,
    "application/javascript; charset=UTF-8",
  ]);
});

it("leaves to others what it does not have, what it is not asked for by GET, and who takes no Brotli", async () => {
  for (const [path, init] of [
    ["chunks/two.js", {}],
    ["chunks/one.js.br", {}],
    ["chunks/one.js", { method: "POST" }],
    ["chunks/one.js", { headers: { "Accept-Encoding": "gzip" } }],
  ] as const)
    expect((await ask(path, init)).status).toBe(404);
});
