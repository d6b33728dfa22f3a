import { route } from "@/lib/access/route";
import { refuseOthers } from "@/lib/http/refuse-others";
import { answerAuthorization, readAuthorization } from "@/lib/oauth/authorize-client.server";
import {
  authorizationBody,
  authorizationQuery,
  authorizationSchema,
  redirectSchema,
} from "@/lib/oauth/oauth-schema";

export const GET = route(
  {
    summary: "OAuth: which program asks for what, for the page that asks its owner",
    access: "signed_in",
    query: authorizationQuery,
    response: authorizationSchema,
    refuses: [400],
  },
  ({ ctx, query, session }) => readAuthorization(ctx, { query, session }),
);

export const POST = route(
  {
    summary: "OAuth: let a program in, after the password once more, or refuse it",
    access: "signed_in",
    body: authorizationBody,
    response: redirectSchema,
    limits: [{ name: "oauth-answers", per: "account", max: 30, windowSeconds: 3_600 }],
    refuses: [400, 403, 409],
  },
  ({ ctx, body, session }) => answerAuthorization(ctx, { body, session }),
);

export const { PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET", "POST");
