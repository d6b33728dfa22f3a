import { useMutation, useQueryClient } from "@tanstack/react-query";
import { favouritesQuery } from "@/components/diary/day/api";
import type { MealToCopy } from "@/components/diary/day/meal-changes";
import { useEntryChange } from "@/components/diary/day/use-entry-change";
import { changeEntry, logEntry } from "@/lib/client/log-entry";
import type { LoggedMeal } from "@/lib/nutrition/meals/meal-schema";

export function useLogFavourite() {
  return useEntryChange(({ id, name, ...body }: MealToCopy) =>
    logEntry<LoggedMeal>(`/api/favourites/${id}/log`, body, { name }),
  );
}

export function useKeepFavourite() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (meal: string) =>
      changeEntry<unknown>({ method: "POST", path: "/api/favourites", body: { meal } }),
    onSettled: () => client.invalidateQueries({ queryKey: favouritesQuery.queryKey }),
  });
}

export function useDropFavourite() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => changeEntry<unknown>({ method: "DELETE", path: `/api/favourites/${id}` }),
    onSettled: () => client.invalidateQueries({ queryKey: favouritesQuery.queryKey }),
  });
}
