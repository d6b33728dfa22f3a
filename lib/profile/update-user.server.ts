import "server-only";
import { allowsHealth, type HealthConsent } from "@/lib/consents/health/health-consent";
import type { Context } from "@/lib/context";
import { inTransaction, type Tx } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { type Day, dateOf, dayAt } from "@/lib/nutrition/calendar/day";
import { ageOf } from "@/lib/nutrition/goals/computed-goals";
import { setGoals } from "@/lib/nutrition/goals/set-goals.server";
import { logWeight } from "@/lib/nutrition/intake/log-weight.server";
import { lockPerson } from "@/lib/nutrition/ledger/lock-person.server";
import { type PreferencesBody, preferenceColumns } from "@/lib/profile/preferences";
import { updateProfile } from "@/lib/profile/update-profile.server";
import { touchesHealth, type UserChanges } from "@/lib/profile/user";

type Owner = { userId: string; email: string; timeZone: string; healthConsent: HealthConsent };

/**
 * Saves the fields that were sent, all or none. Another weight than the current one is also logged as today's
 * weigh-in; a weight left blank leaves the last weigh-in in force.
 * @throws AppError validation for another e-mail and a date of birth in the future; health_consent_needed
 */
export async function updateUser(ctx: Context<Owner>, changes: UserChanges): Promise<void> {
  const { now, person: owner } = ctx;
  const { userId } = owner;
  const today = dayAt(now, owner.timeZone);
  if (changes.email !== undefined && changes.email.trim().toLowerCase() !== owner.email.toLowerCase()) {
    throw new AppError("validation", {}, { fields: { email: "read_only" } });
  }
  if (changes.birthDate && changes.birthDate > today) {
    throw new AppError("validation", {}, { fields: { birthDate: "birth_date" } });
  }
  if (!allowsHealth(owner.healthConsent) && touchesHealth(changes))
    throw new AppError("health_consent_needed");
  await inTransaction(ctx, async (tx, ctx) => {
    await lockPerson(tx, userId);
    const { name, phone, cpf } = changes;
    await saveProfile(tx, userId, name, changes.preferences);
    await tx.person.update({ where: { userId }, data: { phone, cpf } });
    await saveBody(tx, userId, changes, today);
    const { calorieGoal, proteinGoal, carbGoal, fatGoal, weightGoal } = changes;
    const goals = { calorieGoal, proteinGoal, carbGoal, fatGoal, weightGoalKg: weightGoal };
    await setGoals(ctx, goals);
    await updateProfile(ctx, changes);
    if (changes.weight) await weigh(ctx, changes.weight, today);
  });
}

async function saveProfile(
  tx: Tx,
  userId: string,
  name: string | undefined,
  preferences: PreferencesBody = {},
): Promise<void> {
  const data = { name, ...preferenceColumns(preferences) };
  if (Object.values(data).every((value) => value === undefined)) return;
  await tx.profile.update({ where: { id: userId }, data });
}

async function saveBody(
  tx: Tx,
  userId: string,
  { birthDate, height, gender, maternity, age }: UserChanges,
  today: Day,
): Promise<void> {
  const known = await tx.healthProfile.findUnique({
    where: { userId },
    select: { birthDate: true, ageYears: true, ageToldOn: true },
  });
  // The form sends along what it showed: that is no new age, and keeps the day of the one that was typed.
  const isNewAge = age !== undefined && age !== (known && ageOf(known, today));
  const body = {
    birthDate: birthDate && dateOf(birthDate),
    ...{ heightCm: height, gender, maternity },
    ...(isNewAge ? { ageYears: age, ageToldOn: age === null ? null : dateOf(today) } : {}),
  };
  await tx.healthProfile.upsert({ where: { userId }, create: { userId, ...body }, update: body });
}

async function weigh(ctx: Context & { tx: Tx }, kg: number, day: string): Promise<void> {
  const { userId } = ctx.person;
  const known = await ctx.tx.healthProfile.findUnique({ where: { userId }, select: { weightKg: true } });
  if (known?.weightKg === Math.round(kg * 10) / 10) return;
  await logWeight(ctx, { day, kg, at: ctx.now, source: "web" });
}
