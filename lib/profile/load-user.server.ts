import "server-only";
import { healthConsentOf } from "@/lib/consents/health/health-consent";
import type { Context } from "@/lib/context";
import { Prisma, selectOne } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { dayAt, dayOf } from "@/lib/nutrition/calendar/day";
import { ageOf } from "@/lib/nutrition/goals/computed-goals";
import {
  BODY_JSON,
  type BodyJson,
  bodyFromJson,
  GOAL_JSON,
  type GoalJson,
} from "@/lib/nutrition/goals/goal-json.server";
import { preferencesOf, type StoredPreferences } from "@/lib/profile/preferences";
import type { User } from "@/lib/profile/user";

export type UserRow = StoredPreferences &
  Pick<User, "name" | "email" | "phone" | "cpf" | "company" | "card"> & {
    health: (BodyJson & Pick<User, "allergies" | "supplements">) | null;
    goal: GoalJson | null;
    /** The newest decision on health data, and whether our words were shown for it. */
    consent: { granted: boolean; shown: boolean } | null;
  };

/**
 * A person as the API answers them. One statement past Prisma, since every screen asks for it.
 * @param role as the caller's rules decide it
 * @throws AppError not_found
 */
export async function loadUser(ctx: Pick<Context, "person" | "now">, role: User["role"]): Promise<User> {
  const row = await selectOne<UserRow>(null, userStatement(ctx));
  return userOf(ctx, role, row);
}

/** The statement that reads them. */
export function userStatement({
  now,
  person: { userId, timeZone },
}: Pick<Context, "person" | "now">): Prisma.Sql {
  const today = dayAt(now, timeZone);
  return Prisma.sql`
    SELECT pr.name, pr.email, p.phone, p.cpf, pr.locale, pr.theme::text, pr.weight_unit::text AS "weightUnit",
      pr.energy_unit::text AS "energyUnit", pr.time_zone AS "timeZone",
      (SELECT json_build_object('id', c.id, 'name', c.name, 'role', m.role)
        FROM app.company_memberships m JOIN app.companies c ON c.id = m.company_id
        WHERE m.user_id = p.user_id AND m.until IS NULL) AS company,
      (SELECT json_build_object('last_four', last_four, 'brand', brand, 'expiration_month', expiration_month,
        'expiration_year', expiration_year) FROM app.saved_cards WHERE user_id = p.user_id) AS card,
      (SELECT ${BODY_JSON} || jsonb_build_object('allergies', allergies, 'supplements', supplements)
        FROM app.health_profiles WHERE user_id = p.user_id) AS health,
      (SELECT ${GOAL_JSON} FROM app.goals WHERE user_id = p.user_id AND valid_from <= ${today}::date
        ORDER BY valid_from DESC LIMIT 1) AS goal,
      (SELECT json_build_object('granted', granted, 'shown', text_hash IS NOT NULL) FROM app.consents
        WHERE user_id = p.user_id AND kind = 'health' ORDER BY at DESC, id DESC LIMIT 1) AS consent
    FROM app.people p JOIN public.profiles pr ON pr.id = p.user_id
    WHERE p.user_id = ${userId}::uuid`;
}

/** @throws AppError not_found without a row */
export function userOf(
  { now, person: { userId, timeZone } }: Pick<Context, "person" | "now">,
  role: User["role"],
  row: UserRow | undefined,
): User {
  const today = dayAt(now, timeZone);
  if (!row) throw new AppError("not_found");
  const { health, goal } = row;
  const body = bodyFromJson(health);
  return {
    id: userId,
    name: row.name,
    email: row.email,
    phone: row.phone,
    birthDate: body?.birthDate ? dayOf(body.birthDate) : null,
    weight: body?.weightKg ?? null,
    height: body?.heightCm ?? null,
    age: body && ageOf(body, today),
    gender: body?.gender ?? null,
    maternity: body?.maternity ?? null,
    role,
    company: row.company,
    calorieGoal: goal?.calorieGoal ?? null,
    proteinGoal: goal?.proteinGoal ?? null,
    carbGoal: goal?.carbGoal ?? null,
    fatGoal: goal?.fatGoal ?? null,
    weightGoal: goal?.weightGoalKg ?? null,
    dietary_restrictions: [...(body?.dietaryRestrictions ?? [])],
    dietary_preferences: [...(body?.dietaryPreferences ?? [])],
    health_conditions: [...(body?.healthConditions ?? [])],
    medications: body?.medications ?? "",
    allergies: health?.allergies ?? "",
    supplements: health?.supplements ?? "",
    cpf: row.cpf,
    card: row.card,
    health_consent: healthConsentOf(row.consent?.granted),
    health_consent_shown: row.consent === null || row.consent.shown,
    preferences: preferencesOf(row),
  };
}
