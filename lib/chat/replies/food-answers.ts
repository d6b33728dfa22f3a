import { referralOf } from "@/lib/chat/replies/day-block";
import {
  amountOf,
  type Format,
  figure,
  foodName,
  mealName,
  quoted,
  totalsLine,
} from "@/lib/chat/replies/format";
import { watchLines } from "@/lib/chat/replies/health-answers";
import { againstGoal, amountText, goalOf } from "@/lib/chat/replies/nutrient-text";
import type { Answer } from "@/lib/chat/replies/outcome";
import { type Nutrients, scaleNutrients, sumNutrients } from "@/lib/nutrition/figures/nutrients";
import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { originOf } from "@/lib/nutrition/foods/origin";
import { portionText } from "@/lib/nutrition/foods/portion";
import { RECIPES } from "@/lib/nutrition/foods/recipes/recipes";
import { amountIn } from "@/lib/nutrition/views/period-days";
import type { UnkeptNutrient } from "@/lib/portuguese/meaning/question";
import type { ParsedItem } from "@/lib/portuguese/portions/parsed-entries";

type Of<K extends Answer["kind"]> = Extract<Answer, { kind: K }>;

/** The figures of foods in the amounts that were named, and of all of them together. */
export function foodsText(format: Format, { items, nutrient, unkept }: Of<"food">): string {
  const each = items.map((item) => foodFigures(format, item, nutrient));
  const figures = items.flatMap((item) => figuresOf(item) ?? []);
  const sum = sumNutrients(figures);
  const total =
    figures.length > 1
      ? [
          format.t("chat.answer.fitsTotal", {
            kcal: figure(format, sum.kcal),
            protein: figure(format, sum.protein_g),
          }),
        ]
      : [];
  return [...(unkept ? [unkeptOfFoods(format, items, unkept)] : []), ...each, ...total].join("\n\n");
}

/** Alcohol is known of every food, and that sugar was added; of the rest there is no figure. */
function unkeptOfFoods(format: Format, items: readonly ParsedItem[], unkept: UnkeptNutrient): string {
  const { t } = format;
  const lines = items.map((item) => {
    const food = findFood(item.foodId);
    const name = foodName(format, item.foodId, item.name);
    if (food && unkept === "alcohol") {
      const grams = figure(format, (food.alcoholG * item.grams) / 100, 1);
      return t("chat.answer.alcoholOf", { name, grams });
    }
    if (food && unkept === "sugar") {
      const key = food.contains.has("added_sugar") ? "chat.answer.sugarAdded" : "chat.answer.sugarUnknown";
      return t(key, { name });
    }
    return null;
  });
  const said = lines.filter((line) => line !== null);
  return said.length > 0 ? said.join("\n") : unkeptText(format, unkept);
}

export function unkeptText({ t }: Format, unkept: UnkeptNutrient): string {
  return t("chat.answer.unkept", { what: t(`chat.unkept.${unkept}`) });
}

function figuresOf(item: ParsedItem): Nutrients | null {
  const food = findFood(item.foodId);
  return food ? scaleNutrients(food.per100g, item.grams) : null;
}

