import { route } from "@/lib/access/route";
import { refuseOthers } from "@/lib/http/refuse-others";
import { loadProgress } from "@/lib/nutrition/views/load-progress.server";
import { progressQuerySchema, progressSchema } from "@/lib/nutrition/views/progress";

export const GET = route(
  {
    summary: "Weight, energy, water and protein against their goals, and the days so far",
    access: "reader",
    query: progressQuerySchema,
    response: progressSchema,
  },
  ({ ctx, query }) => loadProgress(ctx, query),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
