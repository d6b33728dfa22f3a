import { route } from "@/lib/access/route";
import { refuseOthers } from "@/lib/http/refuse-others";
import { dashboardSchema } from "@/lib/nutrition/views/dashboard";
import { loadDashboard } from "@/lib/nutrition/views/load-dashboard.server";

export const GET = route(
  {
    summary: "Today against the goals, the recent days and the streak",
    access: "reader",
    response: dashboardSchema,
  },
  ({ ctx }) => loadDashboard(ctx),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
