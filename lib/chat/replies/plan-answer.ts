import { optionTotals, type PlanMeal } from "@/lib/care/plans/meal-plan";
import { amountOf, dayName, type Format, figure, foodName, mealName } from "@/lib/chat/replies/format";
import type { Answer } from "@/lib/chat/replies/outcome";

/** What the nutritionist's plan has for a day: each meal with its options, nothing added and nothing judged. */
export function planAnswer(
  format: Format,
  { day, plan, planned }: Extract<Answer, { kind: "plan" }>,
): string {
  const { t } = format;
  const when = dayName(format, day);
  if (plan === null) return t("chat.plan.none", { day: when });
  if (planned.length === 0) return t("chat.plan.nothing", { day: when });
  const head = t("chat.plan.head", { plan, day: when });
  return [head, ...planned.map((meal) => mealText(format, meal))].join("\n\n");
}

function mealText(format: Format, { kind, time, note, options }: PlanMeal): string {
  const { t } = format;
  const name = mealName(format, kind);
  const lines = options.flatMap((option, at) => [
    ...(options.length > 1 ? [`_${option.name || t("chat.plan.option", { nth: at + 1 })}_`] : []),
    ...option.items.map((item) =>
      t("chat.plan.item", {
        food: foodName(format, item.food, item.name),
        amount: amountOf(format, item.portion, item.grams),
      }),
    ),
  ]);
  const first = options[0];
  const kcal = first ? figure(format, optionTotals(first).kcal) : "0";
  const title = time
    ? t("chat.plan.mealAt", { meal: name, time, kcal })
    : t("chat.plan.meal", { meal: name, kcal });
  return [title, ...lines, ...(note ? [note] : [])].join("\n");
}
