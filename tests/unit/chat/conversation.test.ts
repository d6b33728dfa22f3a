import { describe, expect, it } from "vitest";
import { isUnlikelyChange } from "@/lib/nutrition/intake/unlikely-change";
import { type ConversationState, EMPTY_CONVERSATION, recalled } from "@/lib/portuguese/meaning/conversation";

const NOW = new Date("2026-11-20T16:10:00Z");
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

describe("what is recalled of a talk", () => {
  const open = { asks: "weight" as const, said: "724", options: [], addTo: null, meal: null };
  const last = [{ type: "water" as const, id: "w", day: "2026-11-20", ml: 500 }];
  const state: ConversationState = { last, open, draft: { id: "d", mending: false } };

  it.each([
    ["all of it within twenty minutes", 0.33, state],
    ["all of it for two hours, to be changed in words that say so", 1.9, { ...state, rested: true }],
    ["no question later", 2.1, { ...state, open: null, rested: true }],
    ["what was stored for twelve hours", 11.9, { ...state, open: null, rested: true }],
    ["nothing after that", 12.1, EMPTY_CONVERSATION],
    ["nothing after days", 72, EMPTY_CONVERSATION],
  ])("%s", (_, hours, expected) => {
    expect(recalled(state, hoursAgo(hours), NOW)).toEqual(expected);
  });

  it("all of it when nobody knows since when, or the clocks disagree", () => {
    expect(recalled(state, null, NOW)).toEqual(state);
    expect(recalled(state, hoursAgo(-5), NOW)).toEqual(state);
  });
});

describe("a weight far from the one before", () => {
  it.each([
    [27, 72, true],
    [72, 27, true],
    [62, 72, true],
    [66, 72, false],
    [72.4, 72, false],
    [33, 38, false],
    [130, 150, true],
    [140, 150, false],
  ])("%d kg after %d kg: asked about %s", (kg, known, asked) => {
    expect(isUnlikelyChange(kg, known)).toBe(asked);
  });
});
