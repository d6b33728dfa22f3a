import { route } from "@/lib/access/route";
import { deviceOf } from "@/lib/auth/session/device";
import { endOtherSessions } from "@/lib/auth/session/end-other-sessions.server";
import { doneSchema } from "@/lib/auth/session/session-answer";
import { listSignIns } from "@/lib/auth/sign-in/list-sign-ins.server";
import { signInsSchema } from "@/lib/auth/sign-in/sign-in-list";
import { refuseOthers } from "@/lib/http/refuse-others";
import { translator } from "@/lib/i18n/translator";

export const GET = route(
  { summary: "Where the caller is logged in", access: "signed_in", response: signInsSchema },
  ({ ctx, request }) => listSignIns(ctx, { device: deviceOf(request.headers.get("user-agent")) }),
);

export const DELETE = route(
  {
    summary: "End every session of the caller but this one",
    access: "signed_in",
    response: doneSchema,
    limits: [{ name: "end-sessions", per: "account", max: 20, windowSeconds: 900 }],
  },
  async ({ session, locale }) => {
    await endOtherSessions(session);
    return { success: true as const, message: translator(locale)("success.sessions_ended") };
  },
);

export const { POST, PUT, PATCH, OPTIONS } = refuseOthers("GET", "DELETE");
