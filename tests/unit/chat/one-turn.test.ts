import { describe, expect, it } from "vitest";
import type { Outcome } from "@/lib/chat/replies/outcome";
import { pauseBefore } from "@/lib/chat/turns/answer-pause";
import { goesOn, together, underneath } from "@/lib/chat/turns/one-turn";
import { TAPPED } from "@/lib/portuguese/meaning/understanding";

const AT = new Date("2026-11-22T15:00:00Z");
const unsent = { answers: ["a"], sentAt: AT.getTime(), messages: 1, told: { kind: "other" as const } };
const text = (body: string) => ({ type: "text" as const, body });
const buttons = (body: string) => ({
  type: "buttons" as const,
  body,
  buttons: [{ id: "undo:1", title: "Desfazer" }],
});
const TALK = { kind: "notice" as const, notice: { kind: "talk" as const, talk: "thanks" as const } };
const LOGGED = { kind: "logged" as const, entries: ["m1"], understood: TAPPED, pointedOut: [] };

describe("what goes on", () => {
  it.each([
    [0, 1, true],
    [14_000, 1, true],
    [20_000, 1, false],
    [1_000, 8, false],
  ])("%i ms later, after %i messages: %s", (later, messages, goes) => {
    expect(goesOn({ ...unsent, messages }, new Date(AT.getTime() + later))).toBe(goes);
  });
});

describe("how two outcomes are told", () => {
  it("an emergency first, thanks not at all, a greeting not beside what says more", () => {
    const verdict = { topic: "chest_pain", grade: "call_now" } as never;
    expect(together(LOGGED, { kind: "safety", verdict })).toBe("next_first");
    expect(together(LOGGED, TALK)).toBe("earlier");
    expect(together({ kind: "talk" }, { kind: "notice", notice: { kind: "help" } })).toBe("next");
    expect(together({ kind: "care" }, TALK)).toBe("both");
  });

  it("an undo of all that was told alone, of something else below it", () => {
    const removed = {
      kind: "removed" as const,
      meals: [],
      water: [],
      weight: [],
      days: [],
      today: "2026-11-22",
    };
    const water = [{ id: "m1", ml: 100, day: "2026-11-22" }];
    expect(together(LOGGED, { ...removed, water })).toBe("next");
    expect(together(LOGGED, removed)).toBe("both");
  });
});

describe("one under the other", () => {
  it("is one message, the buttons at its end", () => {
    expect(underneath([buttons("a")], [text("b")])).toEqual([buttons("a\n\nb")]);
    expect(underneath([text("a")], [buttons("b")])).toEqual([buttons("a\n\nb")]);
    expect(underneath([text("a")], [text("b")])).toEqual([text("a\n\nb")]);
  });

  it("keeps two with buttons apart and says nothing twice", () => {
    expect(underneath([buttons("a")], [buttons("b")])).toEqual([buttons("a"), buttons("b")]);
    expect(underneath([text("a")], [text("a")])).toEqual([text("a")]);
  });
});

describe("the pause before an answer", () => {
  const talk = (talk: "hello" | "ate" | "thanks") => ({
    kind: "notice" as const,
    notice: { kind: "talk" as const, talk },
  });
  const pause = (said: string, outcome: Outcome = talk("thanks")) => pauseBefore(outcome, said, false);
  const usual = pause("almocei arroz e feijão");

  it.each(["hoje no almoço:", "arroz, feijão e", "comi uma banana,", "então…", "foi um", "tem mais..."])(
    "%s: longer, since the rest is to come",
    (said) => expect(pause(said)).toBeGreaterThan(usual),
  );

  it.each(["1 maçã", "comi uma banana.", "café", "teve bife", "3 pães"])("%s: as usual", (said) => {
    expect(pause(said)).toBe(usual);
  });

  it("longer after what only begins", () => {
    expect(pause("oi", talk("hello"))).toBeGreaterThan(usual);
    expect(pause("almocei", talk("ate"))).toBeGreaterThan(usual);
    const said = (unknown: string[]): Outcome => ({
      kind: "notice",
      notice: { kind: "not_understood", unknown },
    });
    expect(pause("hoje no jantar", said([]))).toBeGreaterThan(usual);
    expect(pause("xyz", said(["xyz"]))).toBe(usual);
  });

  it("longer for who writes in pieces, none for an emergency or a tap", () => {
    expect(pauseBefore(TALK, "1 banana", true)).toBeGreaterThan(usual);
    expect(pauseBefore({ kind: "safety", verdict: {} as never }, "oi", false)).toBe(0);
    expect(pauseBefore(TALK, null, false)).toBe(0);
  });
});
