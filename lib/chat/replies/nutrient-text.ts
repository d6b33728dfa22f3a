import { type Format, figure } from "@/lib/chat/replies/format";
import type { DayGoals } from "@/lib/chat/replies/outcome";
import type { Nutrient } from "@/lib/portuguese/meaning/question";

/** Grams of salt that hold a milligram of sodium. */
const SALT_PER_SODIUM = 2.5 / 1_000;

/** "82 g de proteína", "1.200 mg de sódio (3 g de sal)". */
export function amountText(format: Format, nutrient: Nutrient, amount: number): string {
  const { t } = format;
  const value = figure(format, amount, nutrient === "fibre" ? 1 : 0);
  return nutrient === "sodium"
    ? t("chat.amount.sodium", { value, salt: figure(format, amount * SALT_PER_SODIUM, 1) })
    : t(`chat.amount.${nutrient}`, { value });
}

/** What is aimed at of it; null is no goal. */
export function goalOf(goals: DayGoals, nutrient: Nutrient): number | null {
  switch (nutrient) {
    case "kcal":
      return goals.kcal;
    case "protein":
      return goals.protein_g;
    case "carbs":
      return goals.carbs_g;
    case "fat":
      return goals.fat_g;
    case "fibre":
      return goals.fibre_g;
    case "sodium":
      return goals.sodium_mg;
    case "water":
      return goals.waterMl;
  }
}

/** "82 g de proteína · meta de 120 g, faltam 38"; the amount alone where there is no goal. */
export function againstGoal(format: Format, nutrient: Nutrient, amount: number, goals: DayGoals): string {
  const { t } = format;
  const said = amountText(format, nutrient, amount);
  const goal = goalOf(goals, nutrient);
  if (goal === null) return said;
  const left = Math.round(goal - amount);
  const values = {
    said,
    goal: unitText(format, nutrient, goal),
    left: unitText(format, nutrient, Math.abs(left)),
  };
  if (nutrient === "sodium") return t(left >= 0 ? "chat.amount.under" : "chat.amount.over", values);
  if (left > 0) return t("chat.amount.left", values);
  return nutrient === "kcal" && left < 0 ? t("chat.amount.over", values) : t("chat.amount.met", values);
}

/** "120 g", "2.000 ml". */
export function unitText(format: Format, nutrient: Nutrient, amount: number): string {
  const unit =
    nutrient === "kcal" ? "kcal" : nutrient === "water" ? "ml" : nutrient === "sodium" ? "mg" : "g";
  return `${figure(format, amount)} ${unit}`;
}
