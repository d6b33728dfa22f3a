import "server-only";
import type { Context } from "@/lib/context";
import type { Tx } from "@/lib/db";
import { dateOf, dayAt } from "@/lib/nutrition/calendar/day";
import { heldOn, type StoredGoals } from "@/lib/nutrition/goals/goals";

export type GoalChanges = { [Key in keyof Omit<StoredGoals, "author">]?: StoredGoals[Key] | undefined };

/**
 * Has a person's own goals hold from today on; what is left out stays as it was. Earlier days keep theirs, what was set
 * on the same day is replaced. Call it with the person locked.
 */
export async function setGoals(ctx: Context & { tx: Tx }, changes: GoalChanges): Promise<void> {
  const { tx, person, now } = ctx;
  const { userId } = person;
  const changed = Object.fromEntries(Object.entries(changes).filter(([, goal]) => goal !== undefined));
  if (Object.keys(changed).length === 0) return;
  const today = dayAt(now, person.timeZone);
  const validFrom = dateOf(today);
  const before = await tx.goal.findFirst(heldOn(userId, today));
  // Of another time zone, in which it was tomorrow already.
  await tx.goal.deleteMany({ where: { userId, validFrom: { gt: validFrom }, author: "person" } });
  const data = { ...before, ...changed, author: "person" as const, authorId: null };
  await tx.goal.upsert({
    where: { userId_validFrom: { userId, validFrom } },
    create: { userId, validFrom, ...data },
    update: data,
  });
}
