import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { Food } from "@/lib/nutrition/foods/food";
import { gramsOf, ownsMeasure } from "@/lib/nutrition/foods/measure-grams";
import { isUnit } from "@/lib/nutrition/foods/measures";
import { contentAt } from "@/lib/portuguese/corrections/reading/clauses";
import {
  type CorrectionPart,
  correctionSaid,
  type Reader,
  readPart,
} from "@/lib/portuguese/corrections/reading/correction-part";
import {
  isOfAnother,
  itemMeant,
  itemNamed,
  variantOf,
} from "@/lib/portuguese/corrections/reading/food-reference";
import { isTakeAway } from "@/lib/portuguese/corrections/reading/take-back";
import { AROUND, meantBy } from "@/lib/portuguese/corrections/rules/amounts/meant-by";
import { countedItem } from "@/lib/portuguese/corrections/rules/amounts/set-amounts";
import { TELLS_VESSEL } from "@/lib/portuguese/corrections/rules/amounts/told-amounts";
import { unexplained } from "@/lib/portuguese/corrections/rules/kinds/kind-of-noun";
import { CUE } from "@/lib/portuguese/corrections/rules/moves";
import { amountFor, amountSaidOf, change } from "@/lib/portuguese/corrections/rules/parts/correction-change";
import { dishWithAmount, otherPart, partOfSort } from "@/lib/portuguese/corrections/rules/parts/dish-parts";
import { severalOfOne } from "@/lib/portuguese/corrections/rules/parts/made-of";
import { kindInDish } from "@/lib/portuguese/corrections/rules/parts/part-in-dish";
import { replaced } from "@/lib/portuguese/corrections/rules/parts/replaced";
import { tellsOfEating } from "@/lib/portuguese/grammar/eating";
import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { readAmounts } from "@/lib/portuguese/terms/amounts";
import { isMealOf, periodAt } from "@/lib/portuguese/terms/hours";
import { readQuantity, wordAt } from "@/lib/portuguese/text/numbers";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";
import { otherDid } from "@/lib/portuguese/vocabulary/people";
import { sizeOf } from "@/lib/portuguese/vocabulary/sizes";

function isOfOtherPeriod({ tokens, last, items }: Reader): boolean {
  const [meal] = last;
  if (meal?.type !== "meal" || items.length === 0) return false;
  return tokens.some((_, at) => {
    const said = periodAt(tokens, at)?.period;
    return said !== undefined && said !== "now" && !isMealOf(said, meal.kind);
  });
}

/** A remark of few words. */
const SHORT = 9;

