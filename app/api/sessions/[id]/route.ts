import { route } from "@/lib/access/route";
import { doneSchema } from "@/lib/auth/session/session-answer";
import { signOutDevice } from "@/lib/auth/session/sign-out-device.server";
import { idParams } from "@/lib/http/id-params";
import { refuseOthers } from "@/lib/http/refuse-others";
import { translator } from "@/lib/i18n/translator";

export const DELETE = route(
  {
    summary: "End one session of the caller",
    access: "signed_in",
    params: idParams,
    response: doneSchema,
    limits: [{ name: "end-sessions", per: "account", max: 20, windowSeconds: 900 }],
  },
  async ({ ctx, params }) => {
    await signOutDevice(ctx, params);
    return { success: true as const, message: translator(ctx.locale)("success.session_ended") };
  },
);

export const { GET, POST, PUT, PATCH, OPTIONS } = refuseOthers("DELETE");
