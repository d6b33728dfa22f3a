import "server-only";
import { asAdministrator } from "@/lib/admin/administrator-acts";
import type { CouponBody, CouponRow } from "@/lib/admin/money/coupon-schema";
import { loadCoupon } from "@/lib/admin/money/list-coupons.server";
import { noteAction } from "@/lib/audit/note-action.server";
import { TRIAL_PLAN_ID } from "@/lib/billing/plan";
import type { Context } from "@/lib/context";
import { inTransaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { addDays, instantAt } from "@/lib/nutrition/calendar/day";

const TIME_ZONE = "America/Sao_Paulo";

/** Offers a coupon. @throws AppError coupon_exists, plan_unknown, invalid_day for a last day that is over */
export async function createCoupon(asked: Context, body: CouponBody): Promise<CouponRow> {
  const ctx = asAdministrator(asked);
  const { code, percent = null, amount = null, plans, expiresOn = null, maxUses = null, reason } = body;
  const expiresAt = expiresOn === null ? null : instantAt(addDays(expiresOn, 1), 0, TIME_ZONE);
  if (expiresAt && expiresAt <= ctx.now)
    throw new AppError("invalid_day", {}, { fields: { expiresOn: "date" } });
  const cents = amount === null ? null : Math.round(amount * 100);
  const id = await inTransaction(ctx, async (tx, ctx) => {
    const known = await tx.plan.count({ where: { id: { in: plans, not: TRIAL_PLAN_ID } } });
    if (known !== new Set(plans).size)
      throw new AppError("plan_unknown", {}, { fields: { plans: "choice" } });
    const data = {
      code,
      percent,
      cents,
      planIds: [...new Set(plans)],
      expiresAt,
      maxUses,
      createdAt: ctx.now,
    };
    const { count } = await tx.coupon.createMany({ data: [data], skipDuplicates: true });
    if (count === 0) throw new AppError("coupon_exists", {}, { fields: { code: "invalid" } });
    const { id } = await tx.coupon.findUniqueOrThrow({ where: { code } });
    const after = { code, percent, cents, plans: plans.join(" "), expiresOn, maxUses };
    await noteAction(ctx, { action: "coupon.created", subject: { type: "coupon", id }, after, reason });
    return id;
  });
  return loadCoupon(ctx, id);
}

/** Ends a coupon: what was ordered with it stays as agreed. @throws AppError not_found, nothing_to_change */
export async function endCoupon(
  asked: Context,
  { id, reason }: { id: string; reason: string },
): Promise<CouponRow> {
  const ctx = asAdministrator(asked);
  await inTransaction(ctx, async (tx, ctx) => {
    const found = await tx.coupon.findUnique({ where: { id } });
    if (!found) throw new AppError("not_found");
    const { count } = await tx.coupon.updateMany({
      where: { id, archivedAt: null },
      data: { archivedAt: ctx.now },
    });
    if (count === 0) throw new AppError("nothing_to_change");
    const subject = { type: "coupon", id } as const;
    await noteAction(ctx, {
      ...{ action: "coupon.ended", subject, reason },
      before: { ended: false },
      after: { ended: true },
    });
  });
  return loadCoupon(ctx, id);
}
