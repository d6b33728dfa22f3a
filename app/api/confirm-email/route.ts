import { z } from "zod";
import { route } from "@/lib/access/route";
import { confirmEmailSchema } from "@/lib/auth/account/credentials";
import { confirmEmail } from "@/lib/auth/email/confirm-email.server";
import { isEmailConfirmed } from "@/lib/auth/email/is-email-confirmed.server";
import { doneSchema } from "@/lib/auth/session/session-answer";
import { refuseOthers } from "@/lib/http/refuse-others";
import { translator } from "@/lib/i18n/translator";

export const POST = route(
  {
    summary: "Confirm an e-mail address with the token of the mailed link, which works once and for 48 hours",
    access: "public",
    body: confirmEmailSchema,
    response: doneSchema,
    limits: [{ name: "confirm-email", per: "ip", max: 100, windowSeconds: 600 }],
  },
  async ({ ctx, body, locale }) => {
    await confirmEmail(ctx, body);
    return { success: true as const, message: translator(locale)("success.email_confirmed") };
  },
);

export const GET = route(
  {
    summary: "One's own e-mail address, and whether it is confirmed",
    access: "signed_in",
    forSupport: true,
    response: z.object({ email: z.string(), confirmed: z.boolean() }),
  },
  async ({ ctx }) => ({ email: ctx.person.email, confirmed: await isEmailConfirmed(ctx) }),
);

export const { PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET", "POST");
