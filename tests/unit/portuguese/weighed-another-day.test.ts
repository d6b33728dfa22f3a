import { describe, expect, it } from "vitest";
import { DiaryInMemory } from "@/tests/golden/diary-in-memory";
import { momentAt } from "@/tests/golden/judge";

const MONDAY = "2026-11-23";

/** The weights that the diary holds after the messages: "22 85" is 85 kg of the 22nd. */
function weightsAfter(...said: readonly string[]): string[] {
  const diary = new DiaryInMemory("America/Sao_Paulo");
  for (const [at, text] of said.entries()) diary.say(text, momentAt(MONDAY, "08:00", at * 2));
  return diary.entries.flatMap((one) => (one.type === "weight" ? [`${one.day.slice(8)} ${one.kg}`] : []));
}

describe("a body weight of another day", () => {
  it.each<[string, string[]]>([
    ["o peso de ontem era 85 kg", ["22 85"]],
    ["o peso de ontem foi 85,3", ["22 85.3"]],
    ["meu peso ontem deu 85 kg", ["22 85"]],
    ["anota meu peso de ontem: 85,6", ["22 85.6"]],
    ["o peso de sábado era 85,6", ["21 85.6"]],
    ["o peso de quinta-feira foi 85,6 kg", ["19 85.6"]],
    ["85,4 foi o peso de ontem", ["22 85.4"]],
    ["ontem eu estava com 85", ["22 85"]],
    ["domingo eu tava pesando 85,2", ["22 85.2"]],
  ])("%s", (text, held) => expect(weightsAfter("comi uma banana", text)).toEqual(held));

  it.each(["na verdade esse peso é de ontem", "o peso foi ontem", "não, esse peso foi de domingo"])(
    "is moved there: %s",
    (text) => expect(weightsAfter("peso 84", text)).toEqual(["22 84"]),
  );

  it.each<[string, string[]]>([
    ["meu peso ontem era 85 e hoje 84,3", ["23 84.3"]],
    ["hoje 84,2, ontem 85", ["23 84.2"]],
    ["peso de hoje: 84,2", ["23 84.2"]],
    ["ontem eu estava com 85 de glicose", []],
    ["o peso do bife de ontem era 85 g", []],
    ["qual era meu peso ontem?", []],
  ])("is not one: %s", (text, held) => expect(weightsAfter(text)).toEqual(held));
});
