import "server-only";
import { db } from "@/lib/db";

/** Whether a charge of this card's contract did not go through; of one that was charged since, nobody asks. */
export async function isDeclined(preapprovalId: string): Promise<boolean> {
  return (await db().payment.count({ where: { preapprovalId, state: "failed", why: "rejected" } })) > 0;
}
