import { route } from "@/lib/access/route";
import { doneSchema } from "@/lib/auth/session/session-answer";
import { idParams } from "@/lib/http/id-params";
import { refuseOthers } from "@/lib/http/refuse-others";
import { translator } from "@/lib/i18n/translator";
import { revokeToken } from "@/lib/tokens/revoke-token.server";

export const DELETE = route(
  {
    summary: "End one personal access token of the caller",
    access: "signed_in",
    params: idParams,
    response: doneSchema,
    limits: [{ name: "revoke-tokens", per: "account", max: 60, windowSeconds: 900 }],
  },
  async ({ ctx, params }) => {
    await revokeToken(ctx, params);
    return { success: true as const, message: translator(ctx.locale)("success.token_revoked") };
  },
);

export const { GET, POST, PUT, PATCH, OPTIONS } = refuseOthers("DELETE");
