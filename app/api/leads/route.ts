import { route } from "@/lib/access/route";
import { doneSchema } from "@/lib/auth/session/session-answer";
import { refuseOthers } from "@/lib/http/refuse-others";
import { translator } from "@/lib/i18n/translator";
import { leadSchema } from "@/lib/partners/lead";
import { storeLead } from "@/lib/partners/store-lead.server";

export const POST = route(
  {
    summary: "Ask for a partnership: kept, and mailed to the administrator",
    access: "public",
    body: leadSchema,
    response: doneSchema,
    status: 201,
    maxBytes: 8 * 1024,
    limits: [
      { name: "leads", per: "ip", max: 10, windowSeconds: 3_600 },
      { name: "leads", per: "email", max: 3, windowSeconds: 86_400 },
      { name: "leads", per: "everybody", max: 300, windowSeconds: 3_600 },
    ],
  },
  async ({ ctx, body, locale }) => {
    await storeLead(ctx, body);
    return { success: true as const, message: translator(locale)("success.lead_stored") };
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
