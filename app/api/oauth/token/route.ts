import { route } from "@/lib/access/route";
import { readForm } from "@/lib/http/parse";
import { refuseOthers } from "@/lib/http/refuse-others";
import { exchangeGrant } from "@/lib/oauth/exchange-grant.server";
import { answeredAsOauth } from "@/lib/oauth/oauth-answers.server";
import { grantForm, grantSchema } from "@/lib/oauth/oauth-schema";

const MAX_BYTES = 16 * 1024;

export const POST = answeredAsOauth(
  route(
    {
      summary: "OAuth: a token for a code, or the next for a refresh token (RFC 6749)",
      access: "public",
      rawBody: "application/x-www-form-urlencoded",
      response: grantSchema,
      limits: [{ name: "oauth-token", per: "ip", max: 120, windowSeconds: 3_600 }],
      refuses: [400, 415],
    },
    async ({ ctx, request }) => exchangeGrant(ctx, await readForm(grantForm, request, MAX_BYTES)),
  ),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
