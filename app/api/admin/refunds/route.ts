import { route } from "@/lib/access/route";
import { listRefunds } from "@/lib/admin/money/list-refunds.server";
import { refundsQuery, refundsSchema } from "@/lib/admin/money/refund-schema";
import { refuseOthers } from "@/lib/http/refuse-others";

export const GET = route(
  {
    summary: "Money that came in and is to be given back",
    access: "admin",
    query: refundsQuery,
    response: refundsSchema,
  },
  ({ query }) => listRefunds(query),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
