import { type AccessSubscription, statusAt } from "@/lib/billing/subscription";

/** Why a subscription does not open something; the sentences are `errors.access.*`. */
export type GateReason = "pending_payment" | "expired" | "invalid_status" | "plan_required";

export type GateOptions = { allowExpired?: boolean; requiredPlan?: string };

/**
 * The access rule: only trial and active pass; expired passes where that is allowed; a plan that is asked for must be
 * the person's own. null when it passes.
 */
export function gateReason(
  subscription: AccessSubscription | null,
  { allowExpired = false, requiredPlan }: GateOptions,
  now: Date,
): GateReason | null {
  const status = subscription && statusAt(subscription, now);
  if (status === "pending_payment") return "pending_payment";
  if (status === "expired" && !allowExpired) return "expired";
  if (status !== "trial" && status !== "active" && status !== "expired") return "invalid_status";
  return requiredPlan !== undefined && subscription?.planId !== requiredPlan ? "plan_required" : null;
}
