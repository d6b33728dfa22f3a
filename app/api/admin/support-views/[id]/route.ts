import { z } from "zod";
import { route } from "@/lib/access/route";
import { ACTS_LIMIT } from "@/lib/admin/administrator-acts";
import { leaveSupportView } from "@/lib/admin/users/see-as-user.server";
import { idParams } from "@/lib/http/id-params";
import { refuseOthers } from "@/lib/http/refuse-others";

export const DELETE = route(
  {
    summary: "Stop seeing a person's screens",
    access: "admin",
    params: idParams,
    limits: [ACTS_LIMIT],
    response: z.object({ success: z.literal(true) }),
  },
  ({ ctx, params }) => leaveSupportView(ctx, params),
);

export const { GET, POST, PUT, PATCH, OPTIONS } = refuseOthers("DELETE");
