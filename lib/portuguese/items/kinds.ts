import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { Food } from "@/lib/nutrition/foods/food";
import { ownsMeasure } from "@/lib/nutrition/foods/measure-grams";
import { findMeasure, measureOf } from "@/lib/nutrition/foods/measures";
import type { AmountElement, FoodElement } from "@/lib/portuguese/grammar/element";
import type { ItemEvent } from "@/lib/portuguese/items/attach-amount";
import type { Event } from "@/lib/portuguese/items/event";
import type { RunPart } from "@/lib/portuguese/items/runs";
import type { SaidItem } from "@/lib/portuguese/portions/portions";
import { ONE, type SaidAmount } from "@/lib/portuguese/terms/amounts";
import { wordAt } from "@/lib/portuguese/text/numbers";
import { type Token, tokenise } from "@/lib/portuguese/text/tokens";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";
import { otherKind, variantWith } from "@/lib/portuguese/vocabulary/variants";

type Said = (from: number, to: number) => string;

/** "pizza 3 pedaços calabresa", "suquinho 200 ml uva": a kind or a taste of it, and no food besides; null for what is one. */
export function kindNamed(food: Food, { match, start, next }: FoodElement): Food | null {
  if (next - start > 1) return null;
  // "1 ovo cozido, 1 mexido": an egg as well.
  if (food.category === "eggs")
    return /^mexido$/i.test(match.called) ? variantWith(EGG, tokenise("mexido")) : null;
  const words = tokenise(`de ${match.called}`);
  // "4 esfihas (2 carne, 2 queijo)": of meat it is called for already.
  if (food.id.startsWith("esfiha") && otherKind(food, words)?.food === food) return food;
  if (KINDS.test(food.id)) return variantWith(food, words);
  const tastes = /^(?:fruit|sweets)$/.test(match.food.category) && isTasted(food);
  return tastes ? (variantWith(food, tokenise(`de ${match.called}`)) ?? food) : null;
}

const KINDS = /^(?:pizza|esfiha|sorvete|pastel|picole)/;
/** Juice, a soft drink, a powder: what is told beside it without "de" is its taste. */
export function isTasted({ id }: Food): boolean {
  return TASTED.test(id);
}

const TASTED =
  /^(?:nectar|refresco|suco|isotonico|whey|gelatina|bebida-lactea-proteica|refrigerante|petit-suisse|biscoito-recheado|wafer|papinha-de-fruta|picole|chiclete|bala|hipercalorico)(?:-|$)/;

/** "rodízio de pizza: 2 calabresa, 1 portuguesa": what in the sentence there are kinds of; null where nothing is. */
export function hostOfKinds(events: readonly Event[]): SaidItem | null {
  return lastOfKinds(events.slice(events.findLastIndex(endsSentence) + 1));
}

/** "a gente pediu pizza. Comi 3 fatias de calabresa": also of the sentence before, where no amount of it was told. */
export function hostApart(events: readonly Event[], tokens: readonly Token[]): SaidItem | null {
  const own = hostOfKinds(events);
  const end = events.findLastIndex(endsSentence);
  const since = events[end];
  if (own || since?.type !== "separator") return own;
  const isOther = events.slice(end + 1).some(({ type }) => !/^(?:separator|verb)$/.test(type));
  const isLater = tokens.slice(since.next, since.next + 2).some(({ word }) => LATER.test(word));
  if (isOther || isLater) return null;
  const host = lastOfKinds(events.slice(events.slice(0, end).findLastIndex(endsSentence) + 1, end));
  return host && (host.amount === null || wasServed(host, tokens)) ? host : null;
}

const LATER = /^(?:agora|depois|mais|sobremesa)$/;

/** "pedi uma pizza", "fiz 4 panquecas": what there was, and not what was eaten. */
export function wasServed({ amount, match }: SaidItem, tokens: readonly Token[]): boolean {
  return SERVED.test(wordAt(tokens, (amount ?? match).start - 1));
}

const SERVED =
  /^(?:fiz|fizemos|assei|assamos|preparei|cozinhei|comprei|compramos|pedi|pedimos|ganhei|trouxe|encomendei|vem|veio|chegou)$/;

function endsSentence(event: Event): boolean {
  return event.type === "separator" && event.hard;
}

