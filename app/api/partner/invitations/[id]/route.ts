import { route } from "@/lib/access/route";
import { idParams } from "@/lib/http/id-params";
import { refuseOthers } from "@/lib/http/refuse-others";
import { MANAGER_LIMITS } from "@/lib/partners/company-of";
import { resendCompanyInvitation } from "@/lib/partners/members/invite-members.server";
import { cancelCompanyInvitation } from "@/lib/partners/members/list-invitations.server";
import { memberDoneSchema } from "@/lib/partners/members/member-schema";

export const POST = route(
  {
    summary: "Ask once more by e-mail, for as long again",
    access: "partner_manager",
    params: idParams,
    response: memberDoneSchema,
    limits: [{ name: "company-invitation", per: "account", max: 60, windowSeconds: 3_600 }],
  },
  async ({ ctx, params }) => {
    await resendCompanyInvitation(ctx, params);
    return { success: true as const };
  },
);

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

export const { GET, PUT, PATCH, OPTIONS } = refuseOthers("POST", "DELETE");
