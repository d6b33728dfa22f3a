import { route } from "@/lib/access/route";
import { refuseOthers } from "@/lib/http/refuse-others";
import { MANAGER_LIMITS } from "@/lib/partners/company-of";
import { payoutBody, payoutsSchema } from "@/lib/partners/earnings/earnings-schema";
import { listPayouts, requestPayout } from "@/lib/partners/earnings/request-payout.server";

export const GET = route(
  {
    summary: "Payouts that were asked for",
    access: "partner_manager",
    forSupport: true,
    response: payoutsSchema,
  },
  ({ ctx }) => listPayouts(ctx),
);

export const POST = route(
  {
    summary: "Ask for commission to be paid out, never more than has cleared",
    access: "partner_manager",
    body: payoutBody,
    response: payoutsSchema,
    status: 201,
    limits: MANAGER_LIMITS,
  },
  async ({ ctx, body }) => ({ payouts: [await requestPayout(ctx, body)] }),
);

export const { PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET", "POST");
