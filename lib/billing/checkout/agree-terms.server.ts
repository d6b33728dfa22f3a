import "server-only";
import type { ChangePreview } from "@/lib/billing/billing-schema";
import { couponCode, couponRefusal, discounted } from "@/lib/billing/coupon";
import { type Change, changeBy } from "@/lib/billing/coverage";
import { loadSegments } from "@/lib/billing/ledger/load-segments.server";
import type { LockedSubscription } from "@/lib/billing/ledger/lock-standing.server";
import { type PaymentMethod, TRIAL_PLAN_ID } from "@/lib/billing/plan";
import type { Tx } from "@/lib/db";
import { AppError } from "@/lib/errors";
import type { Plan } from "@/lib/generated/prisma/client";

export type Choice = { planId: string; paymentMethod: PaymentMethod; coupon?: string | null | undefined };

/** What a choice means for a person: nothing of it comes from the caller but which plan, how, and a coupon's code. */
export type Terms = {
  plan: Plan;
  kind: ChangePreview["kind"];
  change: Change;
  couponId: string | null;
  /** Of the period that is paid next, with the coupon. */
  amountCents: number;
};

/** The terms of a choice, as they stand for this person now. @throws AppError plan_unknown, coupon_invalid, coupon_used */
export async function agreeTerms(
  tx: Tx,
  held: LockedSubscription,
  choice: Choice,
  now: Date,
): Promise<Terms> {
  const plan = await tx.plan.findUnique({ where: { id: choice.planId, archivedAt: null } });
  if (!plan || plan.id === TRIAL_PLAN_ID) {
    throw new AppError("plan_unknown", {}, { fields: { planId: "choice" } });
  }
  const { segments } = await loadSegments(tx, held);
  const agreed = { planId: plan.id, priceCents: plan.priceCents, days: plan.durationDays };
  const change = changeBy(segments, agreed, now);
  const isOther =
    change.kind === "extension" && plan.id !== segments.find(({ until }) => until > now)?.planId;
  const kind =
    change.kind !== "extension"
      ? change.kind
      : isOther
        ? "downgrade"
        : choice.paymentMethod === "credit_card"
          ? "card_change"
          : "extension";
  const { couponId, amountCents } = await withCoupon(tx, held.userId, plan, choice.coupon ?? null, now);
  return { plan, kind, change, couponId, amountCents };
}

/** Uses are counted by what was asked for and may still be paid, under a lock: the last one is not had twice. */
async function withCoupon(tx: Tx, userId: string, plan: Plan, text: string | null, now: Date) {
  const whole = { couponId: null, amountCents: plan.priceCents };
  if (!text) return whole;
  const code = couponCode(text);
  await tx.$queryRaw`SELECT 1 FROM app.coupons WHERE code = ${code} FOR UPDATE`;
  const coupon = await tx.coupon.findUnique({ where: { code } });
  const used = coupon ? await usesOf(tx, coupon.id, userId) : { uses: 0, isUsedByThem: false };
  const why = couponRefusal(coupon, plan.id, used, now);
  if (why || !coupon) throw new AppError(why ?? "coupon_invalid", {}, { fields: { coupon: "invalid" } });
  return { couponId: coupon.id, amountCents: discounted(plan.priceCents, coupon) };
}

/** A person's own open charges do not use it up for themselves: they are replaced, or shown again. */
async function usesOf(tx: Tx, couponId: string, userId: string) {
  const came = { in: ["paid", "refunding", "refunded", "charged_back"] as const };
  const [theirs, payments, contracts] = await Promise.all([
    tx.payment.count({ where: { couponId, userId, state: { in: [...came.in] } } }),
    tx.payment.count({
      where: {
        couponId,
        OR: [
          { state: { in: [...came.in] } },
          { state: { in: ["created", "pending"] }, userId: { not: userId } },
        ],
      },
    }),
    tx.preapproval.count({
      where: {
        couponId,
        charges: 0,
        wanted: "authorized",
        status: { not: "cancelled" },
        userId: { not: userId },
      },
    }),
  ]);
  return { uses: payments + contracts, isUsedByThem: theirs > 0 };
}

/** The terms as they are shown before they are agreed to. */
export function previewOf({ plan, kind, change, amountCents }: Terms): ChangePreview {
  const isLater = kind === "downgrade" || kind === "card_change";
  return {
    ...{ planId: plan.id, plan: plan.name, kind },
    amountToday: isLater ? 0 : amountCents / 100,
    amountAfterwards: plan.priceCents / 100,
    startsAt: change.startsAt.toISOString(),
    endsAt: change.endsAt.toISOString(),
    creditDays: change.creditDays,
    creditAmount: change.creditCents / 100,
    discount: (plan.priceCents - amountCents) / 100,
  };
}
