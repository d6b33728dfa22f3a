/** The least that may be asked for at once, in reais; no fee is taken of it. */
export const LEAST_PAYOUT = 0.01;

/** A commission as a balance counts it. */
export type Earned = { cents: number; clearsAt: Date; reversedAt: Date | null; refused: string | null };
/** A payout as a balance counts it: refused ones give their money back. */
export type Paid = { cents: number; state: "requested" | "paid" | "refused" };

/** In cents. `available` is below zero when a payment went back after its commission had been paid out. */
export type Balance = { clearing: number; available: number; requested: number; paidOut: number };

/** What a company has earned and may have paid out at `now`. */
export function balanceOf(commissions: readonly Earned[], payouts: readonly Paid[], now: Date): Balance {
  const counting = commissions.filter(({ reversedAt, refused }) => reversedAt === null && refused === null);
  const sum = (rows: readonly { cents: number }[]) => rows.reduce((total, { cents }) => total + cents, 0);
  const clearing = sum(counting.filter(({ clearsAt }) => clearsAt > now));
  const cleared = sum(counting.filter(({ clearsAt }) => clearsAt <= now));
  const requested = sum(payouts.filter(({ state }) => state === "requested"));
  const paidOut = sum(payouts.filter(({ state }) => state === "paid"));
  return { clearing, available: cleared - requested - paidOut, requested, paidOut };
}
