import "server-only";
import { randomBytes } from "node:crypto";
import type { ActionAnswer } from "@/lib/billing/billing-schema";
import { readablePrice } from "@/lib/billing/format-price";
import { checkPayment } from "@/lib/billing/ledger/check-payment.server";
import { lockStanding } from "@/lib/billing/ledger/lock-standing.server";
import { takeDays } from "@/lib/billing/ledger/take-back.server";
import { mailBilling } from "@/lib/billing/letters/mail-billing.server";
import { protocolNumber } from "@/lib/billing/protocol-number";
import { tellProvider } from "@/lib/billing/renewal/change-contracts.server";
import { isWithdrawable } from "@/lib/billing/withdrawal";
import type { Context } from "@/lib/context";
import { inTransaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { translator } from "@/lib/i18n/translator";
import { ProviderAway, ProviderRefusal } from "@/lib/integrations/mercado-pago/provider-call";
import { log } from "@/lib/log";
import { postMail } from "@/lib/mail/mail-outbox";

/**
 * Takes the latest purchase back within seven days: its days go at once, all of its money follows, now or as soon as the
 * provider answers (Código de Defesa do Consumidor, article 49). @throws AppError withdrawal_over
 */
export async function withdrawPurchase(ctx: Context): Promise<ActionAnswer> {
  const { now, person, locale } = ctx;
  const payment = await inTransaction(ctx, async (tx) => {
    const held = await lockStanding(tx, person.userId, now);
    const latest = await tx.payment.findFirst({
      where: { userId: person.userId, state: "paid" },
      orderBy: [{ paidAt: "desc" }, { id: "desc" }],
    });
    if (!latest || !isWithdrawable(latest, now)) throw new AppError("withdrawal_over");
    await takeDays({ tx, now }, held, latest);
    const protocol = protocolNumber(now, randomBytes(6));
    const cents = latest.paidCents ?? 0;
    await mailBilling(tx, person.userId, { kind: "withdrawn", protocol, cents }, `withdrawn:${latest.id}`);
    return tx.payment.update({
      where: { id: latest.id },
      data: { state: "refunding", why: "withdrawal", protocol, nextCheckAt: now },
    });
  });
  try {
    await checkPayment({ ...ctx, person: null, tx: null }, payment);
    await tellProvider(ctx);
  } catch (error) {
    // Whoever waits for the answer is not kept longer: the job goes on with all of it.
    if (!(error instanceof ProviderAway || error instanceof ProviderRefusal)) throw error;
    log().warn({ payment: payment.id, reason: error.message }, "a refund waits for the provider");
  }
  postMail();
  const amount = readablePrice((payment.paidCents ?? 0) / 100);
  const message = translator(locale)("success.withdrawn", { amount });
  return { success: true, message, protocol: payment.protocol };
}
