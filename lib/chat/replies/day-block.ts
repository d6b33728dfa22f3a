import { dayName, type Format, figure } from "@/lib/chat/replies/format";
import type { DayGoals, DayView } from "@/lib/chat/replies/outcome";
import { addDays } from "@/lib/nutrition/calendar/day";
import { referralText } from "@/lib/nutrition/goals/explanations";

/** What of a day to show: food when a meal changed, water when water did. */
export type DayParts = { food: boolean; water: boolean };

/** The day's totals against its goals, one line each. */
export function dayBlock(format: Format, view: DayView, parts: DayParts): string {
  return [
    `*${dayTitle(format, view.day)}*`,
    ...(parts.food ? foodLines(format, view) : []),
    ...waterLines(format, view, parts),
  ].join("\n");
}

/** "Hoje até agora", "Ontem" or the day by name. */
function dayTitle(format: Format, day: string): string {
  if (day === format.today) return format.t("chat.day.todayTitle");
  if (day === addDays(format.today, -1)) return format.t("chat.day.yesterdayTitle");
  const name = dayName(format, day);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Energy, protein, then carbohydrate and fat. */
export function foodLines(format: Format, { totals, goals }: DayView): string[] {
  const { t } = format;
  const grams = (part: "protein" | "carbs" | "fat", eaten: number, goal: number | null) =>
    goal === null
      ? t(`chat.dayBlock.${part}Alone`, { eaten: figure(format, eaten) })
      : t(`chat.dayBlock.${part}`, { eaten: figure(format, eaten), goal: figure(format, goal) });
  return [
    energyLine(format, totals.kcal, goals.kcal),
    [
      grams("protein", totals.protein_g, goals.protein_g),
      grams("carbs", totals.carbs_g, goals.carbs_g),
      grams("fat", totals.fat_g, goals.fat_g),
    ].join(" · "),
  ];
}

function energyLine(format: Format, kcal: number, goal: number | null): string {
  const { t } = format;
  const eaten = figure(format, kcal);
  if (goal === null) return t("chat.dayBlock.kcalAlone", { eaten });
  const left = Math.round(goal - kcal);
  const values = { eaten, goal: figure(format, goal) };
  if (left > 0) return t("chat.dayBlock.kcal", { ...values, left: figure(format, left) });
  if (left < 0) return t("chat.dayBlock.kcalOver", { ...values, over: figure(format, -left) });
  return t("chat.dayBlock.kcalMet", values);
}

function waterLines(format: Format, { waterMl, goals }: DayView, parts: DayParts): string[] {
  if (!parts.water) return [];
  const eaten = figure(format, waterMl);
  if (goals.waterMl === null) return [format.t("chat.dayBlock.waterAlone", { eaten })];
  return [format.t("chat.dayBlock.water", { eaten, goal: figure(format, goals.waterMl) })];
}

/** Why no goal is computed and whom to see, while none was written down; empty otherwise. */
export function referralOf({ t }: Format, { kcal, referral }: DayGoals): string {
  return referral && kcal === null ? referralText(t, referral.obstacles, referral.leastKg) : "";
}
