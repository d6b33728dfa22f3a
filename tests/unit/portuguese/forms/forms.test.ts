import { describe, expect, it } from "vitest";
import { FORMS } from "@/lib/portuguese/corrections/forms/forms";
import { DiaryInMemory } from "@/tests/golden/diary-in-memory";

/** Monday, 23 November 2026, 13:00 in São Paulo, two minutes apart: how the last message was taken. */
function takenBy(talk: readonly string[]): string | undefined {
  const diary = new DiaryInMemory("America/Sao_Paulo");
  return talk
    .map((text, at) => diary.say(text, new Date(Date.parse("2026-11-23T16:00:00Z") + at * 120_000)))
    .at(-1)?.by;
}

describe.each(FORMS)("$name", ({ takes, leaves }) => {
  it.each(takes.map((talk) => [talk.join(" / "), talk] as const))("takes %s", (_, talk) => {
    expect(takenBy(talk)).toBe("form");
  });

  it.each(leaves.map((talk) => [talk.join(" / "), talk] as const))("leaves %s", (_, talk) => {
    expect(takenBy(talk)).not.toBe("form");
  });
});
