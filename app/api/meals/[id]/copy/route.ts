import { route } from "@/lib/access/route";
import { idParams } from "@/lib/http/id-params";
import { refuseOthers } from "@/lib/http/refuse-others";
import { LOGGING_LIMIT } from "@/lib/nutrition/ledger/logging-limit";
import { copyMeal } from "@/lib/nutrition/meals/copy-meal.server";
import { mealAnswer } from "@/lib/nutrition/meals/meal-answer";
import { mealCopyBody, mealSchema } from "@/lib/nutrition/meals/meal-schema";

export const POST = route(
  {
    summary: "Copy a meal to another day or as another meal",
    access: "subscriber",
    params: idParams,
    body: mealCopyBody,
    response: mealSchema,
    status: 201,
    limits: [LOGGING_LIMIT],
  },
  async ({ ctx, params, body }) =>
    mealAnswer(await copyMeal(ctx, { ...body, ...params, source: "web" }), ctx.locale),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
