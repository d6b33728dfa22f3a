import { setTimeout as sleep } from "node:timers/promises";
import { addDays, type Day, dayAt, instantAt } from "@/lib/nutrition/calendar/day";

/** Where everybody of the tests lives, unless a test says otherwise. */
export const ZONE = "America/Sao_Paulo";

/** What a file of tests may take, so that none begins on one day and ends on the next. */
const ROOM_MS = 120_000;

/** The day it is there: for what a test tells the product, which has its own clock. */
export const TODAY: Day = await dayToWorkOn();
export const YESTERDAY: Day = addDays(TODAY, -1);

/**
 * Where it is the afternoon while the tests run, and the days there: for people who tell of their lunch. At night, where
 * everybody else lives, it would be the lunch of the day before.
 */
export const AFTERNOON = afternoonAt(new Date());

function afternoonAt(now: Date) {
  const east = Math.min(15 - now.getUTCHours(), 14);
  // The signs of these names are turned round.
  const zone = `Etc/GMT${east > 0 ? "-" : "+"}${Math.abs(east)}`;
  const today = dayAt(now, zone);
  return { zone, today, yesterday: addDays(today, -1) };
}

async function dayToWorkOn(): Promise<Day> {
  const today = dayAt(new Date(), ZONE);
  const left = instantAt(addDays(today, 1), 0, ZONE).getTime() - Date.now();
  if (left > ROOM_MS) return today;
  await sleep(left);
  return addDays(today, 1);
}
