import { route } from "@/lib/access/route";
import { idParams } from "@/lib/http/id-params";
import { refuseOthers } from "@/lib/http/refuse-others";
import { CHANGING_LIMIT } from "@/lib/nutrition/ledger/logging-limit";
import { changeMeal } from "@/lib/nutrition/meals/change-meal.server";
import { deleteMeal } from "@/lib/nutrition/meals/delete-meal.server";
import { deletedMealSchema, mealEditBody, mealSchema } from "@/lib/nutrition/meals/meal-schema";

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

export const { GET, POST, PUT, OPTIONS } = refuseOthers("PATCH", "DELETE");
