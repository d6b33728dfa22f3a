import { useTranslations } from "next-intl";
import { percentOf } from "@/components/figures/progress";
import { Ring } from "@/components/figures/ring";
import { DAY, GOALS, WATER_ML } from "@/components/marketing/landing/example-day";
import { cn } from "@/components/ui/cn";

/** Small drawings of what the product shows; their captions say the same in words. */
export function MiniRings() {
  const t = useTranslations("landing.see.today");
  const rings = [
    { tone: "calories", percent: percentOf(DAY.kcal, GOALS.kcal) },
    { tone: "protein", percent: percentOf(DAY.protein_g, GOALS.protein_g) },
    { tone: "water", percent: percentOf(WATER_ML, GOALS.water_ml) },
  ] as const;
  return (
    <ul className="grid grid-cols-3 gap-4">
      {rings.map((part) => (
        <li key={part.tone} className="flex flex-col items-center gap-2 text-sm text-muted">
          <Ring parts={[part]} thickness={13} label={t(part.tone)} className="w-full max-w-28">
            <span className="figures text-base text-ink">{Math.round(part.percent)}%</span>
          </Ring>
          {t(part.tone)}
        </li>
      ))}
    </ul>
  );
}

const WEEK_KCAL = [1840, 2060, 1710, 0, 1930, 2240, 1620];
const TOP = 2400;

export function MiniWeek() {
  const goal = 100 - (GOALS.kcal / TOP) * 100;
  return (
    <svg
      viewBox="0 0 280 100"
      className="h-28 w-full"
      preserveAspectRatio="none"
      aria-hidden
      focusable="false"
    >
      <line
        x1="0"
        x2="280"
        y1={goal}
        y2={goal}
        className="stroke-field"
        strokeDasharray="4 4"
        vectorEffect="non-scaling-stroke"
      />
      {WEEK_KCAL.map((kcal, day) => {
        const height = Math.max(3, (kcal / TOP) * 100);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the days keep their places
            key={day}
            x={day * 40 + 8}
            y={100 - height}
            width="24"
            height={height}
            rx="3"
            className={cn(kcal === 0 ? "fill-line" : "fill-calories-fill")}
          />
        );
      })}
    </svg>
  );
}

const WEIGHTS_KG = [78.4, 78.1, 78.3, 77.5, 77.2, 77.4, 76.6, 76.3, 76.4, 75.6, 75.3, 74.9];
const GOAL_KG = 72;

/** Places in per cent, so that the points stay round whatever the width. */
export function MiniWeight() {
  const y = (kg: number) => `${100 - ((kg - 71) / 8.5) * 100}%`;
  const x = (week: number) => `${2 + (week / (WEIGHTS_KG.length - 1)) * 96}%`;
  const weeks = WEIGHTS_KG.map((kg, week) => ({ week, kg, before: WEIGHTS_KG[week - 1] ?? kg }));
  return (
    <svg className="h-28 w-full" aria-hidden focusable="false">
      <line x1="0" x2="100%" y1={y(GOAL_KG)} y2={y(GOAL_KG)} className="stroke-leaf" strokeDasharray="4 4" />
      {weeks.slice(1).map(({ week, kg, before }) => (
        <line
          key={week}
          x1={x(week - 1)}
          y1={y(before)}
          x2={x(week)}
          y2={y(kg)}
          className="stroke-ink"
          strokeWidth="2"
        />
      ))}
      {weeks.map(({ week, kg }) => (
        <circle
          key={week}
          cx={x(week)}
          cy={y(kg)}
          r="3.5"
          className="fill-surface stroke-ink"
          strokeWidth="2"
        />
      ))}
    </svg>
  );
}
