import { route } from "@/lib/access/route";
import { refuseOthers } from "@/lib/http/refuse-others";
import { listMembers } from "@/lib/partners/members/list-members.server";
import { membersQuery, membersSchema } from "@/lib/partners/members/member-schema";

export const GET = route(
  {
    summary: "The people of the company, without anything about health",
    access: "partner_manager",
    forSupport: true,
    query: membersQuery,
    response: membersSchema,
  },
  ({ ctx, query }) => listMembers(ctx, query),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
