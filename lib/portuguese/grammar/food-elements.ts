import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { ownsMeasure } from "@/lib/nutrition/foods/measure-grams";
import { isOwnFoodId } from "@/lib/nutrition/own-foods/own-food";
import type { AmountElement, Element, FoodElement } from "@/lib/portuguese/grammar/element";
import { isCupOf, isMine, isSpoon, standsAlone } from "@/lib/portuguese/grammar/lone-amounts";
import { readAmounts, type SaidAmount } from "@/lib/portuguese/terms/amounts";
import { lengthAt, lengthened } from "@/lib/portuguese/terms/lengths";
import { readQuantity, wordAt } from "@/lib/portuguese/text/numbers";
import { type Token, tokenise } from "@/lib/portuguese/text/tokens";
import { areFries, type FoodMatch, foodAt } from "@/lib/portuguese/vocabulary/food-names";
import { isWay, modifiersAt, ofSomething } from "@/lib/portuguese/vocabulary/modifiers";
import { sizeOf } from "@/lib/portuguese/vocabulary/sizes";
import {
  filledOf,
  kindBehindComma,
  leafOf,
  madeWith,
  mixedWith,
  pastJuiced,
  sandwichBread,
  sandwichOf,
  sauceOf,
  variantWith,
} from "@/lib/portuguese/vocabulary/variants";

/** Words that may stand before a food and name none. */
export const DETERMINERS = new Set(
  `desse dessa desses dessas deste desta daquele daquela daqueles meu minha meus minhas aquele aquela esse essa este
  outro outra outros outras mesmo mesma so apenas o a os as tipo foi era eram foram sendo`.split(/\s+/),
);
/** An amount or a food at token `i`, behind `elements`, whichever reading reaches furthest. */
export function readItem(
  tokens: readonly Token[],
  i: number,
  mend: boolean,
  elements: readonly Element[],
): (FoodElement | AmountElement) | null {
  const before = elements.at(-1);
  const drunk = before?.type === "food" && before.next === i && before.match.food.gramsPerMl !== undefined;
  const plain = foodAt(tokens, i, mend);
  let best: { amount: SaidAmount; reach: number; rank: number } | null = null;
  const amounts = readAmounts(tokens, i);
  const measured = amounts.some(({ literal }) => literal);
  for (const [order, amount] of amounts.entries()) {
    const from = contentFrom(tokens, pastWholeOf(tokens, amount));
    const food = foodAt(tokens, from, true);
    if (isOwnMeasure(elements, amount, tokens)) return amountElement(tokens, i, amount);
    const named = !food && standsAlone(tokens, amount, drunk);
    if (!amount.counted && !food && !named) continue;
    if (isDishOfName(tokens, amount.next - 1, food)) continue;
    // "1 ponta de faca": a measure as written outranks a food that must be mended.
    if (amount.measure === null && food?.mended != null && measured) continue;
    if (food && isCupOf(tokens, amount, food)) continue;
    // "bife batata frita", "dois bifes arroz": two foods, unlike "filé frango".
    const isFood = amount.counted
      ? tokens.slice(i, amount.next).some((_, at) => foodAt(tokens, i + at, false) !== null)
      : plain !== null;
    if (isFood && food && !isCutOf(tokens, amount, food)) continue;
    if (amount.article && !food && amount.measure === null && amount.size === null && !isMine(tokens, amount))
      continue;
    const spoon = named || (!food && isSpoon(amount) && amount.counted);
    // "1 xícara de chá de limão": of tea.
    const all =
      food?.food.category === "drinks" && amount.household?.id === "xicara"
        ? foodElement(tokens, from, food).next
        : food?.next;
    const reach = food || spoon ? pastWays(tokens, all ?? amount.next) : amount.next - tokens.length;
    const rank = rankOf(amount, food, order);
    if (!best || reach > best.reach || (reach === best.reach && rank > best.rank))
      best = { amount, reach, rank };
  }
  // "5star", "tres leches": a name that begins with a number.
  const isName =
    plain !== null && plain.next > i + 1 && (best?.reach ?? 0) < plain.next && isNumber(tokens, i);
  if (
    best &&
    !isName &&
    (!plain || best.amount.counted || best.reach > pastWays(tokens, plain.next) || best.amount.vague !== null)
  ) {
    const { amount } = best;
    if (amount.next > i) return amountElement(tokens, i, { ...amount, next: pastWholeOf(tokens, amount) });
  }
  return plain ? foodElement(tokens, i, cakeOf(tokens, i, plain)) : null;
}

/** "tilápia: 3 filés", "alface, 4 folhas": the measure of what is named right before the mark, and no steak or salad besides. */
function isOwnMeasure(
  elements: readonly Element[],
  { household, counted, start }: SaidAmount,
  tokens: readonly Token[],
): boolean {
  // "frango 1 filé"
  const named = elements.at(-1);
  if (named?.type === "food" && named.next === start && household?.id === "file" && counted)
    return ownsMeasure(named.match.food, household.id);
  const [food, mark] = elements.slice(-2);
  if (food?.type !== "food" || food.next !== mark?.start || mark.next !== start) return false;
  if (!household || !counted || !/^(?:bife|file|folha|posta)$/.test(household.id)) return false;
  const isMarked = mark.type === "link" || (wordAt(tokens, mark.start) === "," && household.id !== "bife");
  return isMarked && ownsMeasure(food.match.food, household.id);
}

