import { type Format, figure, quoted } from "@/lib/chat/replies/format";
import { measureText } from "@/lib/nutrition/foods/portion";
import type { OwnFoodAnswer } from "@/lib/nutrition/own-foods/own-food-schema";

/** Why a food is not kept; keys of `errors.fields`. */
export const OWN_FOOD_REFUSALS = [
  "name_reserved",
  "too_many",
  "too_big",
  "too_small",
  "macros_over",
  "energy_mismatch",
  "recipe_of_itself",
  "yield_small",
  "food",
  "invalid",
] as const;
export type OwnFoodRefusal = (typeof OWN_FOOD_REFUSALS)[number];

/** What is said of foods and recipes of one's own. */
export type OwnFoodNotice =
  | { kind: "own_food_how"; url: string }
  | { kind: "own_foods"; foods: OwnFoodAnswer[]; url: string }
  /** `unknown`: words of a recipe that no food is known by, and that are not in its figures. */
  | { kind: "own_food_kept"; food: OwnFoodAnswer; isNew: boolean; unknown: string[] }
  | { kind: "own_food_of_how_much"; name: string }
  | { kind: "own_food_refused"; why: OwnFoodRefusal; url: string }
  | { kind: "own_food_dropped"; name: string }
  | { kind: "own_food_unknown"; name: string }
  | { kind: "own_food_in_use"; recipe: string };

export function isOfOwnFoods(notice: { kind: string }): notice is OwnFoodNotice {
  return notice.kind.startsWith("own_food");
}

/** More would be more than a phone shows. */
const MOST_LISTED = 15;
const MACROS = ["protein_g", "carbs_g", "fat_g"] as const;

export function ownFoodText(format: Format, notice: OwnFoodNotice): string {
  const { t } = format;
  switch (notice.kind) {
    case "own_food_how":
      return t("chat.ownFood.how", { url: notice.url });
    case "own_foods":
      return listText(format, notice);
    case "own_food_kept":
      return keptText(format, notice);
    case "own_food_of_how_much":
      return t("chat.ownFood.ofHowMuch", { name: quoted(notice.name) });
    case "own_food_refused":
      return t("chat.ownFood.refused", { why: t(`errors.fields.${notice.why}`), url: notice.url });
    case "own_food_dropped":
      return t("chat.ownFood.dropped", { name: notice.name });
    case "own_food_unknown":
      return t("chat.ownFood.unknown", { name: quoted(notice.name) });
    case "own_food_in_use":
      return t("errors.own_food_in_use", { recipe: notice.recipe });
  }
}

function listText(format: Format, { foods, url }: Extract<OwnFoodNotice, { kind: "own_foods" }>): string {
  const { t } = format;
  if (foods.length === 0) return t("chat.ownFood.how", { url });
  const lines = foods
    .slice(0, MOST_LISTED)
    .map((food) => t("chat.ownFood.line", portionValues(format, food)));
  const rest = foods.length - MOST_LISTED;
  const more = rest > 0 ? [t("chat.ownFood.more", { count: rest })] : [];
  return [t("chat.ownFood.list"), ...lines, ...more, "", t("chat.ownFood.change", { url })].join("\n");
}

function keptText(
  format: Format,
  { food, isNew, unknown }: Extract<OwnFoodNotice, { kind: "own_food_kept" }>,
): string {
  const { t } = format;
  const { label, ingredients, name } = food;
  const untold = label ? MACROS.filter((key) => label[key] === null) : [];
  const what = ingredients
    ? t("chat.ownFood.made", {
        items: ingredients.map((part) => part.name.toLowerCase()).join(", "),
        portions: figure(format, food.yield_portions ?? 1, 1),
      })
    : null;
  const eat = t("chat.ownFood.eat", { name: name.toLowerCase() });
  const lines = [
    t(isNew ? "chat.ownFood.kept" : "chat.ownFood.changed", { name }),
    t("chat.ownFood.portion", {
      ...portionValues(format, food),
      protein: figure(format, food.portion.protein_g, 1),
      carbs: figure(format, food.portion.carbs_g, 1),
      fat: figure(format, food.portion.fat_g, 1),
    }),
    what,
    unknown.length > 0 ? t("chat.ownFood.leftOut", { items: unknown.map(quoted).join(", ") }) : null,
    untold.length > 0
      ? t("chat.ownFood.untold", { items: untold.map((key) => t(`chat.ownFood.figures.${key}`)).join(", ") })
      : null,
    eat,
  ];
  return lines.filter((line) => line !== null).join("\n");
}

function portionValues(format: Format, { name, portion, liquid }: OwnFoodAnswer) {
  return {
    name,
    portion: measureText(portion.measure, null, format.locale),
    grams: figure(format, portion.grams, 1),
    unit: liquid ? "ml" : "g",
    kcal: figure(format, portion.kcal),
  };
}
