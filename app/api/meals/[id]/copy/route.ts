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
  ({ viewer: { userId, timeZone }, params, body, now }) =>
    copyMeal(null, { userId, id: params.id, ...body, source: "web" }, now, timeZone),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
