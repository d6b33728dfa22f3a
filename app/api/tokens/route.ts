import { route } from "@/lib/access/route";
import { refuseOthers } from "@/lib/http/refuse-others";
import { createToken } from "@/lib/tokens/create-token.server";
import { listTokens } from "@/lib/tokens/list-tokens.server";
import { newTokenSchema, tokenBody, tokensSchema } from "@/lib/tokens/token-schema";

export const GET = route(
  { summary: "The caller's personal access tokens", access: "signed_in", response: tokensSchema },
  ({ ctx }) => listTokens(ctx),
);

export const POST = route(
  {
    summary: "Make a personal access token, shown once, after the password once more",
    access: "signed_in",
    body: tokenBody,
    response: newTokenSchema,
    status: 201,
    refuses: [403],
    limits: [{ name: "tokens", per: "account", max: 30, windowSeconds: 3_600 }],
  },
  ({ ctx, body, session }) => createToken(ctx, { ...body, session }),
);

export const { PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET", "POST");
