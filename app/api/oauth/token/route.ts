import { route } from "@/lib/access/route";
import { readForm } from "@/lib/http/parse";
import { refuseOthers } from "@/lib/http/refuse-others";
import { exchangeGrant } from "@/lib/oauth/exchange-grant.server";
import { answeredAsOauth } from "@/lib/oauth/oauth-answers.server";
import { grantForm, grantSchema } from "@/lib/oauth/oauth-schema";

export const POST = answeredAsOauth(
  route(
    {
      summary: "OAuth: a token for a code, or the next for a refresh token (RFC 6749)",
      access: "public",
      rawBody: "application/x-www-form-urlencoded",
      response: grantSchema,
      limits: [{ name: "oauth-token", per: "ip", max: 120, windowSeconds: 3_600 }],
      refuses: [400, 401, 415],
    },
    async ({ ctx, request }) => exchangeGrant(ctx, await readForm(grantForm, request)),
  ),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
