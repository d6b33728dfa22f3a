import { z } from "zod";

export const weightWaySchema = z.object({
  from: z.number().describe("kg: what one began with"),
  to: z.number().describe("kg: the goal"),
  done_kg: z.number().describe("So far towards the goal; less than 0 away from it"),
  left_kg: z.number().describe("0 once it is reached"),
  percent: z.number().describe("Of the way from the first weight to the goal, 0 to 100"),
});
export type WeightWay = z.infer<typeof weightWaySchema>;

type Weights = { initial: number | null; current: number | null; goal: number | null };

/** The way from what somebody began with to their goal, kg; null where there is none to go. */
export function weightWay({ initial, current, goal }: Weights): WeightWay | null {
  if (!initial || !current || !goal || initial === goal) return null;
  const towards = Math.sign(goal - initial);
  const done = (current - initial) * towards;
  const whole = Math.abs(goal - initial);
  return {
    from: initial,
    to: goal,
    done_kg: tenths(done),
    left_kg: tenths(Math.max(0, whole - done)),
    percent: Math.round(Math.min(100, Math.max(0, (done / whole) * 100))),
  };
}

function tenths(value: number): number {
  // Not a zero with a sign.
  return Math.round(value * 10) / 10 || 0;
}
