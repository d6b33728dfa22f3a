import { useMutation, useQueryClient } from "@tanstack/react-query";
import { favouritesQuery } from "@/components/diary/day/api";
import type { MealToCopy } from "@/components/diary/day/meal-changes";
import { useEntryChange } from "@/components/diary/day/use-entry-change";
import { api } from "@/lib/client/api";
import type { LoggedMeal } from "@/lib/nutrition/meals/meal-schema";

export function useLogFavourite() {
  return useEntryChange(({ id, ...body }: MealToCopy) =>
    api<LoggedMeal>(`/api/favourites/${id}/log`, { method: "POST", body }),
  );
}

export function useKeepFavourite() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (meal: string) => api<unknown>("/api/favourites", { method: "POST", body: { meal } }),
    onSettled: () => client.invalidateQueries({ queryKey: favouritesQuery.queryKey }),
  });
}

export function useDropFavourite() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api<unknown>(`/api/favourites/${id}`, { method: "DELETE" }),
    onSettled: () => client.invalidateQueries({ queryKey: favouritesQuery.queryKey }),
  });
}
