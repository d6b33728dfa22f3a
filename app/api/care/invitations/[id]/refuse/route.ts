import { route } from "@/lib/access/route";
import { doneSchema } from "@/lib/auth/session/session-answer";
import { refuseInvitation } from "@/lib/care/answer-invitation.server";
import { refuseBody } from "@/lib/care/care-schema";
import { idParams } from "@/lib/http/id-params";
import { refuseOthers } from "@/lib/http/refuse-others";
import { translator } from "@/lib/i18n/translator";
import { SETTINGS_LIMIT } from "@/lib/profile/settings-limit";

export const POST = route(
  {
    summary: "Say no to a nutritionist's invitation",
    access: "signed_in",
    params: idParams,
    body: refuseBody,
    response: doneSchema,
    limits: [SETTINGS_LIMIT],
  },
  async ({ ctx, params, body, locale }) => {
    await refuseInvitation(ctx, { ...body, ...params });
    return { success: true as const, message: translator(locale)("success.invitation_refused") };
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
