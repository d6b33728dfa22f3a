import { route } from "@/lib/access/route";
import { doneSchema } from "@/lib/auth/session/session-answer";
import { dropHook } from "@/lib/hooks/keep-hooks.server";
import { idParams } from "@/lib/http/id-params";
import { refuseOthers } from "@/lib/http/refuse-others";
import { translator } from "@/lib/i18n/translator";

export const DELETE = route(
  {
    summary: "Tell that address nothing more",
    access: "signed_in",
    params: idParams,
    response: doneSchema,
    limits: [{ name: "hooks-end", per: "account", max: 40, windowSeconds: 3_600 }],
  },
  async ({ ctx, params }) => {
    await dropHook(ctx, params);
    return { success: true as const, message: translator(ctx.locale)("success.hook_ended") };
  },
);

export const { GET, POST, PUT, PATCH, OPTIONS } = refuseOthers("DELETE");
