import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { refetchDay } from "@/components/diary/day/refetch-day";
import type { LoggedText } from "@/lib/chat/turns/logged-text-schema";
import { api } from "@/lib/client/api";
import type { Goals } from "@/lib/nutrition/goals/goals";
import type { Dashboard } from "@/lib/nutrition/views/dashboard";
import type { MealSummary } from "@/lib/nutrition/views/meal-summary";

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
    onSettled: (_data, error) => refetchDay(client, error),
  });
}
