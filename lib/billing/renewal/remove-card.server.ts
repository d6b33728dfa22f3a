import "server-only";
import { trustKept } from "@/lib/billing/grace";
import { lockStanding, saveStanding } from "@/lib/billing/ledger/lock-standing.server";
import { tellProvider, wantContracts } from "@/lib/billing/renewal/change-contracts.server";
import type { Context } from "@/lib/context";
import { inTransaction } from "@/lib/db";
import { AppError } from "@/lib/errors";

/**
 * Forgets the saved card. Its renewal ends first: from then on nothing that is charged to it counts, whether the provider
 * can be reached or not. What is paid for stays. @throws AppError card_missing
 */
export async function removeCard(ctx: Context): Promise<void> {
  const { now, person } = ctx;
  await inTransaction(ctx, async (tx) => {
    const held = await lockStanding(tx, person.userId, now);
    await wantContracts(tx, person.userId, "cancelled", now);
    const { count } = await tx.savedCard.deleteMany({ where: { userId: person.userId } });
    if (count === 0) throw new AppError("card_missing");
    if (held.id === null) return;
    await saveStanding(tx, { ...held, autoRenew: false, graceUntil: trustKept(held, now) });
  });
  await tellProvider(ctx);
}
