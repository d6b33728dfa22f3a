import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { env } from "@/lib/env";
import { hasModel, lookAtPhoto, transcribe } from "@/lib/integrations/vision/model";

const PHOTO = new Uint8Array([0xff, 0xd8, 0xff]);
const OGG = { mime: "audio/ogg", extension: "ogg" };
const rice = { name: "arroz branco", quantity: 5, portion: "colher de sopa", grams: 125, confidence: 0.9 };
const chat = (content: unknown) => JSON.stringify({ choices: [{ message: { content } }] });

// Other files of this process have loaded the client with other settings, and will again.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock("@/lib/env", () => ({ env: () => SETTINGS }));
const SETTINGS: Record<string, string | undefined> = {};

let server: http.Server;
let answer: (res: http.ServerResponse) => void;

beforeAll(async () => {
  server = http.createServer((req, res) => {
    req.resume();
    answer(res);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  const { port } = server.address() as AddressInfo;
  Object.assign(SETTINGS, {
    MODEL_API_URL: `http://127.0.0.1:${port}/v1`,
    MODEL_NAME: "any",
    MODEL_API_KEY: "k",
  });
});

it("says what is on the photo, in the shape that was asked for", async () => {
  answer = (res) => res.end(chat(JSON.stringify({ result: "foods", foods: [rice] })));
  expect(await lookAtPhoto(PHOTO)).toEqual({ kind: "foods", foods: [rice] });
});

it("is none without an address or a name", async () => {
  env().MODEL_NAME = undefined as never;
  expect(hasModel()).toBe(false);
  expect(await lookAtPhoto(PHOTO)).toBeNull();
  expect(await transcribe(PHOTO, OGG)).toBeNull();
});

describe("no answer of a model is an answer of ours", () => {
  it.each<[string, (res: http.ServerResponse) => void]>([
    ["an error", (res) => res.writeHead(503).end("busy")],
    ["too many requests", (res) => res.writeHead(429).end()],
    ["a page", (res) => res.end("<!doctype html>")],
    ["another shape", (res) => res.end(JSON.stringify({ choices: [] }))],
    ["words where JSON was asked for", (res) => res.end(chat("Vejo arroz e feijão."))],
    ["somewhere else", (res) => res.writeHead(302, { location: "http://169.254.169.254/" }).end()],
    ["more than anybody reads", (res) => res.end(chat("x".repeat(400_000)))],
    ["half of it", (res) => res.writeHead(200, { "content-length": "500" }).write("{", () => res.destroy())],
  ])("%s", async (_, say) => {
    answer = say;
    expect(await lookAtPhoto(PHOTO)).toBeNull();
    expect(await transcribe(PHOTO, OGG)).toBeNull();
  });

  it("silence", async () => {
    const timeout = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => AbortSignal.abort());
    answer = () => {};
    expect(await lookAtPhoto(PHOTO)).toBeNull();
    expect(timeout.mock.calls[0]?.[0]).toBeLessThanOrEqual(20_000);
    timeout.mockRestore();
  });

  it("leaves out grams that nobody eats and keeps the rest", async () => {
    const foods = [{ ...rice, grams: 90_000 }, { ...rice, grams: -1 }, rice];
    answer = (res) => res.end(chat(JSON.stringify({ result: "foods", foods })));
    expect(await lookAtPhoto(PHOTO)).toEqual({ kind: "foods", foods: [rice] });
  });
});
