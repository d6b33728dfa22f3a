import { describe, expect, it } from "vitest";
import heldOut from "@/tests/golden/held-out.json";
import { type GoldenMessage, score } from "@/tests/golden/score";
import tuning from "@/tests/golden/tuning.json";

/** What the assistant promises of messages that nobody looked at while tuning; the others are each a test. */
const LEAST = {
  intent: 0.97,
  itemF1: 0.92,
  grams: 0.9,
  energy: 0.9,
  water: 0.97,
  weight: 0.97,
  kinds: 0.95,
  days: 0.95,
  detail: 0.93,
} as const;

/** Rows that are not read as they are meant, yet. The list only shrinks: a row that is right now has to leave it. */
const KNOWN_FAILURES = ["comi um pf com ovo"];
const MOST_FAILURES = 1;

describe("the tuning corpus", () => {
  it.each(tuning as GoldenMessage[])("$text", (message) => {
    const why = score([message]).failures[0]?.why ?? "read as it is meant";
    if (KNOWN_FAILURES.includes(message.text)) expect(why).not.toBe("read as it is meant");
    else expect(why).toBe("read as it is meant");
  });

  it("fails in no more rows than it did", () => {
    expect(KNOWN_FAILURES.length).toBeLessThanOrEqual(MOST_FAILURES);
    const texts = new Set(tuning.map(({ text }) => text));
    expect(KNOWN_FAILURES.filter((text) => !texts.has(text))).toEqual([]);
  });
});

describe("the held-out corpus", () => {
  const scored = score(heldOut as GoldenMessage[]);

  it.each(Object.entries(LEAST))("%s is at least %d", (measure, least) => {
    expect(scored[measure as keyof typeof LEAST]).toBeGreaterThanOrEqual(least);
  });

  it("holds 300 messages and more, none of which is in the other", () => {
    expect(heldOut.length).toBeGreaterThanOrEqual(300);
    const held = new Set(heldOut.map(({ text }) => text));
    expect(tuning.filter(({ text }) => held.has(text))).toEqual([]);
  });
});
