import "server-only";
import type { ActionAnswer } from "@/lib/billing/billing-schema";
import { GRACE_DAYS, trustKept } from "@/lib/billing/grace";
import { lockStanding, saveStanding } from "@/lib/billing/ledger/lock-standing.server";
import { tellProvider, wantContracts } from "@/lib/billing/renewal/change-contracts.server";
import { ended } from "@/lib/billing/settlement";
import { statusAt } from "@/lib/billing/subscription";
import type { Context } from "@/lib/context";
import { inTransaction } from "@/lib/db";
import { DAY_MS } from "@/lib/durations";
import { AppError } from "@/lib/errors";
import { translator } from "@/lib/i18n/translator";

/**
 * Turns the renewal on or off: a card's contract is paused and resumed, by PIX it is whether a code is sent before the
 * end. On again, a cancelled subscription that still runs goes on. @throws AppError nothing_to_renew
 */
export async function changeAutoRenew(ctx: Context, autoRenew: boolean): Promise<ActionAnswer> {
  const { now, person } = ctx;
  await inTransaction(ctx, async (tx) => {
    const held = await lockStanding(tx, person.userId, now);
    const status = statusAt(held, now);
    if (held.id === null || (status !== "active" && status !== "trial"))
      throw new AppError("nothing_to_renew");
    const resumed = autoRenew && held.status === "cancelled" ? ended(held, "resumed", now) : null;
    await wantContracts(tx, person.userId, autoRenew ? "authorized" : "paused", now);
    const live = { in: ["authorized" as const, "paused" as const] };
    const where = { userId: person.userId, status: live, wanted: "authorized" as const };
    const byCard = autoRenew && (await tx.preapproval.count({ where })) > 0;
    const graceUntil = byCard ? new Date(held.periodEnd.getTime() + GRACE_DAYS * DAY_MS) : held.graceUntil;
    await saveStanding(tx, {
      ...held,
      ...resumed,
      autoRenew,
      graceUntil: autoRenew ? graceUntil : trustKept(held, now),
    });
  });
  await tellProvider(ctx);
  return { success: true, message: translator(ctx.locale)("success.auto_renew_changed") };
}
