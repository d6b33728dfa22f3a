import { z } from "zod";
import { route } from "@/lib/access/route";
import { readForm } from "@/lib/http/parse";
import { refuseOthers } from "@/lib/http/refuse-others";
import { revokeGrant } from "@/lib/oauth/exchange-grant.server";
import { answeredAsOauth } from "@/lib/oauth/oauth-answers.server";
import { revocationForm } from "@/lib/oauth/oauth-schema";

export const POST = answeredAsOauth(
  route(
    {
      summary: "OAuth: a program gives back what it holds (RFC 7009)",
      access: "public",
      rawBody: "application/x-www-form-urlencoded",
      response: z.object({}),
      limits: [{ name: "oauth-revoke", per: "ip", max: 60, windowSeconds: 3_600 }],
      refuses: [400, 415],
    },
    async ({ ctx, request }) => {
      await revokeGrant(ctx, await readForm(revocationForm, request));
      return {};
    },
  ),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
