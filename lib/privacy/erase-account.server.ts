import "server-only";
import { noteAction } from "@/lib/audit/note-action.server";
import { closeBilling } from "@/lib/billing/ledger/close-billing.server";
import type { Context } from "@/lib/context";
import { inTransaction, Prisma, type Tx } from "@/lib/db";
import { log } from "@/lib/log";
import { lockPerson } from "@/lib/nutrition/ledger/lock-person.server";
import { finishDeletion } from "@/lib/privacy/finish-deletions.server";
import { type DataOwner, ownedBy } from "@/lib/privacy/owned-rows.server";
import { PERSONAL_DATA } from "@/lib/privacy/personal-data";
import type { PersonalTable } from "@/lib/privacy/personal-table";

/**
 * Erases a person, from every table but those that a law has kept, in one transaction, which also notes that the auth
 * server is still to follow: should it be away, or this process die, the sweep of every minute carries on, and meanwhile
 * nobody gets in with the account. Whoever calls it has made sure that its owner wants that.
 */
export async function eraseAccount(ctx: Context<unknown>, whose: DataOwner): Promise<void> {
  const { now } = ctx;
  const { userId } = whose;
  await inTransaction(ctx, async (tx, ctx) => {
    await lockPerson(tx, userId);
    await noteAction(ctx, { action: "account.deletion_requested", subject: { type: "person", id: userId } });
    await tx.accountDeletion.createMany({ data: [{ userId, requestedAt: now }], skipDuplicates: true });
    await closeBilling(tx, whose, now);
    await eraseRows(tx, whose);
  });
  await finishDeletion(userId).catch((error) => {
    log().warn({ name: error?.name }, "the auth server has still to remove an account");
  });
}

async function eraseRows(tx: Tx, whose: DataOwner): Promise<void> {
  for (const { table, owner, kept, isUnnamed } of Object.values<PersonalTable>(PERSONAL_DATA)) {
    if (isUnnamed) {
      await tx.$executeRaw`UPDATE ${Prisma.raw(table)} t SET user_id = NULL, click_key = NULL WHERE ${ownedBy(owner, whose)}`;
    }
    if (kept) continue;
    await tx.$executeRaw`DELETE FROM ${Prisma.raw(table)} t WHERE ${ownedBy(owner, whose)}`;
  }
}
