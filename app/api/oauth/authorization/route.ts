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
  ({ query }) => readAuthorization(query),
);

export const POST = route(
  {
    summary: "OAuth: let a program in, after the password once more, or refuse it",
    access: "signed_in",
    body: authorizationBody,
    response: redirectSchema,
    limits: [{ name: "oauth-answers", per: "account", max: 30, windowSeconds: 3_600 }],
    refuses: [400, 409],
  },
  ({ ctx, body }) => answerAuthorization(ctx, body),
);

export const { PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET", "POST");
