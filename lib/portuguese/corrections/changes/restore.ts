import {
  type ChangeSet,
  changeOf,
  type NewItem,
  waterChange,
  weightOf,
} from "@/lib/portuguese/corrections/changes/change-set";
import type { LoggedEntry, LoggedItem } from "@/lib/portuguese/meaning/conversation";

/** Has an entry be as it was: its items, amounts and time; one that was taken out is there again. */
export function restoreEntry(changes: ChangeSet, all: readonly LoggedEntry[], was: LoggedEntry): void {
  const now = all.find(({ id }) => id === was.id);
  if (was.type === "water") {
    const { id, ml, day } = was;
    if (now) Object.assign(waterChange(changes, id), { ml, day });
    else changes.createdWater.push({ ml, day });
    return;
  }
  if (was.type === "weight") {
    const { id, kg, day } = was;
    if (now) Object.assign(weightOf(changes, id), { kg, day });
    else changes.createdWeight.push({ kg, day });
    return;
  }
  const { day, kind, eatenAt, items } = was;
  if (now?.type !== "meal") {
    changes.created.push({ day, kind, eatenAt, items: items.map(asNew) });
    return;
  }
  const change = changeOf(changes, now);
  Object.assign(change.set, { day, kind, eatenAt });
  for (const item of items) {
    const held = now.items.find(({ id }) => id === item.id);
    if (!held) change.add.push(asNew(item));
    else if (held.foodId !== item.foodId || held.grams !== item.grams)
      change.update.push({ ...asNew(item), itemId: item.id });
  }
  const old = new Set(items.map(({ id }) => id));
  change.remove.push(...now.items.flatMap(({ id }) => (old.has(id) ? [] : [id])));
}

function asNew({ foodId, name, grams, portion }: LoggedItem): NewItem {
  const own = portion && !("said" in portion) ? portion : null;
  return { foodId, name, grams, portion: own ?? { quantity: grams, measure: "g", size: null } };
}
