import { z } from "zod";
import { route } from "@/lib/access/route";
import { logMealText } from "@/lib/chat/web-text/log-meal-text.server";
import { loggedTextSchema } from "@/lib/chat/web-text/logged-text-schema";
import { refuseOthers } from "@/lib/http/refuse-others";
import { entryKeyOf } from "@/lib/nutrition/ledger/entry-key";
import { LOGGING_LIMIT } from "@/lib/nutrition/ledger/logging-limit";
import { addMeal } from "@/lib/nutrition/meals/add-meal.server";
import { mealsQuery, mealsSchema } from "@/lib/nutrition/meals/diary-pages";
import { loadMeals } from "@/lib/nutrition/meals/load-meals.server";
import { loggedMealSchema, mealBody } from "@/lib/nutrition/meals/meal-schema";

export const GET = route(
  {
    summary: "The diary of a day or of a span of days",
    access: "reader",
    query: mealsQuery,
    response: mealsSchema,
  },
  ({ ctx, query }) => loadMeals(ctx, query),
);

export const POST = route(
  {
    summary: "Log a meal by its items, or whatever a text tells",
    access: "subscriber",
    body: mealBody,
    response: z.union([loggedTextSchema, loggedMealSchema]),
    status: 201,
    limits: [LOGGING_LIMIT],
  },
  ({ ctx, body: { text, ...body }, request }) => {
    const messageId = entryKeyOf(request.headers);
    if (text === undefined) return addMeal(ctx, { ...body, messageId });
    const { day, kind, toldAt } = body;
    return logMealText(ctx, { text, day, kind, toldAt, messageId });
  },
);

export const { PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET", "POST");
