import { applyCorrections } from "@/lib/portuguese/corrections/changes/correction";
import type { Correctable } from "@/lib/portuguese/corrections/read-corrections";
import { saidOf } from "@/lib/portuguese/corrections/topics";
import type { Understanding } from "@/lib/portuguese/meaning/understanding";

/** Ids of what was told since the talk last came to rest. */
function toldNow({ last, told = [], old = [], rested }: Correctable): ReadonlySet<string> {
  if (rested) return new Set();
  const before = new Set(old);
  return new Set([...last.map(({ id }) => id), ...told.flat().filter((id) => !before.has(id))]);
}

/** Whether all that corrections change was told before the talk had last come to rest. */
export function reachesBack(
  { corrections, about }: Pick<Understanding, "corrections" | "about">,
  correctable: Correctable,
): boolean {
  const { last, others } = saidOf(about, correctable.last, correctable.earlier ?? []);
  const { meals, water, weight, removedWater, removedWeight } = applyCorrections(last, corrections, others);
  const changed = [
    ...meals.map(({ mealId }) => mealId),
    ...[...water, ...weight].map(({ id }) => id),
    ...removedWater,
    ...removedWeight,
  ];
  const now = toldNow(correctable);
  return changed.length > 0 && changed.every((id) => !now.has(id));
}

/** Only what was told since then, to be corrected. */
export function ofThisTalk(correctable: Correctable): Correctable {
  const now = toldNow(correctable);
  return {
    ...correctable,
    last: correctable.last.filter(({ id }) => now.has(id)),
    told: (correctable.told ?? []).map((ids) => ids.filter((id) => now.has(id))),
    earlier: (correctable.earlier ?? []).filter(({ id }) => now.has(id)),
  };
}
