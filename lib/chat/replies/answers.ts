import { dayBlock, referralOf } from "@/lib/chat/replies/day-block";
import {
  dayName,
  type Format,
  figure,
  foodName,
  mealName,
  quoted,
  signedAmount,
  totalsLine,
} from "@/lib/chat/replies/format";
import { mealBlock } from "@/lib/chat/replies/logged";
import type { Answer, DayView, WeightView } from "@/lib/chat/replies/outcome";
import { type Nutrients, scaleNutrients, sumNutrients } from "@/lib/nutrition/figures/nutrients";
import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { originOf } from "@/lib/nutrition/foods/origin";
import { portionText } from "@/lib/nutrition/foods/portion";
import type { Meal } from "@/lib/nutrition/meals/meal";
import type { ParsedItem } from "@/lib/portuguese/meaning/parsed-entries";
import type { Nutrient } from "@/lib/portuguese/meaning/understanding";

/** A question answered with numbers, never with a verdict. */
export function questionReplyText(format: Format, answer: Answer): string {
  const { t } = format;
  switch (answer.kind) {
    case "day":
      return dayAnswer(format, answer.day, answer.meals, answer.nutrient === "water");
    case "left":
      return leftAnswer(format, answer.day, answer.nutrient);
    case "food":
      return answer.items.map((item) => foodFigures(format, item)).join("\n\n");
    case "fits":
      return fitsAnswer(format, answer.items, answer.day);
    case "meal":
      return mealAnswer(format, answer);
    case "weight":
      return weightAnswer(format, answer.weight);
    case "water":
      return answer.day.waterMl === 0
        ? t("chat.answer.waterNone", { day: dayName(format, answer.day.day) })
        : dayBlock(format, answer.day, { food: false, water: true });
    case "health":
      return t(`chat.health.${answer.topic}`);
    case "about":
      return t("chat.answer.about");
    case "unknown_food":
      return t("chat.answer.unknownFood", { said: quoted(answer.said) });
  }
}

function dayAnswer(format: Format, day: DayView, meals: readonly Meal[], waterOnly: boolean): string {
  if (waterOnly) return dayBlock(format, day, { food: false, water: true });
  if (meals.length === 0 && day.waterMl === 0) return emptyDay(format, day.day);
  const lines = meals.map((meal) =>
    format.t("chat.answer.mealLine", {
      meal: mealName(format, meal.kind),
      kcal: figure(format, meal.totals.kcal),
    }),
  );
  return [dayBlock(format, day, { food: true, water: true }), lines.join("\n")].filter(Boolean).join("\n\n");
}

export function emptyDay(format: Format, day: string): string {
  return day === format.today
    ? format.t("chat.answer.todayEmpty")
    : format.t("chat.answer.dayEmpty", { day: dayName(format, day) });
}

type LeftWords =
  | "leftKcal"
  | "overKcal"
  | "leftProtein"
  | "metProtein"
  | "leftCarbs"
  | "leftFat"
  | "leftWater"
  | "metWater";

function leftAnswer(format: Format, { totals, waterMl, goals }: DayView, nutrient: Nutrient | null): string {
  const { t } = format;
  const lines: string[] = [];
  const wants = (name: Nutrient) => nutrient === null || nutrient === name;
  const part = (
    name: Nutrient,
    goal: number | null,
    had: number,
    keys: { left: LeftWords; met: LeftWords | null },
  ) => {
    if (!wants(name) || goal === null) return;
    const left = Math.round(goal - had);
    const values = {
      left: figure(format, Math.max(0, left)),
      over: figure(format, Math.max(0, -left)),
      goal: figure(format, goal),
    };
    lines.push(t(`chat.answer.${left > 0 || !keys.met ? keys.left : keys.met}`, values));
  };
  part("kcal", goals.kcal, totals.kcal, { left: "leftKcal", met: "overKcal" });
  part("protein", goals.protein_g, totals.protein_g, {
    left: "leftProtein",
    met: "metProtein",
  });
  part("carbs", goals.carbs_g, totals.carbs_g, { left: "leftCarbs", met: null });
  part("fat", goals.fat_g, totals.fat_g, { left: "leftFat", met: null });
  part("water", goals.waterMl, waterMl, { left: "leftWater", met: "metWater" });
  const asksWater = nutrient === "water";
  const why =
    asksWater || goals.kcal !== null
      ? ""
      : goals.referral
        ? referralOf(format, goals)
        : t("chat.goals.usual");
  const left = lines.length === 0 ? "" : [t("chat.answer.left"), ...lines].join("\n");
  return [left, why].filter(Boolean).join("\n\n") || t("chat.answer.noGoals");
}

