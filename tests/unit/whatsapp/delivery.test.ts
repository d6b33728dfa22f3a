import { describe, expect, it } from "vitest";
import {
  afterRefusal,
  DOUBT_MS,
  mayFail,
  readSendingMark,
  retryPause,
  sendingMark,
} from "@/lib/chat/channel/delivery";

const now = new Date("2026-03-10T12:00:00Z");
const message = { attempts: 1, createdAt: now, body: { type: "text", body: "oi" } };
const HOUR = 3_600_000;

describe("afterRefusal", () => {
  it("tries again later and later, as told or after 2 s at least", () => {
    const pauses = [1, 2, 3, 4].map((attempts) => {
      const refusal = { kind: "retry", afterMs: 0, code: 4 } as const;
      return afterRefusal(refusal, { ...message, attempts }, now, false).waitMs;
    });
    expect(pauses).toEqual([2_000, 4_000, 8_000, 16_000]);
    const told = { kind: "retry", afterMs: 60_000, code: 4 } as const;
    expect(afterRefusal(told, message, now, false)).toMatchObject({ state: "queued", waitMs: 60_000 });
    expect(retryPause(500)).toBe(15 * 60_000);
    expect(retryPause(0)).toBe(2_000);
  });

  it("leaves alone what may have been taken", () => {
    expect(afterRefusal({ kind: "unknown" }, message, now, true)).toEqual({
      ...{ state: "sending", waitMs: DOUBT_MS, error: "unknown:none", asTemplate: false },
    });
  });

  it("goes as a template once the window is closed, if there is one, and only once", () => {
    const refusal = { kind: "window_closed", code: 131047 } as const;
    expect(afterRefusal(refusal, message, now, true)).toMatchObject({ state: "queued", asTemplate: true });
    expect(afterRefusal(refusal, message, now, false)).toMatchObject({ state: "failed" });
    const template = { ...message, body: { type: "template" } };
    expect(afterRefusal(refusal, template, now, true)).toMatchObject({ state: "failed" });
  });

  it("gives up what will never go, and what has been tried too often or for too long", () => {
    const retry = { kind: "retry", afterMs: 0, code: null } as const;
    const stop = { kind: "stop", code: 190 } as const;
    const old = { ...message, createdAt: new Date(now.getTime() - 25 * HOUR) };
    expect(afterRefusal({ kind: "permanent", code: 131026 }, message, now, true).state).toBe("failed");
    expect(afterRefusal(retry, { ...message, attempts: 12 }, now, true).state).toBe("failed");
    expect(afterRefusal(retry, old, now, true).state).toBe("failed");
    expect(afterRefusal(stop, { ...message, attempts: 12 }, now, true).state).toBe("queued");
    expect(afterRefusal(stop, old, now, true).state).toBe("failed");
  });
});

it("mayFail: what was delivered has not failed", () => {
  const states = ["queued", "sending", "sent", "delivered", "read", "failed"] as const;
  expect(states.filter(mayFail)).toEqual(["queued", "sending", "sent"]);
});

describe("sendingMark", () => {
  const id = "018f0000-0000-7000-8000-000000000001";

  it("comes back with the message and its attempt", () => {
    expect(readSendingMark(sendingMark(id, 3))).toEqual({ id, attempt: 3 });
  });

  it.each([null, "", "garfo:x:1", `garfo:${id}`, `other:${id}:1`, `garfo:${id}:1;drop`])(
    "is none: %s",
    (mark) => {
      expect(readSendingMark(mark)).toBeNull();
    },
  );
});
