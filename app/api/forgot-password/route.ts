import { route } from "@/lib/access/route";
import { checkEmailSchema } from "@/lib/auth/account/credentials";
import { requestRecovery } from "@/lib/auth/recovery/request-recovery.server";
import { doneSchema } from "@/lib/auth/session/session-answer";
import { refuseOthers } from "@/lib/http/refuse-others";
import { translator } from "@/lib/i18n/translator";

export const POST = route(
  {
    summary: "Send a recovery link; the answer is the same whether or not the address has an account",
    access: "public",
    body: checkEmailSchema,
    response: doneSchema,
    limits: [
      { name: "recovery", per: "email", max: 5, windowSeconds: 900 },
      { name: "recovery", per: "ip", max: 100, windowSeconds: 900 },
    ],
  },
  async ({ ctx, body, locale }) => {
    await requestRecovery(ctx, body);
    return { success: true as const, message: translator(locale)("success.recovery_sent") };
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
