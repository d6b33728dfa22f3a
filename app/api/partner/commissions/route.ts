import { route } from "@/lib/access/route";
import { refuseOthers } from "@/lib/http/refuse-others";
import { commissionsQuery, commissionsSchema } from "@/lib/partners/earnings/earnings-schema";
import { listCommissions } from "@/lib/partners/earnings/load-earnings.server";

export const GET = route(
  {
    summary: "Commissions, the latest first; they name nobody",
    access: "partner_manager",
    forSupport: true,
    query: commissionsQuery,
    response: commissionsSchema,
  },
  ({ ctx, query }) => listCommissions(ctx, query),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
