import { MAX_GRAMS } from "@/lib/nutrition/figures/bounds";
import { roundTo } from "@/lib/nutrition/figures/nutrients";
import type { Food, PortionSize } from "@/lib/nutrition/foods/food";
import { gramsOf, type Weighed } from "@/lib/nutrition/foods/measure-grams";
import { portionPlural } from "@/lib/nutrition/foods/portion-label";
import type { SaidAmount } from "@/lib/portuguese/grammar/amounts";
import { isUnit } from "@/lib/portuguese/grammar/amounts";
import { timesOver } from "@/lib/portuguese/grammar/lengths";
import type { Assumption, ParsedItem } from "@/lib/portuguese/meaning/parsed-entries";
import { searchKey } from "@/lib/portuguese/text/stems";
import type { FoodMatch } from "@/lib/portuguese/vocabulary/food-names";
import { ownsMeasure } from "@/lib/portuguese/vocabulary/own-measures";

/** More than this of one food in one go is asked about before it is stored. */
const MOST_LIKELY = { solid: 1500, liquid: 3000 } as const;

/** A food with the amount that was said of it; null amount when none was. */
export type SaidItem = {
  match: FoodMatch;
  amount: SaidAmount | null;
  /** Telling words that the catalogue does not know of. */
  ignored: readonly string[];
  said: string;
  /** Grams of it inside of something else ("salada com cenoura"), when its own portion is more and none was said. */
  inside?: number;
  /** Where it was eaten rather than what: "rodízio de carne". */
  frame?: boolean;
};

/** The item in grams, with everything that was taken for granted. */
export function weighItem(item: SaidItem): ParsedItem {
  const { match } = item;
  const { food } = match;
  const skewered = onSkewer(match, item.amount);
  const amount = match.times ? timesOver(skewered, match.times) : skewered;
  const size = amount?.size ?? match.size ?? undefined;
  const { weighed, quantity } = weighSaid(item, amount, size);
  const grams = roundTo(weighed.grams, weighed.grams < 1 ? 2 : 1);
  const assumed = assumptions(item, weighed, amount ? amount.quantity : quantity, size);
  return {
    foodId: food.id,
    name: food.name,
    grams: Math.min(MAX_GRAMS, Math.max(0.01, grams)),
    portion: portionText(weighed.portion, quantity),
    quantity,
    confidence: confidenceOf(item, weighed, grams),
    assumed,
    said: item.said,
  };
}

/** "1 espetinho de coração" is a skewer of hearts, not one heart. */
function onSkewer({ called, food }: FoodMatch, amount: SaidAmount | null): SaidAmount | null {
  const whole = amount !== null && amount.measure === null && amount.vague === null;
  if (!whole || !/^espet(?:inho|o)/i.test(called) || !ownsMeasure(food, "espeto")) return amount;
  return { ...amount, measure: "espeto" };
}

/** Whether the amount is so large that it should be asked about. */
export function isUnlikely(food: Food, grams: number): boolean {
  return grams > (food.gramsPerMl === undefined ? MOST_LIKELY.solid : MOST_LIKELY.liquid);
}

/** What an egg weighs in an omelette, with what it is fried in. */
const OMELETTE_EGG_GRAMS = 55;

function weighOmelette(eggs: number, amount: SaidAmount | null): { weighed: Weighed; quantity: number } {
  const quantity = amount && amount.measure === null ? amount.quantity : 1;
  const grams = eggs * OMELETTE_EGG_GRAMS * quantity;
  return { weighed: { grams, portion: eggs === 1 ? "de 1 ovo" : `de ${eggs} ovos`, assumed: [] }, quantity };
}

function weighSaid(item: SaidItem, amount: SaidAmount | null, size: PortionSize | undefined) {
  const { match, inside } = item;
  if (match.eggs) return weighOmelette(match.eggs, amount);
  const usual = weigh(match.food, amount, size, MANY.test(item.said));
  if (amount || inside === undefined || usual.weighed.grams <= inside) return usual;
  return { weighed: { grams: inside, portion: "g", assumed: [] }, quantity: inside };
}

/** "40 maçãs" are so many, however unlikely; "maçã 150", "150 maçã" are grams. */
const MANY = /^\d+\s+\p{L}+s(?!\p{L})/iu;

function weigh(
  food: Food,
  amount: SaidAmount | null,
  size: PortionSize | undefined,
  many: boolean,
): { weighed: Weighed; quantity: number } {
  const usual = (quantity: number) => ({
    weighed: gramsOf(food, null, quantity, size) as Weighed,
    quantity,
  });
  if (!amount) return usual(1);
  if (amount.vague) return usual(amount.vague.share);
  const quantity = amount.quantity > 0 ? amount.quantity : 1;
  if (amount.measure === null) return weighCount(food, quantity, size, many);
  const weighed = gramsOf(food, amount.measure, quantity, size);
  return weighed ? { weighed, quantity } : usual(isUnit(amount.measure) ? 1 : Math.min(quantity, 20));
}

