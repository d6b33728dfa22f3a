import "server-only";
import { loggableDay } from "@/lib/nutrition/calendar/meal-time";
import { logWeight } from "@/lib/nutrition/intake/log-weight.server";
import type { LoggedWeight, WeightBody } from "@/lib/nutrition/intake/weight-schema";

/** Logs a weigh-in from the web, today unless said otherwise. @throws AppError invalid_day */
export async function addWeight(
  who: { userId: string; timeZone: string },
  body: WeightBody,
  now: Date,
): Promise<LoggedWeight> {
  const day = loggableDay(body.day, now, who.timeZone);
  return logWeight(null, { userId: who.userId, day, kg: body.kg, at: now, source: "web" });
}
