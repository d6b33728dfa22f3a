import { useEntryChange } from "@/components/diary/day/use-entry-change";
import { api } from "@/lib/client/api";
import { logEntry } from "@/lib/client/log-entry";
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
  return useEntryChange((id: string) => api<unknown>(`/api/water/${id}`, { method: "DELETE" }), {
    day,
    optimistic: (diary, id) => {
      const water = diary.water.filter((entry) => entry.id !== id);
      return {
        ...diary,
        water,
        totals: { ...diary.totals, water_ml: water.reduce((sum, { ml }) => sum + ml, 0) },
      };
    },
  });
}

export function useAddWeight() {
  return useEntryChange((body: { kg: number; day: Day }) => logEntry<{ id: string }>("/api/weight", body));
}

export function useRemoveWeight(day: Day | null) {
  return useEntryChange((id: string) => api<unknown>(`/api/weight/${id}`, { method: "DELETE" }), {
    day,
    optimistic: (diary, id) => ({ ...diary, weight: diary.weight.filter((entry) => entry.id !== id) }),
  });
}
