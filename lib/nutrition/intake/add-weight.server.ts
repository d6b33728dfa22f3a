import "server-only";
import type { Context } from "@/lib/context";
import { dbOf } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { loggableDay } from "@/lib/nutrition/calendar/meal-time";
import { logWeight } from "@/lib/nutrition/intake/log-weight.server";
import { isDoubtfulWeight } from "@/lib/nutrition/intake/unlikely-change";
import type { LoggedWeight, WeightBody } from "@/lib/nutrition/intake/weight-schema";

/** Logs a weigh-in from the web, today unless said otherwise. @throws AppError invalid_day, unlikely_weight where it is not sure */
export async function addWeight(
  ctx: Context,
  { messageId, ...body }: WeightBody & { messageId?: string | undefined },
): Promise<LoggedWeight> {
  if (body.sure === false) {
    const { userId } = ctx.person;
    const known = await dbOf(ctx).healthProfile.findUnique({ where: { userId }, select: { weightKg: true } });
    if (isDoubtfulWeight(body.kg, known?.weightKg ?? null)) throw new AppError("unlikely_weight");
  }
  const day = loggableDay(body.day, ctx.now, ctx.person.timeZone);
  return logWeight(ctx, { day, kg: body.kg, at: ctx.now, source: "web", messageId });
}
