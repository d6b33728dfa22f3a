import "server-only";
import type { Context } from "@/lib/context";
import type { Tx } from "@/lib/db";
import { type Day, dateOf } from "@/lib/nutrition/calendar/day";
import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";
import type { EntrySource } from "@/lib/nutrition/figures/entry-source";
import { lockPerson } from "@/lib/nutrition/ledger/lock-person.server";
import { recomputeDayTotal } from "@/lib/nutrition/ledger/recompute-day-total.server";
import type { Meal } from "@/lib/nutrition/meals/meal";
import type { ItemRow } from "@/lib/nutrition/meals/meal-item";
import { mealOf, WITH_ITEMS } from "@/lib/nutrition/meals/stored-meal";
import { timeOrderedId } from "@/lib/time-ordered-id";

/** When and whence a meal is logged. */
export type MealHead = {
  day: Day;
  kind: MealKind;
  eatenAt: Date;
  source: EntrySource;
  /** What the person wrote. */
  text?: string | undefined;
  /** The message that tells it and which of that message's meals it is. */
  messageId?: string | undefined;
  ordinal?: number;
};

/**
 * Stores a meal and brings the day's totals up to date. A meal that the same message has already logged is answered as
 * it is now, and nothing changes. At least one item is expected.
 * @throws AppError not_found when the person is gone
 */
export async function insertMeal(
  ctx: Context & { tx: Tx },
  { items, ...head }: MealHead & { items: readonly ItemRow[] },
): Promise<Meal> {
  const { tx, person } = ctx;
  const { userId } = person;
  const { day, kind, eatenAt, source, text = null, messageId = null, ordinal = 0 } = head;
  await lockPerson(tx, userId);
  const id = timeOrderedId();
  const rows = items.map((item, position) => ({ ...item, id: timeOrderedId(), position }));
  const stored = await tx.$executeRaw`
    WITH meal AS (
      INSERT INTO app.meals (user_id, id, day, kind, eaten_at, source, text, message_id, ordinal, updated_at)
      VALUES (${userId}::uuid, ${id}::uuid, ${day}::date, ${kind}::app.meal_kind, ${eatenAt},
        ${source}::app.entry_source, ${text}, ${messageId}, ${ordinal}, now())
      ON CONFLICT (user_id, message_id, ordinal) DO NOTHING RETURNING user_id, id)
    INSERT INTO app.meal_items (user_id, meal_id, id, position, food, name, grams, portion_quantity, portion_measure,
      portion_size, portion_said, salt, kcal, protein_g, carbs_g, fat_g, fibre_g, sodium_mg)
    SELECT meal.user_id, meal.id, item.id, position, food, name, grams, "portionQuantity", "portionMeasure",
      "portionSize", "portionSaid", salt, kcal, "proteinG", "carbsG", "fatG", "fibreG", "sodiumMg"
    FROM meal, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS item (id uuid, position int, food text, name text,
      grams float8, "portionQuantity" float8, "portionMeasure" text, "portionSize" app.portion_size, "portionSaid" text, salt app.salt_level,
      kcal float8, "proteinG" float8, "carbsG" float8, "fatG" float8, "fibreG" float8,
      "sodiumMg" float8)`;
  if (stored === 0 && messageId !== null) {
    const logged = { userId, messageId, ordinal };
    return mealOf(await tx.meal.findFirstOrThrow({ where: logged, include: WITH_ITEMS }));
  }
  await recomputeDayTotal(tx, userId, day);
  return mealOf({ id, day: dateOf(day), kind, eatenAt, source, text, version: 1, items: rows });
}
