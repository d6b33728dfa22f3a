import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { Food } from "@/lib/nutrition/foods/food";
import { isUnit } from "@/lib/nutrition/foods/measures";
import { recipeWeight } from "@/lib/nutrition/foods/recipes/recipe";
import { RECIPES } from "@/lib/nutrition/foods/recipes/recipes";
import type { CorrectionPart, Reader } from "@/lib/portuguese/corrections/reading/correction-part";
import { itemMeant, sameNoun, variantOf } from "@/lib/portuguese/corrections/reading/food-reference";
import { kindOfDish } from "@/lib/portuguese/corrections/rules/parts/kind-instead";
import {
  isGum,
  isLike,
  makingsOf,
  partMeant,
  partOfDish,
  partsOf,
  shakeOf,
  weighed,
} from "@/lib/portuguese/corrections/rules/parts/parts-of";
import { isMeasured, replaced, replacement } from "@/lib/portuguese/corrections/rules/parts/replaced";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { type SaidItem, weighItem } from "@/lib/portuguese/portions/portions";
import { WATER_ID } from "@/lib/portuguese/portions/waters";
import { ONE } from "@/lib/portuguese/terms/amounts";
import { searchKey } from "@/lib/portuguese/text/letters/stems";
import { type Token, tokenise } from "@/lib/portuguese/text/tokens";

/** A dish of more parts stays together: nobody wants a feijoada as a list. */
const MOST_PARTS = 7;
/** Salt and what it is seasoned with are no parts to speak of. */
const LEAST_SHARE = 0.03;

/** "sem a manteiga" of "pão com manteiga", "tira o presunto" of "misto-quente": the dish as what remains; null without such a part. */
export function dishWithout(item: LoggedItem, out: Food): Correction | null {
  const [noun, ...more] = tokenise(out.name.toLowerCase());
  const dish = findFood(item.foodId);
  // "tira o café" of one with milk: the drink.
  if (dish?.category === "drinks" && searchKey(dish.name).split(" ")[0] === noun?.word)
    return { kind: "remove", foods: [dish.id], said: dish.name };
  const sem = tokenise("sem");
  const variant = noun && (variantOf(item, [...sem, noun, ...more]) ?? variantOf(item, [...sem, noun]));
  if (variant && variant.id !== item.foodId) return replaced(item, variant, variant.name);
  const made = restOfRecipe(item, out);
  // Nobody reads "goma e água" as a tapioca.
  const isMixed = made?.some(({ foodId }) => foodId === WATER_ID);
  const rest = (isMixed ? null : made) ?? restOfName(item, out) ?? made;
  const isDrink = dish?.category === "drinks" && rest?.length === 1;
  const drink = isDrink && isMeasured(item, dish) ? findFood(rest[0]?.foodId ?? "") : null;
  // "foi sem leite" of a mug of coffee with milk: a mug of coffee; of a coffee as it usually comes, a black one as that comes.
  if (drink) return replaced(item, drink, drink.name);
  return rest && rest.length > 0 ? { kind: "open", from: item.foodId, to: rest } : null;
}

/** "tira o pão" of "pão com manteiga", "tira a tapioca" of one with cheese: what is on or in it goes with it; else the dish without that part. */
export function dishTakenOut(item: LoggedItem, out: Food): Correction | null {
  const [wrap = ""] = WRAP.exec(item.foodId) ?? [];
  if (wrap !== "" && out.id.startsWith(wrap))
    return { kind: "remove", foods: [item.foodId], said: item.name };
  const without = dishWithout(item, out);
  const isSpread = ({ foodId }: { foodId: string }) => SPREAD.test(foodId);
  const isGone = without?.kind === "open" && without.to.every(isSpread);
  return isGone ? { kind: "remove", foods: [item.foodId], said: item.name } : without;
}

/** What holds what it is eaten with. */
const WRAP = /^(?:tapioca|beiju|crepioca|panqueca|wrap|crepe)(?=-com-)/;

/** What nobody eats without what it is spread on. */
const SPREAD = /^(?:manteiga|margarina|requeijao|maionese)(?:-|$)/;

