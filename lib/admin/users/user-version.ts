import { createHash } from "node:crypto";

/** What an administrator saw of somebody when deciding to act. */
export type Seen = {
  role: string;
  blockedAt: Date | null;
  emailConfirmedAt: Date | null;
  secondFactorAt: Date | null;
  whatsapp: string | null;
  subscription: {
    id: string;
    status: string;
    planId: string;
    periodEnd: Date;
    cancelledAt: Date | null;
  } | null;
};

/** A short text that is another one as soon as anything of it changes: two tabs cannot both act on the same sight. */
export function userVersion({ subscription: held, ...seen }: Seen): string {
  const facts = [
    ...[seen.role, seen.blockedAt, seen.emailConfirmedAt, seen.secondFactorAt, seen.whatsapp],
    ...(held ? [held.id, held.status, held.planId, held.periodEnd, held.cancelledAt] : []),
  ];
  return createHash("sha256").update(JSON.stringify(facts)).digest("base64url").slice(0, 22);
}

/** "***.982.247-**" of the eleven digits: enough to tell one from another, too little to use it. */
export function maskedCpf(digits: string): string {
  return `***.${digits.slice(3, 6)}.${digits.slice(6, 9)}-**`;
}
