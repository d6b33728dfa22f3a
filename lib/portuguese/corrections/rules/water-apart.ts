import type { Correction } from "@/lib/portuguese/meaning/understanding";
import type { ParsedItem } from "@/lib/portuguese/portions/parsed-entries";
import { WATER_ID } from "@/lib/portuguese/portions/waters";

/** "não foi coca, foi água": water is drunk and no part of a meal. */
export function waterApart(corrections: readonly Correction[], day: string): Correction[] {
  return corrections.flatMap((one): Correction[] => {
    if (one.kind === "replace" && one.to.foodId === WATER_ID && one.from !== null)
      return [{ kind: "remove", foods: [one.from], said: one.fromSaid ?? "" }, drunk([one.to], day)];
    if (one.kind !== "add" || !one.items.some(isWater)) return [one];
    const solid = one.items.filter((item) => !isWater(item));
    return [...(solid.length > 0 ? [{ ...one, items: solid }] : []), drunk(one.items.filter(isWater), day)];
  });
}

function isWater({ foodId }: ParsedItem): boolean {
  return foodId === WATER_ID;
}

function drunk(items: readonly ParsedItem[], day: string): Correction {
  const water = items.map(({ grams }) => ({ ml: Math.round(grams), day, assumed: [] }));
  return { kind: "record", meals: [], water };
}