/** "2 fatias", "30g", "dos pequenos" and nothing else: how much there was of what is spoken of. */
export function readAmount(reader: Reader): Correction[] | null {
  const { items, last, phrase } = reader;
  // "eram umas 20" is no hour.
  const isCount = / (?:foram|eram) /.test(phrase.line);
  const tokens = reader.tokens.filter(({ word }) => !isCount || !/^(?:uns|umas)$/.test(word));
  if (phrase.words > SHORT || last.some(({ type }) => type !== "meal") || items.length === 0 || phrase.asks)
    return null;
  // "meu sogro comeu 3 pratos"
  if (tokens.some((_, at) => otherDid(tokens, at) === "ate")) return null;
  // "uma só", of two.
  const one =
    /^ (?:(?:foi|era|comi|tomei) )?(?:(?:so|apenas) uma?|uma? (?:so|apenas)(?: d[ao]s \S+)?) $/.test(
      phrase.line,
    );
  const several = reader.focus ?? (items.length === 1 ? items[0] : undefined);
  if (one && several) {
    const to = { quantity: 1, measure: null, size: null, said: phrase.text, assumed: [] };
    return [{ kind: "amount", food: several.foodId, from: null, to }];
  }
  // "pelo menos água bebi bem, uns 1,2 litro" is said of no food.
  if (/ agua /.test(phrase.line)) return null;
  // "os copos eram de 200 ml" is said of what is drunk.
  if (TELLS_VESSEL.test(phrase.line)) return null;
  const sized = readSize(reader) ?? readHeld(reader);
  if (sized) return sized;
  const part = readPart(reader, tokens);
  // "um prato fundo, mais ou menos 350 g": what it weighed.
  const [held, weight] = part.amounts;
  const isWeighed = held?.household && isUnit(weight?.measure ?? null) && part.amounts.length === 2;
  const amount = isWeighed ? weight : held;
  const isAlone = part.amounts.length === 1 || isWeighed;
  const isAll = part.items.length === 0 && isAlone && !part.meal && !part.day && !part.hour;
  const isMore = tokens.some(
    ({ word }, at) => /^(?:mais|nao)$/.test(word) && wordAt(tokens, at + 1) !== "ou",
  );
  if (!isAll || !amount || !(amount.counted || amount.vague) || isMore) return null;
  if (!tokens.every(({ word, kind }, at) => kind !== "word" || at < amount.next || AROUND.test(word)))
    return null;
  const noun = nounAfterArticle(tokens.slice(0, amount.start));
  const named = noun === "" ? null : itemNamed([noun], items);
  // "o caldo 300 ml", of a pastel and caldo de cana
  const item = named ?? meantBy(amount, tokens, items, reader.focus);
  const portion = item?.portion && !("said" in item.portion) ? item.portion : null;
  const own = portion?.measure ?? null;
  // "comi um bife", after chicken, or after one steak: a food by itself.
  const isFood = tellsOfEating(tokens) && foodAt(tokens, amount.next - 1, false) !== null;
  if (isFood && (own !== amount.measure || portion?.quantity === amount.quantity)) return null;
  const fits = isUnit(amount.measure) || amount.quantity <= MOST_COUNTED || isUnit(own);
  const to = item && amountSaidOf(item, amount, correctionSaid(reader, tokens));
  return item && to && fits ? [{ kind: "amount", food: item.foodId, from: null, to }] : null;
}

/** "caldo" of "o caldo 300 ml"; "" without an article. */
function nounAfterArticle(tokens: Reader["tokens"]): string {
  const at = tokens.findIndex(({ word }) => /^(?:o|a|os|as)$/.test(word));
  return at < 0 || tokens[at + 1]?.kind !== "word" ? "" : wordAt(tokens, at + 1);
}

/** "dos pequenos", "era grande" */
function readSize(reader: Reader): Correction[] | null {
  const { tokens, items } = reader;
  const rest = tokens.filter(
    ({ word, kind }) => kind === "word" && !AROUND.test(word) && !OF_KIND.test(word),
  );
  const size = rest.length === 1 ? sizeOf(rest[0]?.word ?? "") : null;
  const several = rest[0]?.word.endsWith("s") ? countedItem(reader, { measure: null }) : null;
  const item = reader.focus ?? several ?? items.at(-1);
  const portion = item?.portion && !("said" in item.portion) ? item.portion : null;
  if (!size || !item || !portion || isUnit(portion.measure)) return null;
  // "eram 4 pequenininhos"
  const counted = tokens.findIndex(({ kind }) => kind === "number");
  const quantity = (counted < 0 ? null : readQuantity(tokens, counted)?.value) ?? portion.quantity;
  const to = { ...portion, quantity, size, said: correctionSaid(reader, tokens), assumed: [] };
  return [{ kind: "amount", food: item.foodId, from: null, to }];
}

