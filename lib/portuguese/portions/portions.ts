import { LIKELY_GRAMS, MAX_GRAMS, MAX_QUANTITY } from "@/lib/nutrition/figures/bounds";
import { roundTo } from "@/lib/nutrition/figures/nutrients";
import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { type Denial, deniedId } from "@/lib/nutrition/foods/denials";
import type { Food } from "@/lib/nutrition/foods/food";
import { dryId, madeUpId } from "@/lib/nutrition/foods/made-up";
import { gramsOf, ownsMeasure, type Weighed } from "@/lib/nutrition/foods/measure-grams";
import { isUnit, type MeasureId } from "@/lib/nutrition/foods/measures";
import type { PortionSize } from "@/lib/nutrition/foods/portion";
import { isCutInSlices, portionsOfWhole } from "@/lib/nutrition/foods/wholes";
import { inSmallCup } from "@/lib/portuguese/portions/cups";
import { denialsSaid } from "@/lib/portuguese/portions/denied";
import type { Assumption, ParsedItem } from "@/lib/portuguese/portions/parsed-entries";
import { saltSaid } from "@/lib/portuguese/portions/salt";
import type { SaidAmount } from "@/lib/portuguese/terms/amounts";
import { timesOver } from "@/lib/portuguese/terms/lengths";
import { fold, stem } from "@/lib/portuguese/text/letters/stems";
import type { FoodMatch } from "@/lib/portuguese/vocabulary/food-names";
import { saysLittle } from "@/lib/portuguese/vocabulary/sizes";

/** Itself, nothing is cooked with less of it. */
const SALT_ID = "sal";

/** A food with the amount that was said of it; null amount when none was. */
export type SaidItem = {
  match: FoodMatch;
  amount: SaidAmount | null;
  /** Telling words that the catalogue does not know of. */
  ignored: readonly string[];
  said: string;
  /** Grams of it inside of something else ("salada com cenoura"), when its own portion is more and none was said. */
  inside?: number | undefined;
  /** As large as they are where it was eaten, when no size was said: small at a party. */
  served?: PortionSize;
  /** Into what a whole one was cut: "uma pizza de 8 pedaços". */
  cut?: MeasureId | null;
  /** What was eaten of what was told: 0..1. */
  share?: number;
  /** Where it was eaten rather than what: "rodízio de carne". */
  frame?: boolean;
  /** What was said to be in nothing of the meal. */
  denied?: readonly Denial[];
};

/** The item in grams, with everything that was taken for granted. */
export function weighItem(told: SaidItem): ParsedItem {
  const item = asServed(told);
  const { match } = item;
  const { food } = match;
  const held = inSmallCup(item, onSkewer(match, item.amount));
  const amount = match.times ? timesOver(held, match.times) : held;
  const size = amount?.size ?? match.size ?? undefined;
  const weighed = withBun(food, amount, weighSaid(item, amount, size ?? item.served));
  return {
    ...withoutDenied(food, [...(item.denied ?? []), ...denialsSaid(item.said)]),
    ...bounded(weighed),
    ...(food.id === SALT_ID ? {} : saltSaid(item.said)),
    confidence: confidenceOf(item, weighed),
    assumed: assumptions(item, weighed, size),
    said: item.said,
    ...(item.amount?.pieces && { pieces: item.amount.pieces }),
    ...(item.share && item.share < 1 && { share: item.share }),
  };
}

/** The food without what was denied of it. */
function withoutDenied(food: Food, denials: readonly Denial[]): Pick<ParsedItem, "foodId" | "name"> {
  const { id, name } = findFood(deniedId(food, denials)) ?? food;
  return { foodId: id, name };
}

