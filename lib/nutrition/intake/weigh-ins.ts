import type { Day } from "@/lib/nutrition/calendar/day";

export type WeighIn = { day: Day; kg: number };
export type WeighIns = {
  /** Oldest first. */
  within: WeighIn[];
  /** The last one before the period. */
  before: WeighIn | null;
};
