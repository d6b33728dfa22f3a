import "server-only";
import type { ChangePreview } from "@/lib/billing/billing-schema";
import { agreeTerms, type Choice, previewOf } from "@/lib/billing/checkout/agree-terms.server";
import { lockStanding } from "@/lib/billing/ledger/lock-standing.server";
import type { Context } from "@/lib/context";
import { inTransaction } from "@/lib/db";

/** What a choice of plan, way to pay and coupon would cost today, and from when. @throws as agreeTerms */
export function previewChange(ctx: Context, choice: Choice): Promise<ChangePreview> {
  return inTransaction(ctx, async (tx) => {
    const held = await lockStanding(tx, ctx.person.userId, ctx.now);
    return previewOf(await agreeTerms(tx, held, choice, ctx.now));
  });
}