function lastOfKinds(events: readonly Event[]): SaidItem | null {
  const last = events.findLast(
    (event) =>
      (event.type === "item" && IN_KINDS.test(event.item.match.food.id)) ||
      (event.type === "head" && IN_KINDS.test(event.food.id)),
  );
  return last?.type === "item" ? last.item : null;
}

const IN_KINDS = /^(?:pizza|esfiha|bibsfiha|pastel|espetinho|ovo|panqueca|crepe|empada)/;
const EGG = findFood("ovo-cozido") as Food;

/** "churrasquinho, 2 espetos de carne e 1 de frango": the skewers that are called so, and none besides. Changes the item and the events. */
export function skewer(item: SaidItem, events: Event[], tokens: readonly Token[]) {
  const { match, amount } = item;
  if (amount?.measure !== "espeto" || match.food.id.startsWith("espetinho")) return;
  const host = hostOfKinds(events);
  const isHost = host?.amount === null && host.match.food.id.startsWith("espetinho");
  if (isHost && !saysKind(host, tokens)) dropItem(events, host);
  const words = tokenise(`espetinho de ${match.called}`);
  const named = foodAt(words, 0, false);
  // "espetinho de camarão": not of meat.
  if (named?.next === words.length && named.food.id.startsWith("espetinho"))
    item.match = { ...match, food: named.food, called: named.called };
}

export function dropItem(events: Event[], item: SaidItem) {
  events.splice(
    events.findLastIndex((one) => one.type === "item" && one.item === item),
    1,
  );
}

/** "pizza com o pessoal, comi 4 pedaços de calabresa": slices of that kind; the pizza that they are of. Changes the item. */
export function sliceOf(
  item: SaidItem,
  host: SaidItem | null,
  tokens: readonly Token[],
  from: number,
): SaidItem | null {
  const isSlice = /^(?:fatia|pedaco)$/.test(item.amount?.measure ?? "");
  if (!host || !isSlice || !isPizza(host.match.food) || tokens[from]?.word !== "de") return null;
  if (isPizza(item.match.food)) return null;
  const kind = otherKind(host.match.food, tokens.slice(from, item.match.next));
  if (!kind) return null;
  item.match = { ...item.match, food: kind.food, called: kind.called, base: item.match.food };
  return host;
}

/** "umas castanhas", "uns bolinhos": a few of what is counted one by one, and more of what is small; null of all else. */
export function someOf({ food, start }: SaidItem["match"], tokens: readonly Token[]): SaidAmount | null {
  const { measure, grams } = food.defaultPortion;
  if (measure !== "unidade" || !/^(?:uns|umas)$/.test(tokens[start - 1]?.word ?? "")) return null;
  return { ...ONE, quantity: grams < SMALL_GRAMS ? SEVERAL : FEW, article: true };
}

const SMALL_GRAMS = 30;
const [SEVERAL, FEW] = [3, 2];

/** Of a pizza slices are counted: "2 calabresa". */
export function countedAs(amount: SaidAmount, host: SaidItem): SaidAmount {
  const slice = isPizza(host.match.food) ? measureOf("fatia") : undefined;
  return slice ? { ...amount, measure: slice.id, household: slice, article: false } : amount;
}

/** "pizza, comi 3": a count behind its name is of slices; of all else it stays. */
export function slicesOf(amount: SaidAmount, food: Food): SaidAmount {
  const isCount = amount.measure === null && amount.counted && !amount.article && amount.quantity >= 1;
  const slice = isPizza(food) && isCount ? measureOf("fatia") : undefined;
  return slice ? { ...amount, measure: slice.id, household: slice } : amount;
}

function isPizza({ id }: Food): boolean {
  return id.startsWith("pizza-");
}

/** "pedimos pizza, comi 2 de calabresa": slices of a kind, and not the pizza besides. Changes the item and the events. */
export function dropHost(item: SaidItem, host: SaidItem, events: Event[], tokens: readonly Token[]) {
  if (saysKind(host, tokens)) return;
  if (item.amount?.measure === null) item.amount = countedAs(item.amount, host);
  if (events.some((one) => one.type === "item" && one.item === host) && isOpen(host, tokens))
    dropItem(events, host);
}

function isOpen(host: SaidItem, tokens: readonly Token[]): boolean {
  return host.amount === null || Boolean(host.cut) || wasServed(host, tokens);
}

