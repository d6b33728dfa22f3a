import { describe, expect, it } from "vitest";
import heldOut from "@/tests/golden/held-out.json";
import { type GoldenMessage, score } from "@/tests/golden/score";
import tuning from "@/tests/golden/tuning.json";

/** What the assistant promises; the held-out messages are never looked at while tuning. */
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

describe.each([
  ["tuning", tuning as GoldenMessage[]],
  ["held-out", heldOut as GoldenMessage[]],
])("the %s corpus", (_, messages) => {
  const scored = score(messages);

  it.each(Object.entries(LEAST))("%s is at least %d", (measure, least) => {
    expect(scored[measure as keyof typeof LEAST]).toBeGreaterThanOrEqual(least);
  });
});

describe("the corpora", () => {
  it("hold 400 messages and more, a third of them held out", () => {
    expect(tuning.length + heldOut.length).toBeGreaterThanOrEqual(400);
    expect(heldOut.length / (tuning.length + heldOut.length)).toBeGreaterThanOrEqual(1 / 3);
  });

  it("share no message", () => {
    const held = new Set(heldOut.map(({ text }) => text));
    expect(tuning.filter(({ text }) => held.has(text))).toEqual([]);
  });
});
