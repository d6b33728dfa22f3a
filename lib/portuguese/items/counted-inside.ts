import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { hides } from "@/lib/nutrition/foods/contents/unseen";
import type { Food } from "@/lib/nutrition/foods/food";
import { gramsOf } from "@/lib/nutrition/foods/measure-grams";
import { RECIPES } from "@/lib/nutrition/foods/recipes/recipes";
import type { SaidItem } from "@/lib/portuguese/portions/portions";
import { ONE, type SaidAmount } from "@/lib/portuguese/terms/amounts";
import type { Token } from "@/lib/portuguese/text/tokens";

/** Whether a dish's recipe has this food, or the like of it: another cheese for its cheese, the patty that a burger is called by. */
export function isCounted(whole: Food, part: Food): boolean {
  const head = ({ id }: Food) => id.split("-")[0];
  return Object.keys(RECIPES[whole.id]?.parts ?? {}).some((id) => {
    const own = findFood(id);
    if (!own || own.id === part.id) return own !== undefined;
    const isLike = own.category === part.category || part.category === "fast_food";
    return isLike && head(own) === head(part);
  });
}

/** "macarronada com molho de tomate", "torta de frango com frango": what a dish is called for, and the sauce that it has. */
export function isOfDish(whole: Food, part: Food): boolean {
  if (isBaseOf(whole, part)) return true;
  if (!DISHES.test(whole.category) || /^salad|-rechead/.test(whole.id)) return false;
  const [noun = ""] = part.id.split("-");
  if (part.category === "sauces") return isCounted(whole, part);
  return MAIN.test(part.category) && whole.id.split("-").slice(1).includes(noun);
}

const DISHES = /^(?:dishes|snacks|cereals)$/;
const MAIN = /^(?:meat|poultry|fish|dairy)$/;

export function isBaseOf(whole: Food, part: Food): boolean {
  return BASES.some(([dish, base]) => dish.test(whole.id) && base.test(part.id));
}

/** What a stew is cooked in, and sausages of a feijoada. */
const BASES: readonly (readonly [dish: RegExp, base: RegExp])[] = [
  [/^(?:moqueca|bobo|vatapa|xinxim|caruru)(?:-|$)/, /^(?:azeite-de-dende|leite-de-coco)/],
  [/^(?:strogonoff|estrogonofe)(?:-|$)/, /^(?:creme-de-leite|champignon|molho-de-tomate|ketchup|mostarda)$/],
  [/^(?:tacaca|pato-no-tucupi|filhote-ao-tucupi|arroz-paraense)$/, /^(?:tucupi|jambu)$/],
  [/^feijoada$/, /^(?:linguica|paio|bacon|carne-seca|costela-suina|costelinha|orelha|pe-de-porco|rabo)/],
  [/^lasanha$/, /^(?:presunto|queijo-|molho-)/],
  [/^(?:macarronada|macarrao-a)/, /^molho(?:-de-tomate)?$/],
  [/parmegiana/, /^(?:molho(?:-de-tomate)?$|queijo-)/],
  [/^macarrao-a-bolonhesa$/, /^carne-moida$/],
  [/^galinhada$/, /^(?:frango|galinha)/],
  [/^arroz-carreteiro$/, /^(?:charque|carne-)/],
  [/^escondidinho/, /^pure-/],
  [/^omelete/, /^ovo-/],
  [/^salada-verde$/, /^alface$/],
  [/^hamburguer$/, /^(?:pao-|carne-moida|bife-|hamburguer)/],
  // "risoto de frango com legumes"
  [/^(?:risoto|macarrao|macarronada)(?:-|$)/, /^salada-de-legumes$/],
  [/^arroz-de-forno$/, /^(?:presunto|queijo-|frango|milho|ervilha|molho-de-tomate|creme-de-leite)/],
];

/** "molho de mostarda e mel" in a sandwich of another sauce. */
export function isUnseenSauce(whole: Food, part: Food): boolean {
  return part.category === "sauces" && hides(whole, part) !== null;
}

/** Of a patty any weight, of another filling no more than half over the recipe's: "misto com 30 g de queijo". */
export function isWeighedInside(whole: Food, part: Food, grams: number): boolean {
  if (whole.category !== "fast_food" || !isCounted(whole, part)) return false;
  const usual = RECIPES[whole.id]?.parts[part.id];
  return part.id.startsWith("hamburguer") || (usual !== undefined && grams <= usual * 1.5);
}

/** Grams of a part that is counted beyond what the recipe has of it; null of what is no such part. */
export function moreInside(whole: Food, { match: { food }, amount }: SaidItem): number | null {
  const usual = (RECIPES[whole.id] ?? RECIPES[`${whole.id}-completo`])?.parts[food.id];
  const isCount =
    amount?.counted && !amount.vague && (amount.measure === null || amount.measure === "unidade");
  if (whole.category !== "fast_food" || !usual || !isCount) return null;
  const grams = gramsOf(food, amount.measure, amount.quantity)?.grams ?? 0;
  return grams <= usual * MUCH_MORE ? 0 : Math.round(grams - usual);
}

const MUCH_MORE = 1.25;

/** So many grams more of what is in it. */
export function extraOf(quantity: number, said: SaidAmount | null): SaidAmount {
  return { ...ONE, ...said, quantity, measure: "g", household: null };
}

const YOGURT = findFood("iogurte-natural");
const DRESSING_GRAMS = 40;

/** "salada de pepino com iogurte": it is dressed with it; null of any other. */
export function dressingOf(item: SaidItem, tokens: readonly Token[]): SaidItem | null {
  const { match, amount } = item;
  if (!YOGURT || amount || !/^iogurte-(?:natural|de-morango)$/.test(match.food.id)) return null;
  const before = tokens.slice(Math.max(0, match.start - 6), match.start).map(({ word }) => word);
  const isOnSalad = /(?:^| )salad(?:a|inha)(?: de)?(?: [^ ,.;]+){1,3} com$/.test(before.join(" "));
  return isOnSalad ? { ...item, match: { ...match, food: YOGURT }, inside: DRESSING_GRAMS } : null;
}
