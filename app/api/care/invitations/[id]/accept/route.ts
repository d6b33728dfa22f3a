import { route } from "@/lib/access/route";
import { acceptInvitation } from "@/lib/care/answer-invitation.server";
import { acceptBody, careLinkSchema } from "@/lib/care/care-schema";
import { idParams } from "@/lib/http/id-params";
import { refuseOthers } from "@/lib/http/refuse-others";
import { SETTINGS_LIMIT } from "@/lib/profile/settings-limit";

export const POST = route(
  {
    summary: "Let a nutritionist see the areas that are named, until the day that is named",
    access: "signed_in",
    keepsHealthData: true,
    params: idParams,
    body: acceptBody,
    response: careLinkSchema,
    status: 201,
    limits: [SETTINGS_LIMIT],
  },
  ({ ctx, params, body }) => acceptInvitation(ctx, { ...body, ...params }),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
