import "server-only";
import { agreeTerms } from "@/lib/billing/checkout/agree-terms.server";
import { placePix } from "@/lib/billing/checkout/order-pix.server";
import { lockStanding } from "@/lib/billing/ledger/lock-standing.server";
import { checkoutCodeExpiry } from "@/lib/billing/pix-code-life";
import { RECOMMENDED_PLAN_ID, TRIAL_PLAN_ID } from "@/lib/billing/plan";
import { planAt } from "@/lib/billing/subscription";
import type { Context } from "@/lib/context";
import type { Tx } from "@/lib/db";

/** How a charge that was asked for by a message is marked: the code goes to who sent it. */
export const CHAT_KEY = "chat:";

/** What a message that asks to pay comes to; null where the CPF is missing, which the site asks for. */
export type ChatOrder = { paymentId: string; plan: string; cents: number } | null;

/**
 * Places the charge for the next period of somebody's plan, the recommended one for whoever has none. The provider is
 * asked after the conversation's transaction, which must not wait for it.
 */
export async function orderByChat(
  ctx: Context & { tx: Tx },
  { messageId }: { messageId: string },
): Promise<ChatOrder> {
  const { tx, now, person } = ctx;
  const held = await lockStanding(tx, person.userId, now);
  const owner = await tx.person.findUniqueOrThrow({
    where: { userId: person.userId },
    select: { cpf: true },
  });
  if (!owner.cpf) return null;
  const current = held.nextPlanId ?? planAt(held, now);
  const planId = current === TRIAL_PLAN_ID ? RECOMMENDED_PLAN_ID : current;
  const terms = await agreeTerms(tx, held, { planId, paymentMethod: "pix" }, now);
  const clickKey = `${CHAT_KEY}${messageId}`;
  const expiresAt = checkoutCodeExpiry(now);
  const payment = await placePix(tx, held, terms, { clickKey, expiresAt, now });
  if (payment.clickKey !== clickKey)
    await tx.payment.update({ where: { id: payment.id }, data: { clickKey } });
  return { paymentId: payment.id, plan: terms.plan.name, cents: payment.amountCents };
}
