import { isUnit, UNITS } from "@/lib/nutrition/foods/measures";
import type { Event } from "@/lib/portuguese/items/event";
import type { SaidItem } from "@/lib/portuguese/portions/portions";
import type { SaidAmount } from "@/lib/portuguese/terms/amounts";
import { stem } from "@/lib/portuguese/text/letters/stems";
import { wordAt } from "@/lib/portuguese/text/numbers";
import { type Token, tokenise } from "@/lib/portuguese/text/tokens";

type ItemEvent = Event & { type: "item" };
type Part = Event & { type: "item" | "amount" };

/**
 * The events without a total whose parts are told after it: "3 frutas: banana, maçã e pera" are three, "4 pastéis, 2 de
 * carne e 2 de queijo" four, "6 copos de água, 3 de manhã e 3 à tarde" six.
 */
export function withoutSums(events: readonly Event[], tokens: readonly Token[]): Event[] {
  const kept: Event[] = [];
  for (let at = 0; at < events.length; at += 1) {
    const event = events[at] as Event;
    const parts = event.type === "item" ? partsAfter(events, at, tokens) : [];
    if (event.type !== "item" || parts.length < 2) {
      kept.push(event);
      continue;
    }
    const last = events.indexOf(parts.at(-1) as Part);
    for (const one of events.slice(at + 1, last + 1))
      kept.push(one.type === "amount" && parts.includes(one) ? partOf(event, one) : one);
    at = last;
  }
  return kept;
}

