import { route } from "@/lib/access/route";
import { loadSecondFactor } from "@/lib/auth/second-factor/load-second-factor.server";
import { secondFactorSchema } from "@/lib/auth/second-factor/recovery-codes";
import { syncSecondFactor } from "@/lib/auth/second-factor/sync-second-factor.server";
import { deviceOf } from "@/lib/auth/session/device";
import { refuseOthers } from "@/lib/http/refuse-others";

export const GET = route(
  {
    summary: "Whether the caller has a second factor",
    access: "signed_in",
    response: secondFactorSchema,
  },
  ({ ctx, session }) => loadSecondFactor(ctx, { session }),
);

export const PUT = route(
  {
    summary: "Take over what was enrolled, proven or removed at the auth server",
    access: "first_step",
    response: secondFactorSchema,
    limits: [{ name: "second-factor", per: "account", max: 60, windowSeconds: 900 }],
  },
  ({ ctx, session, request }) =>
    syncSecondFactor(ctx, { session, device: deviceOf(request.headers.get("user-agent")) }),
);

export const { POST, PATCH, DELETE, OPTIONS } = refuseOthers("GET", "PUT");
