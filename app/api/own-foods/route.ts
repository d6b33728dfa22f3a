import { route } from "@/lib/access/route";
import { refuseOthers } from "@/lib/http/refuse-others";
import { LOGGING_LIMIT } from "@/lib/nutrition/ledger/logging-limit";
import { addOwnFood } from "@/lib/nutrition/own-foods/keep-own-food.server";
import { listOwnFoods } from "@/lib/nutrition/own-foods/list-own-foods.server";
import { ownFoodBody, ownFoodSchema, ownFoodsSchema } from "@/lib/nutrition/own-foods/own-food-schema";

export const GET = route(
  {
    summary: "Foods and recipes of one's own, by name, at most 200",
    access: "reader",
    response: ownFoodsSchema,
  },
  ({ ctx }) => listOwnFoods(ctx),
);

export const POST = route(
  {
    summary: "Keep a food with the figures of its label, or a recipe",
    access: "subscriber",
    body: ownFoodBody,
    response: ownFoodSchema,
    status: 201,
    limits: [LOGGING_LIMIT],
  },
  ({ ctx, body }) => addOwnFood(ctx, body),
);

export const { PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET", "POST");
