import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { LoggedText } from "@/lib/chat/logged-text-schema";
import { api } from "@/lib/client/api";
import type { Day } from "@/lib/nutrition/day";
import type { Diary } from "@/lib/nutrition/diary";
import type { DiaryDay } from "@/lib/nutrition/diary-day";
import type { Favourites } from "@/lib/nutrition/favourite-schema";
import type { FoodResult } from "@/lib/nutrition/food-results";
import type { MealKind } from "@/lib/nutrition/meal";
import type { DeletedMeal, ItemBody, Meal, MealEditBody } from "@/lib/nutrition/meal-schema";
import { undoUntil } from "@/lib/nutrition/undo";

/** A day of the diary; null is today, whatever day that is where the person lives. */
export function diaryQuery(day: Day | null) {
  return queryOptions({
    queryKey: ["diary", day ?? "today"],
    queryFn: ({ signal }) => api<DiaryDay>("/api/diary", { signal, query: { day } }),
  });
}

export const favouritesQuery = queryOptions({
  queryKey: ["favourites"],
  queryFn: ({ signal }) => api<Favourites>("/api/favourites", { signal }),
  refetchInterval: false,
});

/** Meals of a span of days, for logging one of them again. */
export function recentMealsQuery(from: Day, to: Day) {
  return queryOptions({
    queryKey: ["diary", "recent", from, to],
    queryFn: ({ signal }) => api<Diary>("/api/meals", { signal, query: { from, to } }),
    refetchInterval: false,
  });
}

