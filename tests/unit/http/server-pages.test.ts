import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { answerKept, keepAnswer } from "../../../server-pages.mjs";

const shared = globalThis as { garfoFlags?: { flags: Promise<object>; readAt: number } };
const readFlags = (flags: object, readAt = Date.now()) => {
  shared.garfoFlags = { flags: Promise.resolve(flags), readAt };
};
const SHARED = "public, max-age=0, must-revalidate, s-maxage=60";

let asked = 0;
let during = () => {};
let answer: { status: number; headers: Record<string, string> };
const server = http.createServer((request, response) => {
  if (answerKept(request, response)) return;
  keepAnswer(request, response);
  asked++;
  const language = /^en/.test(request.headers["accept-language"] ?? "") ? "en-US" : "pt-BR";
  const headers = { etag: '"a"', "content-language": language, ...answer.headers };
  response.statusCode = answer.status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  during();
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
  readFlags({ maintenance: false });
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

it("asks anew once other flags hold, or nobody knows them", async () => {
  await get();
  await get();
  readFlags({ maintenance: true });
  await get();
  expect(asked).toBe(2);
  delete shared.garfoFlags;
  await get();
  expect(asked).toBe(3);
});

it("goes on answering when the same flags were read again", async () => {
  await get();
  await get();
  readFlags({ maintenance: false });
  // The first to see another reading asks, since it may say something else.
  await get();
  await get();
  await get();
  expect(asked).toBe(2);
});

it("keeps nothing that was begun under other flags than it ended under", async () => {
  during = () => readFlags({ maintenance: true });
  await get();
  during = () => {};
  await get();
  expect(asked).toBe(2);
});

it("sends one of many on before the flags are too old, and none is answered by what is", async () => {
  readFlags({ maintenance: false }, Date.now() - 1_600);
  await get();
  await Promise.all(Array.from({ length: 10 }, () => get()));
  const early = asked;
  expect(early).toBeLessThan(6);
  readFlags({ maintenance: false }, Date.now() - 5_000);
  // The one that was sent on may have had them read: the first to see that is still answered.
  await get();
  const then = asked;
  await get();
  expect(asked).toBe(then + 1);
});
