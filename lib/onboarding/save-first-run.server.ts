import "server-only";
import type { Context } from "@/lib/context";
import { dbOf } from "@/lib/db";
import type { FirstRun, FirstRunBody } from "@/lib/onboarding/first-run-schema";

/** Keeps how far somebody has come in the first questions, so that they go on there on any device. */
export async function saveFirstRun(ctx: Context, change: FirstRunBody): Promise<FirstRun> {
  const { userId } = ctx.person;
  return dbOf(ctx).firstRun.upsert({
    where: { userId },
    create: { userId, ...change },
    update: change,
    select: { step: true, state: true, objective: true },
  });
}
