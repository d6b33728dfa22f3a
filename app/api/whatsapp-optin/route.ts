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
  async ({ ctx, body }) => {
    await startOptIn(ctx, body);
    return loadOptIn(ctx);
  },
);

export const DELETE = route(
  {
    summary: "Stop using the assistant",
    access: "signed_in",
    response: optInStatusSchema,
    limits: [SETTINGS_LIMIT],
  },
  async ({ ctx }) => {
    await revokeOptIn(ctx, { by: "web" });
    return loadOptIn(ctx);
  },
);

export const { GET, PUT, PATCH, OPTIONS } = refuseOthers("POST", "DELETE");
