import { refuseOthers } from "@/lib/http/refuse-others";
import { route } from "@/lib/http/route";
import { changeConsent } from "@/lib/privacy/change-consent.server";
import { consentBody, consentsQuery, consentsSchema } from "@/lib/privacy/consent";
import { loadConsents } from "@/lib/privacy/load-consents.server";

export const GET = route(
  {
    summary: "What the caller agreed to or withdrew, and when",
    access: "signed_in",
    query: consentsQuery,
    response: consentsSchema,
  },
  ({ viewer, query }) => loadConsents(null, viewer.userId, query),
);

export const POST = route(
  {
    summary: "Grant or withdraw a consent; what follows from it happens at once",
    access: "signed_in",
    body: consentBody,
    response: consentsSchema,
    limits: [{ name: "consents", per: "account", max: 60, windowSeconds: 3_600 }],
  },
  ({ viewer, body, locale, now }) => changeConsent(viewer.userId, body, locale, now),
);

export const { PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET", "POST");
