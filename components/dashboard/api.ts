import { queryOptions } from "@tanstack/react-query";
import type { PlanNews } from "@/lib/care/plans/plan-schema";
import { api } from "@/lib/client/api";
import { asOfToday } from "@/lib/client/offline/kept-day";
import type { Goals } from "@/lib/nutrition/goals/goals";
import type { Dashboard } from "@/lib/nutrition/views/dashboard";
import { dashboardOn, summaryOn } from "@/lib/nutrition/views/kept-views";
import type { MealSummary } from "@/lib/nutrition/views/meal-summary";

/** What is told on WhatsApp, or in another tab, shows while one looks, and at once on coming back. */
const SOON = { refetchInterval: 10_000, refetchOnWindowFocus: "always" } as const;

export const dashboardQuery = queryOptions({
  ...SOON,
  queryKey: ["dashboard"],
  queryFn: ({ signal }) => api<Dashboard>("/api/dashboard", { signal, kept: asOfToday(dashboardOn) }),
});

export const mealSummaryQuery = queryOptions({
  ...SOON,
  queryKey: ["meal-summary"],
  queryFn: ({ signal }) => api<MealSummary>("/api/meal-summary", { signal, kept: asOfToday(summaryOn) }),
});

const PLAN_NEWS = "/api/care/plan/news";

type MaybePlanNews = { news: PlanNews | null };

/** A nutritionist's plan of which the notice was not put away. */
export const planNewsQuery = queryOptions({
  queryKey: ["plan-news"],
  queryFn: ({ signal }) => api<MaybePlanNews>(PLAN_NEWS, { signal }),
});

export const putPlanNewsAway = (plan: string) =>
  api<MaybePlanNews>(PLAN_NEWS, { method: "POST", body: { plan } });

export const goalsQuery = queryOptions({
  queryKey: ["goals"],
  queryFn: ({ signal }) => api<Goals>("/api/goals", { signal }),
});
