import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import { asOfToday } from "@/lib/client/kept-day";
import type { Goals } from "@/lib/nutrition/goals/goals";
import type { Dashboard } from "@/lib/nutrition/views/dashboard";
import { dashboardOn, summaryOn } from "@/lib/nutrition/views/kept-views";
import type { MealSummary } from "@/lib/nutrition/views/meal-summary";

export const dashboardQuery = queryOptions({
  queryKey: ["dashboard"],
  queryFn: ({ signal }) => api<Dashboard>("/api/dashboard", { signal, kept: asOfToday(dashboardOn) }),
});

export const mealSummaryQuery = queryOptions({
  queryKey: ["meal-summary"],
  queryFn: ({ signal }) => api<MealSummary>("/api/meal-summary", { signal, kept: asOfToday(summaryOn) }),
});

export const goalsQuery = queryOptions({
  queryKey: ["goals"],
  queryFn: ({ signal }) => api<Goals>("/api/goals", { signal }),
});
