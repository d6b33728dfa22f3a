import { addDays, type Day, dayAt, instantAt } from "@/lib/nutrition/calendar/day";
import { MEAL_KINDS, type MealKind } from "@/lib/nutrition/calendar/meal-kind";
import type { EntrySource } from "@/lib/nutrition/figures/entry-source";
import { roundTo } from "@/lib/nutrition/figures/nutrients";
import { MENUS } from "./menus";
import type { History } from "./person";
import { plateOf } from "./plate";
import { type Random, randomFrom } from "./random";

export const TIME_ZONE = "America/Sao_Paulo";

/** How likely each meal is to be eaten and logged, and when. */
const HABITS: Record<MealKind, { probability: number; hour: number }> = {
  breakfast: { probability: 0.93, hour: 7.4 },
  morning_snack: { probability: 0.45, hour: 10.1 },
  lunch: { probability: 0.97, hour: 12.6 },
  afternoon_snack: { probability: 0.72, hour: 16.2 },
  dinner: { probability: 0.93, hour: 19.7 },
  supper: { probability: 0.18, hour: 22.3 },
};

/** Rows of the tables as Postgres names their columns. */
type Row = Record<string, string | number | null>;
export type HistoryRows = { meals: Row[]; items: Row[]; water: Row[]; weights: Row[] };

/** What a person logged until `now`: the same for the same person and day, whenever it is asked for. */
export function historyRows(userId: string, email: string, history: History, now: Date): HistoryRows {
  const rows: HistoryRows = { meals: [], items: [], water: [], weights: [] };
  const random = randomFrom(email);
  const today = dayAt(now, TIME_ZONE);
  const { days, silentDays = 0, steadyDays = 0, adherence } = history;
  for (let back = days - 1; back >= silentDays; back--) {
    const day = addDays(today, -back);
    const isKept = random.chance(adherence) || back < steadyDays || back === days - 1;
    if (isKept)
      logDay({ userId, day, now, random, rows, history, share: days > 1 ? 1 - back / (days - 1) : 1 });
  }
  return rows;
}

type DayToLog = {
  userId: string;
  day: Day;
  now: Date;
  random: Random;
  rows: HistoryRows;
  history: History;
  /** How far between the first day (0) and today (1). */
  share: number;
};

function logDay(to: DayToLog): void {
  const { random, history } = to;
  for (const kind of MEAL_KINDS) {
    if (random.chance(HABITS[kind].probability)) logOneMeal(to, kind);
  }
  const glasses = Math.max(1, Math.round((history.water * random.between(0.6, 1.25)) / 300));
  for (let glass = 0; glass < glasses; glass++) {
    const at = instantAt(to.day, 8 + (glass * 13) / glasses + random.between(0, 0.9), TIME_ZONE);
    const ml = random.pick([200, 250, 300, 300, 350, 500]);
    if (at <= to.now) to.rows.water.push(entry(to, at, { ml }));
  }
  const isFirst = to.rows.weights.length === 0;
  if (isFirst || random.chance(1 / history.weighEvery)) {
    const at = instantAt(to.day, 6.8 + random.between(0, 0.5), TIME_ZONE);
    const kg = history.startKg + (history.endKg - history.startKg) * to.share + random.between(-0.35, 0.35);
    if (at <= to.now) to.rows.weights.push(entry(to, at, { kg: roundTo(isFirst ? history.startKg : kg, 1) }));
  }
}

function logOneMeal({ userId, day, now, random, rows, history }: DayToLog, kind: MealKind): void {
  const menu = random.pick(MENUS[kind]);
  const eatenAt = instantAt(day, HABITS[kind].hour + random.between(-0.5, 0.6), TIME_ZONE);
  const source = random.pick<EntrySource>([
    "whatsapp_text",
    "whatsapp_text",
    "whatsapp_text",
    "whatsapp_photo",
    "web",
  ]);
  const plate = plateOf(menu, history.appetite * random.between(0.85, 1.15));
  const id = random.uuid();
  if (eatenAt > now) return;
  const at = eatenAt.toISOString();
  rows.meals.push({
    ...{ user_id: userId, id, day, kind, eaten_at: at, source, version: 1, message_id: null, ordinal: 0 },
    text: source === "whatsapp_text" ? menu.said : null,
    ...{ deleted_at: null, created_at: at, updated_at: at },
  });
  for (const [position, item] of plate.entries()) {
    rows.items.push({
      ...{ user_id: userId, meal_id: id, id: random.uuid(), position },
      ...{ food: item.food, name: item.name, grams: item.grams, kcal: item.kcal },
      ...{ portion_quantity: item.portionQuantity, portion_measure: item.portionMeasure },
      ...{ portion_size: item.portionSize, portion_said: item.portionSaid, salt: item.salt },
      ...{ protein_g: item.proteinG, carbs_g: item.carbsG, fat_g: item.fatG },
      ...{ fibre_g: item.fibreG, sodium_mg: item.sodiumMg },
    });
  }
}

function entry({ userId, day, random }: DayToLog, at: Date, amount: Row): Row {
  const head = {
    user_id: userId,
    id: random.uuid(),
    day,
    source: "whatsapp_text",
    message_id: null,
    ordinal: 0,
  };
  return { ...head, at: at.toISOString(), ...amount };
}