/** "um copo de nescau" is drunk made up, "um miojo de 85 g" is weighed dry, "2 fatias de pão" are of a loaf. */
function asServed(item: SaidItem): SaidItem {
  const { match, amount } = item;
  const loaf = match.called === "pão" && amount?.measure === "fatia" ? LOAF : null;
  const dry = amount?.measure === "g" ? dryId(match.food, amount.quantity) : null;
  const food = findFood(loaf ?? dry ?? madeUpId(match.food, amount?.household?.id ?? null) ?? "");
  return food ? { ...item, match: { ...match, food } } : item;
}

const LOAF = "pao-de-forma";

/** Bun, cheese and salad of a burger that is called by the weight of its patty, in grams. */
const BUN_G = 120;

/** "hambúrguer artesanal de 180 g", "2 de 120 g": nobody weighs the sandwich. */
function withBun({ id, category }: Food, amount: SaidAmount | null, weighed: Weighed): Weighed {
  const isBurger = category === "fast_food" && /^(?:hamburguer|x-|cheeseburger)/.test(id);
  const burgers = amount?.pieces ?? 1;
  const patty = amount?.measure === "g" ? amount.quantity / burgers : 0;
  const isPatty = patty >= 60 && patty <= (id.startsWith("x-") ? 200 : 220);
  if (!isBurger || !isPatty) return weighed;
  const grams = weighed.grams + BUN_G * burgers;
  return { ...weighed, grams, portion: { quantity: grams, measure: "g", size: null } };
}

/** As much as an item may be: more of a measure than anybody counts is told in grams. */
function bounded({ grams, portion }: Weighed): Pick<ParsedItem, "grams" | "portion"> {
  const most = Math.min(MAX_GRAMS, Math.max(0.01, grams));
  const isCountable = isUnit(portion.measure) || portion.quantity <= MAX_QUANTITY;
  return most >= grams && isCountable
    ? { grams: most, portion }
    : { grams: most, portion: { quantity: most, measure: "g", size: null } };
}

/** "1 espetinho de coração" is a skewer of hearts, not one heart. */
function onSkewer({ called, food }: FoodMatch, amount: SaidAmount | null): SaidAmount | null {
  const whole = amount !== null && amount.measure === null && amount.vague === null;
  if (!whole || !/^(?:espet(?:inho|o)|churrasquinho)/i.test(called) || !ownsMeasure(food, "espeto"))
    return amount;
  return { ...amount, measure: "espeto" };
}

/** Whether the amount is so large that it should be asked about. */
export function isUnlikely(food: Food, grams: number): boolean {
  return grams > (food.gramsPerMl === undefined ? LIKELY_GRAMS.solid : LIKELY_GRAMS.liquid);
}

/** "omelete de 3 ovos", "crepioca de 2 ovos": counted in eggs, each with what it is fried in. */
function weighOmelette(food: Food, eggs: number, amount: SaidAmount | null): Weighed {
  const omelettes = (amount?.measure === null && amount.quantity) || 1;
  const measure = /^(?:omelete|crepioca)/.test(food.id) ? "ovo" : "unidade";
  return { ...(gramsOf(food, measure, eggs * omelettes) as Weighed), assumed: [] };
}

function weighSaid(item: SaidItem, amount: SaidAmount | null, size: PortionSize | undefined): Weighed {
  const { match, inside } = item;
  if (match.eggs) return weighOmelette(match.food, match.eggs, amount);
  const ordered = amount && isHalfOrder(match.food, amount, item.said) ? { quantity: HALF_ORDER } : null;
  const served = amount && { ...amount, ...servingOf(match, amount), ...ordered };
  const usual = weigh(match.food, served, size, countedAs(item.said), isSeveral(item));
  if (amount || inside === undefined || usual.grams <= inside) return usual;
  return gramsOf(match.food, "g", inside) ?? usual;
}

/** "uma salada de alface" is a serving of it, and no whole lettuce. */
function servingOf({ called }: FoodMatch, { measure, quantity }: SaidAmount) {
  const isServing = measure === null && quantity < FEWEST_GRAMS && /^salad/i.test(called);
  return isServing ? { measure: "porcao" as const } : null;
}

