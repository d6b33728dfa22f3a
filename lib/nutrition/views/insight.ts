import { z } from "zod";
import { DAY_MS } from "@/lib/durations";
import { addDays, type Day, dateOf } from "@/lib/nutrition/calendar/day";

/** What a week came to, with the numbers that say so. Energy in kcal, water in ml, protein in g. */
export const insightSchema = z.discriminatedUnion("rule", [
  z.object({ rule: z.literal("weekend"), weekend: z.int(), weekdays: z.int() }),
  z.object({ rule: z.literal("protein_met"), days: z.int(), of: z.int(), goal: z.int() }),
  z.object({ rule: z.literal("protein_low"), average: z.int(), goal: z.int(), of: z.int() }),
  z.object({ rule: z.literal("water_met"), days: z.int(), of: z.int(), goal: z.int() }),
  z.object({ rule: z.literal("water_low"), average: z.int(), goal: z.int(), of: z.int() }),
  z.object({ rule: z.literal("calories_close"), average: z.int(), goal: z.int(), of: z.int() }),
  z.object({ rule: z.literal("more_days"), days: z.int(), before: z.int() }),
  z.object({ rule: z.literal("days"), days: z.int() }),
]);
export type Insight = z.infer<typeof insightSchema>;

/** A day with something logged. */
type LoggedDay = { date: Day; calories: number; protein_g: number; water: number };

type InsightFacts = {
  today: Day;
  /** In any order. */
  days: readonly LoggedDay[];
  calorieGoal: number | null;
  proteinGoal: number | null;
  waterGoal: number | null;
  /** Whether a professional decides on the goals: then energy is not spoken of. */
  isLeft: boolean;
};

/** Days of a week that must be logged for it to be spoken of. */
const LEAST_DAYS = 4;
/** A weekend is compared over four weeks: with two days of one there is nothing to compare. */
const WEEKEND_WEEKS = 4;
const LEAST_WEEKEND_DAYS = 4;
const LEAST_WEEKDAYS = 8;
/** By how much more a weekend must be, as a share and in kcal. */
const WEEKEND_SHARE = 1.15;
const WEEKEND_KCAL = 200;
const MET_SHARE = 0.95;
const LOW_SHARE = 0.75;
const CLOSE_SHARE = 0.07;
/** Of so many that come to mind first, each week has another. */
const IN_TURN = 3;

/**
 * One sentence's worth of the last whole week, Monday to Sunday, the same until the next one is over; null while there is
 * too little to say. What is worth doing something about comes before what went well, and that before the plain count.
 */
export function insightOf(facts: InsightFacts): Insight | null {
  const monday = addDays(mondayOf(facts.today), -7);
  const week = within(facts.days, monday, 7);
  const before = within(facts.days, addDays(monday, -7), 7);
  const said = [
    ...(facts.isLeft ? [] : [weekendOf(facts, monday)]),
    ...goalRules(facts, week),
    countRule(week.length, before.length),
  ].filter((one) => one !== null);
  return said[weekNumber(monday) % Math.min(IN_TURN, said.length)] ?? null;
}

function goalRules({ isLeft, calorieGoal, proteinGoal, waterGoal }: InsightFacts, week: LoggedDay[]) {
  const fed = week.filter(({ calories }) => calories > 0);
  const watered = week.filter(({ water }) => water > 0);
  const protein = isLeft
    ? null
    : shareOf(
        fed.map(({ protein_g }) => protein_g),
        proteinGoal,
      );
  const water = shareOf(
    watered.map((day) => day.water),
    waterGoal,
  );
  const energy = isLeft
    ? null
    : shareOf(
        fed.map(({ calories }) => calories),
        calorieGoal,
      );
  const isClose = energy && Math.abs(energy.average - energy.goal) <= energy.goal * CLOSE_SHARE;
  return [
    protein?.isLow ? { rule: "protein_low" as const, ...lowOf(protein) } : null,
    water?.isLow ? { rule: "water_low" as const, ...lowOf(water) } : null,
    protein?.isMet ? { rule: "protein_met" as const, ...metOf(protein) } : null,
    water?.isMet ? { rule: "water_met" as const, ...metOf(water) } : null,
    isClose ? { rule: "calories_close" as const, ...lowOf(energy) } : null,
  ];
}

type Share = NonNullable<ReturnType<typeof shareOf>>;
const lowOf = ({ average, goal, of }: Share) => ({ average, goal, of });
const metOf = ({ days, goal, of }: Share) => ({ days, goal, of });

/** How the days of a week stand to a goal; null without one, or with too few days. */
function shareOf(values: readonly number[], goal: number | null) {
  if (goal === null || goal <= 0 || values.length < LEAST_DAYS) return null;
  const average = Math.round(meanOf(values));
  const days = values.filter((value) => value >= goal * MET_SHARE).length;
  const of = values.length;
  return { average, goal, days, of, isLow: average < goal * LOW_SHARE, isMet: days * 2 > of };
}

function weekendOf({ days }: InsightFacts, monday: Day): Insight | null {
  const first = addDays(monday, -7 * (WEEKEND_WEEKS - 1));
  const fed = within(days, first, 7 * WEEKEND_WEEKS).filter(({ calories }) => calories > 0);
  const isWeekend = ({ date }: LoggedDay) => [0, 6].includes(dateOf(date).getUTCDay());
  const free = fed.filter(isWeekend);
  const working = fed.filter((day) => !isWeekend(day));
  if (free.length < LEAST_WEEKEND_DAYS || working.length < LEAST_WEEKDAYS) return null;
  const weekend = Math.round(meanOf(free.map(({ calories }) => calories)));
  const weekdays = Math.round(meanOf(working.map(({ calories }) => calories)));
  const isMore = weekend >= weekdays * WEEKEND_SHARE && weekend - weekdays >= WEEKEND_KCAL;
  return isMore ? { rule: "weekend", weekend, weekdays } : null;
}

function countRule(days: number, before: number): Insight | null {
  if (days < LEAST_DAYS) return null;
  return before > 0 && days > before ? { rule: "more_days", days, before } : { rule: "days", days };
}

/** The Monday of a day's week. */
export function mondayOf(day: Day): Day {
  return addDays(day, -((dateOf(day).getUTCDay() + 6) % 7));
}

/** Weeks since a Monday long ago. */
function weekNumber(monday: Day): number {
  return Math.round(dateOf(monday).getTime() / (7 * DAY_MS));
}

function within(days: readonly LoggedDay[], first: Day, count: number): LoggedDay[] {
  const end = addDays(first, count);
  return days.filter(({ date }) => date >= first && date < end);
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
