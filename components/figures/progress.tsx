import { cn } from "@/components/ui/cn";

export type Tone = "leaf" | "calories" | "water" | "protein" | "carbs" | "fat";

const FILL: Record<Tone, string> = {
  leaf: "fill-leaf",
  calories: "fill-calories-fill",
  water: "fill-water-fill",
  protein: "fill-protein-fill",
  carbs: "fill-carbs-fill",
  fat: "fill-fat-fill",
};

/** Share of a goal in percent, capped to 0–100; a goal of 0 or less counts as not begun. */
export function percentOf(value: number, goal: number): number {
  if (!(goal > 0) || !Number.isFinite(value)) return 0;
  return Math.min(100, Math.max(0, (value / goal) * 100));
}

type ProgressProps = {
  value: number;
  goal: number;
  tone?: Tone;
  label: string;
  text?: string;
  className?: string;
};

/** A bar against a goal. Drawn as SVG so that no inline style is needed under a strict content policy. */
export function ProgressBar({ value, goal, tone = "leaf", label, text, className }: ProgressProps) {
  const percent = percentOf(value, goal);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      aria-valuetext={text}
      className={cn("h-2.5 overflow-hidden rounded-full bg-sunken", className)}
    >
      <svg className="size-full" aria-hidden focusable="false">
        <rect
          className={cn(FILL[tone], "transition-[width] duration-500")}
          width={`${percent}%`}
          height="100%"
          rx="5"
        />
      </svg>
    </div>
  );
}
