import { loginSchema } from "@/lib/auth/password/credentials";
import { sessionAnswer, sessionSchema } from "@/lib/auth/session/session-answer";
import { deviceOf } from "@/lib/auth/sign-in/device";
import { logIn } from "@/lib/auth/sign-in/log-in.server";
import { refuseOtherOrigins } from "@/lib/http/own-origin";
import { chosenLocaleOf } from "@/lib/http/reader-locale";
import { refuseOthers } from "@/lib/http/refuse-others";
import { route } from "@/lib/http/route";
import { setSession } from "@/lib/http/session-cookies";

export const POST = route(
  {
    summary: "Log in by e-mail and password; also opens the page session",
    access: "public",
    body: loginSchema,
    response: sessionSchema,
  },
  async ({ body, ip, locale, now, request, headers }) => {
    refuseOtherOrigins(request);
    const device = deviceOf(request.headers.get("user-agent"));
    const chosen = chosenLocaleOf(request);
    const admitted = await logIn({ ...body, ip, locale, chosen, device }, now);
    setSession(headers, request, admitted.session.stored);
    return sessionAnswer(admitted);
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
