import type { Offer } from "@/components/subscription/state/offer";
import { readablePrice } from "@/lib/billing/format-price";
import {
  listPriceCents,
  type Plan,
  periodKey,
  RECOMMENDED_PLAN_ID,
  savingsPercent,
  TRIAL_PLAN_ID,
} from "@/lib/billing/plan";
import { featureName, planName } from "@/lib/billing/plan-name";
import type { Translator } from "@/lib/i18n/translator";

/** The plans that can be subscribed to, in the reader's words: the trial is none of them. */
export function offersOf(plans: readonly Plan[], t: Translator, locale: string): Offer[] {
  return plans
    .filter(({ id }) => id !== TRIAL_PLAN_ID)
    .map((plan) => {
      const saved = savingsPercent(plan);
      const period = periodKey(plan.duration_days);
      return {
        id: plan.id,
        name: planName(plan.name, t),
        price: readablePrice(plan.price),
        period: period ? t(`plans.period.${period}`) : t("plans.period.days", { days: plan.duration_days }),
        isRecommended: plan.id === RECOMMENDED_PLAN_ID,
        saving:
          saved > 0
            ? {
                badge: t("plans.save", { percent: saved }),
                base: t("plans.saveBase", { price: readablePrice(listPriceCents(plan) / 100) }),
              }
            : null,
        features: plan.features.map((feature) => featureName(feature, t, locale)),
      };
    });
}
