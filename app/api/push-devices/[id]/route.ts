import { route } from "@/lib/access/route";
import { doneSchema } from "@/lib/auth/session/session-answer";
import { idParams } from "@/lib/http/id-params";
import { refuseOthers } from "@/lib/http/refuse-others";
import { translator } from "@/lib/i18n/translator";
import { dropDevice } from "@/lib/push/keep-devices.server";

export const DELETE = route(
  {
    summary: "Show nothing more on that device",
    access: "signed_in",
    params: idParams,
    response: doneSchema,
    limits: [{ name: "push-devices-end", per: "account", max: 60, windowSeconds: 3_600 }],
  },
  async ({ ctx, params }) => {
    await dropDevice(ctx, params);
    return { success: true as const, message: translator(ctx.locale)("success.device_quiet") };
  },
);

export const { GET, POST, PUT, PATCH, OPTIONS } = refuseOthers("DELETE");
