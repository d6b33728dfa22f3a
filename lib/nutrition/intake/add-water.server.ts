import "server-only";
import { loggableDay } from "@/lib/nutrition/calendar/meal-time";
import { logWater } from "@/lib/nutrition/intake/log-water.server";
import type { LoggedWater, WaterBody } from "@/lib/nutrition/intake/water-schema";

/** Logs water from the web, today unless said otherwise. @throws AppError invalid_day */
export async function addWater(
  who: { userId: string; timeZone: string },
  body: WaterBody,
  now: Date,
): Promise<LoggedWater> {
  const day = loggableDay(body.day, now, who.timeZone);
  return logWater(null, { userId: who.userId, day, ml: body.ml, at: now, source: "web" });
}