function isNumber(tokens: readonly Token[], at: number): boolean {
  return readQuantity(tokens, at)?.article === false;
}

/** "2 tacos de frango": the dish, and no pieces of chicken; "um taco de carne de sol" is a piece of it. */
function isDishOfName(tokens: readonly Token[], at: number, food: FoodMatch | null): boolean {
  const dish = /^tacos?$/.test(wordAt(tokens, at)) ? foodAt(tokens, at, false) : null;
  return dish !== null && dish.next >= (food?.next ?? 0);
}

/** Whether a word that is a cut of meat and a food of its own measures what follows: "bife de fígado", "filé frango". */
function isCutOf(tokens: readonly Token[], { household, next }: SaidAmount, { food }: FoodMatch): boolean {
  if (!household || !/^(?:bife|file|posta)$/.test(household.id)) return true;
  return /^d[eoa]s?$/.test(wordAt(tokens, next)) || /^(?:meat|poultry|fish|sausages)$/.test(food.category);
}

/** "bolinho de arroz frito" is no little ball of fried rice. */
function pastWays(tokens: readonly Token[], at: number): number {
  return isWay(wordAt(tokens, at)) ? pastWays(tokens, at + 1) : at;
}

/** Among readings that reach as far: a spoon's full name, the food's own measure, then a measure called by its full name, then any. */
function rankOf(amount: SaidAmount, food: FoodMatch | null, order: number): number {
  if (amount.household === null) return amount.measure ? 3 : food ? 1.5 : 0;
  // "1 colher de sopa" is no spoon of soup.
  if (!food) return (isSpoon(amount) || amount.household.name.includes(" ") ? 5 : 1) - order / 10;
  const canonical = amount.literal && amount.household.name.includes(" ");
  return ownsMeasure(food.food, amount.household.id) ? 3 + (canonical ? 0.5 : 0) : canonical ? 2 : 1;
}

/** "2 pedaços de uma" pizza: past the one that they were cut from. */
function pastWholeOf(tokens: readonly Token[], { measure, next, counted }: SaidAmount): number {
  // "uma mordida no misto"
  if (measure === "mordida" && /^n[oa]$/.test(wordAt(tokens, next))) return next + 1;
  const isCut = counted && (measure === "pedaco" || measure === "fatia" || measure === "metade");
  const led = isCut && /^d[aeo]$/.test(wordAt(tokens, next)) && /^uma?$/.test(wordAt(tokens, next + 1));
  return led ? next + 2 : next;
}

function amountElement(tokens: readonly Token[], i: number, amount: SaidAmount): AmountElement {
  const led = wordAt(tokens, i - 1) === "de";
  const of = /^(?:de|em|para)$/.test(wordAt(tokens, amount.next)) ? 1 : 0;
  const saysEach = wordAt(tokens, amount.next + of) === "cada";
  // "metade pra cada um": of all of it.
  const isPart = amount.measure === "metade" && of === 1 && wordAt(tokens, amount.next) === "para";
  // "bife, 1 de 100 g": each that was counted, and not each food.
  const each = saysEach && amount.pieces === undefined && !isPart;
  return { type: "amount", amount, led, each, start: i, next: amount.next + (saysEach ? of + 1 : 0) };
}

/** "1 fatia de fubá" is of a cake: what is cut in no slices, and a cake is made of. */
function cakeOf(tokens: readonly Token[], at: number, match: FoodMatch): FoodMatch {
  const scooped = /^bolas?$/.test(measureBefore(tokens, at)) && !ownsMeasure(match.food, "bola");
  const ice = scooped ? foodAt(tokenise("sorvete"), 0, false) : null;
  // "1 bola de chocolate"
  if (ice && /^(?:sweets|fruit|nuts|dairy)$/.test(match.food.category))
    return { ...match, food: ice.food, called: ice.called };
  const cut = tokens[at - 1]?.kind === "word" && /^(?:fatia|pedaco)s?$/.test(measureBefore(tokens, at));
  if (
    !cut ||
    match.next - match.start > 1 ||
    ownsMeasure(match.food, "fatia") ||
    ownsMeasure(match.food, "pedaco")
  )
    return match;
  const [word] = tokens.slice(match.start, match.next);
  const called = word && foodAt([...tokenise("bolo de"), word], 0, false);
  return called?.next === 3 ? { ...match, food: called.food, called: called.called } : match;
}

/** The word right before, or before "de": "1 pedaço e arroz" is of no cake. */
function measureBefore(tokens: readonly Token[], at: number): string {
  return wordAt(tokens, /^d[aeo]$/.test(wordAt(tokens, at - 1)) ? at - 2 : at - 1);
}