/** "o resto da pizza, 3 pedaços de portuguesa": a kind of what was named before, that is no food by itself. */
export function pushKind(
  events: Event[],
  waiting: AmountElement,
  first: RunPart,
  last: RunPart,
  drink: boolean,
  said: Said,
  tokens: readonly Token[],
): boolean {
  const host = events.findLast((event): event is ItemEvent => event.type === "item");
  if (!host || !waiting.amount.counted) return false;
  const isLed = tokens[first.start - 1]?.word === "de";
  const isOfKinds = waiting.amount.measure === null && hostOfKinds(events) === host.item;
  if (!isLed && !isOfKinds) return false;
  const words = tokens.slice(first.start, last.next);
  const kind = otherKind(host.item.match.food, [...tokenise("de"), ...words]);
  if (!kind) return false;
  const match = { ...host.item.match, food: kind.food, called: kind.called };
  const amount = isOfKinds ? countedAs(waiting.amount, host.item) : waiting.amount;
  const item = { match, amount, ignored: [], said: said(waiting.start, last.next) };
  if (host.item.amount === null || host.item.amount.vague) dropItem(events, host.item);
  events.push({ type: "item", item, drink });
  return true;
}

/** "carne 1 bife", "frango 2 filés": the same food by the name that it is counted in. */
export function isCountOf(food: Food, { match, start, next }: FoodElement): boolean {
  if (food.id === match.food.id) return true;
  // "ovo mexido (2 ovos)"
  if (food.category === "eggs" && /^ovos?$/i.test(match.called) && next - start === 1) return true;
  const words = next - start - (match.size ? 1 : 0);
  const named = words === 1 ? findMeasure(match.called) : undefined;
  // "peixe frito (2 filés)"
  const isFillet = named?.id === "file" && /^(?:fish|poultry)$/.test(food.category);
  return named !== undefined && (isFillet || ownsMeasure(food, named.id));
}

/** "peixe frito (2 filés)": by the name that it is counted in. */
export function isCountInBrackets([food, link, amount, counted, end]: readonly RunPart[]): boolean {
  if (food?.type !== "food" || link?.type !== "link" || amount?.type !== "amount") return false;
  return counted?.type === "food" && end?.type === "link" && isCountOf(food.match.food, counted);
}

/** "milho cozido, 1 espiga com manteiga": a kind of it, by what it is counted in. */
export function isCountedKindOf(
  food: Food,
  { match, start }: FoodElement,
  tokens: readonly Token[],
): boolean {
  const head = ({ id }: Food) => id.split("-")[0];
  return findMeasure(tokens[start]?.word ?? "") !== undefined && head(match.food) === head(food);
}

export function countedIn(food: Food, { match }: FoodElement, amount: SaidAmount): SaidAmount {
  const isSame = food.id === match.food.id || food.category === "eggs";
  const household = isSame ? undefined : findMeasure(match.called);
  return household && amount.measure === null ? { ...amount, measure: household.id, household } : amount;
}

/** "pastel de carne e 1 de queijo" are two. */
function saysKind({ match: { start, next } }: SaidItem, tokens: readonly Token[]): boolean {
  const named = tokens.slice(start, next);
  // "pastel de feira", "esfiha do Habib's": where it is from.
  if (named.some(({ word }) => /^(?:feira|habibs|festa|gato)$/.test(word))) return false;
  return named.some(({ word }) => /^(?:d[eoa]|com)$/.test(word));
}

/** "x-burguer no pão australiano", "subway de frango no pão integral": what the sandwich is in. */
export function isBreadOf(
  { match, start }: FoodElement,
  events: readonly Event[],
  tokens: readonly Token[],
): boolean {
  const [host, joint] = events.slice(-2);
  const isIn = joint?.type === "separator" && joint.light && tokens[start - 1]?.word === "no";
  const isBread = match.food.category === "breads" && /^p[aã]o/i.test(match.called);
  if (!isIn || !isBread || host?.type !== "item") return false;
  const { id, category } = host.item.match.food;
  // "hambúrguer de lentilha no pão australiano": the patty alone has none.
  const isPatty = id.startsWith("hamburguer-") && !/^(?:fast_food|dishes)$/.test(category);
  return SANDWICH.test(id) && !isPatty;
}

const SANDWICH = /^(?:sanduiche|x|hamburguer|misto|bauru|beirute|cachorro-quente|big|whopper|pao-com)-?/;
