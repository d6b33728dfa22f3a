import { dayName, type Format, figure, foodName, mealName } from "@/lib/chat/replies/format";
import { againstGoal, amountText, goalOf, unitText } from "@/lib/chat/replies/nutrient-text";
import type { Answer } from "@/lib/chat/replies/outcome";
import { periodName, periodTitle } from "@/lib/chat/replies/periods";
import { sumNutrients } from "@/lib/nutrition/figures/nutrients";
import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { portionText } from "@/lib/nutrition/foods/portion";
import { countedOf, type EatenFood, eatenAs } from "@/lib/nutrition/views/eaten-food";
import { amountIn, amountOn, daysTelling, meanFigures, sumOf } from "@/lib/nutrition/views/period-days";

type Of<K extends Answer["kind"]> = Extract<Answer, { kind: K }>;

/** More foods than this are too many for a screen. */
const MOST_FOODS = 5;

/** Several days: sum and mean, how many told of it, against the goal. */
export function spanText(format: Format, { period, nutrient, days, goals, mean, meals }: Of<"span">): string {
  const { t } = format;
  const telling = daysTelling(days, nutrient ?? "kcal");
  // Today goes on, and would pull the mean down.
  const over = telling.filter(({ day }) => day !== format.today);
  const isApart = over.length > 0 && over.length < telling.length;
  const ended = isApart ? days.filter(({ day }) => day !== format.today) : days;
  const today = isApart ? "apart" : "in";
  const title = `*${periodTitle(format, period)}*`;
  if (nutrient !== null) {
    const sum = sumOf(days, nutrient);
    if (!sum) return t("chat.period.nothing", { period: periodName(format, period) });
    const goal = meals.length > 0 ? null : goalOf(goals, nutrient);
    const average = sumOf(ended, nutrient)?.mean ?? sum.mean;
    const perDay = t("chat.period.mean", { amount: amountText(format, nutrient, average), today });
    const total = t("chat.period.total", { amount: amountText(format, nutrient, sum.total) });
    return [
      title,
      ...(mean ? [perDay, total] : [total, perDay]),
      ...(goal === null ? [] : [t("chat.period.goal", { goal: unitText(format, nutrient, goal) })]),
      t("chat.period.days", { count: sum.days }),
    ].join("\n");
  }
  const figures = meanFigures(ended);
  const water = sumOf(ended, "water") ?? sumOf(days, "water");
  if (!figures && !water) return t("chat.period.nothing", { period: periodName(format, period) });
  const lines = figures
    ? [
        t("chat.period.meanTitle", { today }),
        t("chat.line.totals", {
          kcal: figure(format, figures.kcal),
          protein: figure(format, figures.protein_g),
          carbs: figure(format, figures.carbs_g),
          fat: figure(format, figures.fat_g),
        }),
        t("chat.period.total", { amount: amountText(format, "kcal", sumOf(days, "kcal")?.total ?? 0) }),
      ]
    : [];
  return [
    title,
    ...lines,
    ...(water
      ? [`🔵 ${t("chat.period.mean", { amount: amountText(format, "water", water.mean), today: "in" })}`]
      : []),
    t("chat.period.days", { count: daysTelling(days, figures ? "kcal" : "water").length }),
  ].join("\n");
}

/** Two periods by the mean of their days; of single days by what they had. */
export function compareText(format: Format, { periods, days, nutrient }: Of<"compare">): string {
  const { t } = format;
  const sums = [sumOf(days[0], nutrient), sumOf(days[1], nutrient)] as const;
  const empty = periods.filter((_, i) => sums[i] === null);
  if (empty.length > 0) {
    const known = periods.flatMap((period, i) => {
      const sum = sums[i];
      return sum ? [sideText(format, nutrient, periodTitle(format, period), sum)] : [];
    });
    const gaps = empty.map((period) => t("chat.period.nothing", { period: periodName(format, period) }));
    return [...known, ...gaps].join("\n");
  }
  const [first, second] = sums as [NonNullable<(typeof sums)[0]>, NonNullable<(typeof sums)[1]>];
  const difference = Math.round(first.mean - second.mean);
  const share = second.mean > 0 ? Math.round((difference / second.mean) * 100) : 0;
  const values = {
    amount: unitText(format, nutrient, Math.abs(difference)),
    share: `${figure(format, Math.abs(share))}%`,
    first: periodTitle(format, periods[0]),
    second: periodName(format, periods[1]),
  };
  const verdict = difference === 0 ? "same" : difference > 0 ? "more" : "less";
  return [
    t(`chat.period.${verdict}`, values),
    sideText(format, nutrient, periodTitle(format, periods[0]), first),
    sideText(format, nutrient, periodTitle(format, periods[1]), second),
  ].join("\n");
}

