import { route } from "@/lib/access/route";
import { refuseOthers } from "@/lib/http/refuse-others";
import { goalsAnswerSchema, goalsBody } from "@/lib/nutrition/goals/goals";
import { loadGoals } from "@/lib/nutrition/goals/load-goals.server";
import { saveGoals } from "@/lib/nutrition/goals/save-goals.server";
import { SETTINGS_LIMIT } from "@/lib/profile/settings-limit";

export const GET = route(
  { summary: "Goals in force and how they were computed", access: "reader", response: goalsAnswerSchema },
  ({ ctx }) => loadGoals(ctx),
);

export const PUT = route(
  {
    summary: "Set goals by hand",
    access: "reader",
    keepsHealthData: true,
    body: goalsBody,
    response: goalsAnswerSchema,
    limits: [SETTINGS_LIMIT],
  },
  ({ ctx, body }) => saveGoals(ctx, body),
);

export const { POST, PATCH, DELETE, OPTIONS } = refuseOthers("GET", "PUT");