/** "pf de bife com fritas": what came with its rice and beans. */
export function isSetMeal({ called, next }: FoodMatch, tokens: readonly Token[] = []): boolean {
  // "marmita de frango com batata-doce": told by its parts.
  const isTold =
    tokens.slice(next, next + SOON).some(({ word }) => word === "com") || isOfSeveral(tokens, next);
  if (isTold && /^(?:marmita(?: fit)?|marmitex|quentinha)$/i.test(called)) return true;
  return /^(?:pf|prato (?:feito|comercial|executivo))$/i.test(called);
}

/** "marmitex médio de arroz feijão macarrão" */
function isOfSeveral(tokens: readonly Token[], at: number): boolean {
  const of = sizeOf(wordAt(tokens, at)) ? at + 1 : at;
  const first = wordAt(tokens, of) === "de" ? foodAt(tokens, of + 1, false) : null;
  const behind = first && /^(?:,|e)$/.test(wordAt(tokens, first.next)) ? first.next + 1 : first?.next;
  return behind !== undefined && foodAt(tokens, behind, false) !== null;
}

/** Tokens from a lunch box to what it came with. */
const SOON = 5;

/** A food with all that describes it: "arroz integral bem soltinho". */
export function foodElement(tokens: readonly Token[], i: number, match: FoodMatch): FoodElement {
  // What one made or bought oneself is what it is called: nothing after it makes another food of it.
  if (isOwnFoodId(match.food.id)) return { type: "food", match, ignored: [], start: i, next: match.next };
  const named = leafOf(tokens, match) ?? sauceOf(tokens, match) ?? sandwichBread(tokens, match);
  if (named) return { type: "food", match: named, ignored: [], start: i, next: named.next };
  const ignored: string[] = [];
  let { food, next, size, eggs } = sandwichOf(tokens, match) ?? filledOf(tokens, match) ?? match;
  let times = 1;
  // "macarrão sem molho" is a name, and "de tomate" behind it is the sauce's.
  const left =
    / sem \S+$/.test(match.called) && wordAt(tokens, next) === "de" ? foodAt(tokens, next + 1, false) : null;
  next = left?.next ?? pastJuiced(tokens, match) ?? next;
  for (let rounds = 0; rounds < 5; rounds += 1) {
    const length = lengthAt(tokens, next);
    if (length) {
      ({ food, times } = lengthened(food, length.cm));
      next = length.next;
      continue;
    }
    const behind = kindBehindComma(tokens, next, food);
    if (behind) {
      ({ food, next } = behind);
      continue;
    }
    if (areFries(tokens, next)) break;
    const said = sizeOf(wordAt(tokens, next));
    if (said) {
      size ??= said;
      next += 1;
      continue;
    }
    // "coxinhas de festa", "coxinhas dessas de festa"
    if (/^(?:dess|daquel)[ea]s$/.test(wordAt(tokens, next)) && wordAt(tokens, next + 1) === "de") next += 1;
    if (
      wordAt(tokens, next) === "de" &&
      /^(?:festa|aniversario)$/.test(wordAt(tokens, next + 1)) &&
      food.portions.some((one) => one.size)
    ) {
      size ??= food.category === "snacks" || food.category === "sweets" ? "small" : null;
      next += 2;
      continue;
    }
    const made = madeWith(food, tokens, next);
    if (made) {
      ({ food, next } = made);
      continue;
    }
    const mixed = food.category === "drinks" ? mixedWith(tokens, next, food) : null;
    if (mixed) {
      food = mixed.food;
      next = mixed.next;
      continue;
    }
    const more =
      modifiersAt(tokens, next, food) ?? (isSetMeal(match, tokens) ? null : ofSomething(tokens, next, food));
    if (!more) break;
    // "sardinha fresca bem assada" is roast.
    const how = /^(?:bem|mal)$/.test(wordAt(tokens, next)) ? next + 1 : next;
    const variant = variantWith(food, tokens.slice(how, more.next));
    if (variant) {
      food = variant;
      next = more.next;
      continue;
    }
    if (more.telling) ignored.push(more.said);
    if (more.whites) food = findFood(OF_WHITES) ?? food;
    eggs ??= more.eggs;
    next = more.next;
  }
  return {
    type: "food",
    match: {
      ...match,
      next,
      food,
      base: food === match.food ? null : match.food,
      size,
      ...(eggs ? { eggs } : {}),
      ...(times === 1 ? {} : { times }),
    },
    ignored,
    start: i,
    next,
  };
}

const OF_WHITES = "omelete-de-claras";

/** Where the food begins after an amount: past "de", "do", "desse", "uma" and the like. */
export function contentFrom(tokens: readonly Token[], at: number): number {
  let i = at;
  while (
    i < at + 3 &&
    (/^(?:d[eoa]s?|x|bem)$/.test(wordAt(tokens, i)) || DETERMINERS.has(wordAt(tokens, i)))
  ) {
    // "metade de um x-tudo"
    if (wordAt(tokens, i) === "x" && foodAt(tokens, i, false)) break;
    i += 1;
  }
  return i;
}
