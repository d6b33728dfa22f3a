import "server-only";
import type { Context } from "@/lib/context";
import { dbOf } from "@/lib/db";
import type { FirstRun } from "@/lib/onboarding/first-run-schema";

/** Where somebody who was never asked anything would begin, if they asked to be. */
const NEVER_ASKED: FirstRun = { step: "objective", state: "done", objective: null };

/** Where a person stands in the first questions; over for whoever was never asked them. */
export async function loadFirstRun(ctx: Context): Promise<FirstRun> {
  const { userId } = ctx.person;
  const select = { step: true, state: true, objective: true } as const;
  return (await dbOf(ctx).firstRun.findUnique({ where: { userId }, select })) ?? NEVER_ASKED;
}
