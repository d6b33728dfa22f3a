import "server-only";
import type { SignUpPayment } from "@/lib/billing/billing-schema";
import { issueOrder, type Order, placeOrder } from "@/lib/billing/checkout/upgrade-plan.server";
import type { Context } from "@/lib/context";
import { inTransaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";

/** The sign-up's answer is not kept waiting by a slow provider: the payment goes on, and the subscription page has it. */
const PATIENCE_MS = 5_000;

/**
 * The next step of a paid plan that was chosen at the sign-up. The account stands whatever comes of it: a refusal is told
 * beside it, and paying is possible again from the subscription page.
 */
export async function payAtSignUp(ctx: Context, order: Order): Promise<SignUpPayment> {
  const none = { paymentId: null, pixData: null, redirectUrl: null };
  try {
    const ordered = await inTransaction(ctx, (tx) => placeOrder(tx, ctx, order));
    const issued = issueOrder(ctx, ordered);
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS).unref());
    const answer = await Promise.race([issued, late]);
    if (!answer) {
      issued.catch((error) => log().warn({ name: error?.name }, "a payment of a sign-up did not come about"));
      return { ...none, error: "payment_unavailable" };
    }
    const { paymentId = null, pixData = null, redirectUrl = null } = answer;
    return { paymentId, pixData, redirectUrl, error: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { ...none, error: error.code };
  }
}
