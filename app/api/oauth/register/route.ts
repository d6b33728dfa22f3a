import { route } from "@/lib/access/route";
import { refuseOthers } from "@/lib/http/refuse-others";
import { answeredAsOauth } from "@/lib/oauth/oauth-answers.server";
import { clientBody, clientSchema } from "@/lib/oauth/oauth-schema";
import { registerClient } from "@/lib/oauth/register-client.server";

export const POST = answeredAsOauth(
  route(
    {
      summary: "OAuth: a program introduces itself (RFC 7591)",
      access: "public",
      body: clientBody,
      response: clientSchema,
      status: 201,
      limits: [{ name: "oauth-register", per: "ip", max: 60, windowSeconds: 3_600 }],
      refuses: [400],
    },
    ({ ctx, body }) => registerClient(ctx, body),
  ),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
