import { z } from "zod";
import { route } from "@/lib/access/route";
import { refuseOthers } from "@/lib/http/refuse-others";
import { exportMembers } from "@/lib/partners/members/list-members.server";
import { memberFilters } from "@/lib/partners/members/member-schema";

export const GET = route(
  {
    summary: "The people of the company as CSV",
    access: "partner_manager",
    query: memberFilters,
    response: z.string(),
    produces: ["text/csv"],
  },
  ({ ctx, query }) => exportMembers(ctx, query),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