function foodFigures(format: Format, item: ParsedItem, nutrient: Of<"food">["nutrient"]): string {
  const { t } = format;
  const food = findFood(item.foodId);
  const figures = figuresOf(item);
  if (!food || !figures) return t("chat.answer.unknownFood", { said: quoted(item.said) });
  const origin = originOf(food.source);
  const title = t("chat.answer.food", {
    name: foodName(format, item.foodId, item.name),
    amount: amountOf(format, item.portion, item.grams),
  });
  if (nutrient !== null && nutrient !== "water" && nutrient !== "kcal") {
    return [
      `${title} *${amountText(format, nutrient, amountIn(figures, nutrient))}*`,
      totalsLine(format, figures),
    ].join("\n");
  }
  return [
    title,
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

/** What a dish is made of, as far as its recipe is ours; then its figures. */
export function contentsText(format: Format, { items }: Of<"contents">): string {
  const { t } = format;
  return items
    .map((item) => {
      const name = foodName(format, item.foodId, item.name);
      const parts = Object.keys(RECIPES[item.foodId]?.parts ?? {});
      const list = parts.map((id) => foodName(format, id, findFood(id)?.name ?? id).toLowerCase()).join(", ");
      const said = list
        ? t("chat.answer.contents", { name, list })
        : t("chat.answer.contentsUnknown", { name });
      return [said, foodFigures(format, item, null)].join("\n");
    })
    .join("\n\n");
}

/** Dishes that fit, a line each: figures, and no prescription. */
export function ideasText(format: Format, { meal, day, nutrient, ideas }: Of<"ideas">): string {
  const { t } = format;
  const { goals, totals } = day;
  if (ideas === null)
    return [t("chat.ideas.referred"), referralOf(format, goals)].filter(Boolean).join("\n\n");
  if (ideas.length === 0) return t("chat.ideas.none");
  const left = goals.kcal === null ? null : Math.round(goals.kcal - totals.kcal);
  const name = mealName(format, meal).toLowerCase();
  const title =
    left === null
      ? t("chat.ideas.title", { meal: name })
      : left > 0
        ? t("chat.ideas.titleLeft", { meal: name, left: figure(format, left) })
        : t("chat.ideas.titleLight", { meal: name });
  const lines = ideas.map(({ foods, own, kcal, protein_g }) =>
    t(own ? "chat.ideas.own" : "chat.ideas.usual", {
      dish: foods
        .map(({ food, name, grams }) => `${foodName(format, food, name)} (${figure(format, grams)} g)`)
        .join(", "),
      kcal: figure(format, kcal),
      protein: figure(format, protein_g),
    }),
  );
  const goal =
    nutrient === null || nutrient === "water" || nutrient === "kcal" ? null : goalOf(goals, nutrient);
  const stands =
    nutrient !== null && nutrient !== "water" && goal !== null
      ? [againstGoal(format, nutrient, amountIn(totals, nutrient), goals)]
      : [];
  return [...stands, title, ...lines, t("chat.ideas.close")].join("\n");
}

/** Foods side by side, a line each: figures, and no verdict. */
export function versusText(format: Format, { items, nutrient }: Of<"versus">): string {
  const { t } = format;
  const each = items.flatMap((item) => {
    const figures = figuresOf(item);
    return figures ? [{ item, figures }] : [];
  });
  const lines = each.map(({ item, figures }) => {
    const values = {
      name: foodName(format, item.foodId, item.name),
      portion: portionText(item.portion, format.locale),
      grams: figure(format, item.grams),
      kcal: figure(format, figures.kcal),
      protein: figure(format, figures.protein_g, 1),
      fibre: figure(format, figures.fibre_g, 1),
    };
    return t("chat.answer.versus", values);
  });
  const of = nutrient === null || nutrient === "water" ? null : nutrient;
  const ranked = of && each.toSorted((a, b) => amountIn(b.figures, of) - amountIn(a.figures, of))[0];
  const most = ranked
    ? [
        t("chat.answer.versusMost", {
          name: foodName(format, ranked.item.foodId, ranked.item.name),
          amount: amountText(format, of, amountIn(ranked.figures, of)),
        }),
      ]
    : [];
  return [...lines, ...most].join("\n");
}

/** Whether foods go into what is left of the day. */
export function fitsText(format: Format, { items, day, watch }: Of<"fits">): string {
  const { t } = format;
  const { totals, goals } = day;
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
  const watched = watchLines(format, watch, sum);
  if (goals.kcal === null)
    return [...lines, t("chat.answer.fitsNoGoal", { kcal: figure(format, totals.kcal) }), ...watched].join(
      "\n",
    );
  const left = Math.round(goals.kcal - totals.kcal);
  const after = left - Math.round(sum.kcal);
  if (left <= 0) lines.push(t("chat.answer.fitsPast", { over: figure(format, -left) }));
  else if (after >= 0) {
    lines.push(t("chat.answer.fitsLeft", { left: figure(format, left), after: figure(format, after) }));
  } else lines.push(t("chat.answer.fitsOver", { left: figure(format, left), over: figure(format, -after) }));
  return [...lines, ...watched].join("\n");
}