/** "latão", "prato grande": what it was in, and as many of it as were told. */
function readHeld(reader: Reader): Correction[] | null {
  const { tokens, items } = reader;
  const rest = tokens.filter(
    ({ word, kind }) => kind === "word" && !AROUND.test(word) && !OF_KIND.test(word),
  );
  if (tokens.some(({ kind }) => kind === "number" || kind === "ratio") || readQuantity(rest, 0)) return null;
  const [amount] = readAmounts(rest, 0);
  const measure = amount?.household?.id;
  if (!amount || !measure || amount.counted || amount.next < rest.length || isUnit(amount.measure))
    return null;
  // "comi um bife": a food by itself.
  if (tellsOfEating(tokens) && foodAt(rest, amount.next - 1, false)) return null;
  const fits = (item: LoggedItem | undefined) =>
    item && gramsOf(findFood(item.foodId) as Food, measure, 1) !== null;
  const item = fits(reader.focus)
    ? reader.focus
    : items.findLast((one) => ownsMeasure(findFood(one.foodId) as Food, measure));
  const own = item?.portion && !("said" in item.portion) ? item.portion : null;
  if (!item || !own || isUnit(own.measure)) return null;
  // "uma fatia só" of two is one; "era um prato grande" is as many as there were.
  const isOne = tokens.some(({ word }) => word === "so") && tokens.some(({ word }) => /^uma?$/.test(word));
  const to = amountFor({ ...amount, quantity: isOne ? 1 : own.quantity }, correctionSaid(reader, tokens));
  return [{ kind: "amount", food: item.foodId, from: null, to }];
}

const OF_KIND = /^(?:d[aeo]s?|d?aquel[ea]s?|era|eram|o|a|os|as|um|uma|bem)$/;

const MOST_COUNTED = 20;
/** "foram 4", "na verdade era feijão preto", "era 71,4". */
export function readPlain(reader: Reader): Correction[] | null {
  const { phrase, tokens, last, items, focus } = reader;
  if (last.length === 0 || !CUE.test(phrase.line)) return null;
  // "mas eu também comi 5 batatinhas dela" comes to it.
  if (tellsOfEating(tokens) && tokens.some(({ word }) => /^(?:tambem|outr[oa]s?)$/.test(word))) return null;
  // "aliás, no meio da tarde comi 1 goiaba", after the dinner: a meal of its own.
  if (tellsOfEating(tokens) && isOfOtherPeriod(reader)) return null;
  // "não usei óleo no ovo": no egg in its place.
  if (NOT_PUT.test(phrase.line)) return null;
  const start = contentAt(tokens);
  if (start < 0) return null;
  const rest = withoutPlace(reader, tokens.slice(start));
  // "era salgada": how it tasted is no food in its place.
  if (rest.length === 1 && TASTE.test(rest[0]?.word ?? "")) return tasted(reader, rest);
  // "era zero" is the drink without sugar, "foi de calabresa" the pizza: no amount and no food of their own.
  const isOf = rest[0]?.word === "de" && periodAt(rest, 0) === null;
  const isKind = (rest.length === 1 && rest[0]?.word === "zero") || isOf;
  const part = readPart(reader, rest);
  // "uai, e teve um queijo": beside what was told.
  if (/^(?:teve|veio)$/.test(rest[0]?.word ?? "") && !part.items.some((one) => isTold(one, items)))
    return null;
  const opened = isKind ? null : partOfDish(reader, part);
  if (opened) return [opened];
  const cuts = severalOfOne(reader, rest);
  if (cuts) return cuts;
  // "era presunto", of bread with mortadella
  const isTaken = tokens.some(({ word }) => isTakeAway(word));
  const inDish =
    part.items.length === 1 && part.items[0] && !isKind && !isTaken ? partOfSort(items, part.items[0]) : null;
  const other = inDish && part.items[0] && otherPart(inDish.dish, inDish.part, part.items[0]);
  if (other) return other;
  // "era whey isolado", of whey with milk
  const [kind, ...kinds] = part.items;
  const inside =
    kind && kinds.length === 0 && !isKind
      ? kindInDish(items, kind, rest, correctionSaid(reader, rest))
      : null;
  if (inside) return inside;
  // "e era 80", "foi adoçante": of what was just spoken of.
  const measure = part.amounts[0]?.measure ?? null;
  const food = focus && findFood(focus.foodId);
  const isCountedSo =
    measure === null || isUnit(measure) || (food !== undefined && ownsMeasure(food, measure));
  const of =
    focus && !isKind && isBare(part) && isCountedSo && !isOfAnother(part.items[0]?.match.food, focus, items)
      ? change({ ...reader, items: [focus] }, part, null)
      : null;
  const found = of ?? (isKind ? null : change(reader, part, null));
  if (found) return found;
  for (const item of focus ? [focus, ...items] : items) {
    const variant =
      variantOf(item, rest) ??
      (isKind ? (variantOf(item, rest.slice(1)) ?? variantOf(item, unexplained(reader, rest))) : null);
    // "era de doce", of a pamonha, which is the sweet one: no other dish becomes sweet by it.
    if (variant && (variant.id !== item.foodId || items.length === 1))
      return [replaced(item, variant, correctionSaid(reader, rest))];
  }
  const named = readPart(reader, rest).items;
  return named.length === 1 && items.length > 1 && INSTEAD.test(phrase.line) ? [{ kind: "unclear" }] : null;
}

