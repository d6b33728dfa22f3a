import { signUp } from "@/lib/auth/account/sign-up.server";
import { signUpSchema } from "@/lib/auth/password/credentials";
import { sessionAnswer, sessionSchema } from "@/lib/auth/session/session-answer";
import { deviceOf } from "@/lib/auth/sign-in/device";
import { refuseOtherOrigins } from "@/lib/http/own-origin";
import { refuseOthers } from "@/lib/http/refuse-others";
import { route } from "@/lib/http/route";
import { setSession } from "@/lib/http/session-cookies";

export const POST = route(
  {
    summary: "Sign up; the plan `trial` starts at once, a paid one when it is paid",
    access: "public",
    body: signUpSchema,
    response: sessionSchema,
    limits: [{ name: "signup", per: "ip", max: 300, windowSeconds: 600 }],
  },
  async ({ body, ip, locale, now, request, headers }) => {
    refuseOtherOrigins(request);
    const device = deviceOf(request.headers.get("user-agent"));
    const admitted = await signUp(body, { locale, device, ip }, now);
    setSession(headers, request, admitted.session.stored);
    return sessionAnswer(admitted);
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