/** "o misto foi só com queijo": the dish without the rest of its filling; null where it has no such part, or no other. */
export function dishWithOnly(item: LoggedItem, part: Food): Correction | null {
  const parts = Object.keys(RECIPES[item.foodId]?.parts ?? {}).flatMap((id) => findFood(id) ?? []);
  const others = parts.filter((one, at) => at > 0 && FILLING.test(one.category) && !isLike(one, part));
  const [other, ...more] = others;
  return parts.slice(1).some((one) => isLike(one, part)) && other && more.length === 0
    ? dishWithout(item, other)
    : null;
}

const FILLING = /^(?:meat|poultry|fish|cold_cuts|dairy|eggs|vegetables)$/;

/**
 * "o pão era integral" of "pão com queijo": the dish opened, with that part as it was; null where it has no such part.
 * @param amount how much of the part there was, where that is said
 */
export function dishWithPart(
  item: LoggedItem,
  part: Food,
  how: readonly Token[],
  said: string,
  amount: typeof ONE | null = null,
): Correction | null {
  const dish = findFood(item.foodId);
  const name = dish?.name ?? "";
  // "o suco foi de uva" is another drink, with or without sugar.
  const parts = dish?.category !== "drinks" && / com | e /.test(name) ? partsOf(item.foodId) : [];
  const at = parts.findIndex((one) => isLike(one, part));
  const variant =
    parts.length > 1 && at >= 0 ? variantOf({ ...item, foodId: (parts[at] as Food).id }, how) : null;
  if (!variant) return null;
  const rest = countedParts(item);
  const to = parts.map((food, i) => ({
    ...(i === at ? weighed(variant, amount ?? rest) : weighed(food, rest)),
    said,
  }));
  return { kind: "open", from: item.foodId, to };
}

/** "a granola foi 2 colheres" of "iogurte com granola": the dish opened, with so much of that part; null of the first part of what is counted. */
export function dishWithAmount(
  item: LoggedItem,
  part: Food,
  amount: typeof ONE,
  said: string,
): Correction | null {
  const parts = partsOf(item.foodId);
  const at = partOfDish(item.foodId, parts, part);
  if (shakeOf(item.foodId)) return shakeWithAmount(item, part, amount, said);
  // "foram 3 colheres de goma", of a tapioca
  const isWhole = isGum(part) && item.foodId === "tapioca";
  if (isWhole) return { kind: "replace", from: item.foodId, fromSaid: item.name, to: weighed(part, amount) };
  if (at < 0 || (at === 0 && !isGum(part) && isSaidOfAll(item, amount))) return null;
  const rest = countedParts(item);
  const first = parts[0] as Food;
  // "mamão formosa 200 g" says which papaya it was, "o iogurte 170 g" not which yogurt.
  const own = at > 0 || isGum(part) || part.id.startsWith(`${first.id}-`) ? part : first;
  const to = parts.map((food, i) => ({ ...(i === at ? weighed(own, amount) : weighed(food, rest)), said }));
  return { kind: "open", from: item.foodId, to };
}

/** "usei 300 ml de leite", of a banana shake: as much of the rest as is in one. */
function shakeWithAmount(item: LoggedItem, part: Food, amount: typeof ONE, said: string): Correction | null {
  // Powdered milk comes to the milk.
  const isMaking = MILK.test(part.id) || !part.id.startsWith("leite");
  const rest = isMaking ? restOfRecipe(item, part) : null;
  return rest && { kind: "open", from: item.foodId, to: [...rest, { ...weighed(part, amount), said }] };
}

/**
 * "200 g de cuscuz, 2 ovos", of couscous with egg: the dish opened, with so much of each part that is named.
 * @returns null where two of its parts are not named with their amounts, one by one
 */
