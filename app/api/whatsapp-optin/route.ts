import { route } from "@/lib/access/route";
import { loadOptIn } from "@/lib/chat/opt-in/load-opt-in.server";
import { optInRequestSchema, optInStatusSchema } from "@/lib/chat/opt-in/opt-in-schema";
import { startOptIn } from "@/lib/chat/opt-in/start-opt-in.server";
import { revokeOptIn } from "@/lib/consents/revoke-opt-in.server";
import { refuseOthers } from "@/lib/http/refuse-others";
import { SETTINGS_LIMIT } from "@/lib/profile/settings-limit";

export const POST = route(
  {
    summary: "Ask to use the assistant: answers the code that proves the number",
    access: "subscriber",
    body: optInRequestSchema,
    response: optInStatusSchema,
    limits: [{ name: "whatsapp-optin", per: "account", max: 10, windowSeconds: 3600 }],
  },
  async ({ body, viewer, locale, now }) => {
    await startOptIn(viewer.userId, body, locale, now);
    return loadOptIn(viewer.userId, locale, now);
  },
);

export const DELETE = route(
  {
    summary: "Stop using the assistant",
    access: "signed_in",
    response: optInStatusSchema,
    limits: [SETTINGS_LIMIT],
  },
  async ({ viewer, locale, now }) => {
    await revokeOptIn(null, viewer.userId, "web", now);
    return loadOptIn(viewer.userId, locale, now);
  },
);

export const { GET, PUT, PATCH, OPTIONS } = refuseOthers("POST", "DELETE");
