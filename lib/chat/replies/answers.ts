import { dayBlock, referralOf } from "@/lib/chat/replies/day-block";
import {
  contentsText,
  fitsText,
  foodsText,
  ideasText,
  unkeptText,
  versusText,
} from "@/lib/chat/replies/food-answers";
import { dayName, type Format, figure, mealName, quoted } from "@/lib/chat/replies/format";
import { goalWhyText } from "@/lib/chat/replies/goal-answers";
import { healthText } from "@/lib/chat/replies/health-answers";
import { mealBlock } from "@/lib/chat/replies/logged";
import { mealLines, mealsByKind } from "@/lib/chat/replies/meals-by-kind";
import { amountText, goalOf, unitText } from "@/lib/chat/replies/nutrient-text";
import type { Answer, DayView } from "@/lib/chat/replies/outcome";
import {
  byMealText,
  compareText,
  dayNutrientText,
  eatenKindsText,
  eatenText,
  extremeText,
  loggedText,
  metText,
  sourcesText,
  spanText,
} from "@/lib/chat/replies/period-answers";
import { planAnswer } from "@/lib/chat/replies/plan-answer";
import { warningLines } from "@/lib/chat/replies/warning-lines";
import { weighedText, weightText } from "@/lib/chat/replies/weight-answers";
import { CONTACT } from "@/lib/contact";
import type { Meal } from "@/lib/nutrition/meals/meal";
import { amountIn } from "@/lib/nutrition/views/period-days";
import type { Avoided } from "@/lib/nutrition/warnings/read-avoided";
import type { Nutrient } from "@/lib/portuguese/meaning/question";

/**
 * A question answered with numbers, never with a verdict.
 * @param avoided what the person avoids: a food that is asked about is pointed out like one that was eaten
 */
export function questionReplyText(format: Format, answer: Answer, avoided: readonly Avoided[]): string {
  const text = answerText(format, answer);
  const isOfFood = answer.kind === "food" || answer.kind === "versus" || answer.kind === "fits";
  if (!isOfFood && answer.kind !== "health") return text;
  const items = (answer.items ?? []).map(({ foodId, name }) => ({ food: foodId, name }));
  return [text, warningLines(format, [{ items }], avoided)].filter(Boolean).join("\n\n");
}

function answerText(format: Format, answer: Answer): string {
  const { t } = format;
  switch (answer.kind) {
    case "day":
      return (
        dayNutrientText(format, answer) ??
        dayAnswer(format, answer.day, answer.meals, answer.nutrient === "water")
      );
    case "span":
      return spanText(format, answer);
    case "compare":
      return compareText(format, answer);
    case "extreme":
      return extremeText(format, answer);
    case "met":
      return metText(format, answer);
    case "logged":
      return loggedText(format, answer);
    case "sources":
      return sourcesText(format, answer);
    case "eaten":
      return eatenText(format, answer);
    case "left":
      return leftAnswer(format, answer.day, answer.nutrient);
    case "food":
      return foodsText(format, answer);
    case "versus":
      return versusText(format, answer);
    case "contents":
      return contentsText(format, answer);
    case "ideas":
      return ideasText(format, answer);
    case "projection":
      return t("chat.answer.projection");
    case "by_meal":
      return byMealText(format, answer);
    case "expenditure":
      return answer.kcal === null
        ? t("chat.answer.expenditureUnknown")
        : t("chat.answer.expenditure", { kcal: figure(format, answer.kcal) });
    case "common":
      return t(`chat.common.${answer.topic}`, { email: CONTACT.email });
    case "eaten_kinds":
      return eatenKindsText(format, answer);
    case "plan":
      return planAnswer(format, answer);
    case "unkept":
      return unkeptText(format, answer.nutrient);
    case "profile":
      return profileText(format, answer);
    case "goal_why":
      return goalWhyText(format, answer);
    case "fits":
      return fitsText(format, answer);
    case "meal":
      return mealAnswer(format, answer);
    case "weight":
      return weightText(format, answer.weight);
    case "weighed":
      return weighedText(format, answer);
    case "water":
      return answer.day.waterMl === 0
        ? t("chat.answer.waterNone", { day: dayName(format, answer.day.day) })
        : dayBlock(format, answer.day, { food: false, water: true });
    case "health":
      return healthText(format, answer);
    case "about":
      return t("chat.answer.about");
    case "unknown_food":
      return t("chat.answer.unknownFood", { said: quoted(answer.said) });
  }
}

function dayAnswer(format: Format, day: DayView, meals: readonly Meal[], waterOnly: boolean): string {
  if (waterOnly) return dayBlock(format, day, { food: false, water: true });
  if (meals.length === 0 && day.waterMl === 0) return emptyDay(format, day.day);
  return [dayBlock(format, day, { food: true, water: true }), mealLines(format, meals)]
    .filter(Boolean)
    .join("\n\n");
}

