import { DiaryInMemory } from "@/tests/golden/diary-in-memory";

/** Monday, 23 November 2026, 13:00 in São Paulo. */
const ONE_O_CLOCK = Date.parse("2026-11-23T16:00:00Z");
const TWO_MINUTES = 120_000;

/** What the diary holds after the messages, two minutes apart, foods sorted: "banana-prata 75". */
export function heldAfter(...said: readonly string[]): string[] {
  const diary = new DiaryInMemory("America/Sao_Paulo");
  for (const [at, text] of said.entries()) diary.say(text, new Date(ONE_O_CLOCK + at * TWO_MINUTES));
  return diary.entries
    .flatMap((entry) => {
      if (entry.type === "meal")
        return entry.items.map(({ foodId, grams }) => `${foodId} ${Math.round(grams)}`);
      return [entry.type === "water" ? `water ${entry.ml}` : `kg ${entry.kg}`];
    })
    .sort();
}