export function dishWithAmounts(
  item: LoggedItem,
  told: readonly SaidItem[],
): { open: Correction; named: readonly SaidItem[] } | null {
  const parts = partsOf(item.foodId);
  const places = told.map(({ match }) => partOfDish(item.foodId, parts, match.food));
  const named = told.filter((_, at) => (places[at] ?? -1) >= 0);
  const isOnce = new Set(places.filter((place) => place >= 0)).size === named.length;
  if (named.length < 2 || !isOnce || !named.every(({ amount }) => amount?.counted)) return null;
  const to = parts.map((part, place) => {
    const own = told[places.indexOf(place)];
    if (!own) return weighed(part, countedParts(item));
    // "pão colonial" says which bread it was, "pão" none.
    const isKind = own.match.called.includes(" ") || !isLike(part, own.match.food);
    return weighItem(isKind ? own : { ...own, match: { ...own.match, food: part } });
  });
  return { open: { kind: "open", from: item.foodId, to }, named };
}

/** Two loaves, of bread with egg, are two of them, and a bowl of açaí holds all of it; "meio mamão", of papaya with oats, is of the papaya. */
function isSaidOfAll({ foodId, portion }: LoggedItem, { measure }: typeof ONE): boolean {
  const isOne =
    portion !== null && !("said" in portion) && /^(?:unidade|fatia|pedaco)$/.test(portion.measure);
  const isHeld = measure !== null && HOLDS_ALL.test(measure);
  const isBowl = isUnit(measure) && /^(?:acai|salada|sopa|caldo|macarr|risoto)/.test(foodId);
  return isOne || isHeld || isBowl || findFood(foodId)?.gramsPerMl !== undefined;
}

const HOLDS_ALL = /^(?:prato|tigela|cumbuca|pote|copo|porcao|marmita|taca|travessa)/;

/** "não era requeijão, era manteiga" of "pão com requeijão": the one part in the other's place; null where no dish has it. */
export function partInstead({ items }: Reader, to: CorrectionPart, not: CorrectionPart): Correction[] | null {
  const [out, by] = [not.items[0]?.match.food, to.items[0]];
  if (!out || !by || to.items.length + not.items.length !== 2) return null;
  if (items.some(({ foodId }) => foodId === out.id)) return null;
  // "não foi bife", of one with onions: all of it.
  const same = not.items[0] && sameNoun(not.items[0], items);
  if (same && !/ com | e /.test(same.name)) return null;
  for (const item of items) {
    // "tapioca com ovo, não com queijo": the dish is said anew.
    if (itemMeant(by.match.food, [], [item], false)) continue;
    // "não era cajá, era caju", of a juice of it
    const kind = isCalledOf(item, not.items[0]) ? kindOfDish(item, by, to.tokens) : null;
    if (kind) return [replaced(item, kind, by.said)];
    if (isOtherDrink(item, by.match.food) && dishWithout(item, out)) return [replacement(item, by)];
    const found = otherPart(item, out, by);
    if (found) return found;
  }
  return null;
}

/** "não era nescau, era café com leite": all that was drunk, and no coffee in the milk of it; "era leite de aveia" is what was in it. */
function isOtherDrink({ foodId }: LoggedItem, by: Food): boolean {
  const isDrink = (food: Food | undefined) => food?.gramsPerMl !== undefined;
  if (!isDrink(findFood(foodId)) || MILK.test(by.id)) return false;
  const isMixed = RECIPES[by.id] !== undefined || / com /.test(by.name);
  // What is called by one thing alone is all of that.
  return partsOf(foodId).length === 0 ? isMixed || isDrink(by) : isMixed && isDrink(by);
}

/** "suco de cajá", which is one "de taperebá" as well */
function isCalledOf({ foodId, name }: LoggedItem, said: SaidItem | undefined): boolean {
  const of = ` de ${searchKey(said?.match.called ?? "")}`;
  const names = [name, ...(findFood(foodId)?.aliases ?? [])];
  return !/ com | e /.test(name) && names.some((one) => searchKey(one).endsWith(of));
}

