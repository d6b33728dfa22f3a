import { route } from "@/lib/access/route";
import { changeConsent } from "@/lib/consents/change-consent.server";
import { consentBody, consentsQuerySchema, consentsSchema } from "@/lib/consents/consent";
import { loadConsents } from "@/lib/consents/load-consents.server";
import { refuseOthers } from "@/lib/http/refuse-others";
import { wake } from "@/lib/jobs/wake";

export const GET = route(
  {
    summary: "What the caller agreed to or withdrew, and when",
    access: "signed_in",
    forSupport: true,
    query: consentsQuerySchema,
    response: consentsSchema,
  },
  ({ ctx, query }) => loadConsents(ctx, query),
);

export const POST = route(
  {
    summary: "Grant or withdraw a consent; what follows from it happens at once",
    access: "signed_in",
    body: consentBody,
    response: consentsSchema,
    limits: [{ name: "consents", per: "account", max: 60, windowSeconds: 3_600 }],
  },
  async ({ ctx, body }) => {
    const { consents, wrote } = await changeConsent(ctx, body);
    wake({ wrote, reached: [] });
    return consents;
  },
);

export const { PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET", "POST");