/** "ovos mexidos", "coxinhas": more than one of what is counted, though not how many. */
function isSeveral({ match: { food, called }, said }: SaidItem): boolean {
  const { measure, grams } = food.defaultPortion;
  const [first] = fold(said).split(/\s+/);
  const isPlural = first?.endsWith("s") && stem(first) !== first && !fold(called).startsWith(first);
  // "frutas vermelhas" are what is not told more closely.
  return Boolean(isPlural) && food.id !== "fruta" && measure === "unidade" && grams >= LEAST_COUNTED;
}

const FEW = 2;
/** In grams: of what is smaller the usual portion is more than one. */
const LEAST_COUNTED = 30;

/** "meia porção" of a dish is the smaller one of two on a menu. */
function isHalfOrder({ category }: Food, { measure, quantity }: SaidAmount, said: string): boolean {
  return (
    /^(?:dishes|poultry|fish|meat)$/.test(category) &&
    measure === "porcao" &&
    quantity === HALF &&
    /meia por/i.test(said)
  );
}

const HALF_ORDER = 0.75;

/** "40 maçãs" are so many, however unlikely; "maçã 150", "150 maçã" are grams. */
const MANY = /^\d+\s+\p{L}+s(?!\p{L})/iu;
/** "60 de maxixe": of what is counted nobody says so. */
const OF = /^\d+\s+d[eoa]s?\s/iu;

/** What words around a bare number say of it. */
type CountedAs = "pieces" | "grams" | null;

function countedAs(said: string): CountedAs {
  if (MANY.test(said)) return "pieces";
  return OF.test(said) ? "grams" : null;
}

function weigh(
  food: Food,
  amount: SaidAmount | null,
  size: PortionSize | undefined,
  counted: CountedAs,
  several: boolean,
): Weighed {
  const usual = (quantity: number) => gramsOf(food, null, quantity, size) as Weighed;
  if (!amount) return usual(several ? FEW : 1);
  // "arroz / 0": nobody tells of nothing.
  if (amount.vague) return usual(amount.vague.share > 0 ? amount.vague.share : 1);
  const quantity = amount.quantity > 0 ? amount.quantity : 1;
  const whole = amount.measure === null || amount.measure === "unidade";
  const cut = whole && quantity < HALF && isCutInSlices(food) ? (size ?? "large") : size;
  // "1/4 de bolo" is of a whole one; "meio bolo" may be half a slice.
  const isOfWhole = amount.share || (amount.counted && quantity < HALF);
  const pieces = isOfWhole && amount.measure === null ? portionsOfWhole(food) : null;
  if (pieces) return usual(quantity * pieces);
  if (amount.measure === null) return weighCount(food, quantity, cut, counted);
  if (whole) return gramsOf(food, amount.measure, quantity, cut) ?? usual(quantity);
  const weighed = gramsOf(food, amount.measure, quantity, size);
  // "cubos de frango ao curry": how it was cut, and no five of its portions.
  return weighed ?? usual(isUnit(amount.measure) || !amount.counted ? 1 : Math.min(quantity, 20));
}

const SOLD_IN_PORTIONS =
  /^(?:batata-frita|batata-chips|biscoito-globo(?:-doce)?|club-social|amendoim(?:-\w+)?|uva-passa|mirtilo|ravioli|torteis|barca-de-sushi)$/;
const CREATINE = "creatina";
const LEAST_CREATINE = 3;
const HALF = 0.5;
const FEWEST_GRAMS = 20;
const MOST_COUNTED = 40;
/** "50 alface" are no fifty leaves. */
const MOST_COUNTED_GRAMS = 700;

