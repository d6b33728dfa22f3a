import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { answerKept, keepAnswer } from "../../../server-pages.mjs";

const shared = globalThis as { garfoFlags?: { readAt: number } };
const SHARED = "public, max-age=0, must-revalidate, s-maxage=60";

let asked = 0;
let answer: { status: number; headers: Record<string, string> };
const server = http.createServer((request, response) => {
  if (answerKept(request, response)) return;
  keepAnswer(request, response);
  asked++;
  const language = /^en/.test(request.headers["accept-language"] ?? "") ? "en-US" : "pt-BR";
  const headers = { etag: '"a"', "content-language": language, ...answer.headers };
  response.statusCode = answer.status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.write(`${language} `);
  response.end(request.url);
});

let base: string;
let path = "/";
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = 0;
  path = `/${crypto.randomUUID()}`;
  answer = { status: 200, headers: { "cache-control": SHARED } };
  shared.garfoFlags = { readAt: Date.now() };
});
afterAll(() => {
  delete shared.garfoFlags;
  server.close();
});

const get = async (headers: Record<string, string> = {}, method = "GET") => {
  const response = await fetch(base + path, { method, headers: { "accept-language": "pt-BR", ...headers } });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

it("answers again what may be kept, each language its own", async () => {
  const first = await get();
  const second = await get();
  expect([second.text, second.headers.get("cache-control"), asked]).toEqual([first.text, SHARED, 1]);
  expect((await get({ "accept-language": "en-US" })).text).toBe(`en-US ${path}`);
  expect((await get({ "accept-language": "en-US" })).text).toBe(`en-US ${path}`);
  expect(asked).toBe(2);
  expect(await get({}, "HEAD")).toMatchObject({ status: 200, text: "" });
  expect((await get({ "if-none-match": '"a"' })).status).toBe(304);
  expect(asked).toBe(2);
});

it.each([
  ["a session", { cookie: "sb-127-auth-token=base64-x" }],
  ["a part of a session", { cookie: "a=b; sb-127-auth-token.0=base64-x" }],
  ["an administrator who sees somebody's screens", { cookie: "garfo-support-view=x" }],
  ["a bearer", { authorization: "Bearer x" }],
  ["Next's own client", { rsc: "1" }],
])("never answers %s from what is kept", async (_name, headers: Record<string, string>) => {
  await get();
  await get(headers);
  expect(asked).toBe(2);
});

it.each([
  ["what says it is private", 200, { "cache-control": "private, no-cache" }],
  ["what sets a cookie", 200, { "cache-control": SHARED, "set-cookie": "a=b" }],
  ["a failure", 503, { "cache-control": SHARED }],
])("keeps not %s", async (_name, status, headers: Record<string, string>) => {
  answer = { status, headers };
  await get();
  await get();
  expect(asked).toBe(2);
});

it("asks anew once the flags were read or changed, or are too old", async () => {
  await get();
  shared.garfoFlags = { readAt: Date.now() };
  await get();
  expect(asked).toBe(2);
  shared.garfoFlags.readAt -= 5_000;
  await get();
  delete shared.garfoFlags;
  await get();
  expect(asked).toBe(4);
});
