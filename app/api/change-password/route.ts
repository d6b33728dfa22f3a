import { z } from "zod";
import { route } from "@/lib/access/route";
import { changePasswordSchema } from "@/lib/auth/account/credentials";
import { changeOwnPassword } from "@/lib/auth/password/change-password.server";
import { doneSchema } from "@/lib/auth/session/session-answer";
import { setSession } from "@/lib/auth/session/write-session-cookies.server";
import { refuseOthers } from "@/lib/http/refuse-others";
import { translator } from "@/lib/i18n/translator";

export const POST = route(
  {
    summary: "Change one's password, knowing the current one; every other session ends",
    access: "signed_in",
    body: changePasswordSchema,
    response: doneSchema.extend({
      token: z
        .string()
        .optional()
        .describe("of the session that takes this one's place, where it was older than a day"),
      refreshToken: z.string().optional(),
    }),
    limits: [{ name: "change-password", per: "account", max: 20, windowSeconds: 900 }],
  },
  async ({ ctx, body, session, locale, request, headers }) => {
    const renewed = await changeOwnPassword(ctx, { ...body, session });
    const done = { success: true as const, message: translator(locale)("success.password_changed") };
    if (!renewed) return done;
    setSession(headers, request, renewed.stored);
    return { ...done, token: renewed.accessToken, refreshToken: renewed.refreshToken };
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
