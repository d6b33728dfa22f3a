import "server-only";
import { markTrial } from "@/lib/billing/ledger/mark-trial.server";
import { supersedeOpen } from "@/lib/billing/ledger/supersede-open.server";
import type { Tx } from "@/lib/db";

/**
 * What is to happen before an account goes: nothing of it is charged any more, and its trial is not had again. Its
 * payments stay, without their owner (lib/privacy/personal-data.ts).
 */
export async function closeBilling(tx: Tx, who: { userId: string; email: string }, now: Date): Promise<void> {
  await supersedeOpen(tx, who.userId, {}, now);
  await markTrial(tx, who, now);
}
