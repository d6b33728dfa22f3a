import "server-only";
import type { Context } from "@/lib/context";
import { Prisma, select } from "@/lib/db";
import { type Day, dateOf } from "@/lib/nutrition/calendar/day";
import type { Meal } from "@/lib/nutrition/meals/meal";
import { mealOf, type StoredMeal } from "@/lib/nutrition/meals/stored-meal";

/** More than anybody eats in a day; a day never answers more. */
const MAX_MEALS = 200;

/** Dates come as text. */
export type DayMealRow = { meal: Omit<StoredMeal, "day" | "eatenAt"> & { eatenAt: string } };

/** The meals of a day by the time they were eaten: with what every screen begins with, read past Prisma. */
export async function loadDayMeals(ctx: Context, { day }: { day: Day }): Promise<Meal[]> {
  return mealsOfDay(day, await select<DayMealRow>(ctx.tx, dayMealsStatement(ctx, day)));
}

/** The statement that reads them. */
export function dayMealsStatement({ person }: Context, day: Day): Prisma.Sql {
  return Prisma.sql`
    SELECT json_build_object('id', m.id, 'kind', m.kind, 'source', m.source, 'text', m.text, 'version', m.version,
      'eatenAt', to_char(m.eaten_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'items', (SELECT coalesce(json_agg(json_build_object('id', i.id, 'food', i.food, 'name', i.name, 'grams', i.grams,
          'salt', i.salt, 'portionQuantity', i.portion_quantity, 'portionMeasure', i.portion_measure,
          'portionSize', i.portion_size, 'portionSaid', i.portion_said, 'kcal', i.kcal, 'proteinG', i.protein_g,
          'carbsG', i.carbs_g, 'fatG', i.fat_g, 'fibreG', i.fibre_g, 'sodiumMg', i.sodium_mg) ORDER BY i.position), '[]')
        FROM app.meal_items i WHERE i.user_id = m.user_id AND i.meal_id = m.id)) AS meal
    FROM app.meals m
    WHERE m.user_id = ${person.userId}::uuid AND m.day = ${day}::date AND m.deleted_at IS NULL
    ORDER BY m.eaten_at, m.id
    LIMIT ${MAX_MEALS}::int`;
}

export function mealsOfDay(day: Day, rows: readonly DayMealRow[]): Meal[] {
  return rows.map(({ meal }) => mealOf({ ...meal, day: dateOf(day), eatenAt: new Date(meal.eatenAt) }));
}
