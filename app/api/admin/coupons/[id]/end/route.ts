import { route } from "@/lib/access/route";
import { ACTS_LIMIT } from "@/lib/admin/administrator-acts";
import { couponAnswer, endBody } from "@/lib/admin/money/coupon-schema";
import { endCoupon } from "@/lib/admin/money/create-coupon.server";
import { idParams } from "@/lib/http/id-params";
import { refuseOthers } from "@/lib/http/refuse-others";

export const POST = route(
  {
    summary: "End a coupon",
    access: "admin",
    params: idParams,
    body: endBody,
    response: couponAnswer,
    limits: [ACTS_LIMIT],
  },
  async ({ ctx, params, body }) => ({ coupon: await endCoupon(ctx, { ...params, ...body }) }),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
