import { comingTo } from "@/components/diary/day/with-waiting";
import { useTimeZone } from "@/components/figures/use-time-zone";
import { useWaiting } from "@/components/hooks/use-waiting";
import type { Day } from "@/lib/nutrition/calendar/day";
import type { MealAnswer } from "@/lib/nutrition/meals/meal-schema";

/** What waits for the network here and will change a day. @param meals as the server has them, where they are known */
export function useComing(day: Day, meals: MealAnswer[] = []) {
  const time_zone = useTimeZone();
  return comingTo({ day, time_zone, meals }, useWaiting());
}
