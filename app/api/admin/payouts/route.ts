import { route } from "@/lib/access/route";
import { allPayoutsSchema, payoutsQuery } from "@/lib/admin/business/business-schema";
import { listAllPayouts } from "@/lib/admin/business/settle-payout.server";
import { refuseOthers } from "@/lib/http/refuse-others";

export const GET = route(
  {
    summary: "What companies ask to be paid out",
    access: "admin",
    query: payoutsQuery,
    response: allPayoutsSchema,
  },
  ({ query }) => listAllPayouts(query),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
