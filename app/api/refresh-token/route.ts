import { refreshSchema } from "@/lib/auth/password/credentials";
import { refreshSession } from "@/lib/auth/session/refresh-session.server";
import { tokensSchema } from "@/lib/auth/session/session-answer";
import { refuseOtherOrigins } from "@/lib/http/own-origin";
import { refuseOthers } from "@/lib/http/refuse-others";
import { route } from "@/lib/http/route";
import { setSession } from "@/lib/http/session-cookies";

export const POST = route(
  {
    summary: "Exchange a refresh token for new tokens; no bearer",
    access: "public",
    body: refreshSchema,
    response: tokensSchema,
    limits: [{ name: "refresh", per: "ip", max: 1_200, windowSeconds: 60 }],
  },
  async ({ body, now, request, headers }) => {
    refuseOtherOrigins(request);
    const session = await refreshSession(body.refreshToken, now);
    setSession(headers, request, session.stored);
    return { token: session.accessToken, refreshToken: session.refreshToken };
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
