import { route } from "@/lib/access/route";
import { doneSchema } from "@/lib/auth/session/session-answer";
import { cancelInvitation } from "@/lib/care/invite-patient.server";
import { idParams } from "@/lib/http/id-params";
import { refuseOthers } from "@/lib/http/refuse-others";
import { translator } from "@/lib/i18n/translator";
import { SETTINGS_LIMIT } from "@/lib/profile/settings-limit";

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

export const { GET, POST, PUT, PATCH, OPTIONS } = refuseOthers("DELETE");
