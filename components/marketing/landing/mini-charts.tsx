import { Check } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { ProgressBar, percentOf } from "@/components/figures/progress";
import { Ring } from "@/components/figures/ring";
import { GOALS } from "@/components/marketing/landing/example-day";
import { cn } from "@/components/ui/cn";
import { trendOf } from "@/lib/nutrition/views/progress-series";

/** A day that went over its goal: the hero shows one that has not. */
const OVER = { kcal: 2130, protein_g: 148, water_ml: 2150 };

/** Small drawings of what the product shows; the words beside them say the same. */
export function MiniDay() {
  const t = useTranslations("landing.day");
  const see = useTranslations("landing.see.today");
  const format = useFormatter();
  const energy = t("of", { value: format.number(OVER.kcal), goal: format.number(GOALS.kcal) });
  const bars = [
    {
      tone: "protein",
      value: OVER.protein_g,
      goal: GOALS.protein_g,
      text: t("gramsOf", { value: OVER.protein_g, goal: GOALS.protein_g }),
    },
    {
      tone: "water",
      value: OVER.water_ml,
      goal: GOALS.water_ml,
      text: t("ml", { value: format.number(OVER.water_ml), goal: format.number(GOALS.water_ml) }),
    },
  ] as const;
  return (
    <div className="flex items-center gap-5 sm:gap-8">
      <Ring
        parts={[{ tone: "calories", percent: percentOf(OVER.kcal, GOALS.kcal) }]}
        beyond={(OVER.kcal / GOALS.kcal - 1) * 100}
        label={energy}
        className="w-30 shrink-0 sm:w-36"
      >
        <span className="figures text-xl sm:text-2xl">{format.number(OVER.kcal - GOALS.kcal)}</span>
        <span className="max-w-20 text-xs text-muted">{see("over")}</span>
      </Ring>
      <ul className="flex min-w-0 grow flex-col gap-4 text-sm">
        {bars.map(({ tone, value, goal, text }) => (
          <li key={tone}>
            <p className="mb-1.5 flex flex-wrap justify-between gap-x-3">
              <span className="font-semibold">{t(tone)}</span>
              <span className="text-muted tabular-nums">{text}</span>
            </p>
            <ProgressBar value={value} goal={goal} tone={tone} label={t(tone)} text={text} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A Monday, from which the weekdays take their letters. */
const MONDAY = Date.UTC(2026, 0, 5);
const FORGIVEN = 3;

export function MiniWeek() {
  const t = useTranslations("landing.see.week");
  const format = useFormatter();
  return (
    <>
      <p className="figures text-xl sm:text-2xl">{t("streak")}</p>
      <ol className="mt-4 grid grid-cols-7 gap-1" aria-hidden>
        {Array.from({ length: 7 }, (_, day) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the days keep their places
          <li key={day} className="flex flex-col items-center gap-1.5">
            <span
              className={cn(
                "grid size-8 place-items-center rounded-full border-2 border-leaf sm:size-10",
                day === FORGIVEN ? "border-dashed" : "bg-leaf text-on-leaf",
              )}
            >
              {day !== FORGIVEN && <Check className="size-4 sm:size-5" aria-hidden />}
            </span>
            <span className="text-xs text-muted uppercase">
              {format.dateTime(MONDAY + day * 86_400_000, { timeZone: "UTC", weekday: "narrow" })}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Weekly. */
const WEIGHTS_KG = [78.4, 78.5, 77.6, 77.9, 77.2, 77.4, 76.4, 76.5, 76.2, 75.3, 75.6, 74.9];
const TREND_KG = trendOf(WEIGHTS_KG.flatMap((kg) => [kg, ...Array<null>(6).fill(null)])).filter(
  (_, day) => day % 7 === 0,
);
const GOAL_KG = 72;

/** Places in per cent, so that the points stay round whatever the width. */
export function MiniWeight() {
  const t = useTranslations("landing.see.weight");
  const y = (kg: number) => `${100 - ((kg - 71) / 8.5) * 100}%`;
  const x = (week: number) => `${2 + (week / (WEIGHTS_KG.length - 1)) * 96}%`;
  return (
    <svg className="h-36 w-full" aria-hidden focusable="false">
      <line x1="0" x2="100%" y1={y(GOAL_KG)} y2={y(GOAL_KG)} className="stroke-field" strokeDasharray="4 4" />
      <text x="0" y={y(GOAL_KG)} dy="-7" className="fill-muted text-xs">
        {t("goal")}
      </text>
      {TREND_KG.slice(1).map((kg, week) => (
        <line
          // biome-ignore lint/suspicious/noArrayIndexKey: the weeks keep their places
          key={week}
          x1={x(week)}
          y1={y(TREND_KG[week] ?? 0)}
          x2={x(week + 1)}
          y2={y(kg ?? 0)}
          className="stroke-leaf"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      ))}
      {WEIGHTS_KG.map((kg, week) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: the weeks keep their places
          key={week}
          cx={x(week)}
          cy={y(kg)}
          r="3.5"
          className="fill-surface stroke-leaf"
          strokeWidth="1.5"
        />
      ))}
    </svg>
  );
}
