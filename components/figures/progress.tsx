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

/** Where on a bar the goal lies once it is passed, in percent of the bar; null until then. */
function goalMark(value: number, goal: number): number | null {
  return goal > 0 && value > goal ? (goal / value) * 100 : null;
}

/** A bar against a goal; what is beyond it is a deeper shade of the same, after a notch where the goal was. Drawn as SVG so that no inline style is needed under a strict content policy. */
export function ProgressBar({ value, goal, tone = "leaf", label, text, className }: ProgressProps) {
  const percent = percentOf(value, goal);
  const mark = goalMark(value, goal);
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
        {mark !== null && (
          <>
            <rect className="fill-ink/35" x={`${mark}%`} width={`${100 - mark}%`} height="100%" />
            <rect className="fill-surface" x={`${mark}%`} width="2" height="100%" />
          </>
        )}
      </svg>
    </div>
  );
}