/** "2 bananas", "meio mamão", "1 pizza": whole ones where the food is counted in them. */
function weighCount(
  food: Food,
  quantity: number,
  size: PortionSize | undefined,
  counted: CountedAs,
): Weighed {
  if (quantity === HALF && ownsMeasure(food, "metade")) return gramsOf(food, "metade", 1, size) as Weighed;
  // "1/4 de frango assado"
  if (quantity < HALF && ownsMeasure(food, "metade")) {
    const { grams } = gramsOf(food, "metade", quantity / HALF, size) as Weighed;
    return gramsOf(food, "g", Math.round(grams)) as Weighed;
  }
  // "5 de creatina": in grams.
  if (food.id === CREATINE && quantity >= LEAST_CREATINE) return gramsOf(food, "g", quantity) as Weighed;
  // "1 batata frita média" is a portion, "uma Ruffles" a packet: nobody tells of one chip or peanut.
  const isServed = quantity <= 1 && SOLD_IN_PORTIONS.test(food.id);
  const measure = ownsMeasure(food, "unidade") && !isServed ? "unidade" : null;
  const weighed = gramsOf(food, measure, quantity, size) as Weighed;
  // Nobody eats 150 portions: "arroz 150" is in grams, "suco 300" in millilitres.
  const inGrams = quantity >= FEWEST_GRAMS && !(counted === "pieces" && measure === "unidade");
  const isMuch = weighed.grams > MOST_COUNTED_GRAMS && food.gramsPerMl === undefined;
  // "couve 30", "farofa 20": nobody counts these.
  const isUncounted = measure === null && food.gramsPerMl === undefined && counted !== "pieces";
  // "batata frita 60": who counts so many says so before them.
  const isTooMany = counted === null && quantity >= MOST_COUNTED && food.gramsPerMl === undefined;
  const isWeight =
    counted === "grams" || isUncounted || isMuch || isTooMany || isUnlikely(food, weighed.grams);
  if (!inGrams || !isWeight) return weighed;
  const unit = food.gramsPerMl === undefined ? "g" : "ml";
  return { ...(gramsOf(food, unit, quantity) as Weighed), assumed: ["generic-measure"] };
}

function assumptions(item: SaidItem, weighed: Weighed, size: PortionSize | undefined): Assumption[] {
  const { match, amount, ignored } = item;
  const assumed: Assumption[] = [];
  const { portion } = weighed;
  const grams = roundTo(weighed.grams, 1);
  const counted = amount !== null && amount.measure === null && amount.counted;
  const whole = !LOOSE.test(portion.measure);
  if (amount?.vague) assumed.push({ kind: "vague", said: amount.vague.word });
  else if (match.eggs) return ignoredOf(ignored);
  else if (amount === null || (counted && !whole) || weighed.assumed.includes("default-portion")) {
    assumed.push({ kind: "portion", portion, grams });
  } else if (size === undefined) {
    const taken = item.served ?? (weighed.assumed.includes("medium-size") ? "medium" : null);
    if (taken) assumed.push({ kind: "size", size: taken });
  }
  // "um pedacinho": taken for a small one.
  const isLittle = weighed.assumed.includes("size-factor") && saysLittle(item.said);
  if (isLittle) assumed.push({ kind: "size", size: "small" });
  const isHeld = !isUnit(portion.measure) && !isLittle;
  if (isHeld && weighed.assumed.some((one) => one === "generic-measure" || one === "spoon-ratio")) {
    const one = roundTo(weighed.grams / portion.quantity, 1);
    assumed.push({ kind: "measure", measure: portion.measure, grams: one });
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

function confidenceOf({ match, amount, ignored }: SaidItem, weighed: Weighed): number {
  let confidence = [0.98, 0.9, 0.7][match.mended ?? 0] ?? 0.6;
  if (amount === null || amount.vague) confidence *= 0.85;
  else if (weighed.assumed.includes("default-portion")) confidence *= 0.85;
  else if (weighed.assumed.length > 0) confidence *= 0.95;
  if (ignored.length > 0) confidence *= 0.9;
  if (isUnlikely(match.food, weighed.grams)) confidence *= 0.4;
  return roundTo(confidence, 2);
}
