import { route } from "@/lib/access/route";
import { doneSchema } from "@/lib/auth/session/session-answer";
import { refuseOthers } from "@/lib/http/refuse-others";
import { translator } from "@/lib/i18n/translator";
import { disassociateUser } from "@/lib/partners/disassociate-user.server";
import { SETTINGS_LIMIT } from "@/lib/profile/settings-limit";

export const POST = route(
  {
    summary: "Leave the company that one joined by a professional code; whoever manages it stays",
    access: "signed_in",
    response: doneSchema,
    limits: [SETTINGS_LIMIT],
  },
  async ({ ctx, locale }) => {
    await disassociateUser(ctx);
    return { success: true as const, message: translator(locale)("success.disassociated") };
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
