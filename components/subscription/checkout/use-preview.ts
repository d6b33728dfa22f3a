import { useQuery } from "@tanstack/react-query";
import { previewQuery } from "@/components/subscription/state/api";
import type { ChangePreview } from "@/lib/billing/billing-schema";
import type { PaymentMethod } from "@/lib/billing/plan";
import { ApiError } from "@/lib/client/api-error";

type Choice = { planId: string | null; paymentMethod: PaymentMethod; coupon: string };

export type Preview = { data: ChangePreview | undefined; error: Error | null };

/** Refusals that are about the coupon alone. */
export const COUPON_REFUSALS = { coupon_invalid: "coupon", coupon_used: "coupon" } as const;

/**
 * What a choice comes to; with a coupon that is refused what it comes to without it, and the refusal for the coupon's own
 * field.
 */
export function usePreview({ planId, paymentMethod, coupon }: Choice): Preview & { refusal: string | null } {
  const choice = { planId: planId ?? "", paymentMethod };
  const asked = useQuery({
    ...previewQuery(coupon ? { ...choice, coupon } : choice),
    enabled: planId !== null,
  });
  const { error } = asked;
  const refusal = coupon && error instanceof ApiError && error.code in COUPON_REFUSALS ? error.message : null;
  const without = useQuery({ ...previewQuery(choice), enabled: refusal !== null });
  const { data, error: failure } = refusal ? without : asked;
  return { data, error: failure, refusal };
}
