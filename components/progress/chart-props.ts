import type { ChartSpan } from "@/components/progress/api";
import type { Progress } from "@/lib/nutrition/views/progress";
import type { ChartDay } from "@/lib/nutrition/views/progress-series";

/** What each chart's card is given; days are in the reader's units. */
export type ChartProps = { days: readonly ChartDay[]; span: ChartSpan; summary: Progress["summary"] };
