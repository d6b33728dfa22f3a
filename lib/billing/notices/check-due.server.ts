import "server-only";
import { checkContract } from "@/lib/billing/ledger/check-contract.server";
import { checkPayment } from "@/lib/billing/ledger/check-payment.server";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";
import { log } from "@/lib/log";

/** So many in one run of a minute. */
const AT_MOST = 60;
/** A worker that dies leaves what it took to another after so long. */
const CLAIM_S = 120;

/** Asks about every payment and contract whose time has come. One that fails holds up no other. */
export async function checkDue(ctx: Context<null>): Promise<void> {
  const payments = await claim("payments");
  for (const { id } of payments) {
    const payment = await db().payment.findUnique({ where: { id } });
    if (payment) await tryTo(() => checkPayment(ctx, payment), { payment: id });
  }
  const contracts = await claim("preapprovals");
  for (const { id } of contracts) {
    const contract = await db().preapproval.findUnique({ where: { id } });
    if (contract) await tryTo(() => checkContract(ctx, contract), { contract: id });
  }
}

function claim(table: "payments" | "preapprovals"): Promise<{ id: string }[]> {
  if (table === "payments") {
    return db().$queryRaw<{ id: string }[]>`
      UPDATE app.payments SET next_check_at = now() + ${CLAIM_S} * interval '1 second'
      WHERE id IN (SELECT id FROM app.payments WHERE next_check_at <= now()
        ORDER BY next_check_at LIMIT ${AT_MOST} FOR UPDATE SKIP LOCKED)
      RETURNING id::text`;
  }
  return db().$queryRaw<{ id: string }[]>`
    UPDATE app.preapprovals SET next_check_at = now() + ${CLAIM_S} * interval '1 second'
    WHERE id IN (SELECT id FROM app.preapprovals WHERE next_check_at <= now()
      ORDER BY next_check_at LIMIT ${AT_MOST} FOR UPDATE SKIP LOCKED)
    RETURNING id::text`;
}

async function tryTo(check: () => Promise<void>, what: Record<string, string>): Promise<void> {
  try {
    await check();
  } catch (error) {
    log().warn({ ...what, name: (error as Error).name }, "the provider is asked again later");
  }
}
