import { useLocale, useTranslations } from "next-intl";
import { featureName, planName } from "@/lib/billing/plan-name";

/** What plans, and what they include, are called in the reader's language. */
export function usePlanNames() {
  const t = useTranslations();
  const locale = useLocale();
  return {
    plan: (name: string) => planName(name, t),
    feature: (feature: string) => featureName(feature, t, locale),
  };
}
