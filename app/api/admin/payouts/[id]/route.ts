import { route } from "@/lib/access/route";
import { ACTS_LIMIT } from "@/lib/admin/administrator-acts";
import { businessDoneSchema, settlePayoutBody } from "@/lib/admin/business/business-schema";
import { settlePayout } from "@/lib/admin/business/settle-payout.server";
import { idParams } from "@/lib/http/id-params";
import { refuseOthers } from "@/lib/http/refuse-others";

export const POST = route(
  {
    summary: "Note that a payout was made at the bank, or is refused",
    access: "admin",
    params: idParams,
    body: settlePayoutBody,
    response: businessDoneSchema,
    limits: [ACTS_LIMIT],
  },
  async ({ ctx, params, body }) => {
    await settlePayout(ctx, { ...params, ...body });
    return { success: true as const };
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
