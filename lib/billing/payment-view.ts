import type { PaymentStanding, PaymentView, PixData } from "@/lib/billing/billing-schema";
import type { PaymentState } from "@/lib/billing/payment-state";
import type { PaymentMethod } from "@/lib/billing/plan";

type ShownPayment = PixPayment & { id: string; planId: string; method: PaymentMethod };

type ShownContract = {
  id: string;
  planId: string;
  status: "created" | "pending" | "authorized" | "paused" | "cancelled";
  charges: number;
  firstCents: number;
  initPoint: string | null;
  startsAt: Date | null;
};

type PixPayment = {
  state: PaymentState;
  why: string | null;
  qrCode: string | null;
  qrImage: string | null;
  amountCents: number;
  expiresAt: Date | null;
};

/** The code of a charge that can still be paid; null for any other. */
export function pixDataOf({ state, qrCode, qrImage, amountCents, expiresAt }: PixPayment): PixData | null {
  if (state !== "pending" || !qrCode || !qrImage || !expiresAt) return null;
  return {
    qr_code: qrCode,
    qr_code_image: qrImage,
    amount: amountCents / 100,
    expires_at: expiresAt.toISOString(),
  };
}

/** Where a payment stands for who waits for it. One whose code ran out is over, told or not. */
function standingOf(
  { state, why, expiresAt }: Pick<PixPayment, "state" | "why" | "expiresAt">,
  now: Date,
): PaymentStanding {
  switch (state) {
    case "created":
    case "pending":
      return expiresAt && expiresAt <= now ? "expired" : "pending";
    case "failed":
      return why === "expired" || why === "superseded" || why === "unreachable" ? "expired" : "failed";
    case "paid":
      return "paid";
    case "refund_due":
      return "refund_due";
    default:
      return "refunded";
  }
}

export function paymentView(payment: ShownPayment, plan: string, now: Date): PaymentView {
  const { id, planId, method, amountCents } = payment;
  const status = standingOf(payment, now);
  return {
    ...{ id, status, planId, plan, method, amount: amountCents / 100 },
    pixData: status === "pending" ? pixDataOf(payment) : null,
    redirectUrl: null,
    isDeclined: false,
  };
}

/**
 * A card counts as paid once it is charged; agreed to and not yet charged it is still pending, also after a charge that
 * was declined: the provider tries again.
 */
export function contractView(contract: ShownContract, plan: string, wasDeclined: boolean): PaymentView {
  const { id, planId, status, charges, firstCents, initPoint, startsAt } = contract;
  const isIn = charges > 0 || (startsAt !== null && status === "authorized");
  const standing = isIn ? "paid" : status === "cancelled" ? "expired" : "pending";
  return {
    ...{ id, status: standing, planId, plan, method: "credit_card" as const, amount: firstCents / 100 },
    pixData: null,
    redirectUrl: standing === "pending" && status !== "authorized" ? initPoint : null,
    isDeclined: standing === "pending" && wasDeclined,
  };
}
