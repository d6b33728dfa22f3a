import { route } from "@/lib/access/route";
import { refuseOthers } from "@/lib/http/refuse-others";
import { loadMealSummary } from "@/lib/nutrition/views/load-meal-summary.server";
import { mealSummaryQuerySchema, mealSummarySchema } from "@/lib/nutrition/views/meal-summary";

export const GET = route(
  {
    summary: "A day's meals, what they add up to and the goals",
    access: "reader",
    query: mealSummaryQuerySchema,
    response: mealSummarySchema,
  },
  ({ ctx, query }) => loadMealSummary(ctx, query),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
