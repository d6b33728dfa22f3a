import { route } from "@/lib/access/route";
import { resetPasswordSchema } from "@/lib/auth/account/credentials";
import { resetPassword } from "@/lib/auth/recovery/reset-password.server";
import { deviceOf } from "@/lib/auth/session/device";
import { doneSchema, sessionAnswer, sessionSchema } from "@/lib/auth/session/session-answer";
import { setSession } from "@/lib/auth/session/write-session-cookies.server";
import { rememberDevice } from "@/lib/auth/sign-in/remember-device.server";
import { refuseOtherOrigins } from "@/lib/http/own-origin";
import { refuseOthers } from "@/lib/http/refuse-others";
import { translator } from "@/lib/i18n/translator";

export const POST = route(
  {
    summary: "Set a new password with the bearer of a recovery session; every other session ends",
    access: "signed_in",
    body: resetPasswordSchema,
    response: doneSchema.extend(sessionSchema.shape),
    refuses: [404],
    limits: [{ name: "reset-password", per: "account", max: 10, windowSeconds: 900 }],
  },
  async ({ ctx, body, session, locale, request, headers }) => {
    refuseOtherOrigins(request);
    const device = deviceOf(request.headers.get("user-agent"));
    const admitted = await resetPassword(ctx, { ...body, session, device });
    setSession(headers, request, admitted.session.stored);
    rememberDevice(headers, request, admitted.user.email);
    const message = translator(locale)("success.password_changed");
    return { success: true as const, message, ...sessionAnswer(admitted) };
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
