import type { TextToAdd } from "@/components/diary/day/api";
import { useEntryChange } from "@/components/diary/day/use-entry-change";
import type { LoggedText } from "@/lib/chat/web-text/logged-text-schema";
import { api } from "@/lib/client/api";
import { logEntry } from "@/lib/client/log-entry";
import type { Day } from "@/lib/nutrition/calendar/day";
import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";
import type {
  DeletedMeal,
  ItemBody,
  LoggedMeal,
  MealAnswer,
  MealEditBody,
} from "@/lib/nutrition/meals/meal-schema";
import type { RecomputedDay } from "@/lib/nutrition/meals/recomputed-day";
import { undoUntil } from "@/lib/nutrition/meals/undo";
import type { DiaryDay } from "@/lib/nutrition/views/diary-day";

export type MealToAdd = { day?: Day | undefined; kind?: MealKind | undefined; items: ItemBody[] };

export function useAddMeal() {
  return useEntryChange((body: MealToAdd) => logEntry<LoggedMeal>("/api/meals", body));
}

/** Logs what was written, understood as the chat understands it; day and kind hold for what it leaves open. */
export function useAddText() {
  return useEntryChange((body: TextToAdd) => logEntry<LoggedText>("/api/meals", body));
}

export function useEditMeal() {
  return useEntryChange(({ id, ...body }: MealEditBody & { id: string }) =>
    api<MealAnswer>(`/api/meals/${id}`, { method: "PATCH", body }),
  );
}

export function useDeleteMeal(day: Day | null) {
  return useEntryChange((id: string) => api<DeletedMeal>(`/api/meals/${id}`, { method: "DELETE" }), {
    day,
    optimistic: (diary, id) => ({
      ...diary,
      meals: diary.meals.filter((meal) => meal.id !== id),
      deleted: [...diary.deleted, ...diary.meals.filter((meal) => meal.id === id).map(deletedNow)],
    }),
  });
}

function deletedNow(meal: MealAnswer): DiaryDay["deleted"][number] {
  return { meal, undoUntil: undoUntil(new Date()).toISOString() };
}

export function useRestoreMeal() {
  return useEntryChange((id: string) => api<MealAnswer>(`/api/meals/${id}/restore`, { method: "POST" }));
}

export function useRecomputeDay() {
  return useEntryChange((day: Day) =>
    api<RecomputedDay>("/api/diary/recompute", { method: "POST", body: { day } }),
  );
}

export type MealToCopy = { id: string; day: Day; kind: MealKind };

export function useCopyMeal() {
  return useEntryChange(({ id, ...body }: MealToCopy) =>
    api<LoggedMeal>(`/api/meals/${id}/copy`, { method: "POST", body }),
  );
}
