import { type Day, isDay } from "@/lib/nutrition/calendar/day";
import {
  isPossibleWeight,
  MAX_HEIGHT_CM,
  MAX_WEIGHT_KG,
  MIN_HEIGHT_CM,
} from "@/lib/nutrition/figures/bounds";

/** Key of the group `errors.fields`. */
type BodyRefusal = "birth_date" | "too_small" | "too_big";

/**
 * Why the server would refuse what was told of a body, field by field, so that all of it is told at once; the same rules as
 * `userChangesSchema`.
 * @param height in cm
 * @param weight in kg
 */
export function bodyRefusals(
  { birthDate, height, weight }: { birthDate: string; height: number; weight: number },
  today: Day,
): { birthDate: BodyRefusal | null; height: BodyRefusal | null; weight: BodyRefusal | null } {
  return {
    birthDate: isDay(birthDate) && birthDate <= today ? null : "birth_date",
    height: height < MIN_HEIGHT_CM ? "too_small" : height > MAX_HEIGHT_CM ? "too_big" : null,
    weight: isPossibleWeight(weight) ? null : weight > MAX_WEIGHT_KG ? "too_big" : "too_small",
  };
}
