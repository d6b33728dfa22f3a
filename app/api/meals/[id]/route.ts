import { route } from "@/lib/access/route";
import { idParams } from "@/lib/http/id-params";
import { refuseOthers } from "@/lib/http/refuse-others";
import { CHANGING_LIMIT } from "@/lib/nutrition/ledger/logging-limit";
import { changeMeal } from "@/lib/nutrition/meals/change-meal.server";
import { deleteMeal } from "@/lib/nutrition/meals/delete-meal.server";
import { loadMeal } from "@/lib/nutrition/meals/load-meal.server";
import { deletedMealSchema, mealEditBody, mealSchema } from "@/lib/nutrition/meals/meal-schema";

export const GET = route(
  { summary: "A meal as it is now", access: "reader", params: idParams, response: mealSchema },
  ({ ctx, params }) => loadMeal(ctx, params),
);

export const PATCH = route(
  {
    summary: "Edit a meal: its day, kind, time or items",
    access: "subscriber",
    params: idParams,
    body: mealEditBody,
    response: mealSchema,
    limits: [CHANGING_LIMIT],
  },
  ({ ctx, params, body }) => changeMeal(ctx, { ...body, ...params }),
);

export const DELETE = route(
  {
    summary: "Delete a meal; for 10 minutes it can be restored",
    access: "subscriber",
    params: idParams,
    response: deletedMealSchema,
    limits: [CHANGING_LIMIT],
  },
  ({ ctx, params }) => deleteMeal(ctx, params),
);

export const { POST, PUT, OPTIONS } = refuseOthers("GET", "PATCH", "DELETE");
