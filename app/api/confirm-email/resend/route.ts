import { route } from "@/lib/access/route";
import { resendConfirmation } from "@/lib/auth/email/resend-confirmation.server";
import { doneSchema } from "@/lib/auth/session/session-answer";
import { refuseOthers } from "@/lib/http/refuse-others";
import { translator } from "@/lib/i18n/translator";

export const POST = route(
  {
    summary: "Mail another link that confirms one's e-mail address",
    access: "signed_in",
    response: doneSchema,
    limits: [
      { name: "confirm-mail", per: "account", max: 5, windowSeconds: 3_600 },
      { name: "confirm-mail", per: "ip", max: 60, windowSeconds: 3_600 },
    ],
  },
  async ({ ctx, viewer, locale }) => {
    await resendConfirmation(ctx);
    const message = translator(locale)("success.confirmation_sent", { email: viewer.email });
    return { success: true as const, message };
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