export function emptyDay(format: Format, day: string): string {
  return day === format.today
    ? format.t("chat.answer.todayEmpty")
    : format.t("chat.answer.dayEmpty", { day: dayName(format, day) });
}

/** What is left of the day's goals: of one nutrient, or of those that every answer shows. */
function leftAnswer(format: Format, { totals, waterMl, goals }: DayView, nutrient: Nutrient | null): string {
  const { t } = format;
  const shown: readonly Nutrient[] =
    nutrient === null ? ["kcal", "protein", "carbs", "fat", "water"] : [nutrient];
  const lines = shown.flatMap((one) => {
    const goal = goalOf(goals, one);
    return goal === null
      ? []
      : [leftLine(format, one, goal, one === "water" ? waterMl : amountIn(totals, one))];
  });
  // What is past its goal does not fit any more.
  const title = goals.kcal !== null && totals.kcal > goals.kcal ? "standing" : "left";
  const why =
    nutrient === "water" || goals.kcal !== null
      ? ""
      : goals.referral
        ? referralOf(format, goals)
        : t("chat.goals.usual");
  const left =
    lines.length === 0
      ? ""
      : [...(nutrient === null ? [t(`chat.answer.${title}`)] : []), ...lines].join("\n");
  return [left, why].filter(Boolean).join("\n\n") || t("chat.answer.noGoals");
}

/** "🟣 38 g de proteína (de 120 g)", or that it is reached or passed. */
function leftLine(format: Format, nutrient: Nutrient, goal: number, had: number): string {
  const { t } = format;
  const left = Math.round(goal - had);
  const values = {
    mark: MARKS[nutrient],
    what: t(`chat.nutrient.${nutrient}`),
    goal: unitText(format, nutrient, goal),
    over: unitText(format, nutrient, -left),
  };
  if (left > 0) {
    const amount = amountText(format, nutrient, left);
    return t(nutrient === "sodium" ? "chat.answer.leftAtMost" : "chat.answer.leftOf", { ...values, amount });
  }
  return t(
    nutrient === "protein" || nutrient === "water" || nutrient === "fibre"
      ? "chat.answer.metOf"
      : "chat.answer.overOf",
    values,
  );
}

const MARKS: Readonly<Record<Nutrient, string>> = {
  kcal: "🟠",
  protein: "🟣",
  carbs: "•",
  fat: "•",
  fibre: "•",
  sodium: "•",
  water: "🔵",
};

function mealAnswer(format: Format, answer: Extract<Answer, { kind: "meal" }>): string {
  const { day, meals, found, nutrient } = answer;
  const { t } = format;
  if (found.length === 0) {
    const meal =
      meals.length === 1 && meals[0] ? mealName(format, meals[0]).toLowerCase() : t("chat.answer.thatMeal");
    return t("chat.answer.mealEmpty", { meal, day: dayName(format, day) });
  }
  if (answer.hour) {
    const clock = new Intl.DateTimeFormat(format.locale, { timeStyle: "short", timeZone: answer.timeZone });
    return found
      .map((one) =>
        t("chat.answer.mealNutrient", {
          meal: mealName(format, one.kind),
          day: dayName(format, one.day),
          amount: clock.format(new Date(one.eatenAt)),
        }),
      )
      .join("\n");
  }
  if (nutrient === null || nutrient === "water")
    return mealsByKind(found)
      .map((one) => mealBlock(format, one))
      .join("\n\n");
  return mealsByKind(found)
    .map((one) =>
      t("chat.answer.mealNutrient", {
        meal: mealName(format, one.kind),
        day: dayName(format, one.day),
        amount: amountText(format, nutrient, amountIn(one.totals, nutrient)),
      }),
    )
    .join("\n");
}

/** What the profile says, and where to change it. */
function profileText(
  { t, ...format }: Format,
  { asks, profile }: Extract<Answer, { kind: "profile" }>,
): string {
  const none = t("chat.profile.unknown");
  switch (asks) {
    case "height":
      return profile.heightCm === null ? none : t("chat.profile.height", { cm: profile.heightCm });
    case "age":
      return profile.ageYears === null ? none : t("chat.profile.age", { years: profile.ageYears });
    case "allergies":
      return profile.allergies === ""
        ? t("chat.profile.noAllergies")
        : t("chat.profile.allergies", { list: profile.allergies });
    case "restrictions":
      return profile.restrictions.length === 0
        ? none
        : t("chat.profile.restrictions", { list: listOf(format.locale, profile.restrictions) });
    case "conditions":
      return profile.conditions.length === 0
        ? none
        : t("chat.profile.conditions", { list: listOf(format.locale, profile.conditions) });
    case "activity":
      return t("chat.profile.activity", { level: t(`profile.computed.activity.${profile.activity}`) });
  }
}

function listOf(locale: Format["locale"], words: readonly string[]): string {
  return new Intl.ListFormat(locale, { type: "conjunction" }).format(words);
}
