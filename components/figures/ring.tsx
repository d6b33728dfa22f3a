import type { ReactNode } from "react";
import type { Tone } from "@/components/figures/progress";
import { cn } from "@/components/ui/cn";

const STROKE: Record<Tone, string> = {
  leaf: "stroke-leaf",
  calories: "stroke-calories-fill",
  water: "stroke-water-fill",
  protein: "stroke-protein-fill",
  carbs: "stroke-carbs-fill",
  fat: "stroke-fat-fill",
};

export type RingPart = { tone: Tone; percent: number };

type RingProps = {
  /** Drawn one after the other, clockwise from the top; together at most 100. */
  parts: readonly RingPart[];
  /** Diameter and thickness in units of the drawing, which scales to its box. */
  thickness?: number;
  /** How far beyond its goal, in percent of it: a deeper shade over the whole ring, from the top again. */
  beyond?: number;
  className?: string;
  /** What the ring says, for those who do not see it; the value always also stands in text. */
  label: string;
  children?: ReactNode;
};

const SIZE = 120;

/** Today against its goal, or a whole in its parts. */
export function Ring({ parts, thickness = 11, beyond = 0, className, label, children }: RingProps) {
  const radius = (SIZE - thickness) / 2;
  let drawn = 0;
  const arcs = parts.map((part) => {
    const from = drawn;
    drawn += part.percent;
    return { part, from };
  });
  const gap = arcs.filter(({ part }) => part.percent > 0).length > 1 ? 1.2 : 0;
  return (
    <div className={cn("relative aspect-square", className)}>
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} className="size-full -rotate-90" role="img" aria-label={label}>
        <circle
          className="fill-none stroke-sunken"
          cx={SIZE / 2}
          cy={SIZE / 2}
          r={radius}
          strokeWidth={thickness}
        />
        {arcs.map(({ part, from }, index) =>
          part.percent > 0 ? (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: parts keep their places
              key={index}
              className={cn(
                "fill-none transition-[stroke-dasharray,stroke-dashoffset] duration-700",
                STROKE[part.tone],
              )}
              cx={SIZE / 2}
              cy={SIZE / 2}
              r={radius}
              strokeWidth={thickness}
              strokeLinecap={arcs.length === 1 ? "round" : "butt"}
              pathLength={100}
              strokeDasharray={`${Math.max(0.01, part.percent - gap)} 100`}
              strokeDashoffset={-from}
            />
          ) : null,
        )}
        {beyond > 0 && (
          <circle
            className="fill-none stroke-ink/35"
            cx={SIZE / 2}
            cy={SIZE / 2}
            r={radius}
            strokeWidth={thickness}
            pathLength={100}
            strokeDasharray={`${Math.min(100, beyond)} 100`}
          />
        )}
      </svg>
      {children && (
        <div className="absolute inset-0 flex flex-col items-center justify-center text-center">
          {children}
        </div>
      )}
    </div>
  );
}
