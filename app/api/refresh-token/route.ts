import { route } from "@/lib/access/route";
import { refreshSchema } from "@/lib/auth/account/credentials";
import { refreshSession } from "@/lib/auth/session/refresh-session.server";
import { tokensSchema } from "@/lib/auth/session/session-answer";
import { setSession } from "@/lib/auth/session/write-session-cookies.server";
import { refuseOtherOrigins } from "@/lib/http/own-origin";
import { refuseOthers } from "@/lib/http/refuse-others";

export const POST = route(
  {
    summary: "Exchange a refresh token for new tokens; no bearer",
    access: "public",
    body: refreshSchema,
    response: tokensSchema,
    refuses: [401, 403],
    limits: [{ name: "refresh", per: "ip", max: 1_200, windowSeconds: 60 }],
  },
  async ({ ctx, body, request, headers }) => {
    refuseOtherOrigins(request);
    const session = await refreshSession(ctx, body);
    setSession(headers, request, session.stored);
    return { token: session.accessToken, refreshToken: session.refreshToken };
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
