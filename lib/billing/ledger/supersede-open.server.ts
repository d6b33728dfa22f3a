import "server-only";
import { OPEN_STATES } from "@/lib/billing/payment-state";
import type { Tx } from "@/lib/db";

/**
 * Takes back whatever else of a person still waits to be paid: charges are made unpayable at the provider, contracts
 * ended there, both by the job that looks at what is due. What comes in of them nevertheless is given back.
 */
export async function supersedeOpen(
  tx: Tx,
  userId: string,
  keep: { paymentId?: string | null; preapprovalId?: string | null; pixOnly?: boolean },
  now: Date,
): Promise<void> {
  await tx.payment.updateMany({
    where: {
      userId,
      state: { in: [...OPEN_STATES] },
      ...(keep.paymentId ? { id: { not: keep.paymentId } } : {}),
    },
    data: { state: "failed", why: "superseded", nextCheckAt: now },
  });
  if (keep.pixOnly) return;
  await tx.preapproval.updateMany({
    where: {
      ...{ userId, status: { not: "cancelled" }, wanted: { not: "cancelled" } },
      ...(keep.preapprovalId ? { id: { not: keep.preapprovalId } } : {}),
    },
    data: { wanted: "cancelled", nextCheckAt: now },
  });
}
