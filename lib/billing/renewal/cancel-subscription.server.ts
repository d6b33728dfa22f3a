import "server-only";
import { randomBytes } from "node:crypto";
import type { ActionAnswer } from "@/lib/billing/billing-schema";
import { accessEnd } from "@/lib/billing/grace";
import { lockStanding, saveStanding } from "@/lib/billing/ledger/lock-standing.server";
import { supersedeOpen } from "@/lib/billing/ledger/supersede-open.server";
import { mailBilling } from "@/lib/billing/letters/mail-billing.server";
import { protocolNumber } from "@/lib/billing/protocol-number";
import { tellProvider } from "@/lib/billing/renewal/change-contracts.server";
import { ended } from "@/lib/billing/settlement";
import { statusAt } from "@/lib/billing/subscription";
import type { Context } from "@/lib/context";
import { inTransaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { translator } from "@/lib/i18n/translator";
import { postMail } from "@/lib/mail/mail-outbox";

/**
 * Ends a subscription at the end of what is paid for, or of the trust under way: nothing is charged any more, from this moment on whether the
 * provider can be reached or not. Asked for twice, the first answer stands. @throws AppError nothing_to_cancel
 */
export async function cancelSubscription(ctx: Context, reason: string | null): Promise<ActionAnswer> {
  const { now, person } = ctx;
  const { protocol, end } = await inTransaction(ctx, async (tx) => {
    const held = await lockStanding(tx, person.userId, now);
    // A card that was agreed to since renews it again: that is to be ended anew.
    const isEnded = held.status === "cancelled" && !held.autoRenew;
    if (isEnded && held.protocol && statusAt(held, now) !== "expired") {
      return { protocol: held.protocol, end: accessEnd(held) };
    }
    const after = statusAt(held, now) === "expired" ? null : ended(held, "cancelled", now);
    if (held.id === null || !after) throw new AppError("nothing_to_cancel");
    const number = protocolNumber(now, randomBytes(6));
    await saveStanding(tx, { ...held, ...after, cancelReason: reason, protocol: number });
    await supersedeOpen(tx, person.userId, {}, now);
    const end = accessEnd(after);
    const until = end > now ? end : null;
    await mailBilling(
      tx,
      person.userId,
      { kind: "cancelled", protocol: number, until },
      `cancelled:${number}`,
    );
    return { protocol: number, end };
  });
  await tellProvider(ctx);
  postMail();
  const accessUntil = end > now ? end.toISOString() : null;
  return {
    ...{ success: true, message: translator(ctx.locale)("success.subscription_cancelled") },
    ...{ protocol, accessUntil },
  };
}
