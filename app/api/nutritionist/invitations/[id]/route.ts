import { route } from "@/lib/access/route";
import { doneSchema } from "@/lib/auth/session/session-answer";
import { newInvitationSchema } from "@/lib/care/care-schema";
import { cancelInvitation, resendInvitation } from "@/lib/care/invite-patient.server";
import { idParams } from "@/lib/http/id-params";
import { refuseOthers } from "@/lib/http/refuse-others";
import { translator } from "@/lib/i18n/translator";
import { SETTINGS_LIMIT } from "@/lib/profile/settings-limit";

export const POST = route(
  {
    summary: "Ask once more by a new link, for seven days from now; the earlier link is void",
    access: "nutritionist",
    params: idParams,
    response: newInvitationSchema,
    limits: [{ name: "invitation-again", per: "account", max: 60, windowSeconds: 3_600 }],
  },
  ({ ctx, params }) => resendInvitation(ctx, params),
);

export const DELETE = route(
  {
    summary: "Take an invitation back before it is answered",
    access: "nutritionist",
    params: idParams,
    response: doneSchema,
    limits: [SETTINGS_LIMIT],
  },
  async ({ ctx, params, locale }) => {
    await cancelInvitation(ctx, params);
    return { success: true as const, message: translator(locale)("success.invitation_cancelled") };
  },
);

export const { GET, PUT, PATCH, OPTIONS } = refuseOthers("POST", "DELETE");
