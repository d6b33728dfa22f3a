import "server-only";
import { settlePayment } from "@/lib/billing/ledger/settle-payment.server";
import type { Context } from "@/lib/context";
import { isDatabaseAway } from "@/lib/database-away";
import { db } from "@/lib/db";
import { MINUTE_MS } from "@/lib/durations";
import { listChanged, type ProviderPayment } from "@/lib/integrations/mercado-pago/payments";
import { log } from "@/lib/log";

const NAME = "payments";
/** Changes show in the provider's list with some delay, and clocks differ. */
const OVERLAP_MS = 10 * MINUTE_MS;
/** How far the first scan looks back. */
const FIRST_MS = 60 * MINUTE_MS;
/** So much in one run; the next goes on. */
const MOST = 1_000;

/**
 * Reads what changed at the provider since the last time, whoever it belongs to, and settles it: finds what no
 * notification told of, after an outage of any length too. @throws ProviderAway, and then the next run goes on from here
 */
export async function scanChanges(ctx: Context<null>): Promise<void> {
  const { now } = ctx;
  const last = await db().providerScan.findUnique({ where: { name: NAME } });
  const from = new Date((last?.until.getTime() ?? now.getTime() - FIRST_MS) - OVERLAP_MS);
  let reached = now;
  for (let offset = 0; ; ) {
    const { payments, more } = await listChanged(from, now, offset);
    for (const payment of payments) await settleOne(ctx, payment);
    offset += payments.length;
    if (!more || payments.length === 0) break;
    if (offset >= MOST) {
      // The next run begins exactly here: going back again it would read the same and never get on.
      reached = new Date((payments.at(-1)?.updatedAt ?? now).getTime() + OVERLAP_MS);
      break;
    }
  }
  const until = reached < from ? from : reached;
  await db().providerScan.upsert({ where: { name: NAME }, create: { name: NAME, until }, update: { until } });
}

/** One that cannot be settled holds up no other; it is asked about by itself. */
async function settleOne(ctx: Context<null>, payment: ProviderPayment): Promise<void> {
  try {
    await settlePayment(ctx, payment);
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    log().error({ provider: payment.id, name: (error as Error).name }, "a payment cannot be settled");
  }
}
