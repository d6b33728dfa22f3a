import "server-only";
import { type CareArea, isInForce } from "@/lib/care/access";
import { type AllergenEaten, type PatientFacts, sharedFacts } from "@/lib/care/roster/patient-facts";
import { healthConsentOf } from "@/lib/consents/health/health-consent";
import { healthDecision } from "@/lib/consents/health/load-health-consent.server";
import { Prisma, select } from "@/lib/db";
import { addDays, type Day, dayAt } from "@/lib/nutrition/calendar/day";
import { findFood, withOwnFoods } from "@/lib/nutrition/foods/catalogue/catalogue";
import { loadOwnFoodsFor } from "@/lib/nutrition/own-foods/load-own-foods.server";
import { avoidedBy, foodWarningsOf } from "@/lib/nutrition/warnings/food-warnings";

type Row = {
  id: string;
  patient_id: string;
  name: string;
  time_zone: string;
  areas: CareArea[];
  since: Day;
  ends_on: Day;
  revoked_at: Date | null;
  health_granted: boolean | null;
  gender: PatientFacts["gender"];
  has_allergies: boolean;
  last_log: Day | null;
  logged7: number;
  logged30: number;
  account_days: number;
  mean_kcal: number | null;
  mean_days: number;
  weight_day: Day | null;
  weight_kg: number | null;
  before_day: Day | null;
  before_kg: number | null;
  plan_ends_on: Day | null;
};

type Whose = { userId: string; timeZone: string };

/**
 * What is known of those of these patients who let this nutritionist in now, each with what they share only. One
 * statement on day totals: its cost follows from the number of patients, not from their histories.
 */
export async function loadFacts(
  nutritionist: Whose,
  now: Date,
  patients: readonly string[],
): Promise<PatientFacts[]> {
  const today = dayAt(now, nutritionist.timeZone);
  const rows = await select<Row>(
    null,
    Prisma.sql`
    SELECT l.id::text, l.patient_id::text, pr.name, pr.time_zone, l.areas::text[] AS areas, l.revoked_at,
      l.granted_at::date::text AS since, l.ends_on::text,
      ${healthDecision(Prisma.sql`l.patient_id`)} AS health_granted,
      h.gender::text, coalesce(h.allergies, '') <> '' AS has_allergies,
      (${today}::date - p.created_at::date)::int AS account_days,
      log.day::text AS last_log, d.logged7::int, d.logged30::int, d.mean_kcal, d.mean_days::int,
      w.day::text AS weight_day, w.weight_kg, b.day::text AS before_day, b.weight_kg AS before_kg,
      (SELECT max(m.ends_on)::text FROM app.meal_plans m WHERE m.patient_id = l.patient_id
        AND m.nutritionist_id = l.nutritionist_id AND m.status = 'released' AND m.ends_on >= ${today}::date) AS plan_ends_on
    FROM app.care_links l
    JOIN public.profiles pr ON pr.id = l.patient_id
    JOIN app.people p ON p.user_id = l.patient_id
    LEFT JOIN app.health_profiles h ON h.user_id = l.patient_id
    LEFT JOIN LATERAL (SELECT
        count(*) FILTER (WHERE t.meals > 0 AND t.day >= ${today}::date - 7 AND t.day < ${today}::date) AS logged7,
        count(*) FILTER (WHERE t.meals > 0 AND t.day < ${today}::date) AS logged30,
        avg(t.kcal) FILTER (WHERE t.meals >= 2 AND t.day >= ${today}::date - 7 AND t.day < ${today}::date) AS mean_kcal,
        count(*) FILTER (WHERE t.meals >= 2 AND t.day >= ${today}::date - 7 AND t.day < ${today}::date) AS mean_days,
        max(t.day) FILTER (WHERE t.meals > 0) AS last_log
      FROM app.day_totals t
      WHERE t.user_id = l.patient_id AND t.day >= ${today}::date - 30 AND t.day <= ${today}::date) d ON true
    LEFT JOIN LATERAL (SELECT coalesce(d.last_log, (SELECT t.day FROM app.day_totals t WHERE t.user_id = l.patient_id
      AND t.meals > 0 AND t.day < ${today}::date - 30 ORDER BY t.day DESC LIMIT 1)) AS day) log ON true
    LEFT JOIN LATERAL (SELECT t.day, t.weight_kg FROM app.day_totals t WHERE t.user_id = l.patient_id
      AND t.weight_kg IS NOT NULL AND t.day <= ${today}::date ORDER BY t.day DESC LIMIT 1) w ON true
    LEFT JOIN LATERAL (SELECT t.day, t.weight_kg FROM app.day_totals t WHERE t.user_id = l.patient_id
      AND t.weight_kg IS NOT NULL AND t.day <= w.day - 7 AND t.day >= w.day - 28 ORDER BY t.day DESC LIMIT 1) b ON true
    WHERE l.nutritionist_id = ${nutritionist.userId}::uuid AND l.revoked_at IS NULL
      AND l.patient_id = ANY(${patients}::uuid[])`,
  );
  const open = rows.filter((row) =>
    isInForce(
      {
        ...{ areas: row.areas, endsOn: row.ends_on, revokedAt: row.revoked_at },
        healthConsent: healthConsentOf(row.health_granted),
      },
      dayAt(now, row.time_zone),
    ),
  );
  const allergic = open.filter(
    ({ areas, has_allergies }) => has_allergies && areas.includes("diary") && areas.includes("profile"),
  );
  const eaten = await loadAllergens(
    allergic.map(({ patient_id }) => patient_id),
    addDays(today, -7),
  );
  return open.map((row) => sharedFacts(factsOf(row, today, eaten.get(row.patient_id) ?? [])));
}

