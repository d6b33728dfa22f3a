import { setTimeout as sleep } from "node:timers/promises";
import { addDays, type Day, dayAt, instantAt } from "@/lib/nutrition/calendar/day";

/** Where everybody of the tests lives, unless a test says otherwise. */
export const ZONE = "America/Sao_Paulo";

/** What a file of tests may take, so that none begins on one day and ends on the next. */
const ROOM_MS = 120_000;

/** The day it is there: for what a test tells the product, which has its own clock. */
export const TODAY: Day = await dayToWorkOn();
export const YESTERDAY: Day = addDays(TODAY, -1);

async function dayToWorkOn(): Promise<Day> {
  const today = dayAt(new Date(), ZONE);
  const left = instantAt(addDays(today, 1), 0, ZONE).getTime() - Date.now();
  if (left > ROOM_MS) return today;
  await sleep(left);
  return addDays(today, 1);
}
