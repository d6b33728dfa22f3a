import { idParams } from "@/lib/http/id-params";
import { refuseOthers } from "@/lib/http/refuse-others";
import { route } from "@/lib/http/route";
import { deleteWater } from "@/lib/nutrition/delete-water.server";
import { CHANGING_LIMIT } from "@/lib/nutrition/logging-limit";
import { deletedWaterSchema } from "@/lib/nutrition/water-schema";

export const DELETE = route(
  {
    summary: "Remove a water entry",
    access: "subscriber",
    params: idParams,
    response: deletedWaterSchema,
    limits: [CHANGING_LIMIT],
  },
  ({ viewer, params }) => deleteWater(null, { userId: viewer.userId, id: params.id }),
);

export const { GET, POST, PUT, PATCH, OPTIONS } = refuseOthers("DELETE");
