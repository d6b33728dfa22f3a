import { useFormatter, useTranslations } from "next-intl";
import { useDayFormat } from "@/components/figures/use-day-format";
import { useFigures } from "@/components/figures/use-figures";
import type { Attention } from "@/lib/care/roster/attention";

/** Why a patient needs to be looked at, as a sentence with its figures. */
export function useAttentionText(): (attention: Attention) => string {
  const t = useTranslations("care.attention");
  const format = useFormatter();
  const day = useDayFormat();
  const { energy, weight } = useFigures();
  return (attention) => {
    switch (attention.kind) {
      case "allergen":
        return t("allergen", { food: attention.food, said: attention.said, day: day(attention.day) });
      case "low_intake":
        return t("low_intake", {
          energy: energy(attention.kcal),
          floor: energy(attention.floor),
          days: attention.days,
        });
      case "fast_loss":
        return t("fast_loss", {
          weight: weight(attention.kg),
          days: attention.days,
          percent: format.number(attention.percent, { maximumFractionDigits: 1 }),
        });
      case "no_log":
        return attention.days === null ? t("never_logged") : t("no_log", { days: attention.days });
      case "low_adherence":
        return t("low_adherence", {
          logged: attention.logged,
          days: attention.days,
          percent: attention.percent,
        });
      case "plan_ending":
        return t("plan_ending", { days: attention.days, day: day(attention.endsOn) });
      case "no_weight":
        return attention.days === null ? t("never_weighed") : t("no_weight", { days: attention.days });
    }
  };
}
