import { route } from "@/lib/access/route";
import { identitiesSchema, linkAnswerSchema, linkSchema } from "@/lib/auth/identities/identity-schema";
import { beginLink, noteLink } from "@/lib/auth/identities/link-identity.server";
import { listIdentities } from "@/lib/auth/identities/list-identities.server";
import { refuseOthers } from "@/lib/http/refuse-others";

export const GET = route(
  { summary: "The caller's ways into the account", access: "signed_in", response: identitiesSchema },
  ({ ctx, session }) => listIdentities(ctx, { session }),
);

export const POST = route(
  {
    summary: "Begin to add a provider to them, after the password or a fresh sign-in",
    access: "signed_in",
    body: linkSchema,
    response: linkAnswerSchema,
    refuses: [403, 404],
    limits: [{ name: "link-identity", per: "account", max: 20, windowSeconds: 900 }],
  },
  async ({ ctx, body, session }) => ({ url: await beginLink(ctx, { ...body, session }) }),
);

export const PUT = route(
  {
    summary: "Take note of what the provider's page has added",
    access: "signed_in",
    response: identitiesSchema,
    limits: [{ name: "note-identity", per: "account", max: 20, windowSeconds: 900 }],
  },
  ({ ctx, session }) => noteLink(ctx, { session }),
);

export const { PATCH, DELETE, OPTIONS } = refuseOthers("GET", "POST", "PUT");
