import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { AvoidedBecause } from "@/lib/nutrition/warnings/avoided-because";
import { foodWarningsOf } from "@/lib/nutrition/warnings/food-warnings";
import { readAvoided } from "@/lib/nutrition/warnings/read-avoided";
import { DiaryInMemory } from "@/tests/golden/diary-in-memory";

const EVENING = new Date("2026-11-22T23:30:00Z");

/** What a message logs, held against a profile: "has", "may", "-"; "nothing" where nothing was logged. */
export function pointedOutIn(because: AvoidedBecause, said: string, text: string): string {
  const diary = new DiaryInMemory("America/Sao_Paulo");
  diary.say(text, EVENING);
  const items = diary.entries.flatMap((entry) => (entry.type === "meal" ? entry.items : []));
  if (items.length === 0) return "nothing";
  const avoided = readAvoided(because, said);
  const warnings = items.flatMap(({ foodId }) => {
    const food = findFood(foodId);
    return food ? foodWarningsOf(food, avoided) : [];
  });
  if (warnings.length === 0) return "-";
  return warnings.some(({ certain }) => certain) ? "has" : "may";
}
