import { route } from "@/lib/access/route";
import { idParams } from "@/lib/http/id-params";
import { refuseOthers } from "@/lib/http/refuse-others";
import { entryKeyOf } from "@/lib/nutrition/ledger/entry-key";
import { LOGGING_LIMIT } from "@/lib/nutrition/ledger/logging-limit";
import { copyMeal } from "@/lib/nutrition/meals/copy-meal.server";
import { mealAnswer } from "@/lib/nutrition/meals/meal-answer";
import { loggedMealSchema, mealCopyBody } from "@/lib/nutrition/meals/meal-schema";
import { warned } from "@/lib/nutrition/warnings/load-warnings.server";

export const POST = route(
  {
    summary: "Copy a meal to another day or as another meal",
    access: "subscriber",
    params: idParams,
    body: mealCopyBody,
    response: loggedMealSchema,
    status: 201,
    limits: [LOGGING_LIMIT],
  },
  async ({ ctx, params, body, request }) => {
    const messageId = entryKeyOf(request.headers);
    const meal = await copyMeal(ctx, { ...body, ...params, source: "web", messageId });
    return warned(ctx, mealAnswer(meal, ctx.locale), [meal]);
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
