import { emptyDay } from "@/lib/chat/replies/answers";
import { foodLines, referralOf } from "@/lib/chat/replies/day-block";
import { dayName, type Format, figure, shortDay, weekdayAndDay } from "@/lib/chat/replies/format";
import { mealLines } from "@/lib/chat/replies/meals-by-kind";
import type { DayView, Outcome, WeekView } from "@/lib/chat/replies/outcome";
import { addDays, daysBetween } from "@/lib/nutrition/calendar/day";
import type { Meal } from "@/lib/nutrition/meals/meal";
import type { Command } from "@/lib/portuguese/meaning/command";
import { hourOf, isQuiet } from "@/lib/profile/quiet-hours";
import type { Reminders } from "@/lib/profile/reminders";
import { type ReminderTimes, reminderTimes, TIMED_REMINDERS } from "@/lib/profile/timed-reminders";

/** The day's meals, then its totals against the goals. */
export function summaryText(format: Format, day: DayView, meals: readonly Meal[]): string {
  const { t } = format;
  if (meals.length === 0 && day.waterMl === 0) return emptyDay(format, day.day);
  const water =
    day.goals.waterMl === null
      ? t("chat.dayBlock.waterAlone", { eaten: figure(format, day.waterMl) })
      : t("chat.dayBlock.water", {
          eaten: figure(format, day.waterMl),
          goal: figure(format, day.goals.waterMl),
        });
  return [
    t("chat.summary.title", { day: dayName(format, day.day) }),
    mealLines(format, meals),
    [...foodLines(format, day), water].join("\n"),
    referralOf(format, day.goals),
  ]
    .filter(Boolean)
    .join("\n\n");
}

/** One line a day, then the mean of the days with a meal: today, which goes on, counts only where it is alone. */
export function weekText(format: Format, week: WeekView): string {
  const { t } = format;
  const logged = week.days.filter(({ meals }) => meals > 0);
  const lines = Array.from({ length: daysBetween(week.from, week.to) + 1 }, (_, n) => {
    const day = addDays(week.from, n);
    const found = week.days.find((one) => one.day === day);
    const name = weekdayAndDay(format, day);
    if (!found || (found.meals === 0 && found.waterMl === 0))
      return t("chat.summary.weekDayEmpty", { day: name });
    return t("chat.summary.weekDay", {
      day: name,
      kcal: figure(format, found.kcal),
      water: figure(format, found.waterMl),
    });
  });
  const over = logged.filter(({ day }) => day !== format.today);
  const counted = over.length > 0 ? over : logged;
  const mean = (of: (day: (typeof logged)[number]) => number) =>
    figure(format, counted.reduce((sum, day) => sum + of(day), 0) / Math.max(1, counted.length));
  const closing = [t("chat.summary.weekDays", { count: logged.length })];
  if (logged.length > 0) {
    closing.push(
      t("chat.summary.weekMean", {
        kcal: mean((day) => day.kcal),
        protein: mean((day) => day.protein_g),
        today: counted.length < logged.length ? "apart" : "in",
      }),
    );
  }
  if (week.firstKg !== null && week.lastKg !== null) {
    closing.push(
      t("chat.summary.weekWeight", {
        first: figure(format, week.firstKg, 1),
        last: figure(format, week.lastKg, 1),
      }),
    );
  }
  const title = t("chat.summary.weekTitle", {
    from: shortDay(format, week.from),
    to: shortDay(format, week.to),
  });
  return [title, lines.join("\n"), closing.join("\n")].join("\n\n");
}

