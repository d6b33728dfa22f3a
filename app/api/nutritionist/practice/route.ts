import { route } from "@/lib/access/route";
import { savePractice } from "@/lib/care/ask-practice.server";
import { loadPractice } from "@/lib/care/load-practice.server";
import { practiceBody, practiceSchema } from "@/lib/care/practice-schema";
import { refuseOthers } from "@/lib/http/refuse-others";
import { SETTINGS_LIMIT } from "@/lib/profile/settings-limit";

export const GET = route(
  {
    summary: "Whether the caller is a nutritionist here, and what became of their request to be one",
    access: "signed_in",
    forSupport: true,
    response: practiceSchema,
  },
  ({ ctx }) => loadPractice(ctx),
);

export const PUT = route(
  {
    summary: "What stands on the caller's letter paper",
    access: "nutritionist",
    body: practiceBody,
    response: practiceSchema,
    limits: [SETTINGS_LIMIT],
  },
  ({ ctx, body }) => savePractice(ctx, body),
);

export const { POST, PATCH, DELETE, OPTIONS } = refuseOthers("GET", "PUT");
