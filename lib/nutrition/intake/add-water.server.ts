import "server-only";
import type { Context } from "@/lib/context";
import { loggableDay } from "@/lib/nutrition/calendar/meal-time";
import { logWater } from "@/lib/nutrition/intake/log-water.server";
import type { LoggedWater, WaterBody } from "@/lib/nutrition/intake/water-schema";

/** Logs water from the web, today unless said otherwise. @throws AppError invalid_day */
export async function addWater(
  ctx: Context,
  { messageId, ...body }: WaterBody & { messageId?: string | undefined },
): Promise<LoggedWater> {
  const day = loggableDay(body.day, ctx.now, ctx.person.timeZone);
  return logWater(ctx, { day, ml: body.ml, at: ctx.now, source: "web", messageId });
}
