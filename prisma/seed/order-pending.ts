import { agreeTerms } from "@/lib/billing/checkout/agree-terms.server";
import { issuePix, placePix } from "@/lib/billing/checkout/order-pix.server";
import { lockStanding } from "@/lib/billing/ledger/lock-standing.server";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { DEFAULT_LOCALE } from "@/lib/i18n/locale";
import type { Settled } from "./write-people";

/** As long as the provider lets a code live, nearly: the account is there to be looked at. */
const CODE_LIFE_MS = 29 * 86_400_000;
/** Belongs to nobody; its check digits are right. */
const DEMO_CPF = "52998224725";

/** The code that a demo account waits with, made once at the stand-in of the provider; never at the real one. */
export async function orderPending(people: readonly Settled[], now: Date): Promise<void> {
  const { MERCADO_PAGO_API_URL } = env();
  if (!MERCADO_PAGO_API_URL || new URL(MERCADO_PAGO_API_URL).hostname !== "127.0.0.1") return;
  for (const { userId, name, email, subscription } of people) {
    if (subscription?.status !== "pending_payment") continue;
    const { planId } = subscription;
    const payment = await db().$transaction(async (tx) => {
      const held = await lockStanding(tx, userId, now);
      if ((await tx.payment.count({ where: { userId } })) > 0) return null;
      const terms = await agreeTerms(tx, held, { planId, paymentMethod: "pix", coupon: undefined }, now);
      const expiresAt = new Date(now.getTime() + CODE_LIFE_MS);
      return placePix(tx, held, terms, { clickKey: null, expiresAt, now });
    });
    const [firstName = "", lastName = ""] = name.split(" ");
    const ctx = {
      actor: { kind: "job" as const, name: "seed" },
      person: null,
      now,
      locale: DEFAULT_LOCALE,
      tx: null,
    };
    if (payment) await issuePix(ctx, payment, { email, firstName, lastName, cpf: DEMO_CPF });
  }
}
