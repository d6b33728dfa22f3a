import { type Day, isDay } from "@/lib/nutrition/calendar/day";

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
/** Two digits of a year stand for the nearest one up to here. */
const LAST_SHORT_YEAR = 69;

/** In which order a language writes the parts of a day. */
function isMonthFirst(locale: string): boolean {
  return locale.startsWith("en");
}

/** A day as its reader writes it, 20/11/2026 or 11/20/2026, whatever the device; "" for what is none. */
export function writtenDay(day: string, locale: string): string {
  const [, year, month, date] = ISO.exec(day) ?? [];
  if (year === undefined) return "";
  return (isMonthFirst(locale) ? [month, date, year] : [date, month, year]).join("/");
}

/**
 * The day that was written, "2026-11-20"; "" for what is none.
 * @param isDone two digits of a year count once somebody has left the field: before, two more may follow
 */
export function readDay(text: string, locale: string, isDone = false): Day | "" {
  const [, first = "", second = "", year = ""] = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/.exec(text) ?? [];
  if (year === "" || (year.length === 2 && !isDone)) return "";
  const century = Number(year) > LAST_SHORT_YEAR ? "19" : "20";
  const [month, date] = isMonthFirst(locale) ? [first, second] : [second, first];
  const day = [year.length === 2 ? century + year : year, month.padStart(2, "0"), date.padStart(2, "0")].join(
    "-",
  );
  return isDay(day) ? day : "";
}

/** Puts the strokes in while a day is typed, however it is typed; takes a day that was pasted as computers write it. */
export function maskDay(typed: string, locale: string): string {
  if (ISO.test(typed.trim())) return writtenDay(typed.trim(), locale);
  let rest = typed.replace(/^\D+/, "").replace(/\D+/g, "/");
  const parts: string[] = [];
  for (const size of [2, 2, 4]) {
    const digits = /^\d*/.exec(rest)![0].slice(0, size);
    const isClosed = rest[digits.length] === "/";
    rest = rest.slice(digits.length + (isClosed ? 1 : 0));
    parts.push(isClosed && size === 2 ? digits.padStart(2, "0") : digits);
    if (rest === "" && !isClosed) break;
  }
  return parts.join("/").slice(0, 10);
}
