import { route } from "@/lib/access/route";
import { loginSchema } from "@/lib/auth/account/credentials";
import { deviceOf } from "@/lib/auth/session/device";
import { sessionAnswer, sessionSchema } from "@/lib/auth/session/session-answer";
import { setSession } from "@/lib/auth/session/write-session-cookies.server";
import { logIn } from "@/lib/auth/sign-in/log-in.server";
import { knownDeviceOf, rememberDevice } from "@/lib/auth/sign-in/remember-device.server";
import { refuseOtherOrigins } from "@/lib/http/own-origin";
import { chosenLocaleOf } from "@/lib/http/reader-locale";
import { refuseOthers } from "@/lib/http/refuse-others";

export const POST = route(
  {
    summary: "Log in by e-mail and password; also opens the page session",
    access: "public",
    body: loginSchema,
    response: sessionSchema,
    refuses: [401, 403, 429],
  },
  async ({ ctx, body, ip, request, headers }) => {
    refuseOtherOrigins(request);
    const device = deviceOf(request.headers.get("user-agent"));
    const chosen = chosenLocaleOf(request);
    const knownDevice = knownDeviceOf(request, body.email);
    const admitted = await logIn(ctx, { ...body, ip, chosen, device, knownDevice });
    setSession(headers, request, admitted.session.stored);
    rememberDevice(headers, request, admitted.user.email);
    return sessionAnswer(admitted);
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
