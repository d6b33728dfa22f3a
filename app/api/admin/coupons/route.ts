import { route } from "@/lib/access/route";
import { ACTS_LIMIT } from "@/lib/admin/administrator-acts";
import { couponAnswer, couponBody, couponsQuery, couponsSchema } from "@/lib/admin/money/coupon-schema";
import { createCoupon } from "@/lib/admin/money/create-coupon.server";
import { listCoupons } from "@/lib/admin/money/list-coupons.server";
import { refuseOthers } from "@/lib/http/refuse-others";

export const GET = route(
  {
    summary: "Coupons with their uses and what they cost",
    access: "admin",
    query: couponsQuery,
    response: couponsSchema,
  },
  ({ ctx, query }) => listCoupons(ctx, query),
);

export const POST = route(
  {
    summary: "Offer a coupon",
    access: "admin",
    body: couponBody,
    response: couponAnswer,
    status: 201,
    limits: [ACTS_LIMIT],
  },
  async ({ ctx, body }) => ({ coupon: await createCoupon(ctx, body) }),
);

export const { PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET", "POST");
