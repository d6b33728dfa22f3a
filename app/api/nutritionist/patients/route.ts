import { route } from "@/lib/access/route";
import { loadRoster } from "@/lib/care/roster/load-roster.server";
import { rosterQuerySchema, rosterSchema } from "@/lib/care/roster/roster-schema";
import { refuseOthers } from "@/lib/http/refuse-others";

export const GET = route(
  {
    summary:
      "Whoever lets the caller in now, searched and sorted, with why they need attention; and the invitations that were sent",
    access: "nutritionist",
    query: rosterQuerySchema,
    response: rosterSchema,
  },
  ({ ctx, query }) => loadRoster(ctx, query),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
