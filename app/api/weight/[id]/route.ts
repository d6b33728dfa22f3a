import { route } from "@/lib/access/route";
import { idParams } from "@/lib/http/id-params";
import { refuseOthers } from "@/lib/http/refuse-others";
import { deleteWeight } from "@/lib/nutrition/intake/delete-weight.server";
import { deletedWeightSchema } from "@/lib/nutrition/intake/weight-schema";
import { CHANGING_LIMIT } from "@/lib/nutrition/ledger/logging-limit";

export const DELETE = route(
  {
    summary: "Remove a weigh-in",
    access: "subscriber",
    params: idParams,
    response: deletedWeightSchema,
    limits: [CHANGING_LIMIT],
  },
  ({ ctx, params }) => deleteWeight(ctx, params),
);

export const { GET, POST, PUT, PATCH, OPTIONS } = refuseOthers("DELETE");
