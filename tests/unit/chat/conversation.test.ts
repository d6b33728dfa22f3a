import { describe, expect, it } from "vitest";
import { isUnlikelyChange } from "@/lib/nutrition/intake/unlikely-change";
import { careAfter, isTender, measuredAgain } from "@/lib/portuguese/meaning/care-memory";
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

describe("a figure of the body that is measured again", () => {
  const care = careAfter(undefined, "glucose", "e-1", NOW);
  const said = (text: string, minutes = 60, last = "e-1") =>
    measuredAgain(text, care, last, new Date(NOW.getTime() + minutes * 60_000));

  it.each(["agora ta 180", "deu 104", "medi de novo, deu 145", "baixou pra 160", "já tá 140 agora"])(
    "is a glucose: %s",
    (text) => expect(said(text)).toBe(`glicose ${text}`),
  );

  it.each(["agora ta 13 por 8", "180 g de arroz", "deu 180 kcal", "agora ta 180 e o arroz foi 100", "2"])(
    "is none: %s",
    (text) => expect(said(text)).toBeNull(),
  );

  it("is none after a meal, or hours later", () => {
    expect(said("deu 180", 60, "e-2")).toBeNull();
    expect(said("deu 180", 7 * 60)).toBeNull();
  });

  it("is a pressure after a pressure", () => {
    const told = careAfter(undefined, "pressure", null, NOW);
    expect(measuredAgain("agora ta 13 por 8", told, null, NOW)).toBe("pressão agora ta 13 por 8");
    expect(measuredAgain("agora ta 80", told, null, NOW)).toBeNull();
  });
});

describe("a heavy heart", () => {
  it("is kept in mind overnight, and not for ever", () => {
    const state = { ...EMPTY_CONVERSATION, care: careAfter(undefined, "tender", null, NOW) };
    const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
    expect(isTender(recalled(state, NOW, later(20)).care, later(20))).toBe(true);
    expect(isTender(recalled(state, NOW, later(60)).care, later(60))).toBe(false);
    expect(recalled(state, NOW, later(60))).toEqual(EMPTY_CONVERSATION);
  });
});
