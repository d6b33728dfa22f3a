import { createHash } from "node:crypto";
import { DAY_MS } from "@/lib/durations";

/** How long an invitation can be answered: seven days. */
export const INVITATION_LIFE_MS = 7 * DAY_MS;

/** What the token of a mailed link is found again by. */
export function hashInvitation(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** An invitation as it stands: who looks at it, and whether it can still be answered. No address: it is a mere link. */
export type Invitation = { email: string | null; tokenHash: string; status: string; expiresAt: Date };

/** Whoever holds the mailed link, or owns the address that it went to and has proven it. */
export function isFor(
  invitation: Invitation,
  who: { email: string; isConfirmed: boolean; token: string | null },
): boolean {
  if (who.token !== null && hashInvitation(who.token) === invitation.tokenHash) return true;
  return isAddressed(invitation, who);
}

/** Whether it went to this person's own address; who merely holds its link is told so before they say yes. */
export function isAddressed(
  { email }: Pick<Invitation, "email">,
  who: { email: string; isConfirmed: boolean },
): boolean {
  return who.isConfirmed && who.email.toLowerCase() === email;
}

export function isOpen({ status, expiresAt }: Pick<Invitation, "status" | "expiresAt">, now: Date): boolean {
  return status === "open" && expiresAt > now;
}
