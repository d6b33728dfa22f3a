import { DAY_MS } from "@/lib/durations";

/** Days in which a purchase made online can be taken back (Código de Defesa do Consumidor, article 49). */
export const WITHDRAWAL_DAYS = 7;

/** The last moment at which a payment can be taken back: the end of the seventh day after it, to the second. */
export function withdrawableUntil(paidAt: Date): Date {
  return new Date(paidAt.getTime() + WITHDRAWAL_DAYS * DAY_MS);
}

export function isWithdrawable(payment: { state: string; paidAt: Date | null }, now: Date): boolean {
  return payment.state === "paid" && payment.paidAt !== null && now < withdrawableUntil(payment.paidAt);
}
