import { dayName, type Format, shortDay } from "@/lib/chat/replies/format";
import { addDays, type Day, dateOf, daysBetween } from "@/lib/nutrition/calendar/day";
import { FIRST_DAY } from "@/lib/nutrition/calendar/loggable-day";
import type { Period } from "@/lib/portuguese/meaning/question";

/** "hoje", "de 09/11 a 15/11", "outubro de 2026", "desde o início". */
export function periodName(format: Format, { from, to }: Period): string {
  const { t, locale } = format;
  if (from === to) return dayName(format, from);
  if (from === FIRST_DAY) return t("chat.period.all");
  if (isMonth({ from, to }, format.today)) {
    return new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" }).format(
      dateOf(from),
    );
  }
  if (to === format.today && daysBetween(from, to) === 6)
    return t("chat.period.lastDays", { count: 7, from: shortDay(format, from), to: shortDay(format, to) });
  const years = from.slice(0, 4) !== to.slice(0, 4) || to.slice(0, 4) !== format.today.slice(0, 4);
  const day = (one: Day) => (years ? `${shortDay(format, one)}/${one.slice(0, 4)}` : shortDay(format, one));
  return t("chat.period.fromTo", { from: day(from), to: day(to) });
}

/** The same at a line's beginning. */
export function periodTitle(format: Format, period: Period): string {
  const name = periodName(format, period);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** A whole month, or this one until today. */
function isMonth({ from, to }: Period, today: Day): boolean {
  if (!from.endsWith("-01") || from.slice(0, 7) !== to.slice(0, 7)) return false;
  return addDays(to, 1).endsWith("-01") || (to === today && from.slice(0, 7) === today.slice(0, 7));
}