function factsOf(row: Row, today: Day, allergens: AllergenEaten[]): PatientFacts {
  const at = (day: Day | null, kg: number | null) => (day === null || kg === null ? null : { day, kg });
  const days = (most: number) => Math.min(most, Math.max(0, row.account_days));
  return {
    ...{ id: row.id, patientId: row.patient_id, name: row.name, areas: row.areas, today, allergens },
    ...{ since: row.since, endsOn: row.ends_on, lastLog: row.last_log, gender: row.gender },
    // Somebody who writes down what they ate before they signed up has logged no more days than there were.
    ...{ logged7: Math.min(row.logged7, days(7)), days7: days(7) },
    ...{ logged30: Math.min(row.logged30, days(30)), days30: days(30) },
    ...{ meanKcal: row.mean_kcal, meanDays: row.mean_days, planEndsOn: row.plan_ends_on },
    weight: at(row.weight_day, row.weight_kg),
    weightBefore: at(row.before_day, row.before_kg),
  };
}

/** Foods eaten since a day that for certain have what their eater wrote down as an allergy. */
async function loadAllergens(patients: readonly string[], since: Day): Promise<Map<string, AllergenEaten[]>> {
  if (patients.length === 0) return new Map();
  const rows = await select<Eaten>(
    null,
    Prisma.sql`
    SELECT e.user_id::text, h.allergies, e.food, e.day::text
    FROM (SELECT m.user_id, i.food, max(m.day) AS day
      FROM app.meals m JOIN app.meal_items i ON i.user_id = m.user_id AND i.meal_id = m.id
      WHERE m.user_id = ANY(${patients}::uuid[]) AND m.day >= ${since}::date AND m.deleted_at IS NULL
      GROUP BY m.user_id, i.food) e
    JOIN app.health_profiles h ON h.user_id = e.user_id`,
  );
  const found = new Map<string, AllergenEaten[]>();
  const ofCatalogue = allergens();
  for (const [userId, eaten] of Map.groupBy(rows, ({ user_id }) => user_id)) {
    const foods = eaten.map(({ food }) => food);
    const own = await loadOwnFoodsFor({ tx: null, person: { userId } }, foods);
    const allergenIn = own.length > 0 ? allergens() : ofCatalogue;
    const theirs = withOwnFoods(own, () => eaten.flatMap(allergenIn));
    if (theirs.length > 0) found.set(userId, theirs);
  }
  return found;
}

type Eaten = { user_id: string; allergies: string; food: string; day: Day };

/** Says which foods have for certain what their eater wrote down as an allergy; of many eaters, each pair once. */
function allergens(): (eaten: Eaten) => AllergenEaten[] {
  const none = { dietaryRestrictions: [], healthConditions: [], dietaryPreferences: [], medications: "" };
  const known = new Map<string, Omit<AllergenEaten, "day"> | null>();
  return ({ food: id, allergies, day }) => {
    const key = `${id}\n${allergies}`;
    if (!known.has(key)) {
      const food = findFood(id);
      const warning =
        food && foodWarningsOf(food, avoidedBy({ allergies, ...none })).find(({ certain }) => certain);
      known.set(key, food && warning ? { food: food.id, name: food.name, said: warning.said } : null);
    }
    const clash = known.get(key);
    return clash ? [{ ...clash, day }] : [];
  };
}
