import { route } from "@/lib/access/route";
import { recoveryCodeBodySchema } from "@/lib/auth/second-factor/recovery-codes";
import { spendRecoveryCode } from "@/lib/auth/second-factor/spend-recovery-code.server";
import { deviceOf } from "@/lib/auth/session/device";
import { doneSchema } from "@/lib/auth/session/session-answer";
import { refuseOthers } from "@/lib/http/refuse-others";
import { translator } from "@/lib/i18n/translator";

export const POST = route(
  {
    summary: "Take the second factor off with a recovery code, for whoever lost their authenticator app",
    access: "first_step",
    body: recoveryCodeBodySchema,
    response: doneSchema,
    limits: [{ name: "recovery-code", per: "account", max: 10, windowSeconds: 3_600 }],
  },
  async ({ ctx, body, request, locale }) => {
    const device = deviceOf(request.headers.get("user-agent"));
    await spendRecoveryCode(ctx, { ...body, device });
    return { success: true as const, message: translator(locale)("success.factor_off") };
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
