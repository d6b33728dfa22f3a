import { route } from "@/lib/access/route";
import { idParams } from "@/lib/http/id-params";
import { refuseOthers } from "@/lib/http/refuse-others";
import { dropFavourite } from "@/lib/nutrition/favourites/drop-favourite.server";
import { removedFavouriteSchema } from "@/lib/nutrition/favourites/favourite-schema";
import { CHANGING_LIMIT } from "@/lib/nutrition/ledger/logging-limit";

export const DELETE = route(
  {
    summary: "Keep a favourite meal no longer",
    access: "subscriber",
    params: idParams,
    response: removedFavouriteSchema,
    limits: [CHANGING_LIMIT],
  },
  ({ ctx, params }) => dropFavourite(ctx, params),
);

export const { GET, POST, PUT, PATCH, OPTIONS } = refuseOthers("DELETE");
