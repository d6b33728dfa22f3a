import "server-only";
import { checkContract } from "@/lib/billing/ledger/check-contract.server";
import type { Context } from "@/lib/context";
import { db, type Tx } from "@/lib/db";
import { ProviderAway, ProviderRefusal } from "@/lib/integrations/mercado-pago/provider-call";
import { log } from "@/lib/log";

/** Notes what a person's card contracts are to be. From here on a charge that is not wanted is given back. */
export async function wantContracts(
  tx: Tx,
  userId: string,
  wanted: "authorized" | "paused" | "cancelled",
  now: Date,
): Promise<void> {
  await tx.preapproval.updateMany({
    where: { userId, status: { not: "cancelled" }, wanted: { not: "cancelled" } },
    data: { wanted, nextCheckAt: now },
  });
}

/** Tells the provider at once; where it does not answer, the job goes on telling it. */
export async function tellProvider(ctx: Context): Promise<void> {
  const contracts = await db().preapproval.findMany({
    where: { userId: ctx.person.userId, status: { not: "cancelled" }, nextCheckAt: { lte: ctx.now } },
    orderBy: { createdAt: "desc" },
    take: 5,
  });
  for (const contract of contracts) {
    try {
      await checkContract({ ...ctx, person: null, tx: null }, contract);
    } catch (error) {
      if (!(error instanceof ProviderAway || error instanceof ProviderRefusal)) throw error;
      log().warn({ contract: contract.id, reason: error.message }, "the provider is to be told later");
      return;
    }
  }
}