/** "dois ovos no pão", of bread with egg: without what they were on. */
function withoutPlace(reader: Reader, tokens: Reader["tokens"]): Reader["tokens"] {
  const at = tokens.findIndex(({ word }, i) => i > 0 && /^n[oa]s?$/.test(word));
  const [named, ...others] = at < 0 ? [] : readPart(reader, tokens.slice(at + 1)).items;
  const isPlace = named?.match.start === 0 && others.length === 0 && isTold(named, reader.items);
  return isPlace ? tokens.slice(0, at) : tokens;
}

function isTold({ match }: CorrectionPart["items"][number], items: readonly LoggedItem[]): boolean {
  return itemMeant(match.food, [], items, false) !== null;
}

const NOT_PUT = /^ (?:eu )?(?:nao|nem) (?:usei|coloquei|botei|pus|passei|adicionei|levou|levei) /;

/** "foi 2 ovos mexidos", of couscous with egg: so many of them in it; null where they are no part of a dish. */
function partOfDish({ items }: Reader, { items: said }: CorrectionPart): Correction | null {
  const [one, ...others] = said;
  if (!one?.amount?.counted || others.length > 0) return null;
  if (items.some(({ foodId }) => foodId === one.match.food.id)) return null;
  const dish = itemMeant(one.match.food, [], items);
  return dish && dishWithAmount(dish, one.match.food, one.amount, one.said);
}

function tasted({ items, focus }: Reader, rest: Reader["tokens"]): Correction[] {
  for (const item of focus ? [focus, ...items] : items) {
    const variant = variantOf(item, rest);
    if (variant && variant.id !== item.foodId) return [replaced(item, variant, variant.name)];
  }
  return [{ kind: "unclear" }];
}

const TASTE = /^(?:salgad[oa]s?|doces?|quentes?|fri[oa]s?|gelad[oa]s?|gostos[oa]s?|amarg[oa]s?)$/;

/** One thing alone: an amount, or a food without one. */
function isBare({ items, amounts }: CorrectionPart): boolean {
  return items.length + amounts.length === 1 && !items[0]?.amount;
}

/** What says that something else was eaten instead, though not of what. */
const INSTEAD =
  /^ (?:(?:na verdade|corrig\S+|digo|quer dizer|alias|errei) (?:\S+ ){0,2})?(?:era|eram) |^ corrig/;

/** "na verdade foram 3 ovos", of an earlier meal. */
export function readNamedAmount(reader: Reader): Correction[] | null {
  const { phrase, tokens, items } = reader;
  if (!CUE.test(phrase.line) || items.length === 0 || tellsOfEating(tokens)) return null;
  const start = contentAt(tokens);
  const named = start < 0 ? [] : readPart(reader, tokens.slice(start)).items;
  const found = named.flatMap(({ match, amount, said }): Correction[] => {
    const same = items.find(({ foodId }) => foodId === match.food.id);
    return same && amount?.counted
      ? [{ kind: "amount", food: same.foodId, from: null, to: amountFor(amount, said) }]
      : [];
  });
  return found.length > 0 && found.length === named.length ? found : null;
}
