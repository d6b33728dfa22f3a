import { useEntryChange } from "@/components/diary/day/use-entry-change";
import { withoutWater } from "@/components/diary/day/with-waiting";
import { changeEntry, logEntry } from "@/lib/client/log-entry";
import type { Day } from "@/lib/nutrition/calendar/day";

/** Entries that the server has not confirmed yet. */
export const PENDING = "pending";

export function useAddWater(day: Day | null) {
  return useEntryChange((body: { ml: number; day: Day }) => logEntry<{ id: string }>("/api/water", body), {
    day,
    optimistic: (diary, { ml }) => ({
      ...diary,
      totals: { ...diary.totals, water_ml: diary.totals.water_ml + ml },
      water: [
        ...diary.water,
        { id: `${PENDING}-${diary.water.length}`, ml, at: new Date().toISOString(), source: "web" },
      ],
    }),
  });
}

export function useRemoveWater(day: Day | null) {
  return useEntryChange(
    (id: string) => changeEntry<unknown>({ method: "DELETE", path: `/api/water/${id}` }),
    {
      day,
      optimistic: withoutWater,
    },
  );
}

export function useAddWeight() {
  return useEntryChange((body: { kg: number; day: Day }) => logEntry<{ id: string }>("/api/weight", body));
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
