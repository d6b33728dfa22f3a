import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { LoggedText } from "@/lib/chat/logged-text-schema";
import { api } from "@/lib/client/api";
import type { Dashboard } from "@/lib/nutrition/dashboard";
import type { Goals } from "@/lib/nutrition/goals";
import type { MealSummary } from "@/lib/nutrition/meal-summary";

/** Everything that a logged meal changes. */
export const DAY_KEYS = [["dashboard"], ["meal-summary"], ["progress"], ["diary"]] as const;

export const dashboardQuery = queryOptions({
  queryKey: ["dashboard"],
  queryFn: ({ signal }) => api<Dashboard>("/api/dashboard", { signal }),
});

export const mealSummaryQuery = queryOptions({
  queryKey: ["meal-summary"],
  queryFn: ({ signal }) => api<MealSummary>("/api/meal-summary", { signal }),
});

export const goalsQuery = queryOptions({
  queryKey: ["goals"],
  queryFn: ({ signal }) => api<Goals>("/api/goals", { signal }),
});

/** Logs what was written (meals, water, weight), understood as the chat understands it. */
export function useLogText() {
  const refresh = useRefreshDay();
  return useMutation({
    mutationFn: (text: string) => api<LoggedText>("/api/meals", { method: "POST", body: { text } }),
    onSuccess: refresh,
  });
}

/** Takes back everything that one text logged. */
export function useUndoText() {
  const refresh = useRefreshDay();
  return useMutation({
    mutationFn: ({ meals, water, weight }: LoggedText) => {
      const paths = [
        ...meals.map(({ id }) => `/api/meals/${id}`),
        ...water.map(({ id }) => `/api/water/${id}`),
        ...weight.map(({ id }) => `/api/weight/${id}`),
      ];
      return Promise.all(paths.map((path) => api<unknown>(path, { method: "DELETE" })));
    },
    onSettled: refresh,
  });
}

function useRefreshDay() {
  const client = useQueryClient();
  return () => Promise.all(DAY_KEYS.map((queryKey) => client.invalidateQueries({ queryKey: [...queryKey] })));
}
