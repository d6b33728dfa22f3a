import { type Day, isDay } from "@/lib/nutrition/calendar/day";
import { fold } from "@/lib/portuguese/text/letters/stems";

/** Which comes first in dates of three numbers. */
export const DATE_ORDERS = ["dmy", "mdy", "ymd"] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

const NUMBERS = /^(\d{1,4})[/.\-\s](\d{1,2})[/.\-\s](\d{1,4})(?![\d])/;

/** By their beginnings: Portuguese, English, Spanish, French. */
const MONTHS: readonly RegExp[] = [
  /^(jan|ene)/,
  /^(feb|fev)/,
  /^(mar)/,
  /^(apr|abr|avr)/,
  /^(may|mai)/,
  /^(jun|juin)/,
  /^(jul|juil)/,
  /^(aug|ago|aou)/,
  /^(sep|set)/,
  /^(oct|out)/,
  /^(nov)/,
  /^(dec|dez|dic)/,
];

/**
 * The order in which a table's dates are written, by the dates themselves: a number above 12 is no month.
 * @returns null where they fit both ways, or none is a date of numbers
 */
export function orderOf(cells: Iterable<string>): DateOrder | null {
  let canBe: Record<DateOrder, boolean> = { dmy: true, mdy: true, ymd: true };
  let seen = 0;
  for (const cell of cells) {
    const match = NUMBERS.exec(cell.trim());
    if (!match) continue;
    seen += 1;
    const [first, second, third] = [match[1], match[2], match[3]].map(Number) as [number, number, number];
    const isYearFirst = match[1]!.length === 4;
    canBe = {
      ymd: canBe.ymd && isYearFirst,
      dmy: canBe.dmy && !isYearFirst && first <= 31 && second <= 12 && third >= 0,
      mdy: canBe.mdy && !isYearFirst && first <= 12 && second <= 31,
    };
  }
  if (seen === 0) return null;
  const left = DATE_ORDERS.filter((order) => canBe[order]);
  return left.length === 1 ? left[0]! : null;
}

/** The day that a cell tells: ISO, three numbers in the table's order, or with the month's name; null when it is none. */
export function readDay(cell: string, order: DateOrder): Day | null {
  const text = cell.trim();
  const numbers = NUMBERS.exec(text);
  if (numbers) {
    const parts = [numbers[1]!, numbers[2]!, numbers[3]!];
    const actual = parts[0]!.length === 4 ? "ymd" : order === "ymd" ? "dmy" : order;
    const [y, m, d] = [actual.indexOf("y"), actual.indexOf("m"), actual.indexOf("d")].map((at) => parts[at]!);
    return dayOfParts(Number(y), Number(m), Number(d));
  }
  return readLongDay(text);
}

/** "Tuesday, May 1, 2018", "terça-feira, 1 de maio de 2018". */
function readLongDay(text: string): Day | null {
  const words = fold(text)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);
  const year = words.find((word) => /^(19|20)\d\d$/.test(word));
  const date = words.find((word) => /^\d{1,2}(st|nd|rd|th|o|º)?$/.test(word));
  // "terca" and "sabado" begin like no month, "mar" of "martes" does: a weekday stands before the date's parts.
  const names = words.filter(
    (word) => !/^\d/.test(word) && !/^(mart|marte|mardi|segunda|set[ií]ma)/.test(word),
  );
  const month = names
    .map((word) => MONTHS.findIndex((pattern) => word.length >= 3 && pattern.test(word)))
    .find((index) => index >= 0);
  if (!year || !date || month === undefined) return null;
  return dayOfParts(Number(year), month + 1, Number.parseInt(date, 10));
}

function dayOfParts(year: number, month: number, date: number): Day | null {
  const full = year < 100 ? 2000 + year : year;
  const day = `${full}-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`;
  return isDay(day) ? day : null;
}

/** Hours with fractions of "9:15 AM", "21:30", "7h30"; null when a cell tells none. */
export function readHour(cell: string): number | null {
  const match = /(?:^|[T\s])(\d{1,2})\s*[:h]\s*(\d{2})?(?::\d{2}(?:\.\d+)?)?\s*([ap])?\.?m?/i.exec(
    cell.trim(),
  );
  if (!match) return null;
  const [hours, minutes] = [Number(match[1]), Number(match[2] ?? 0)];
  const half = match[3]?.toLowerCase();
  if (hours > 23 || minutes > 59 || (half && (hours < 1 || hours > 12))) return null;
  const whole = half ? (hours % 12) + (half === "p" ? 12 : 0) : hours;
  return whole + minutes / 60;
}
