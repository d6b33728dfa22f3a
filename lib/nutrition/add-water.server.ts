import "server-only";
import { dayAt } from "@/lib/nutrition/day";
import { logWater } from "@/lib/nutrition/log-water.server";
import { requireLoggable } from "@/lib/nutrition/meal-time";
import type { LoggedWater, WaterBody } from "@/lib/nutrition/water-schema";

/** Logs water from the web, today unless said otherwise. @throws AppError invalid_day */
export async function addWater(
  who: { userId: string; timeZone: string },
  body: WaterBody,
  now: Date,
): Promise<LoggedWater> {
  const day = body.day ?? dayAt(now, who.timeZone);
  requireLoggable(day, now, who.timeZone);
  return logWater(null, { userId: who.userId, day, ml: body.ml, at: now, source: "web" });
}
