import { route } from "@/lib/access/route";
import { leadsQuery, leadsSchema } from "@/lib/admin/business/business-schema";
import { listLeads } from "@/lib/admin/business/list-leads.server";
import { refuseOthers } from "@/lib/http/refuse-others";

export const GET = route(
  {
    summary: "Requests from the partnerships page",
    access: "admin",
    query: leadsQuery,
    response: leadsSchema,
  },
  ({ query }) => listLeads(query),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
