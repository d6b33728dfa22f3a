import { describe, expect, it } from "vitest";
import { cluesOf } from "@/lib/portuguese/safety/ear/clues";
import weights from "@/lib/portuguese/safety/ear/weights.json";
import { readSafety } from "@/lib/portuguese/safety/read-safety";
import { wordsOf } from "@/lib/portuguese/safety/scene/words";
import { digestOf, taughtSentences } from "@/scripts/safety/taught";
import heldOut from "@/tests/golden/held-out.json";

describe("the ear", () => {
  it("was taught the sentences that are there: else run npm run train:safety", () => {
    expect(weights.taught).toBe(digestOf(taughtSentences(process.cwd())));
  });

  it.each([
    ["minha vozinha tomou o comprimido errado e agora está apagadona", "medicine"],
    ["o nenê não quer saber do peito e tá com o corpinho todo mole", "dehydration"],
    ["queria dormir e não levantar nunca mais dessa cama", "self_harm"],
  ])("takes what no list holds word for word: %s", (text) => {
    expect(readSafety(text)).not.toBeNull();
  });

  it("names the words that it went by", () => {
    const verdict = readSafety("o nenê não quer saber de mamar e tá com o corpinho todo mole");
    expect(verdict?.signs.join(" ")).toMatch(/mole|mama|nene|corpinho/);
  });

  it("is quiet on meals that it was not taught", () => {
    const alarming = heldOut.filter(({ text }) => readSafety(text)?.rule === "sounds like one");
    expect(alarming.map(({ text }) => text)).toEqual([]);
  });

  it("counts a clue once however often it is said", () => {
    const clues = cluesOf(wordsOf("pão pão pão"), [], false);
    expect(new Set(clues).size).toBe(clues.length);
  });
});
