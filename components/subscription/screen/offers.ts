import type { useTranslations } from "next-intl";
import { planName } from "@/components/marketing/pricing/plan-name";
import type { Offer } from "@/components/subscription/state/offer";
import { readablePrice } from "@/lib/billing/format-price";
import {
  featureTitle,
  listPriceCents,
  type Plan,
  periodKey,
  RECOMMENDED_PLAN_ID,
  savingsPercent,
  TRIAL_PLAN_ID,
} from "@/lib/billing/plan";
import { DEFAULT_LOCALE } from "@/lib/i18n/locale";

/** The plans that can be subscribed to, in the reader's words: the trial is none of them. */
export function offersOf(
  plans: readonly Plan[],
  t: ReturnType<typeof useTranslations<"plans">>,
  locale: string,
): Offer[] {
  /** Features are Portuguese words; other languages have theirs for those that they know. */
  const named = (feature: string) => {
    const key = `included.${feature}` as "included.análise_de_fotos";
    return locale === DEFAULT_LOCALE || !t.has(key) ? featureTitle(feature) : t(key);
  };
  return plans
    .filter(({ id }) => id !== TRIAL_PLAN_ID)
    .map((plan) => {
      const saved = savingsPercent(plan);
      const period = periodKey(plan.duration_days);
      return {
        id: plan.id,
        name: planName(plan, t),
        price: readablePrice(plan.price),
        period: period ? t(`period.${period}`) : t("period.days", { days: plan.duration_days }),
        isRecommended: plan.id === RECOMMENDED_PLAN_ID,
        saving:
          saved > 0
            ? {
                badge: t("save", { percent: saved }),
                base: t("saveBase", { price: readablePrice(listPriceCents(plan) / 100) }),
              }
            : null,
        features: plan.features.map(named),
      };
    });
}