/** What follows an announced total and makes it up; empty when nothing does. */
function partsAfter(events: readonly Event[], at: number, tokens: readonly Token[]): Part[] {
  const whole = (events[at] as ItemEvent).item;
  const total = totalOf(whole.amount);
  if (total === null) return [];
  // "sushi 12 peças (8 hot e 4 uramaki)"
  const told = Math.max(whole.match.next, whole.amount?.next ?? 0);
  const mark = wordAt(tokens, told);
  // "frango (2 filés) com arroz e salada": what follows the bracket is no part of it.
  const closes = tokens.findIndex(({ word }, i) => i > told && word === ")");
  const next = events.slice(at + 1).find((one): one is ItemEvent => one.type === "item");
  const isBehind = mark === "(" && closes >= 0 && next !== undefined && next.item.match.start > closes;
  const listed = !isBehind && /^[:(=–—-]$/.test(mark);
  // "3 colheres de arroz, 2 de feijão e 1 de farofa" are six.
  const isOfPieces = PIECE.test(whole.amount?.measure ?? "unidade");
  const parts: Part[] = [];
  let sum = 0;
  for (const event of events.slice(at + 1, at + 1 + LONGEST)) {
    if (event.type === "separator" && event.hard) break;
    if (event.type === "verb" && parts.length === 0 && whole.frame) continue;
    if (event.type === "unknown" || event.type === "total" || event.type === "verb") break;
    if (event.type !== "item" && event.type !== "amount") continue;
    // "3 espetinhos, 2 de carne e 1 de queijo coalho": so many of each that they come to the three.
    const isNamed = listed || (isOfPieces && event.type === "item" && isCountedOf(event.item, tokens));
    const part = isOfAnotherKind(event, whole) ? null : partIn(event, whole, isNamed);
    if (part === null) break;
    sum += part;
    parts.push(event);
    if (sum >= total) break;
  }
  // "3 frutas, banana maçã e pera": named at all, they are told.
  return Math.abs(sum - total) < CLOSE || whole.match.food.id === ANY_FRUIT ? parts : [];
}

/** "3 fatias de calabresa, 2 de frango e 1 de chocolate": of a pizza all of them. */
function isOfAnotherKind(event: Part, { match }: SaidItem): boolean {
  if (event.type !== "item") return false;
  const other = event.item.match;
  const isNamed = PIZZA_OF_KIND.test(match.food.id) && other.food.id.startsWith("pizza-");
  return (match.base !== null && other.base !== null) || (isNamed && other.food.id !== match.food.id);
}

/** A pizza without its kind is one of mozzarella. */
const PIZZA_OF_KIND = /^pizza-(?!de-mucarela$)/;

/** "2 de carne" */
function isCountedOf({ amount, match }: SaidItem, tokens: readonly Token[]): boolean {
  return amount?.counted === true && wordAt(tokens, amount.next) === "de" && amount.next + 1 === match.start;
}

const ANY_FRUIT = "fruta";
const ANY_SNACK = "salgado";

/** In events. */
const LONGEST = 24;
const CLOSE = 0.001;

/** What is announced: a number of things, or millilitres; null for what has no parts. */
function totalOf(amount: SaidAmount | null): number | null {
  if (!amount?.counted || amount.vague || amount.low !== null || amount.quantity < 2) {
    const volume = amount && volumeOf(amount);
    return volume && volume >= LEAST_ML ? volume : null;
  }
  return volumeOf(amount) ?? amount.quantity;
}

const LEAST_ML = 300;

function volumeOf({ measure, quantity }: SaidAmount): number | null {
  if (!isUnit(measure)) return null;
  const { per, factor } = UNITS[measure];
  return per === "ml" ? quantity * factor : null;
}

/** How much of the total a part is; null for what is no part of it. */
function partIn(event: Part, whole: SaidItem, listed: boolean): number | null {
  const amount = event.type === "item" ? event.item.amount : event.amount;
  const own = whole.amount as SaidAmount;
  if (event.type === "item" && !isKindOf(event.item, whole, listed)) return null;
  if (amount === null) return event.type === "item" && volumeOf(own) === null ? 1 : null;
  if (amount.vague) return null;
  if (volumeOf(own) !== null) {
    // "1 litro: 500 de manhã", "2 litros: 1 de manhã"
    const bare = amount.measure === null && own.measure === "l" && amount.quantity < LITRES ? 1000 : 1;
    return amount.measure === null ? amount.quantity * bare : volumeOf(amount);
  }
  const isPiece = CUT.test(amount.measure ?? "") && CUT.test(own.measure ?? "");
  const isOne = PIECE.test(amount.measure ?? "unidade");
  return isOne || isPiece || amount.measure === own.measure ? amount.quantity : null;
}

const PIECE = /^(?:unidade|espeto)$/;
const CUT = /^(?:fatia|pedaco)$/;
const LITRES = 20;

/** "fruta" of any fruit, "pastel" of "pastel de carne"; behind a colon whatever is listed. */
function isKindOf({ match: { food } }: SaidItem, whole: SaidItem, listed: boolean): boolean {
  const general = whole.match.food;
  // "5 esfihas do Habib's, 3 de carne"
  if (stem(tokenise(whole.match.called)[0]?.word ?? "") === stem(food.id.split("-")[0] ?? "")) return true;
  const head = ({ id }: typeof food) => id.split("-")[0];
  if (head(food) === head(general)) return true;
  if (general.id === ANY_FRUIT) return food.category === "fruit";
  if (general.id === ANY_SNACK) return food.category === "snacks";
  return listed && !isUnit(whole.amount?.measure ?? null);
}

function partOf({ item, drink }: ItemEvent, { amount, said }: Event & { type: "amount" }): ItemEvent {
  const { measure, household, size } = item.amount as SaidAmount;
  const own =
    amount.measure === null ? { ...amount, ...inMeasure(amount, measure), household, size } : amount;
  return { type: "item", item: { ...item, amount: own, said: `${said} ${item.match.called}` }, drink };
}

/** "2 litros: 1 de manhã e 1 à tarde" are litres, "1 litro: 500 e 500" millilitres. */
function inMeasure({ quantity }: SaidAmount, measure: SaidAmount["measure"]): Pick<SaidAmount, "measure"> {
  return { measure: measure === "l" && quantity >= LITRES ? "ml" : measure };
}
