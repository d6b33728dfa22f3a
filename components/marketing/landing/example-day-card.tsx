import { useFormatter, useTranslations } from "next-intl";
import { ProgressBar, percentOf } from "@/components/figures/progress";
import { Ring } from "@/components/figures/ring";
import { DAY, GOALS, WATER_ML } from "@/components/marketing/landing/example-day";

/** What the conversation became: the same figures, added up. */
export function ExampleDayCard() {
  const t = useTranslations("landing.day");
  const format = useFormatter();
  const whole = (value: number) => format.number(value, { maximumFractionDigits: 0 });
  const energy = t("of", { value: whole(DAY.kcal), goal: whole(GOALS.kcal) });
  const protein = t("gramsOf", { value: whole(DAY.protein_g), goal: whole(GOALS.protein_g) });
  const water = t("ml", { value: whole(WATER_ML), goal: whole(GOALS.water_ml) });
  return (
    <figure className="rounded-card border border-line bg-surface p-5 sm:p-6" aria-label={t("label")}>
      <p className="text-sm font-semibold">{t("title")}</p>
      <Ring
        parts={[{ tone: "calories", percent: percentOf(DAY.kcal, GOALS.kcal) }]}
        label={energy}
        className="mx-auto my-4 w-44"
      >
        <span className="text-xs text-muted">{t("left")}</span>
        <span className="figures text-2xl">{whole(GOALS.kcal - DAY.kcal)}</span>
        <span className="text-xs text-muted">{t("kcal")}</span>
      </Ring>
      <p className="text-center text-sm text-muted tabular-nums">{energy}</p>
      <ul className="mt-5 flex flex-col gap-4 text-sm">
        <li>
          <div className="mb-1.5 flex justify-between gap-3">
            <span className="font-semibold">{t("protein")}</span>
            <span className="text-muted tabular-nums">{protein}</span>
          </div>
          <ProgressBar
            value={DAY.protein_g}
            goal={GOALS.protein_g}
            tone="protein"
            label={t("protein")}
            text={protein}
          />
        </li>
        <li>
          <div className="mb-1.5 flex justify-between gap-3">
            <span className="font-semibold">{t("water")}</span>
            <span className="text-muted tabular-nums">{water}</span>
          </div>
          <ProgressBar value={WATER_ML} goal={GOALS.water_ml} tone="water" label={t("water")} text={water} />
        </li>
        <li className="flex justify-between gap-3 border-t border-line pt-3">
          <span>{t("carbs")}</span>
          <span className="tabular-nums">{t("grams", { value: whole(DAY.carbs_g) })}</span>
        </li>
        <li className="flex justify-between gap-3">
          <span>{t("fat")}</span>
          <span className="tabular-nums">{t("grams", { value: whole(DAY.fat_g) })}</span>
        </li>
      </ul>
    </figure>
  );
}
