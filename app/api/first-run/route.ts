import { route } from "@/lib/access/route";
import { refuseOthers } from "@/lib/http/refuse-others";
import { firstRunBody, firstRunSchema } from "@/lib/onboarding/first-run-schema";
import { loadFirstRun } from "@/lib/onboarding/load-first-run.server";
import { saveFirstRun } from "@/lib/onboarding/save-first-run.server";
import { SETTINGS_LIMIT } from "@/lib/profile/settings-limit";

export const GET = route(
  { summary: "Where one stands in the first questions", access: "reader", response: firstRunSchema },
  ({ ctx }) => loadFirstRun(ctx),
);

export const PUT = route(
  {
    summary: "Keep how far one has come in the first questions",
    access: "reader",
    keepsHealthData: true,
    body: firstRunBody,
    response: firstRunSchema,
    limits: [SETTINGS_LIMIT],
  },
  ({ ctx, body }) => saveFirstRun(ctx, body),
);

export const { POST, PATCH, DELETE, OPTIONS } = refuseOthers("GET", "PUT");