function sideText(
  format: Format,
  nutrient: Of<"compare">["nutrient"],
  name: string,
  { mean, days }: { mean: number; days: number },
): string {
  const amount = amountText(format, nutrient, mean);
  return days === 1
    ? `• ${name}: ${amount}`
    : `• ${name}: ${format.t("chat.period.meanOf", { amount, count: days })}`;
}

/** The day with most or least of it. */
export function extremeText(format: Format, { period, days, nutrient, most }: Of<"extreme">): string {
  const { t } = format;
  const telling = daysTelling(days, nutrient);
  const [best] = telling.toSorted(
    (a, b) => (amountOn(b, nutrient) - amountOn(a, nutrient)) * (most ? 1 : -1),
  );
  if (!best) return t("chat.period.nothing", { period: periodName(format, period) });
  return t(most ? "chat.period.mostDay" : "chat.period.leastDay", {
    day: dayName(format, best.day),
    amount: amountText(format, nutrient, amountOn(best, nutrient)),
    period: periodName(format, period),
  });
}

export function metText(format: Format, { period, nutrient, met, judged }: Of<"met">): string {
  const { t } = format;
  const name = periodName(format, period);
  if (judged === 0) return t("chat.period.nothingToJudge", { period: name });
  const key = nutrient === "kcal" || nutrient === "sodium" ? "chat.period.within" : "chat.period.met";
  return t(key, { met, count: judged, period: name, what: t(`chat.nutrient.${nutrient}`) });
}

export function loggedText(format: Format, { period, days }: Of<"logged">): string {
  const meals = days.reduce((sum, day) => sum + day.meals, 0);
  const fed = daysTelling(days, "kcal").length;
  const name = periodName(format, period);
  if (fed === 0) return format.t("chat.period.nothing", { period: name });
  return format.t("chat.period.logged", { period: periodTitle(format, period), days: fed, meals });
}

/** The foods that brought most of it. */
export function sourcesText(format: Format, { period, nutrient, foods }: Of<"sources">): string {
  const { t } = format;
  const name = periodName(format, period);
  if (foods.length === 0) return t("chat.period.nothing", { period: name });
  if (nutrient === "water") return t("chat.period.nothing", { period: name });
  const total = foods.reduce((sum, food) => sum + amountIn(food, nutrient), 0);
  const first = foods.toSorted((a, b) => amountIn(b, nutrient) - amountIn(a, nutrient)).slice(0, MOST_FOODS);
  const lines = first.map((food) => {
    const amount = amountIn(food, nutrient);
    const share = total > 0 ? Math.round((amount / total) * 100) : 0;
    return `• ${foodName(format, food.food, food.name)}: ${unitText(format, nutrient, amount)} (${share}%)`;
  });
  return [
    t("chat.period.sources", {
      period: periodTitle(format, period),
      amount: amountText(format, nutrient, total),
    }),
    ...lines,
  ].join("\n");
}

/** The meals of a day side by side, by the mean of those of their kind. */
export function byMealText(format: Format, { period, nutrient, meals }: Of<"by_meal">): string {
  const { t } = format;
  const name = periodName(format, period);
  if (meals.length === 0 || nutrient === "water") return t("chat.period.nothing", { period: name });
  const mean = (one: (typeof meals)[number]) => amountIn(one, nutrient) / Math.max(1, one.days);
  const ranked = meals.toSorted((a, b) => mean(b) - mean(a));
  const lines = ranked.map(
    (one) => `• ${mealName(format, one.kind)}: ${unitText(format, nutrient, mean(one))}`,
  );
  const [most] = ranked;
  const values = { what: t(`chat.nutrient.${nutrient}`), period: name };
  const title =
    period.from === period.to && most
      ? t("chat.period.mostMeal", {
          meal: mealName(format, most.kind),
          amount: amountText(format, nutrient, mean(most)),
          day: periodTitle(format, period),
        })
      : t("chat.period.byMeal", values);
  return [title, ...lines].join("\n");
}

