import { route } from "@/lib/access/route";
import { askPractice, withdrawRequest } from "@/lib/care/ask-practice.server";
import { practiceSchema, requestBody } from "@/lib/care/practice-schema";
import { refuseOthers } from "@/lib/http/refuse-others";
import { SETTINGS_LIMIT } from "@/lib/profile/settings-limit";

export const POST = route(
  {
    summary: "Ask to work here as a nutritionist: an administrator looks the council number up",
    access: "signed_in",
    body: requestBody,
    response: practiceSchema,
    status: 201,
    limits: [{ name: "nutritionist-request", per: "account", max: 10, windowSeconds: 86_400 }],
  },
  ({ ctx, body }) => askPractice(ctx, body),
);

export const DELETE = route(
  {
    summary: "Take that request back",
    access: "signed_in",
    response: practiceSchema,
    limits: [SETTINGS_LIMIT],
  },
  ({ ctx }) => withdrawRequest(ctx),
);

export const { GET, PUT, PATCH, OPTIONS } = refuseOthers("POST", "DELETE");
