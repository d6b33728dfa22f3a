import { route } from "@/lib/access/route";
import { idParams } from "@/lib/http/id-params";
import { refuseOthers } from "@/lib/http/refuse-others";
import { favouriteLogBody } from "@/lib/nutrition/favourites/favourite-schema";
import { logFavourite } from "@/lib/nutrition/favourites/log-favourite.server";
import { entryKeyOf } from "@/lib/nutrition/ledger/entry-key";
import { LOGGING_LIMIT } from "@/lib/nutrition/ledger/logging-limit";
import { loggedMealSchema } from "@/lib/nutrition/meals/meal-schema";

export const POST = route(
  {
    summary: "Log a favourite meal on a day",
    access: "subscriber",
    params: idParams,
    body: favouriteLogBody,
    response: loggedMealSchema,
    status: 201,
    limits: [LOGGING_LIMIT],
  },
  ({ ctx, params, body, request }) =>
    logFavourite(ctx, { ...body, ...params, messageId: entryKeyOf(request.headers) }),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
