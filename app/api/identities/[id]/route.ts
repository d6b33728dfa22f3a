import { route } from "@/lib/access/route";
import { identitiesSchema, unlinkSchema } from "@/lib/auth/identities/identity-schema";
import { removeIdentity } from "@/lib/auth/identities/unlink-identity.server";
import { idParams } from "@/lib/http/id-params";
import { refuseOthers } from "@/lib/http/refuse-others";

export const DELETE = route(
  {
    summary:
      "Take a provider off the caller's ways in, after the password or a fresh sign-in; never the last one",
    access: "signed_in",
    params: idParams,
    body: unlinkSchema,
    response: identitiesSchema,
    refuses: [403, 404, 409],
    limits: [{ name: "unlink-identity", per: "account", max: 20, windowSeconds: 900 }],
  },
  ({ ctx, params, body, session }) => removeIdentity(ctx, { ...params, ...body, session }),
);

export const { GET, POST, PUT, PATCH, OPTIONS } = refuseOthers("DELETE");
