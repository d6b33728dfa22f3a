import { route } from "@/lib/access/route";
import { idParams } from "@/lib/http/id-params";
import { refuseOthers } from "@/lib/http/refuse-others";
import { LOGGING_LIMIT } from "@/lib/nutrition/ledger/logging-limit";
import { copyMeal } from "@/lib/nutrition/meals/copy-meal.server";
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
  ({ ctx, params, body }) => copyMeal(ctx, { ...body, ...params, source: "web" }),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
