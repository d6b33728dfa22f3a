import { useFormatter, useTimeZone, useTranslations } from "next-intl";
import { useSession } from "@/lib/client/session-store";
import { addDays, type Day, dateOf, dayAt } from "@/lib/nutrition/calendar/day";

/** A day ("2026-11-20") as it is said in the middle of a sentence: hoje, ontem, 20/11; with its year when that is another. */
export function useSaidDay(): (day: Day) => string {
  const t = useTranslations("common");
  const format = useFormatter();
  const usual = useTimeZone();
  const timeZone = useSession((state) => state.user?.preferences?.time_zone) ?? usual ?? "UTC";
  return (day) => {
    const today = dayAt(new Date(), timeZone);
    if (day === today) return t("today");
    if (day === addDays(today, -1)) return t("yesterday");
    return format.dateTime(dateOf(day), {
      ...{ timeZone: "UTC", day: "2-digit", month: "2-digit" },
      ...(day.slice(0, 4) === today.slice(0, 4) ? {} : { year: "numeric" }),
    });
  };
}
