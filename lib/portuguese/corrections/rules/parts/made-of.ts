import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { isUnit, UNITS } from "@/lib/nutrition/foods/measures";
import { correctionSaid, type Reader, readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { LEAD } from "@/lib/portuguese/corrections/reading/cues";
import { itemMeant } from "@/lib/portuguese/corrections/reading/food-reference";
import { replaced } from "@/lib/portuguese/corrections/rules/parts/replaced";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { weighItem } from "@/lib/portuguese/portions/portions";
import { ONE, type SaidAmount } from "@/lib/portuguese/terms/amounts";
import { wordAt } from "@/lib/portuguese/text/numbers";
import { type Token, tokenise } from "@/lib/portuguese/text/tokens";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";

/** What is several things by its name. */
const MIXED = /^(?:salada-(?:verde|completa|de-legumes|de-frutas)|legumes-|mix-)/;
/** Grams below which a bare figure is a count. */
const LEAST_GRAMS = 30;

/** "a salada era alface e tomate, uns 80 g no total", "os legumes eram brócolis e cenoura": its parts, alike in weight where nothing else is said; null of anything else. */
export function partsOfMixed(reader: Reader, item: LoggedItem, rest: readonly Token[]): Correction[] | null {
  const { items, amounts } = readPart(reader, rest);
  if (!MIXED.test(item.foodId) || items.length < 2) return null;
  const own = items.filter(({ amount }) => amount?.counted && !amount.share);
  const total = totalIn(rest, [...amounts, ...own.flatMap(({ amount }) => amount ?? [])]);
  if (own.length > (total ? 1 : 0)) return [{ kind: "open", from: item.foodId, to: items.map(weighItem) }];
  const quantity = Math.round((total?.grams ?? item.grams) / items.length);
  const to = items.map((one) => weighItem({ ...one, amount: inGrams(quantity) }));
  return [{ kind: "open", from: item.foodId, to }];
}

const ONLY_IN =
  /^(?:(?:tinha|tem|teve|veio|vinha|era|foi) (?:so|apenas|somente)|(?:so|apenas|somente) (?:tinha|tem|teve|veio|vinha|era|foi|com))$/;

/** "só tinha banana, maçã e mamão", "salada de frutas só com banana e maçã", of the one mixed thing that was told: its parts. */
export function readOnlyIn(reader: Reader): Correction[] | null {
  const { tokens, items, phrase } = reader;
  const [mixed, ...others] = items.filter(({ foodId }) => MIXED.test(foodId));
  const at = tokens.findIndex((_, i) => ONLY_IN.test(`${wordAt(tokens, i)} ${wordAt(tokens, i + 1)}`));
  if (!mixed || others.length > 0 || at < 0 || phrase.asks || phrase.words > LONGEST) return null;
  const before = tokens.slice(0, at).filter(({ word, kind }) => kind === "word" && !LEAD.has(word));
  const noun = readPart(reader, before).items;
  const isOfIt = noun.length === 1 && noun.every(({ match }) => itemMeant(match.food, [], [mixed], false));
  if (!isOfIt && before.some(({ word }) => !/^(?:ela|nela|os|as|d?ess[ea]|la|dentro|hoje)$/.test(word)))
    return null;
  const rest = tokens.slice(at + 2).filter((_, i, all) => i > 0 || wordAt(all, 0) !== "com");
  const sort = mixed.foodId === "salada-de-frutas" ? "fruit" : "vegetables";
  const isOfSort = readPart(reader, rest).items.every(({ match }) => match.food.category === sort);
  if (!isOfSort) return null;
  const [only, ...more] = readPart(reader, rest).items;
  // "a salada tinha só alface"
  if (only && more.length === 0) {
    const one = only.amount?.counted ? only : { ...only, amount: inGrams(mixed.grams) };
    return [{ kind: "open", from: mixed.foodId, to: [weighItem(one)] }];
  }
  return partsOfMixed(reader, mixed, rest);
}

/** Words of such a remark. */
const LONGEST = 16;

/** "o frango foi uma coxa e uma sobrecoxa": several of its sort, in its place; null of anything else. */
export function severalOfSort(reader: Reader, item: LoggedItem, rest: readonly Token[]): Correction[] | null {
  const { items, amounts } = readPart(reader, rest);
  const sort = sortOf(item);
  const isOfSort = ({ match }: (typeof items)[number]) =>
    match.food.category === sort && match.food.id !== item.foodId;
  if (!sort || items.length < 2 || amounts.length > 0) return null;
  return items.every(isOfSort) ? [{ kind: "open", from: item.foodId, to: items.map(weighItem) }] : null;
}

/** "a galinha foi só o peito": a cut of it by its noun alone, "era ao molho, duas sobrecoxas" by how it was made as well; null of anything else. */
export function cutOf(reader: Reader, item: LoggedItem, rest: readonly Token[]): Correction | null {
  const comma = rest.findIndex(({ word }) => word === ",");
  if (comma > 0 && rest.slice(0, comma).every(({ word }) => MADE.test(word)) && sortOf(item) === "poultry") {
    const { items } = readPart(reader, rest.slice(comma + 1));
    const [counted, ...more] = items;
    const isCounted = counted?.match.food.category === "poultry" && counted.amount?.counted;
    if (!counted || !isCounted || more.length > 0) return null;
    return { kind: "replace", from: item.foodId, fromSaid: item.name, to: weighItem(counted) };
  }
  const words = rest.filter(({ kind, word }) => kind !== "mark" && !/^(?:o|a|os|as|um|uma)$/.test(word));
  const [first, ...others] = words;
  if (sortOf(item) !== "poultry" || !first || others.length > 0) return null;
  const called = foodAt([first, ...tokenise("de frango")], 0, false);
  const isCut = called?.next === 3 && called.food.category === "poultry" && called.food.id !== item.foodId;
  return isCut ? replaced(item, called.food, correctionSaid(reader, rest)) : null;
}

/** How a bird is made. */
const MADE =
  /^(?:a[os]?|n[oa]|de|em|molho|forno|panela|brasa|churrasqueira|caipira|assad[oa]|frit[oa]|cozid[oa]|guisad[oa]|ensopad[oa]|grelhad[oa]|refogad[oa])$/;

/** "pensando bem foi uma coxa e uma sobrecoxa": of the one thing of their sort that was told; null where there are more. */
export function severalOfOne(reader: Reader, rest: readonly Token[]): Correction[] | null {
  const [first] = readPart(reader, rest).items;
  const alike = first ? reader.items.filter((item) => sortOf(item) === first.match.food.category) : [];
  const [only, ...others] = alike;
  return only && others.length === 0 ? severalOfSort(reader, only, rest) : null;
}

/** What is cut in pieces or comes in kinds; a chicken stew is chicken. */
function sortOf({ foodId, name }: LoggedItem): string | null {
  const category = findFood(foodId)?.category ?? "";
  if (/^(?:poultry|fish|fruit)$/.test(category)) return category;
  if (category === "eggs" || /^omelete/.test(foodId)) return "eggs";
  return category === "dishes" && /^(?:frango|galinha|galeto)(?: |$)/i.test(name) ? "poultry" : null;
}

/** "era duas pequenas, uns 160 no total": what all of them weighed; null where no total is said. */
export function weighedInAll(reader: Reader, food: string, rest: readonly Token[]): Correction | null {
  const { items, amounts } = readPart(reader, rest);
  const total = items.length === 0 ? totalIn(rest, amounts) : null;
  if (!total) return null;
  const said = correctionSaid(reader, rest);
  const to = { quantity: total.grams, measure: "g" as const, size: null, said, assumed: [] };
  return { kind: "amount", food, from: null, to };
}

function totalIn(tokens: readonly Token[], amounts: readonly SaidAmount[]): { grams: number } | null {
  for (const { next, measure, quantity } of amounts) {
    const after = `${wordAt(tokens, next)} ${wordAt(tokens, next + 1)}`;
    if (!/^(?:no total|ao todo|tudo junto|as duas|os dois)$/.test(after)) continue;
    if (measure === null && quantity >= LEAST_GRAMS) return { grams: quantity };
    if (isUnit(measure) && UNITS[measure].per === "g") return { grams: quantity * UNITS[measure].factor };
  }
  return null;
}

function inGrams(quantity: number): SaidAmount {
  return { ...ONE, quantity, measure: "g", counted: true };
}
