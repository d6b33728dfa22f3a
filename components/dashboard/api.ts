import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { LoggedText } from "@/lib/chat/turns/logged-text-schema";
import { api } from "@/lib/client/api";
import type { Goals } from "@/lib/nutrition/goals/goals";
import type { Dashboard } from "@/lib/nutrition/views/dashboard";
import type { MealSummary } from "@/lib/nutrition/views/meal-summary";

/** Everything that an entry of the diary changes. */
const DAY_KEYS = ["dashboard", "meal-summary", "progress", "diary"] as const;

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
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string) => api<LoggedText>("/api/meals", { method: "POST", body: { text } }),
    onSettled: (_data, error) => rereadDay(client, error),
  });
}

/** Takes back everything that one text logged. */
export function useUndoText() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ meals, water, weight }: LoggedText) => {
      const paths = [
        ...meals.map(({ id }) => `/api/meals/${id}`),
        ...water.map(({ id }) => `/api/water/${id}`),
        ...weight.map(({ id }) => `/api/weight/${id}`),
      ];
      return Promise.all(paths.map((path) => api<unknown>(path, { method: "DELETE" })));
    },
    onSettled: (_data, error) => rereadDay(client, error),
  });
}

/**
 * Reads again what an entry changes. A change that went well is over once its outcome stands on the screen; one that
 * failed says so at once: without a connection, reading again would wait for its return.
 */
export async function rereadDay(client: QueryClient, error: Error | null): Promise<void> {
  const reread = Promise.all(DAY_KEYS.map((name) => client.invalidateQueries({ queryKey: [name] })));
  if (!error) await reread;
}