/** How often, how much and when last. */
export function eatenText(format: Format, { items, foods, period, when }: Of<"eaten">): string {
  const { t } = format;
  const lines = items.map((item) => {
    const name = foodName(format, item.foodId, item.name);
    const eaten = eatenAs(foods, item.foodId, item.said);
    const last = eaten
      .map((food) => food.last)
      .toSorted()
      .at(-1);
    if (!last) return t("chat.period.neverEaten", { food: item.said, period: periodName(format, period) });
    const times = eaten.reduce((sum, food) => sum + food.times, 0);
    const day = dayName(format, last);
    if (when) return t("chat.period.lastEaten", { food: name, day, count: times });
    return t("chat.period.eaten", {
      food: eaten.length > 1 ? item.said : name,
      count: times,
      period: periodName(format, period),
      amount: eatenAmount(format, eaten),
      day,
    });
  });
  return lines.join("\n\n");
}

/** Foods of a kind, those that came most often first. */
export function eatenKindsText(
  format: Format,
  { categories, said, foods, period }: Of<"eaten_kinds">,
): string {
  const { t } = format;
  const kept = foods.filter(({ food }) => {
    const category = findFood(food)?.category;
    return categories.length === 0 || (category !== undefined && categories.includes(category));
  });
  const name = periodName(format, period);
  if (kept.length === 0 && said === "") return t("chat.period.nothing", { period: name });
  if (kept.length === 0) return t("chat.period.neverEaten", { food: said, period: name });
  const list = kept.slice(0, MOST_KINDS).map((one) => {
    const food = foodName(format, one.food, one.name);
    const counted = countText(format, [one]);
    return counted === null
      ? t("chat.period.kindItem", { food, count: one.times })
      : t("chat.period.kindCounted", { food, counted });
  });
  const kinds = t("chat.period.kinds", { period: periodTitle(format, period), list: list.join(", ") });
  if (!categories.includes("alcohol")) return kinds;
  const grams = kept.reduce((sum, one) => sum + ((findFood(one.food)?.alcoholG ?? 0) * one.grams) / 100, 0);
  return [kinds, t("chat.period.alcohol", { grams: figure(format, grams) })].join("\n");
}

const MOST_KINDS = 12;

function eatenAmount(format: Format, eaten: readonly EatenFood[]): string {
  const { kcal, protein_g } = sumNutrients(eaten);
  const values = {
    grams: figure(
      format,
      eaten.reduce((sum, food) => sum + food.grams, 0),
    ),
    kcal: figure(format, kcal),
    protein: figure(format, protein_g),
  };
  const counted = countText(format, eaten);
  return counted === null
    ? format.t("chat.period.eatenGrams", values)
    : format.t("chat.period.eatenUnits", { ...values, counted });
}

/** "5 latas", "2 copos e 1 taça"; null where some of it was only weighed. */
function countText({ locale }: Format, eaten: readonly EatenFood[]): string | null {
  const counted = countedOf(eaten);
  if (!counted) return null;
  const words = counted.map((count) => portionText({ ...count, size: null }, locale));
  return new Intl.ListFormat(locale, { type: "conjunction" }).format(words);
}

/** One nutrient of one day. */
export function dayNutrientText(format: Format, { day, nutrient, meals }: Of<"day">): string | null {
  if (nutrient === null || nutrient === "water" || meals.length === 0) return null;
  const title =
    day.day === format.today
      ? format.t("chat.day.todayTitle")
      : periodTitle(format, { from: day.day, to: day.day });
  const said = againstGoal(format, nutrient, amountIn(day.totals, nutrient), day.goals);
  return `${title}: ${said}`;
}