const FEWEST_GRAMS = 20;

/** "2 bananas", "meio mamão", "1 pizza": whole ones where the food is counted in them. */
function weighCount(
  food: Food,
  quantity: number,
  size: PortionSize | undefined,
  many: boolean,
): { weighed: Weighed; quantity: number } {
  if (quantity === 0.5 && ownsMeasure(food, "metade")) {
    return { weighed: gramsOf(food, "metade", 1, size) as Weighed, quantity: 1 };
  }
  const measure = ownsMeasure(food, "unidade") ? "unidade" : null;
  const weighed = gramsOf(food, measure, quantity, size) as Weighed;
  // Nobody eats 150 portions: "arroz 150" is in grams, "suco 300" in millilitres.
  const inGrams = quantity >= FEWEST_GRAMS && !(many && measure === "unidade");
  if (inGrams && isUnlikely(food, weighed.grams)) {
    const unit = food.gramsPerMl === undefined ? "g" : "ml";
    return {
      weighed: { ...(gramsOf(food, unit, quantity) as Weighed), assumed: ["generic-measure"] },
      quantity,
    };
  }
  return { weighed, quantity };
}

function assumptions(
  item: SaidItem,
  weighed: Weighed,
  quantity: number,
  size: PortionSize | undefined,
): Assumption[] {
  const { match, amount, ignored } = item;
  const assumed: Assumption[] = [];
  const grams = roundTo(weighed.grams, 1);
  const counted = amount !== null && amount.measure === null && amount.counted;
  const whole = !LOOSE.test(searchKey(weighed.portion));
  if (amount?.vague) assumed.push({ kind: "vague", said: amount.vague.word });
  else if (match.eggs) return ignoredOf(ignored);
  else if (amount === null || (counted && !whole) || weighed.assumed.includes("default-portion")) {
    assumed.push({ kind: "portion", portion: portionText(weighed.portion, quantity), grams });
  } else if (weighed.assumed.includes("medium-size") && size === undefined) {
    assumed.push({ kind: "size", size: "medium" });
  }
  if (weighed.assumed.some((one) => one === "generic-measure" || one === "spoon-ratio")) {
    assumed.push({ kind: "measure", measure: weighed.portion, grams: roundTo(weighed.grams / quantity, 1) });
  }
  if (amount?.low != null && amount.high !== null) {
    assumed.push({ kind: "range", low: amount.low, high: amount.high });
  }
  if (match.mended !== null && match.mended > 0) {
    assumed.push({ kind: "spelling", said: item.said, read: match.food.name });
  }
  return [...assumed, ...ignoredOf(ignored)];
}

function ignoredOf(ignored: readonly string[]): Assumption[] {
  return ignored.filter((said) => said !== "").map((said) => ({ kind: "ignored", said }));
}

/** "2 arroz" counts no such thing; "2 bifes" does. */
const LOOSE =
  /^(?:porcao|colher|concha|prato|fatia|pedaco|xicara|copo|pires|punhado|escumadeira|tigela|pegador|garfada|cuia)/;

function confidenceOf({ match, amount, ignored }: SaidItem, weighed: Weighed, grams: number): number {
  let confidence = [0.98, 0.9, 0.7][match.mended ?? 0] ?? 0.6;
  if (amount === null || amount.vague) confidence *= 0.85;
  else if (weighed.assumed.includes("default-portion")) confidence *= 0.85;
  else if (weighed.assumed.length > 0) confidence *= 0.95;
  if (ignored.length > 0) confidence *= 0.9;
  if (isUnlikely(match.food, grams)) confidence *= 0.4;
  return roundTo(confidence, 2);
}

const UNIT_NAMES: Readonly<Record<string, string>> = {
  g: "g",
  gr: "g",
  grs: "g",
  grama: "g",
  kg: "kg",
  kilo: "kg",
  quilo: "kg",
  quilograma: "kg",
  mg: "mg",
  ml: "ml",
  mililitro: "ml",
  dl: "dl",
  l: "l",
  lt: "l",
  litro: "l",
};

/** "2 conchas", "1/2 xícara", "100 g", "1,5 colher de sopa": pt-BR, as portions are stored. */
export function portionText(portion: string, quantity: number): string {
  const unit = UNIT_NAMES[portion];
  const count = FRACTIONS.get(roundTo(quantity, 2)) ?? String(roundTo(quantity, 2)).replace(".", ",");
  if (unit) return `${count} ${unit}`;
  if (portion.startsWith("de ")) return quantity === 1 ? portion : `${count} ${portion}`;
  return `${count} ${quantity >= 2 ? portionPlural(portion) : portion}`;
}

const FRACTIONS = new Map([
  [0.5, "1/2"],
  [0.25, "1/4"],
  [0.75, "3/4"],
  [0.33, "1/3"],
  // "um pouquinho"
  [0.35, "1/3"],
  [0.67, "2/3"],
]);
