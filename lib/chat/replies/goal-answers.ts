import { referralOf } from "@/lib/chat/replies/day-block";
import { dayName, type Format, figure } from "@/lib/chat/replies/format";
import { unitText } from "@/lib/chat/replies/nutrient-text";
import type { Answer } from "@/lib/chat/replies/outcome";

type Why = Extract<Answer, { kind: "goal_why" }>;

/** What a goal is reckoned from, who set it, and why it was another some days ago. */
export function goalWhyText(format: Format, answer: Why): string {
  const { t } = format;
  const { nutrient, now, origin, goals } = answer;
  if (now === null) return referralOf(format, goals) || t("chat.goals.usual");
  const values = { what: t(`chat.set.goals.${nutrient}`), amount: unitText(format, nutrient, now) };
  if (origin === "set") return t("chat.goalWhy.set", values);
  if (origin === "nutritionist") return t("chat.goalWhy.nutritionist", values);
  if (origin === "default" || nutrient === "water") return t("chat.goalWhy.usual", values);
  return [t("chat.goalWhy.now", values), reckoning(format, answer), change(format, answer)]
    .filter(Boolean)
    .join("\n\n");
}

function reckoning(format: Format, { nutrient, computed, weightKg }: Why): string {
  const { t } = format;
  if (!computed || weightKg === null) return "";
  const way = computed.changeKcal === 0 ? "keep" : computed.direction;
  const lines = [
    t(`chat.goalWhy.${way}`, {
      kg: figure(format, weightKg, 1),
      maintenance: figure(format, computed.maintenanceKcal),
      change: figure(format, computed.changeKcal),
      goal: figure(format, computed.weightGoalKg ?? weightKg, 1),
    }),
    ...(nutrient === "kcal" ? [] : [t("chat.goalWhy.macros")]),
    ...(computed.isFromDiary ? [t("chat.goalWhy.fromDiary")] : []),
  ];
  return lines.join(" ");
}

function change(format: Format, { nutrient, before, weightKg, weightGoalKg }: Why): string {
  const { t } = format;
  if (!before) return t("chat.goalWhy.unchanged");
  const was = t("chat.goalWhy.was", {
    day: dayName(format, before.day),
    amount: unitText(format, nutrient, before.amount),
  });
  const kilos = (kg: number | null) => figure(format, kg ?? 0, 1);
  if (before.weightGoalKg !== weightGoalKg) return `${was} ${t("chat.goalWhy.byAim")}`;
  if (before.weightKg !== weightKg) {
    const values = { before: kilos(before.weightKg), after: kilos(weightKg) };
    return `${was} ${t("chat.goalWhy.byWeight", values)}`;
  }
  return `${was} ${t("chat.goalWhy.byDiary")}`;
}
