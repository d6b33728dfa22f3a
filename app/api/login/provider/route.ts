import { route } from "@/lib/access/route";
import { enterByProvider } from "@/lib/auth/identities/enter-by-provider.server";
import { providerLoginSchema } from "@/lib/auth/identities/identity-schema";
import { deviceOf } from "@/lib/auth/session/device";
import { sessionAnswer, sessionSchema } from "@/lib/auth/session/session-answer";
import { setSession } from "@/lib/auth/session/write-session-cookies.server";
import { rememberDevice } from "@/lib/auth/sign-in/remember-device.server";
import { refuseOtherOrigins } from "@/lib/http/own-origin";
import { refuseOthers } from "@/lib/http/refuse-others";

export const POST = route(
  {
    summary: "Log in, or sign up, with the code of a provider; also opens the page session",
    access: "public",
    body: providerLoginSchema,
    response: sessionSchema,
    refuses: [401, 403, 404, 409, 503],
    limits: [{ name: "login-provider", per: "ip", max: 60, windowSeconds: 300 }],
  },
  async ({ ctx, body, ip, request, headers }) => {
    refuseOtherOrigins(request);
    const { code, verifier, consents } = body;
    const device = deviceOf(request.headers.get("user-agent"));
    const arrival = { code, verifier, isAgreed: Boolean(consents), ip, device };
    const admitted = await enterByProvider(ctx, arrival);
    setSession(headers, request, admitted.session.stored);
    rememberDevice(headers, request, admitted.user.email);
    return sessionAnswer(admitted);
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
