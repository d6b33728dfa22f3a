import type { TextToAdd } from "@/components/diary/day/api";
import { useEntryChange } from "@/components/diary/day/use-entry-change";
import { withoutMeal } from "@/components/diary/day/with-waiting";
import type { LoggedText } from "@/lib/chat/web-text/logged-text-schema";
import { api } from "@/lib/client/api";
import { changeEntry, logEntry } from "@/lib/client/log-entry";
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

/** `name` is what the meal is called while it waits for a network. */
export type MealToAdd = {
  name: string;
  day?: Day | undefined;
  kind?: MealKind | undefined;
  items: ItemBody[];
};

export function useAddMeal() {
  return useEntryChange(({ name, ...body }: MealToAdd) => logEntry<LoggedMeal>("/api/meals", body, { name }));
}

/** Logs what was written, understood as the chat understands it; day and kind hold for what it leaves open. */
export function useAddText() {
  return useEntryChange((body: TextToAdd) => logEntry<LoggedText>("/api/meals", body));
}

/** `seen` is the meal as it will be. */
export function useEditMeal() {
  return useEntryChange(({ id, seen, ...body }: MealEditBody & { id: string; seen: MealAnswer }) =>
    changeEntry<MealAnswer>({ method: "PATCH", path: `/api/meals/${id}`, body, seen }),
  );
}

export function useDeleteMeal(day: Day | null) {
  return useEntryChange(
    (id: string) => changeEntry<DeletedMeal>({ method: "DELETE", path: `/api/meals/${id}` }),
    {
      day,
      optimistic: (diary, id) => withoutMeal(diary, id, new Date()),
    },
  );
}

export function useRestoreMeal() {
  return useEntryChange((id: string) =>
    changeEntry<MealAnswer>({ method: "POST", path: `/api/meals/${id}/restore` }),
  );
}

export function useRecomputeDay() {
  return useEntryChange((day: Day) =>
    api<RecomputedDay>("/api/diary/recompute", { method: "POST", body: { day } }),
  );
}

/** `name` as above. */
export type MealToCopy = { id: string; name: string; day: Day; kind: MealKind };

export function useCopyMeal() {
  return useEntryChange(({ id, name, ...body }: MealToCopy) =>
    logEntry<LoggedMeal>(`/api/meals/${id}/copy`, body, { name }),
  );
}
