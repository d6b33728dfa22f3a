import { DiaryInMemory } from "@/tests/golden/diary-in-memory";
import { momentAt } from "@/tests/golden/judge";

const MONDAY = "2026-11-23";

/** What the diary holds after the messages, from 13:00 on and two minutes apart, foods sorted: "banana-prata 75". */
export function heldAfter(...said: readonly string[]): string[] {
  return held(said.map((text, at) => [momentAt(MONDAY, "13:00", at * 2), text]));
}

/** The same of messages that each have their hour: ["07:30", "2 torradas"]. */
export function heldAfterDay(...said: readonly (readonly [hour: string, text: string])[]): string[] {
  return held(said.map(([hour, text]) => [momentAt(MONDAY, hour, 0), text]));
}

function held(said: readonly (readonly [Date, string])[]): string[] {
  const diary = new DiaryInMemory("America/Sao_Paulo");
  for (const [now, text] of said) diary.say(text, now);
  return diary.entries
    .flatMap((entry) => {
      if (entry.type === "meal")
        return entry.items.map(({ foodId, grams }) => `${foodId} ${Math.round(grams)}`);
      return [entry.type === "water" ? `water ${entry.ml}` : `kg ${entry.kg}`];
    })
    .sort();
}