/** The goals that are set, and where to change them. */
export function goalsText(format: Format, outcome: Extract<Outcome, { kind: "goals" }>): string {
  const { t } = format;
  const { goals, targetDate } = outcome;
  const lines: string[] = [];
  if (goals.kcal !== null) lines.push(t("chat.goals.kcal", { value: figure(format, goals.kcal) }));
  if (goals.protein_g !== null)
    lines.push(t("chat.goals.protein", { value: figure(format, goals.protein_g) }));
  if (goals.carbs_g !== null) lines.push(t("chat.goals.carbs", { value: figure(format, goals.carbs_g) }));
  if (goals.fat_g !== null) lines.push(t("chat.goals.fat", { value: figure(format, goals.fat_g) }));
  if (goals.fibre_g !== null) lines.push(t("chat.goals.fibre", { value: figure(format, goals.fibre_g) }));
  if (goals.sodium_mg !== null)
    lines.push(t("chat.goals.sodium", { value: figure(format, goals.sodium_mg) }));
  if (goals.waterMl !== null) lines.push(t("chat.goals.water", { value: figure(format, goals.waterMl) }));
  if (goals.weightKg !== null) {
    const value = figure(format, goals.weightKg, 1);
    const day = targetDate === null ? null : `${shortDay(format, targetDate)}/${targetDate.slice(0, 4)}`;
    lines.push(day === null ? t("chat.goals.weight", { value }) : t("chat.goals.weightBy", { value, day }));
  }
  const referral = referralOf(format, goals);
  return [
    t("chat.goals.title"),
    lines.join("\n"),
    outcome.author === "nutritionist" ? t("chat.goals.nutritionist") : "",
    referral || (goals.kcal === null ? t("chat.goals.usual") : ""),
    t("chat.goals.change"),
  ]
    .filter(Boolean)
    .join("\n\n");
}

/** The reminders, the summaries and the quiet hours as they are now; before them what has changed. */
export function remindersText(format: Format, outcome: Extract<Outcome, { kind: "reminders" }>): string {
  const { t } = format;
  const { reminders, before, changed } = outcome;
  const lines = reminderLines(format, reminders);
  if (!before) return [t("chat.reminders.title"), lines.join("\n"), t("chat.reminders.how")].join("\n\n");
  const was = reminderLines(format, before);
  const news = lines.filter((line) => !was.includes(line));
  if (news.length === 0 && !changed?.today) {
    return [t("chat.reminders.unchanged"), lines.join("\n")].join("\n\n");
  }
  return [changeText(format, changed), lines.join("\n")].join("\n\n");
}

function reminderLines(format: Format, reminders: Reminders): string[] {
  const { t } = format;
  const off = t("chat.reminders.off");
  const lines = [
    ...TIMED_REMINDERS.map((kind) =>
      t(`chat.reminders.${kind}`, { state: stateOf(format, reminderTimes(reminders, kind)) }),
    ),
    t("chat.reminders.evening", { state: reminders.evening_summary ? eveningOf(format, reminders) : off }),
    t("chat.reminders.weekly", { state: reminders.weekly_report ? t("chat.reminders.sundays") : off }),
  ];
  const { quiet_start: start, quiet_end: end } = reminders;
  return start === end ? lines : [...lines, t("chat.reminders.quiet", { start, end })];
}

/** "21:00", or that it falls into the hours of silence, where nothing is sent. */
function eveningOf({ t }: Format, reminders: Reminders): string {
  const { evening_time: time } = reminders;
  return isQuiet(hourOf(time), reminders) ? t("chat.reminders.inQuiet", { time }) : time;
}

/** "08:00, 12:30", "18:00 (seg, qua)" */
function stateOf(format: Format, { on, times, days }: ReminderTimes): string {
  if (!on || times.length === 0) return format.t("chat.reminders.off");
  const named = days && days.length < 7 ? ` (${days.map(shortWeekday(format)).join(", ")})` : "";
  return `${times.join(", ")}${named}`;
}

type SetReminder = Extract<Command, { kind: "set_reminder" }>;

function changeText({ t }: Format, changed: SetReminder | null): string {
  if (!changed || changed.on || changed.topic === "quiet") return t("chat.reminders.changed");
  if (changed.today) return t("chat.reminders.paused", { topic: changed.topic ?? "all" });
  const isAll = changed.topic === null && changed.times.length === 0;
  return t(isAll ? "chat.reminders.allOff" : "chat.reminders.changed");
}

/** 1 is Monday; 5 January 2026 is one. */
function shortWeekday({ locale }: Format): (weekday: number) => string {
  const names = new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" });
  return (weekday) => names.format(Date.UTC(2026, 0, 4 + weekday)).replace(".", "");
}
