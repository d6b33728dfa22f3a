import "server-only";
import type { Context } from "@/lib/context";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { dayAt, dayOf } from "@/lib/nutrition/calendar/day";
import { ageOf } from "@/lib/nutrition/goals/computed-goals";
import { heldOn } from "@/lib/nutrition/goals/goals";
import { preferencesOf } from "@/lib/profile/preferences";
import type { User } from "@/lib/profile/user";

/**
 * A person as the API answers them.
 * @param role as the caller's rules decide it
 * @throws AppError not_found
 */
export async function loadUser(ctx: Pick<Context, "person" | "now">, role: User["role"]): Promise<User> {
  const { userId, timeZone } = ctx.person;
  const today = dayAt(ctx.now, timeZone);
  const person = await db().person.findUnique({
    where: { userId },
    include: {
      ...{ profile: true, health: true, card: true },
      memberships: { where: { until: null }, include: { company: true } },
      goals: { where: heldOn(userId, today).where, orderBy: { validFrom: "desc" }, take: 1 },
    },
  });
  if (!person) throw new AppError("not_found");
  const { profile, health, card } = person;
  const [membership] = person.memberships;
  const [goal] = person.goals;
  const birthDate = health?.birthDate ? dayOf(health.birthDate) : null;
  return {
    id: userId,
    name: profile.name,
    email: profile.email,
    phone: person.phone,
    birthDate,
    weight: health?.weightKg ?? null,
    height: health?.heightCm ?? null,
    age: health && ageOf(health, today),
    gender: health?.gender ?? null,
    maternity: health?.maternity ?? null,
    role,
    company: membership
      ? { id: membership.companyId, name: membership.company.name, role: membership.role }
      : null,
    calorieGoal: goal?.calorieGoal ?? null,
    proteinGoal: goal?.proteinGoal ?? null,
    carbGoal: goal?.carbGoal ?? null,
    fatGoal: goal?.fatGoal ?? null,
    weightGoal: goal?.weightGoalKg ?? null,
    dietary_restrictions: health?.dietaryRestrictions ?? [],
    dietary_preferences: health?.dietaryPreferences ?? [],
    health_conditions: health?.healthConditions ?? [],
    medications: health?.medications ?? "",
    allergies: health?.allergies ?? "",
    supplements: health?.supplements ?? "",
    cpf: person.cpf,
    card: card && {
      last_four: card.lastFour,
      brand: card.brand,
      expiration_month: card.expirationMonth,
      expiration_year: card.expirationYear,
    },
    preferences: preferencesOf(profile),
  };
}
