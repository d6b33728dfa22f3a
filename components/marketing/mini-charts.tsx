import { DAY, GOALS, WATER_ML } from "@/components/marketing/example-day";
import { cn } from "@/components/ui/cn";
import { percentOf } from "@/components/ui/progress";
import { Ring } from "@/components/ui/ring";

/** Small drawings of what the product shows; their captions say the same in words. */
export function MiniRings() {
  const rings = [
    { tone: "calories", percent: percentOf(DAY.kcal, GOALS.kcal) },
    { tone: "protein", percent: percentOf(DAY.protein_g, GOALS.protein_g) },
    { tone: "water", percent: percentOf(WATER_ML, GOALS.water_ml) },
  ] as const;
  return (
    <div className="flex gap-4" aria-hidden>
      {rings.map((part) => (
        <Ring key={part.tone} parts={[part]} thickness={14} label="" className="w-full max-w-24">
          <span className="figures text-sm font-semibold">{Math.round(part.percent)}%</span>
        </Ring>
      ))}
    </div>
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

export function MiniWeight() {
  const y = (kg: number) => 100 - ((kg - 71) / 8.5) * 100;
  const x = (week: number) => 6 + week * 24.4;
  const line = WEIGHTS_KG.map((kg, week) => `${week === 0 ? "M" : "L"}${x(week)} ${y(kg)}`).join(" ");
  return (
    <svg viewBox="0 0 280 100" className="h-28 w-full" aria-hidden focusable="false">
      <line x1="0" x2="280" y1={y(GOAL_KG)} y2={y(GOAL_KG)} className="stroke-leaf" strokeDasharray="4 4" />
      <path d={line} className="fill-none stroke-ink" strokeWidth="2" strokeLinejoin="round" />
      {WEIGHTS_KG.map((kg, week) => (
        <circle
          key={x(week)}
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
