import { route } from "@/lib/access/route";
import { idParams } from "@/lib/http/id-params";
import { refuseOthers } from "@/lib/http/refuse-others";
import { MANAGER_LIMITS } from "@/lib/partners/company-of";
import { cancelCompanyInvitation } from "@/lib/partners/members/list-invitations.server";
import { memberDoneSchema } from "@/lib/partners/members/member-schema";

export const DELETE = route(
  {
    summary: "Take an invitation back",
    access: "partner_manager",
    params: idParams,
    response: memberDoneSchema,
    limits: MANAGER_LIMITS,
  },
  async ({ ctx, params }) => {
    await cancelCompanyInvitation(ctx, params);
    return { success: true as const };
  },
);

export const { GET, POST, PUT, PATCH, OPTIONS } = refuseOthers("DELETE");
