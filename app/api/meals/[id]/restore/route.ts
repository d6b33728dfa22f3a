import { route } from "@/lib/access/route";
import { idParams } from "@/lib/http/id-params";
import { refuseOthers } from "@/lib/http/refuse-others";
import { CHANGING_LIMIT } from "@/lib/nutrition/ledger/logging-limit";
import { mealSchema } from "@/lib/nutrition/meals/meal-schema";
import { restoreMeal } from "@/lib/nutrition/meals/restore-meal.server";

export const POST = route(
  {
    summary: "Bring a deleted meal back",
    access: "subscriber",
    params: idParams,
    response: mealSchema,
    limits: [CHANGING_LIMIT],
  },
  ({ ctx, params }) => restoreMeal(ctx, params),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
