import "server-only";
import type { Context } from "@/lib/context";
import type { Tx } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { type Day, dateOf, dayAt, dayOf } from "@/lib/nutrition/calendar/day";
import { DEFAULT_GOALS } from "@/lib/nutrition/goals/default-goals";
import { heldOn, type StoredGoals } from "@/lib/nutrition/goals/goals";
import { isPastTarget } from "@/lib/nutrition/goals/target-date";

export type GoalChanges = {
  [Key in keyof Omit<StoredGoals, "author" | "aimedSince">]?: StoredGoals[Key] | undefined;
};

/** What a nutritionist decides; the water of a day and its number of days are the person's own. */
const PRESCRIBED = [
  "calorieGoal",
  "proteinGoal",
  "carbGoal",
  "fatGoal",
  "fibreGoalG",
  "sodiumGoalMg",
  "weightGoalKg",
] as const satisfies readonly (keyof GoalChanges)[];

/**
 * Has a person's own goals hold from today on; what is left out, or sent as it was, stays as it was, and with it whose
 * goals they are. Earlier days keep theirs, what was set on the same day is replaced. Call it with the person locked.
 * @param prescriber the nutritionist who decides, in whose name all of them then stand; without one it is the person
 * @throws AppError validation for another target date than there is that lies behind
 */
export async function setGoals(
  ctx: Context & { tx: Tx },
  changes: GoalChanges,
  prescriber?: string,
): Promise<void> {
  const { tx, person, now } = ctx;
  const { userId } = person;
  const today = dayAt(now, person.timeZone);
  const validFrom = dateOf(today);
  const before = await tx.goal.findFirst({
    ...heldOn(userId, today),
    select: { ...heldOn(userId, today).select, authorId: true },
  });
  const changed = Object.fromEntries(
    Object.entries(changes).filter(
      ([key, goal]) => goal !== undefined && !isSame(goal, before?.[key as keyof GoalChanges] ?? null),
    ),
  ) as GoalChanges;
  if (Object.keys(changed).length === 0 && (!prescriber || before?.authorId === prescriber)) return;
  if (changed.targetDate) refusePast(changed.targetDate, before, today);
  // Of another time zone, in which it was tomorrow already.
  await tx.goal.deleteMany({
    where: { userId, validFrom: { gt: validFrom }, author: { not: "nutritionist" } },
  });
  const isPrescribed =
    before?.author === "nutritionist" && PRESCRIBED.every((goal) => changed[goal] === undefined);
  const author = prescriber
    ? { author: "nutritionist" as const, authorId: prescriber }
    : isPrescribed
      ? {}
      : { author: authorOf({ ...before, ...changed }), authorId: null };
  const data = {
    ...{ ...before, ...changed },
    ...author,
    aimedSince: aimedSince(before, changed, validFrom),
  };
  await tx.goal.upsert({
    where: { userId_validFrom: { userId, validFrom } },
    create: { userId, validFrom, author: authorOf(changed), ...data },
    update: data,
  });
}

/** The usual one, which lies behind, may come back as it was read. */
function refusePast(wanted: Date, before: StoredGoals | null, today: Day): void {
  const kept = before?.targetDate ? dayOf(before.targetDate) : DEFAULT_GOALS.target_date;
  if (isPastTarget(dayOf(wanted), kept, today)) {
    throw new AppError("validation", {}, { fields: { target_date: "past_date" } });
  }
}

/** Whoever takes back all that was set leaves it to what is computed. */
function authorOf(goals: GoalChanges): "person" | "computed" {
  const isSet = [...PRESCRIBED, "waterGoalMl", "targetDate"] as const;
  return isSet.some((goal) => goals[goal]) ? "person" : "computed";
}

/** A new aim begins with another weight or energy; none is left when both are taken back. */
function aimedSince(before: StoredGoals | null, changed: GoalChanges, today: Date): Date | null {
  const aim = { ...before, ...changed };
  if (!aim.weightGoalKg && !aim.calorieGoal) return null;
  const isNew = changed.weightGoalKg !== undefined || changed.calorieGoal !== undefined;
  return isNew ? today : (before?.aimedSince ?? today);
}

function isSame(a: unknown, b: unknown): boolean {
  return a instanceof Date && b instanceof Date ? a.getTime() === b.getTime() : (a || null) === (b || null);
}
