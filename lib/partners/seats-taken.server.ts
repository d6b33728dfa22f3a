import "server-only";
import type { Tx } from "@/lib/db";

/**
 * Seats that are gone: members and invitations that may still be taken up. The company is locked by whoever gives one away.
 * @param joining whoever comes in now; the seat that was kept for them is theirs
 */
export async function seatsTaken(
  tx: Tx,
  companyId: string,
  now: Date,
  joining?: { email: string },
): Promise<number> {
  const [members, open] = await Promise.all([
    tx.companyMembership.count({ where: { companyId, until: null } }),
    tx.companyInvitation.count({
      where: {
        ...{ companyId, status: "open", expiresAt: { gt: now } },
        ...(joining && { email: { not: joining.email.toLowerCase() } }),
      },
    }),
  ]);
  return members + open;
}
