import { route } from "@/lib/access/route";
import { loadRevenue } from "@/lib/admin/money/load-revenue.server";
import { revenueSchema } from "@/lib/admin/money/revenue-schema";
import { refuseOthers } from "@/lib/http/refuse-others";

export const GET = route(
  {
    summary: "How the monthly revenue moves, what it consists of, and whose is at risk",
    access: "admin",
    response: revenueSchema,
  },
  ({ ctx }) => loadRevenue(ctx),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
