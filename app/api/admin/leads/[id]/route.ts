import { route } from "@/lib/access/route";
import { ACTS_LIMIT } from "@/lib/admin/administrator-acts";
import { businessDoneSchema, leadBody, leadParams } from "@/lib/admin/business/business-schema";
import { settleLead } from "@/lib/admin/business/list-leads.server";
import { refuseOthers } from "@/lib/http/refuse-others";

export const POST = route(
  {
    summary: "Put a request away, or take it up again",
    access: "admin",
    params: leadParams,
    body: leadBody,
    response: businessDoneSchema,
    limits: [ACTS_LIMIT],
  },
  async ({ ctx, params, body }) => {
    await settleLead(ctx, { ...params, ...body });
    return { success: true as const };
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
