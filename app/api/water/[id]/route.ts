import { route } from "@/lib/access/route";
import { idParams } from "@/lib/http/id-params";
import { refuseOthers } from "@/lib/http/refuse-others";
import { deleteWater } from "@/lib/nutrition/intake/delete-water.server";
import { deletedWaterSchema } from "@/lib/nutrition/intake/water-schema";
import { CHANGING_LIMIT } from "@/lib/nutrition/ledger/logging-limit";

export const DELETE = route(
  {
    summary: "Remove a water entry",
    access: "subscriber",
    params: idParams,
    response: deletedWaterSchema,
    limits: [CHANGING_LIMIT],
  },
  ({ ctx, params }) => deleteWater(ctx, params),
);

export const { GET, POST, PUT, PATCH, OPTIONS } = refuseOthers("DELETE");
