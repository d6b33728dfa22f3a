import { useTranslations } from "next-intl";
import { useFigures } from "@/components/figures/use-figures";
import { Summary } from "@/components/ui/summary";
import { estimatedKcal, ORIGINS } from "@/lib/nutrition/foods/origin";
import type { DiaryDay } from "@/lib/nutrition/views/diary-day";

/** How much of the day's energy is an estimate, and what the words beside each food mean. */
export function AboutFigures({ meals }: { meals: DiaryDay["meals"] }) {
  const t = useTranslations("diary.origin");
  const { energy } = useFigures();
  const items = meals.flatMap((meal) => meal.items);
  if (items.length === 0) return null;
  const estimated = estimatedKcal(items);
  return (
    <div className="mt-3 border-t border-line pt-2 text-sm">
      {estimated > 0 && <p className="text-muted">{t("ofDay", { energy: energy(estimated) })}</p>}
      <details className="group not-open:-mb-3">
        <Summary>{t("how")}</Summary>
        <dl className="flex flex-col gap-2 pb-2">
          {ORIGINS.map((origin) => (
            <div key={origin}>
              <dt className="font-semibold">{t(`name.${origin}`)}</dt>
              <dd className="text-muted">{t(`meaning.${origin}`)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
