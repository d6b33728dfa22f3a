import { route } from "@/lib/access/route";
import { refuseOthers } from "@/lib/http/refuse-others";
import { earningsSchema } from "@/lib/partners/earnings/earnings-schema";
import { loadEarnings } from "@/lib/partners/earnings/load-earnings.server";

export const GET = route(
  {
    summary: "From the link of the company to what may be paid out",
    access: "partner_manager",
    forSupport: true,
    response: earningsSchema,
  },
  ({ ctx }) => loadEarnings(ctx),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
