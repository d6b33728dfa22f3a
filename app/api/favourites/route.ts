import { route } from "@/lib/access/route";
import { refuseOthers } from "@/lib/http/refuse-others";
import {
  favouriteBody,
  favouriteSchema,
  favouritesSchema,
} from "@/lib/nutrition/favourites/favourite-schema";
import { keepFavourite } from "@/lib/nutrition/favourites/keep-favourite.server";
import { loadFavourites } from "@/lib/nutrition/favourites/load-favourites.server";
import { favouriteAnswer } from "@/lib/nutrition/favourites/stored-favourite";
import { LOGGING_LIMIT } from "@/lib/nutrition/ledger/logging-limit";

export const GET = route(
  { summary: "Meals kept at hand", access: "reader", response: favouritesSchema },
  async ({ ctx, locale }) => {
    const favourites = await loadFavourites(ctx);
    return { favourites: favourites.map((favourite) => favouriteAnswer(favourite, locale)) };
  },
);

export const POST = route(
  {
    summary: "Keep a meal of the diary at hand; the same one twice is kept once",
    access: "subscriber",
    body: favouriteBody,
    response: favouriteSchema,
    status: 201,
    limits: [LOGGING_LIMIT],
  },
  ({ ctx, body }) => keepFavourite(ctx, body),
);

export const { PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET", "POST");
