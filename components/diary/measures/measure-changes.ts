import { useEntryChange } from "@/components/diary/day/use-entry-change";
import { withoutWater, withWater } from "@/components/diary/day/with-waiting";
import { changeEntry, logEntry } from "@/lib/client/log-entry";
import type { Day } from "@/lib/nutrition/calendar/day";

type Drink = { key: string; ml: number; day: Day };
type LoggedDrink = { id: string; ml: number; day: Day };

/** A drink of `ml`, under the key by which it is known until it is in. */
export function drinkOf(ml: number, day: Day): Drink {
  return { key: crypto.randomUUID(), ml, day };
}

export function useAddWater(day: Day | null) {
  return useEntryChange(({ key, ...body }: Drink) => logEntry<{ id: string }>("/api/water", body, { key }), {
    day,
    optimistic: (diary, { key, ml }) => withWater(diary, { key, ml, at: Date.now() }),
  });
}

export function useRemoveWater(day: Day | null) {
  return useEntryChange(
    (drink: LoggedDrink) => changeEntry<unknown>({ method: "DELETE", path: `/api/water/${drink.id}`, drink }),
    {
      day,
      optimistic: (diary, { id }) => withoutWater(diary, id),
    },
  );
}

export function useAddWeight() {
  return useEntryChange((body: { kg: number; day: Day; sure: boolean }) =>
    logEntry<{ id: string }>("/api/weight", body),
  );
}

export function useRemoveWeight(day: Day | null) {
  return useEntryChange(
    (id: string) => changeEntry<unknown>({ method: "DELETE", path: `/api/weight/${id}` }),
    {
      day,
      optimistic: (diary, id) => ({ ...diary, weight: diary.weight.filter((entry) => entry.id !== id) }),
    },
  );
}
