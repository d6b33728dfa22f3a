import { route } from "@/lib/access/route";
import { ACTS_LIMIT } from "@/lib/admin/administrator-acts";
import { refundPayment } from "@/lib/admin/money/refund-payment.server";
import { refundBody, refundedSchema } from "@/lib/admin/money/refund-schema";
import { idParams } from "@/lib/http/id-params";
import { refuseOthers } from "@/lib/http/refuse-others";

export const POST = route(
  {
    summary: "Give a payment that does not count back, once however often it is asked",
    access: "admin",
    params: idParams,
    body: refundBody,
    response: refundedSchema,
    limits: [ACTS_LIMIT],
  },
  ({ ctx, params, body }) => refundPayment(ctx, { ...params, ...body }),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
