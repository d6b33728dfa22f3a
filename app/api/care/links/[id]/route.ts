import { route } from "@/lib/access/route";
import { careLinkSchema, grantBody } from "@/lib/care/care-schema";
import { changeGrant, revokeGrant } from "@/lib/care/change-grant.server";
import { idParams } from "@/lib/http/id-params";
import { refuseOthers } from "@/lib/http/refuse-others";
import { SETTINGS_LIMIT } from "@/lib/profile/settings-limit";

export const PUT = route(
  {
    summary: "Change what a nutritionist sees and until when, at once",
    access: "signed_in",
    keepsHealthData: true,
    params: idParams,
    body: grantBody,
    response: careLinkSchema,
    limits: [SETTINGS_LIMIT],
  },
  ({ ctx, params, body }) => changeGrant(ctx, { ...body, ...params }),
);

export const DELETE = route(
  {
    summary: "End a nutritionist's access that instant",
    access: "signed_in",
    params: idParams,
    response: careLinkSchema,
    limits: [SETTINGS_LIMIT],
  },
  ({ ctx, params }) => revokeGrant(ctx, params),
);

export const { GET, POST, PATCH, OPTIONS } = refuseOthers("PUT", "DELETE");
