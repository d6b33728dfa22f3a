import { route } from "@/lib/http/route";
import { goalsBody, goalsSchema } from "@/lib/nutrition/goals";
import { loadGoals } from "@/lib/nutrition/load-goals.server";
import { saveGoals } from "@/lib/nutrition/save-goals.server";

export const GET = route(
  { summary: "Goals in force and where each comes from", access: "reader", response: goalsSchema },
  ({ viewer }) => loadGoals(viewer.userId),
);

export const PUT = route(
  { summary: "Set goals by hand", access: "reader", body: goalsBody, response: goalsSchema },
  ({ viewer, body }) => saveGoals(null, viewer.userId, body),
);
