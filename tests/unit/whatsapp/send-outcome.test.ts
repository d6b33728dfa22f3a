import { describe, expect, it } from "vitest";
import { outcomeOfAnswer, outcomeOfFailure } from "@/lib/integrations/whatsapp-cloud/send-outcome";

const error = (code: number) => ({ error: { code, message: "x", fbtrace_id: "y" } });

describe("outcomeOfAnswer", () => {
  it.each([
    [131047, 400, { kind: "window_closed", code: 131047 }],
    [131026, 400, { kind: "permanent", code: 131026 }],
    [130429, 429, { kind: "retry", afterMs: 0, code: 130429 }],
    [4, 400, { kind: "retry", afterMs: 0, code: 4 }],
    [80007, 400, { kind: "retry", afterMs: 0, code: 80007 }],
    [131056, 400, { kind: "retry", afterMs: 6_000, code: 131056 }],
    [131000, 500, { kind: "retry", afterMs: 0, code: 131000 }],
    [190, 401, { kind: "stop", code: 190 }],
    [10, 403, { kind: "stop", code: 10 }],
    [200, 403, { kind: "stop", code: 200 }],
    [131031, 403, { kind: "stop", code: 131031 }],
    [132000, 400, { kind: "permanent", code: 132000 }],
    [132001, 404, { kind: "permanent", code: 132001 }],
    [132015, 400, { kind: "permanent", code: 132015 }],
    [131049, 400, { kind: "permanent", code: 131049 }],
    [131050, 400, { kind: "permanent", code: 131050 }],
    [100, 400, { kind: "permanent", code: 100 }],
  ])("error %d", (code, status, outcome) => {
    expect(outcomeOfAnswer(status, error(code))).toEqual(outcome);
  });

  it.each([
    ["a wamid", 200, { messages: [{ id: "wamid.1" }] }, { kind: "sent", wamid: "wamid.1" }],
    ["a page instead of an answer", 200, undefined, { kind: "unknown" }],
    ["no wamid", 200, { messages: [] }, { kind: "unknown" }],
    ["trouble without a word", 502, undefined, { kind: "retry", afterMs: 0, code: null }],
    ["trouble with an unknown code", 503, error(99999), { kind: "retry", afterMs: 0, code: 99999 }],
    ["too many without a code", 429, {}, { kind: "retry", afterMs: 0, code: null }],
    ["no code, not ours to mend", 400, {}, { kind: "permanent", code: null }],
    ["not authorised without a code", 401, null, { kind: "stop", code: 190 }],
  ])("%s", (_, status, body, outcome) => {
    expect(outcomeOfAnswer(status, body)).toEqual(outcome);
  });

  it("waits as long as it is told to", () => {
    expect(outcomeOfAnswer(429, error(130429), 30_000)).toMatchObject({ afterMs: 30_000 });
    expect(outcomeOfAnswer(400, error(131056), 1_000)).toMatchObject({ afterMs: 6_000 });
  });
});

describe("outcomeOfFailure", () => {
  const failed = (cause: unknown) => new TypeError("fetch failed", { cause });

  it("tries again what reached nobody", () => {
    for (const code of ["ECONNREFUSED", "ENOTFOUND", "UND_ERR_CONNECT_TIMEOUT"]) {
      expect(outcomeOfFailure(failed({ code }))).toEqual({ kind: "retry", afterMs: 0, code: null });
    }
    const both = { errors: [{ code: "ECONNREFUSED" }, { code: "ECONNREFUSED" }] };
    expect(outcomeOfFailure(failed(both))).toMatchObject({ kind: "retry" });
  });

  it("does not know what broke off half-way", () => {
    for (const error of [
      failed({ code: "ECONNRESET" }),
      failed({ code: "UND_ERR_SOCKET" }),
      new Error("x"),
      5,
    ]) {
      expect(outcomeOfFailure(error)).toEqual({ kind: "unknown" });
    }
    expect(outcomeOfFailure(new DOMException("late", "TimeoutError"))).toEqual({ kind: "unknown" });
  });
});
