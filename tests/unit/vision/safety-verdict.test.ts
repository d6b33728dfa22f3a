import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { judge, judgedVerdict, NotJudged } from "@/lib/chat/logging/second-verdict.server";
import { askSafetyVerdict, hasSafetyModel } from "@/lib/integrations/vision/safety-verdict";
import { type SafetyReading, withSecond } from "@/lib/portuguese/safety/read-safety";
import { SAFETY_GRADES, SAFETY_TOPICS, type SafetyVerdict } from "@/lib/portuguese/safety/scene/verdict";

const KINDS = { topics: SAFETY_TOPICS, grades: SAFETY_GRADES };
const chat = (content: string) => JSON.stringify({ choices: [{ message: { content } }] });
const verdict: SafetyVerdict = {
  ...{ topic: "heart", grade: "see_today", whose: "self", signs: ["peito"], glucose: null },
  ...{ unsure: true, rule: "sounds like one" },
};

// Other files of this process have loaded the client with other settings, and will again.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock("@/lib/env", () => ({ env: () => SETTINGS }));
const SETTINGS: Record<string, string | undefined> = {};

let server: http.Server;
let said: string;
let asked: string[];

beforeAll(async () => {
  server = http.createServer((req, res) => {
    let body = "";
    req.on("data", (piece) => {
      body += piece;
    });
    req.on("end", () => {
      asked.push(body);
      res.end(said);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  const { port } = server.address() as AddressInfo;
  asked = [];
  said = chat('{"care":true,"topic":"stroke","grade":"call_now"}');
  Object.assign(SETTINGS, { MODEL_API_URL: `http://127.0.0.1:${port}/v1`, MODEL_SAFETY_NAME: "any" });
});

describe("the model's verdict", () => {
  it("is one of our topics and grades", async () => {
    expect(await askSafetyVerdict("meu pé não me obedece", KINDS)).toEqual({
      topic: "stroke",
      grade: "call_now",
    });
    expect(asked[0]).toContain("meu pé não me obedece");
  });

  it.each([
    ["calm", chat('{"care":false,"topic":"stroke","grade":"call_now"}')],
    ["a topic of its own", chat('{"care":true,"topic":"dose 5 mg","grade":"call_now"}')],
    ["no grade", chat('{"care":true,"topic":"stroke"}')],
    ["words", chat("Procure um médico")],
    ["another shape", "[]"],
  ])("is none: %s", async (_, answer) => {
    said = answer;
    expect(await askSafetyVerdict("oi", KINDS)).toBeNull();
  });

  it("is not asked for without a model named for it, even where one sees photos", async () => {
    Object.assign(SETTINGS, { MODEL_SAFETY_NAME: undefined, MODEL_NAME: "photos" });
    expect(hasSafetyModel()).toBe(false);
    expect(await askSafetyVerdict("oi", KINDS)).toBeNull();
    expect(asked).toEqual([]);
  });

  it("waits six seconds at most", async () => {
    const timeout = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => AbortSignal.abort());
    expect(await askSafetyVerdict("oi", KINDS)).toBeNull();
    expect(timeout.mock.calls[0]?.[0]).toBeLessThanOrEqual(6_000);
    timeout.mockRestore();
  });
});

describe("two verdicts", () => {
  const reading: SafetyReading = { verdict, inDoubt: true };

  it("become the graver one, and an alarm is never taken back", () => {
    expect(withSecond(reading, null)).toEqual(verdict);
    expect(withSecond(reading, { topic: "unwell", grade: "next_visit" })).toEqual(verdict);
    expect(withSecond(reading, { topic: "stroke", grade: "call_now" })).toMatchObject({
      topic: "stroke",
      grade: "call_now",
    });
    expect(withSecond({ verdict: null, inDoubt: true }, { topic: "stroke", grade: "call_now" })?.topic).toBe(
      "stroke",
    );
  });

  it("are given once the transaction has ended, and asked for once", async () => {
    const unclear: SafetyReading = { verdict: null, inDoubt: true };
    const meet = () => judgedVerdict("wamid.second-1", "meu pé não me obedece", unclear);
    expect(meet).toThrow(NotJudged);
    await judge(new NotJudged("wamid.second-1", "meu pé não me obedece"));
    expect(meet()?.topic).toBe("stroke");
    expect(meet()?.topic).toBe("stroke");
    expect(asked).toHaveLength(1);
  });

  it("are one where nothing is in doubt, or no model is there", () => {
    expect(judgedVerdict("wamid.second-2", "tô infartando", { verdict, inDoubt: false })).toBe(verdict);
    SETTINGS.MODEL_SAFETY_NAME = undefined;
    expect(judgedVerdict("wamid.second-3", "hm", { verdict: null, inDoubt: true })).toBeNull();
  });
});