function figuresOf(item: ParsedItem): Nutrients | null {
  const food = findFood(item.foodId);
  return food ? scaleNutrients(food.per100g, item.grams) : null;
}

function foodFigures(format: Format, item: ParsedItem): string {
  const { t } = format;
  const food = findFood(item.foodId);
  const figures = figuresOf(item);
  if (!food || !figures) return t("chat.answer.unknownFood", { said: quoted(item.said) });
  const origin = originOf(food.source);
  return [
    t("chat.answer.food", {
      name: foodName(format, item.foodId, item.name),
      portion: portionText(item.portion, format.locale),
      grams: figure(format, item.grams),
    }),
    totalsLine(format, figures),
    t("chat.answer.more", {
      fibre: figure(format, figures.fibre_g, 1),
      sodium: figure(format, figures.sodium_mg),
    }),
    t("chat.answer.per100", {
      kcal: figure(format, food.per100g.kcal),
      protein: figure(format, food.per100g.protein_g, 1),
      carbs: figure(format, food.per100g.carbs_g, 1),
      fat: figure(format, food.per100g.fat_g, 1),
    }),
    ...(origin ? [t("chat.answer.origin", { origin: t(`diary.origin.name.${origin}`) })] : []),
  ].join("\n");
}

function fitsAnswer(format: Format, items: readonly ParsedItem[], { totals, goals }: DayView): string {
  const { t } = format;
  const each = items.flatMap((item) => {
    const figures = figuresOf(item);
    return figures ? [{ item, figures }] : [];
  });
  const sum = sumNutrients(each.map(({ figures }) => figures));
  const lines = each.map(({ item, figures }) =>
    t("chat.answer.fits", {
      name: foodName(format, item.foodId, item.name),
      portion: portionText(item.portion, format.locale),
      grams: figure(format, item.grams),
      kcal: figure(format, figures.kcal),
      protein: figure(format, figures.protein_g),
    }),
  );
  if (each.length > 1) {
    lines.push(
      t("chat.answer.fitsTotal", { kcal: figure(format, sum.kcal), protein: figure(format, sum.protein_g) }),
    );
  }
  if (goals.kcal === null)
    return [...lines, t("chat.answer.fitsNoGoal", { kcal: figure(format, totals.kcal) })].join("\n");
  const left = Math.round(goals.kcal - totals.kcal);
  const after = left - Math.round(sum.kcal);
  if (left <= 0) lines.push(t("chat.answer.fitsPast", { over: figure(format, -left) }));
  else if (after >= 0) {
    lines.push(t("chat.answer.fitsLeft", { left: figure(format, left), after: figure(format, after) }));
  } else lines.push(t("chat.answer.fitsOver", { left: figure(format, left), over: figure(format, -after) }));
  return lines.join("\n");
}

function mealAnswer(format: Format, { day, meal, found }: Extract<Answer, { kind: "meal" }>): string {
  if (found.length > 0) return found.map((one) => mealBlock(format, one)).join("\n\n");
  return format.t("chat.answer.mealEmpty", {
    meal: mealName(format, meal).toLowerCase(),
    day: dayName(format, day),
  });
}

function weightAnswer(format: Format, { currentKg, initialKg, goalKg, entries }: WeightView): string {
  const { t } = format;
  if (currentKg === null) return t("chat.answer.weightNone");
  const day = entries[0]?.day ?? format.today;
  const lines = [t("chat.answer.weightNow", { kg: figure(format, currentKg, 1), day: dayName(format, day) })];
  if (initialKg !== null && initialKg !== currentKg) {
    lines.push(
      t("chat.answer.weightStart", {
        change: signedAmount(format, currentKg - initialKg),
        kg: figure(format, initialKg, 1),
      }),
    );
  }
  if (goalKg !== null) {
    const left = Math.abs(Math.round((currentKg - goalKg) * 10) / 10);
    const kg = figure(format, goalKg, 1);
    lines.push(
      left === 0
        ? t("chat.answer.weightGoalMet", { kg })
        : t("chat.answer.weightGoal", { kg, left: figure(format, left, 1) }),
    );
  }
  const older = entries
    .slice(1, 5)
    .map((entry) =>
      t("chat.answer.weightRow", { day: dayName(format, entry.day), kg: figure(format, entry.kg, 1) }),
    );
  return [...lines, ...older].join("\n");
}
