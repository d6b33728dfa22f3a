import { route } from "@/lib/access/route";
import { signUpSchema } from "@/lib/auth/account/credentials";
import { signUp } from "@/lib/auth/account/sign-up.server";
import { sessionBearer } from "@/lib/auth/session/authenticate-request.server";
import { deviceOf } from "@/lib/auth/session/device";
import { sessionAnswer, sessionSchema } from "@/lib/auth/session/session-answer";
import { setSession } from "@/lib/auth/session/write-session-cookies.server";
import { rememberDevice } from "@/lib/auth/sign-in/remember-device.server";
import { refuseOtherOrigins } from "@/lib/http/own-origin";
import { refuseOthers } from "@/lib/http/refuse-others";

export const POST = route(
  {
    summary:
      "Sign up; the plan `trial` starts at once, a paid one when it is paid. The bearer of a recovery session takes over an address that has a password and no account yet",
    access: "public",
    body: signUpSchema,
    response: sessionSchema,
    refuses: [401],
    limits: [{ name: "signup", per: "ip", max: 300, windowSeconds: 600 }],
  },
  async ({ ctx, body, ip, request, headers }) => {
    refuseOtherOrigins(request);
    const device = deviceOf(request.headers.get("user-agent"));
    const admitted = await signUp(ctx, { ...body, device, ip, recovery: sessionBearer(request) });
    setSession(headers, request, admitted.session.stored);
    rememberDevice(headers, request, admitted.user.email);
    return sessionAnswer(admitted);
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
