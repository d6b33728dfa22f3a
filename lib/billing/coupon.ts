/** What a coupon takes off the first period: a percentage or an amount, never both. */
export type Coupon = {
  code: string;
  percent: number | null;
  cents: number | null;
  /** Empty: every plan. */
  planIds: readonly string[];
  expiresAt: Date | null;
  maxUses: number | null;
  archivedAt: Date | null;
};

/** What the provider charges at least. */
export const LEAST_CENTS = 100;

export type CouponRefusal = "coupon_invalid" | "coupon_used";

/** Why a coupon does not count for a plan, or null. `uses` by everybody, `isUsedByThem` by this person. */
export function couponRefusal(
  coupon: Coupon | null,
  planId: string,
  { uses, isUsedByThem }: { uses: number; isUsedByThem: boolean },
  now: Date,
): CouponRefusal | null {
  if (!coupon || coupon.archivedAt) return "coupon_invalid";
  if (coupon.expiresAt && coupon.expiresAt <= now) return "coupon_invalid";
  if (coupon.planIds.length > 0 && !coupon.planIds.includes(planId)) return "coupon_invalid";
  return isUsedByThem || (coupon.maxUses !== null && uses >= coupon.maxUses) ? "coupon_used" : null;
}

/** The price in cents with a coupon: rounded in favour of who pays, and never below {@link LEAST_CENTS}. */
export function discounted(priceCents: number, coupon: Pick<Coupon, "percent" | "cents"> | null): number {
  if (!coupon) return priceCents;
  const off = coupon.percent !== null ? Math.ceil((priceCents * coupon.percent) / 100) : (coupon.cents ?? 0);
  return Math.max(Math.min(LEAST_CENTS, priceCents), priceCents - Math.max(0, off));
}

/** A code as it is kept: "bem vindo10 " becomes "BEMVINDO10". */
export function couponCode(text: string): string {
  return text.replace(/\s+/g, "").toUpperCase();
}