/** "o queijo era minas" of "tapioca com queijo": that part alone is another; null where the dish has no such part. */
export function otherPart(dish: LoggedItem, part: Food, given: SaidItem): Correction[] | null {
  const by = asMuchOf(dish, part, given);
  const without = dishWithout(dish, part);
  const isLeft = ({ foodId, name }: { foodId: string; name: string }) =>
    isLike(findFood(foodId), by.match.food) || searchKey(name).includes(searchKey(by.match.called));
  // "sem presunto, só queijo", of what has cheese already
  if (without?.kind === "open" && without.to.some(isLeft)) return [without];
  if (without?.kind === "replace" && isLeft(without.to)) return [without];
  if (without?.kind === "open") return [{ ...without, to: [...without.to, weighItem(by)] }];
  return without && [without, { kind: "add", items: [weighItem(by)] }];
}

/** Tuna instead of the salmon of a poke weighs what the salmon did. */
function asMuchOf({ foodId, grams }: LoggedItem, part: Food, by: SaidItem): SaidItem {
  const recipe = makingsOf(foodId);
  const own = Object.entries(recipe?.parts ?? {}).find(([id]) => isLike(findFood(id), part));
  if (!recipe || !own || by.amount || part.category !== by.match.food.category) return by;
  const quantity = Math.round((own[1] * grams) / recipeWeight(recipe));
  return { ...by, amount: { ...ONE, quantity, measure: "g", counted: true } };
}

/** "era presunto" of "pão com mortadela": the one part of its sort, and not the first; null without one alone. */
export function partOfSort(
  items: readonly LoggedItem[],
  { match }: SaidItem,
): { dish: LoggedItem; part: Food } | null {
  // Sugar in a juice is no sweet.
  if (!FILLING.test(match.food.category)) return null;
  const found = items.flatMap((dish) =>
    partsOf(dish.foodId)
      .slice(1)
      .filter(({ category, id }) => category === match.food.category && id !== match.food.id)
      .map((part) => ({ dish, part })),
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Whether a dish is called after several things, of which this food's noun names but one: "o pão" of "pão com ovo". */
export function isPartNamed(
  dish: LoggedItem,
  noun: Food,
  said: readonly string[],
  by: Food | undefined,
): boolean {
  if (findFood(dish.foodId)?.category === "drinks") return false;
  if (itemMeant(noun, said, [dish], false) === null) return true;
  const [first] = partsOf(dish.foodId);
  return (
    first !== undefined && isLike(first, noun) && by?.category === first.category && by.id !== dish.foodId
  );
}

/** What is drunk as milk, and not condensed or of a powder. */
export const MILK = /^leite-(?!condensado|ninho|.*em-po|de-(?:coco|coco-light|tigre|magnesia|onca)$)/;

function restOfRecipe({ foodId, grams }: LoggedItem, out: Food) {
  const recipe = makingsOf(foodId);
  const parts = Object.entries(recipe?.parts ?? {});
  const gone = partMeant(
    parts.map(([id]) => findFood(id)),
    out,
  );
  const whole = recipe ? recipeWeight(recipe) : 0;
  const told = parts.filter(([, own]) => own >= whole * LEAST_SHARE);
  if (!recipe || gone < 0 || told.length > MOST_PARTS) return null;
  const share = grams / whole;
  return parts.flatMap(([id, own], at) => {
    const food = findFood(id);
    const quantity = Math.round(own * share);
    if (at === gone || !food || quantity < 1) return [];
    return [weighed(food, { ...ONE, quantity, measure: "g", counted: true })];
  });
}

/** "Arroz com feijão" by its name. */
function restOfName(item: LoggedItem, out: Food) {
  const parts = partsOf(item.foodId);
  const gone = partMeant(parts, out);
  if (parts.length < 2 || gone < 0) return null;
  return parts.filter((_, at) => at !== gone).map((food) => weighed(food, countedParts(item)));
}

/** "1,5 pão com requeijão": so much of what it is made of; null of one. */
function countedParts({ portion }: LoggedItem): typeof ONE | null {
  const quantity = portion && !("said" in portion) && portion.measure === "unidade" ? portion.quantity : 1;
  return quantity === 1 ? null : { ...ONE, quantity, counted: true };
}
