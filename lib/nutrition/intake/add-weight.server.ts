import "server-only";
import type { Context } from "@/lib/context";
import { loggableDay } from "@/lib/nutrition/calendar/meal-time";
import { logWeight } from "@/lib/nutrition/intake/log-weight.server";
import type { LoggedWeight, WeightBody } from "@/lib/nutrition/intake/weight-schema";

/** Logs a weigh-in from the web, today unless said otherwise. @throws AppError invalid_day */
export async function addWeight(
  ctx: Context,
  { messageId, ...body }: WeightBody & { messageId?: string | undefined },
): Promise<LoggedWeight> {
  const day = loggableDay(body.day, ctx.now, ctx.person.timeZone);
  return logWeight(ctx, { day, kg: body.kg, at: ctx.now, source: "web", messageId });
}
