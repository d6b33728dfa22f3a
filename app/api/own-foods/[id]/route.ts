import { route } from "@/lib/access/route";
import { idParams } from "@/lib/http/id-params";
import { refuseOthers } from "@/lib/http/refuse-others";
import { CHANGING_LIMIT } from "@/lib/nutrition/ledger/logging-limit";
import { deleteOwnFood } from "@/lib/nutrition/own-foods/delete-own-food.server";
import { changeOwnFood } from "@/lib/nutrition/own-foods/keep-own-food.server";
import { loadOwnFood } from "@/lib/nutrition/own-foods/list-own-foods.server";
import { ownFoodBody, ownFoodSchema, removedOwnFoodSchema } from "@/lib/nutrition/own-foods/own-food-schema";

export const GET = route(
  { summary: "A food or recipe of one's own", access: "reader", params: idParams, response: ownFoodSchema },
  ({ ctx, params }) => loadOwnFood(ctx, params),
);

export const PUT = route(
  {
    summary: "Change a food or recipe of one's own; what was eaten of it keeps its figures",
    access: "subscriber",
    params: idParams,
    body: ownFoodBody,
    response: ownFoodSchema,
    limits: [CHANGING_LIMIT],
  },
  ({ ctx, params, body }) => changeOwnFood(ctx, { ...params, body }),
);

export const DELETE = route(
  {
    summary: "Keep a food or recipe of one's own no longer; refused while a recipe has it in it",
    access: "subscriber",
    params: idParams,
    response: removedOwnFoodSchema,
    limits: [CHANGING_LIMIT],
  },
  ({ ctx, params }) => deleteOwnFood(ctx, params),
);

export const { POST, PATCH, OPTIONS } = refuseOthers("GET", "PUT", "DELETE");
