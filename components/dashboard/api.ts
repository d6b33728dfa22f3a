import { queryOptions } from "@tanstack/react-query";
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