/** A photo never changes; its bytes go a few minutes after the last look at it. */
export function mealPhotoQuery(id: string) {
  return queryOptions({
    queryKey: ["meal-photo", id],
    queryFn: ({ signal }) => api<Blob>(`/api/meals/${id}/photo`, { signal, answer: "blob" }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: false,
    refetchOnWindowFocus: false,
  });
}

/** The catalogue hardly changes while somebody types. */
const FOODS_STALE_MS = 10 * 60_000;

export function foodSearchQuery(q: string) {
  return queryOptions({
    queryKey: ["foods", q],
    queryFn: async ({ signal }) =>
      (await api<{ foods: FoodResult[] }>("/api/foods", { signal, query: { q } })).foods,
    staleTime: FOODS_STALE_MS,
    refetchInterval: false,
    refetchOnWindowFocus: false,
  });
}

/** The foods of a meal with their portions. */
export function foodsOfMealQuery(foods: readonly string[]) {
  const ids = [...new Set(foods)].join(",");
  return queryOptions({
    queryKey: ["foods", "ids", ids],
    queryFn: async ({ signal }) =>
      (await api<{ foods: FoodResult[] }>("/api/foods", { signal, query: { ids } })).foods,
    staleTime: FOODS_STALE_MS,
    refetchInterval: false,
    refetchOnWindowFocus: false,
  });
}

/** Everything that an entry of the diary changes. */
const ENTRY_KEYS = ["diary", "dashboard", "meal-summary", "progress"] as const;

const CHANGE = "diary-change";

/**
 * A change of the diary. What it will look like is shown at once where `foresee` tells it, and taken back when the
 * change fails; in the end the server's word counts. Without a connection it fails at once instead of waiting unseen.
 */
function useEntryChange<V, R>(
  send: (values: V) => Promise<R>,
  foreseen?: { day: Day | null; foresee: (diary: DiaryDay, values: V) => DiaryDay },
) {
  const client = useQueryClient();
  const key = foreseen && diaryQuery(foreseen.day).queryKey;
  return useMutation({
    mutationKey: [CHANGE],
    networkMode: "always",
    mutationFn: send,
    onMutate: async (values: V) => {
      if (!key) return;
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData(key);
      if (before) client.setQueryData(key, foreseen.foresee(before, values));
      return before;
    },
    onError: (_error, _values, before) => {
      if (key && before) client.setQueryData(key, before);
    },
    onSettled: async () => {
      // While another change is under way, its own end reads everything again: before, it would be missing.
      if (client.isMutating({ mutationKey: [CHANGE] }) > 1) return;
      await Promise.all(ENTRY_KEYS.map((name) => client.invalidateQueries({ queryKey: [name] })));
    },
  });
}

export type MealToAdd = { day: Day; kind: MealKind; items: ItemBody[] };

export function useAddMeal() {
  return useEntryChange((body: MealToAdd) => api<Meal>("/api/meals", { method: "POST", body }));
}

export type TextToAdd = { day: Day; kind: MealKind; text: string };

/** Logs what was written, understood as the chat understands it; day and kind hold for what it leaves open. */
export function useAddText() {
  return useEntryChange((body: TextToAdd) => api<LoggedText>("/api/meals", { method: "POST", body }));
}

export function useEditMeal() {
  return useEntryChange(({ id, ...body }: MealEditBody & { id: string }) =>
    api<Meal>(`/api/meals/${id}`, { method: "PATCH", body }),
  );
}

export function useDeleteMeal(day: Day | null) {
  return useEntryChange((id: string) => api<DeletedMeal>(`/api/meals/${id}`, { method: "DELETE" }), {
    day,
    foresee: (diary, id) => ({
      ...diary,
      meals: diary.meals.filter((meal) => meal.id !== id),
      deleted: [...diary.deleted, ...diary.meals.filter((meal) => meal.id === id).map(deletedNow)],
    }),
  });
}

function deletedNow(meal: Meal): DiaryDay["deleted"][number] {
  return { meal, undoUntil: undoUntil(new Date()).toISOString() };
}

export function useRestoreMeal() {
  return useEntryChange((id: string) => api<Meal>(`/api/meals/${id}/restore`, { method: "POST" }));
}

export type MealToCopy = { id: string; day: Day; kind: MealKind };

export function useCopyMeal() {
  return useEntryChange(({ id, ...body }: MealToCopy) =>
    api<Meal>(`/api/meals/${id}/copy`, { method: "POST", body }),
  );
}

export function useLogFavourite() {
  return useEntryChange(({ id, ...body }: MealToCopy) =>
    api<Meal>(`/api/favourites/${id}/log`, { method: "POST", body }),
  );
}

/** Entries that the server has not confirmed yet. */
export const PENDING = "pending";

export function useAddWater(day: Day | null) {
  return useEntryChange(
    (body: { ml: number; day: Day }) => api<{ id: string }>("/api/water", { method: "POST", body }),
    {
      day,
      foresee: (diary, { ml }) => ({
        ...diary,
        totals: { ...diary.totals, water_ml: diary.totals.water_ml + ml },
        water: [
          ...diary.water,
          { id: `${PENDING}-${diary.water.length}`, ml, at: new Date().toISOString(), source: "web" },
        ],
      }),
    },
  );
}

export function useRemoveWater(day: Day | null) {
  return useEntryChange((id: string) => api<unknown>(`/api/water/${id}`, { method: "DELETE" }), {
    day,
    foresee: (diary, id) => {
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
  return useEntryChange((body: { kg: number; day: Day }) =>
    api<{ id: string }>("/api/weight", { method: "POST", body }),
  );
}

export function useRemoveWeight(day: Day | null) {
  return useEntryChange((id: string) => api<unknown>(`/api/weight/${id}`, { method: "DELETE" }), {
    day,
    foresee: (diary, id) => ({ ...diary, weight: diary.weight.filter((entry) => entry.id !== id) }),
  });
}

export function useKeepFavourite() {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: (meal: string) => api<unknown>("/api/favourites", { method: "POST", body: { meal } }),
    onSettled: () => client.invalidateQueries({ queryKey: favouritesQuery.queryKey }),
  });
}

export function useDropFavourite() {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: (id: string) => api<unknown>(`/api/favourites/${id}`, { method: "DELETE" }),
    onSettled: () => client.invalidateQueries({ queryKey: favouritesQuery.queryKey }),
  });
}
