import { WITHDRAWAL_DAYS } from "@/lib/billing/withdrawal";
import { DAY_MS } from "@/lib/durations";

/** A commission clears the day after its payment can no longer be taken back at will. */
export const CLEARING_DAYS = WITHDRAWAL_DAYS + 1;

export function clearsAt(earnedAt: Date): Date {
  return new Date(earnedAt.getTime() + CLEARING_DAYS * DAY_MS);
}

/** What a company earns of a payment, in cents, rounded down. `percent` from 0 to 50. */
export function commissionCents(paidCents: number, percent: number): number {
  return Math.max(0, Math.floor((paidCents * percent) / 100));
}

/** What tells one person from another, as far as it is known. */
export type Identity = { email: string; phone: string | null; cpf: string | null };

/** Whether two accounts are one person's: the same number or CPF, or one mailbox under two spellings. */
export function isSamePerson(one: Identity, other: Identity): boolean {
  if (one.cpf !== null && one.cpf === other.cpf) return true;
  if (one.phone !== null && one.phone === other.phone) return true;
  return mailbox(one.email) === mailbox(other.email);
}

/** "ana.lima+garfo@gmail.com" and "AnaLima@gmail.com" are one mailbox. */
function mailbox(email: string): string {
  const [local = "", domain = ""] = email.toLowerCase().split("@");
  const name = local.replace(/\+.*$/, "");
  const isDotless = domain === "gmail.com" || domain === "googlemail.com";
  return `${isDotless ? name.replaceAll(".", "") : name}@${isDotless ? "gmail.com" : domain}`;
}
