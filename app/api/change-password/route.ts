import { route } from "@/lib/access/route";
import { changePasswordSchema } from "@/lib/auth/account/credentials";
import { changeOwnPassword } from "@/lib/auth/password/change-password.server";
import { doneSchema } from "@/lib/auth/session/session-answer";
import { refuseOthers } from "@/lib/http/refuse-others";
import { translator } from "@/lib/i18n/translator";

export const POST = route(
  {
    summary: "Change one's password, knowing the current one; every other session ends",
    access: "signed_in",
    body: changePasswordSchema,
    response: doneSchema,
    limits: [{ name: "change-password", per: "account", max: 20, windowSeconds: 900 }],
  },
  async ({ ctx, body, session, locale }) => {
    await changeOwnPassword(ctx, { ...body, session });
    return { success: true as const, message: translator(locale)("success.password_changed") };
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
