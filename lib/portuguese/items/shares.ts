import type { Food } from "@/lib/nutrition/foods/food";
import { gramsOf, ownsMeasure } from "@/lib/nutrition/foods/measure-grams";
import { isUnit, type MeasureId } from "@/lib/nutrition/foods/measures";
import { isCutInSlices, portionsOfWhole } from "@/lib/nutrition/foods/wholes";
import { type Event, endsClause, isSentenceEnd } from "@/lib/portuguese/items/event";
import { drinkOf, sharedBeforeNext, sharedTogether } from "@/lib/portuguese/items/served";
import type { SaidItem } from "@/lib/portuguese/portions/portions";
import { ONE, type SaidAmount } from "@/lib/portuguese/terms/amounts";
import type { Token } from "@/lib/portuguese/text/tokens";

type ItemEvent = Event & { type: "item" };

/** "comi metade", "só um terço": the share of what was told before; null for an amount of its own. */
export function shareOfIt({ measure, counted, quantity, vague, share }: SaidAmount): number | null {
  if (measure === "metade" && !counted) return 1 / 2;
  // "3/4 do copo"
  if (share && quantity < 1 && !isUnit(measure) && !vague) return quantity;
  return measure === null && counted && !vague && quantity < 1 ? quantity : null;
}

/**
 * The events with what was shared counted as far as the person ate it: "um yakisoba, comi metade", "dividi uma pizza com
 * ela", "dividi uma pizza, comi 3 fatias".
 */
export function withShares(all: readonly Event[], tokens: readonly Token[]): Event[] {
  const events = withoutShared(all, tokens);
  const kept: Event[] = [];
  const divided = new Map<SaidItem, number>();
  for (const [at, event] of events.entries()) {
    const shared = event.type === "amount" ? sharedBefore(events, at) : [];
    const part = event.type === "amount" ? shareOfIt(event.amount) : null;
    const again = event.type === "amount" ? helpedAgain(events, at, tokens) : null;
    if (event.type === "amount" && again) {
      again.amount = {
        ...(again.amount as SaidAmount),
        quantity: (again.amount?.quantity ?? 0) + event.amount.quantity,
      };
      continue;
    }
    if (event.type === "amount" && part !== null) {
      const from = events[at - 1]?.type === "verb" ? at - 2 : at - 1;
      const verb = events[at - 1];
      const told = itemsBefore(events, from);
      // "uma travessa pra 6, comi uma e repeti meia": a clause further back.
      const earlier = verb?.type === "verb" && verb.again && told.length === 0;
      const clause = earlier ? events.slice(0, at - 1).findLastIndex(({ type }) => type === "verb") : -1;
      const sentence = told.length > 0 ? -1 : events.slice(0, from + 1).findLastIndex(isSentenceEnd);
      const last = sentence > 0 ? itemsBefore(events, sentence - 1) : told;
      const before = clause > 0 ? itemsBefore(events, clause - 1) : last;
      if (verb?.type === "verb" && verb.again && before.length > 0) {
        for (const item of before) takeShare(item, 1 + part, event.said);
        continue;
      }
      // "comi uma manga inteira e depois mais metade"
      if (tokens[event.amount.start - 1]?.word === "mais" && before.length > 0) {
        const last = before.at(-1) as SaidItem;
        if (last.amount?.counted || last.amount?.article)
          takeShare(last, 1 + part / last.amount.quantity, event.said);
        continue;
      }
      // "comi metade do lanche, era um big mac"
      // "dividimos uma lasanha, comi metade": of the whole; "deixei um quinto do meu" is of one's part.
      const isOfOwn = /^(?:deix|sobr|larg)/i.test(event.said);
      const drunk = verb?.type === "verb" && verb.drink ? drinkOf(before) : null;
      const ends = bracketEnd(tokens, event.amount.next);
      const after = itemsAfter(events, at + 1).filter(({ match }) => match.start < ends);
      for (const item of drunk ?? (before.length > 0 ? before : after))
        takeShare(item, isOfOwn ? part : part / (divided.get(item) ?? 1), event.said);
    } else if (event.type === "amount" && shared[0]) {
      const piece =
        event.amount.measure ?? shared[0].cut ?? (isCutInSlices(shared[0].match.food) ? "fatia" : null);
      shared[0].amount = { ...event.amount, measure: piece };
    } else if (event.type === "amount" && wholeBefore(events, at)) {
      wholeBefore(events, at)?.forEach((item) => {
        item.amount = event.amount;
      });
    } else kept.push(event);
    if (event.type === "verb" && event.again && tellsNothing(events, at + 1))
      for (const item of itemsBefore(events, at - 1)) takeShare(item, 2, "repeti");
    if (event.type === "verb" && event.share !== undefined) {
      const named = event.shares ? null : sharedBeforeNext(events, at, tokens);
      if (named && (isWhole(named) || isUnit(named.amount?.measure ?? null))) {
        takeShare(named, event.share, "dividi");
        divided.set(named, event.share);
        continue;
      }
      const after = itemsAfter(events, at + 1).filter(
        (item) => !event.shares || (event.shares === "cut" && isCut(item)),
      );
      const before =
        after.length > 0 || event.shares === "cut" || events[at - 1]?.type === "unknown"
          ? []
          : itemsShared(events, at).filter(
              (item) => event.shares || isWhole(item) || isUnit(item.amount?.measure ?? null),
            );
      const own = event.shares === "last" || event.relative ? sharedTogether(before, tokens) : before;
      for (const item of [...after, ...own]) {
        takeShare(item, event.share, "dividi");
        divided.set(item, event.share);
      }
    }
  }
  return kept;
}

/** "meio pf (arroz, feijão), 1 suco": where the list ends that the share is of. */
function bracketEnd(tokens: readonly Token[], at: number): number {
  if (tokens[at + 1]?.word !== "(" && tokens[at]?.word !== "(") return tokens.length;
  const end = tokens.findIndex(({ word }, i) => i > at && word === ")");
  return end < 0 ? tokens.length : end;
}

/** "dividi uma picanha, na minha parte vieram 200 g de carne": the part by itself, called by what was divided. */
function withoutShared(events: readonly Event[], tokens: readonly Token[]): readonly Event[] {
  const part = tokens.findIndex(({ word }, i) => word === "parte" && tokens[i - 1]?.word === "minha");
  const verb = events.findIndex((one) => one.type === "verb" && one.share !== undefined);
  if (part < 0 || verb < 0) return events;
  const whole = events.find((one): one is ItemEvent => one.type === "item" && one.item.match.start < part);
  const own = events.find((one): one is ItemEvent => one.type === "item" && one.item.match.start > part);
  if (!whole || !own?.item.amount || own.item.match.food.category !== whole.item.match.food.category)
    return events;
  if (GENERAL.test(own.item.match.called))
    own.item.match = { ...whole.item.match, start: own.item.match.start };
  return events.filter((one) => one !== whole);
}

const GENERAL = /^(?:carne|frango|peixe)$/i;

/** The one thing that was divided in the clause before "comi 3 fatias". */
function sharedBefore(events: readonly Event[], at: number): SaidItem[] {
  const verb = events[at - 1]?.type === "verb" ? at - 1 : -1;
  const clause = events.slice(0, Math.max(0, verb)).findLastIndex(endsClause);
  const divided = events[clause];
  if (divided?.type !== "verb" || divided.share === undefined) return [];
  const items = itemsBefore(events, verb - 1);
  return items.length === 1 ? items : [];
}

/** "fiz um bolo e comi 2 fatias": the one thing that was cut in the clause before; null when there is none. */
function wholeBefore(events: readonly Event[], at: number): SaidItem[] | null {
  const amount = events[at];
  if (amount?.type !== "amount" || events[at - 1]?.type !== "verb") return null;
  const items = itemsBefore(events, at - 2);
  const [item] = items;
  const piece = amount.amount.measure;
  if (item?.cut && items.length === 1 && piece === null && amount.amount.counted) {
    amount.amount = { ...amount.amount, measure: item.cut };
    return items;
  }
  // "comprei um pacote de bolacha e comi 4"
  // "peguei 20 peças de sushi, mas comi 14"
  const told = item?.amount;
  const isFewer =
    items.length === 1 &&
    piece === null &&
    amount.amount.counted &&
    told?.counted &&
    !/^(?:k?g|m?l)$/.test(told.measure ?? "");
  if (told && isFewer && amount.amount.quantity >= 1 && told.quantity > amount.amount.quantity) {
    amount.amount = { ...told, quantity: amount.amount.quantity };
    return items;
  }
  const isPacked =
    item &&
    items.length === 1 &&
    piece === null &&
    amount.amount.counted &&
    PACKS.has(item.amount?.measure ?? null);
  if (isPacked && amount.amount.quantity >= 1 && ownsMeasure(item.match.food, "unidade")) {
    amount.amount = { ...amount.amount, measure: "unidade" };
    return items;
  }
  if (!item || items.length > 1 || !piece || item.amount?.measure === piece) return null;
  if (!ownsMeasure(item.match.food, piece) && !(piece.startsWith("colher") && amount.amount.counted))
    return null;
  const isCutOf = piece === "fatia" || piece === "pedaco";
  const isTaken = !isCutOf && amount.amount.counted && WHOLES.has(item.amount?.measure ?? null);
  return (isCutOf && isCounted(item)) || isTaken ? items : null;
}

/** What one buys and takes some of: "ganhei uma barra de chocolate, comi só 2 quadradinhos". */
const WHOLES: ReadonlySet<MeasureId | null> = new Set([
  "barra",
  "tablete",
  "pacote",
  "caixa",
  "saco",
  "pote",
  "bandeja",
  "garrafa",
  "travessa",
]);
const PACKS: ReadonlySet<MeasureId | null> = new Set(["pacote", "caixa", "saco", "pote", "bandeja"]);

function isCounted({ amount }: SaidItem): boolean {
  return amount !== null && !amount.vague && (amount.measure === null || amount.measure === "unidade");
}

/** Of "comemos uma pizza": whole ones of what one has a slice of. */
function isCut(item: SaidItem): boolean {
  return isCounted(item) && item.match.food.defaultPortion.measure === "fatia";
}

/** "comi 2 fatias da pizza que dividi" tells what was eaten. */
function isWhole({ amount }: SaidItem): boolean {
  return amount === null || (amount.quantity === 1 && !CUT.has(amount.measure));
}

/** What a whole is cut into. */
const CUT: ReadonlySet<MeasureId | null> = new Set(["fatia", "pedaco", "metade"]);

/** Of an item only a share was eaten: changes it. @param word what says so, where the item has no amount of its own */
export function takeShare(item: SaidItem, share: number, word: string) {
  const { match } = item;
  item.share = (item.share ?? 1) * share;
  const amount =
    item.amount && isPlatter(item.amount, match)
      ? { ...item.amount, quantity: item.amount.quantity * PLATTER_G, measure: "g" as const }
      : item.amount;
  const pieces = amount?.measure === null && amount.quantity === 1 ? portionsOfWhole(match.food) : null;
  if (pieces) {
    // "fiz um bolo e comi um quarto"
    item.amount = { ...ONE, quantity: share, counted: true, share: true };
    return;
  }
  if (!amount && isWholeOne(match.food)) {
    // "dividimos a pizza": all of it, no slice.
    item.amount = { ...ONE, quantity: share, counted: true, measure: "unidade" };
    return;
  }
  item.amount =
    amount && !amount.vague
      ? { ...withoutPieces(amount), quantity: amount.quantity * share, low: null, high: null, article: false }
      : { ...ONE, vague: { share: share * (amount?.vague?.share ?? 1), word } };
}

function withoutPieces({ pieces: _, ...amount }: SaidAmount): SaidAmount {
  return amount;
}

/** What is ordered as a portion for the table and divided: "uma porção de mandioca frita dividida em 3". */
function isPlatter({ measure, quantity }: SaidAmount, { food, called }: SaidItem["match"]): boolean {
  const isSmall = (gramsOf(food, "porcao", 1)?.grams ?? PLATTER_G) < PLATTER_G;
  return measure === "porcao" && quantity >= 1 && isSmall && FOR_THE_TABLE.test(`${food.name} ${called}`);
}

const FOR_THE_TABLE =
  /frit|empanad|milanesa|isca|passarinho|calabresa|torresmo|pastel|bolinho|nuggets|an[ée]is|espetinho|provolone/i;
/** What bars serve; no table has it. */
const PLATTER_G = 400;

/** One of it is at least what one usually has: a pizza, and no single chip. */
function isWholeOne(food: Food): boolean {
  const one = ownsMeasure(food, "unidade") ? gramsOf(food, "unidade", 1)?.grams : undefined;
  return one !== undefined && one >= (gramsOf(food, null, 1)?.grams ?? 0);
}

/** "macarronada e repeti": nothing follows that was eaten again. */
function tellsNothing(events: readonly Event[], from: number): boolean {
  const next = events.slice(from).find(({ type }) => type !== "separator");
  return next === undefined || next.type === "meal";
}

/** What is told before "dividi", in the sentence before where it begins one. */
function itemsShared(events: readonly Event[], at: number): SaidItem[] {
  const told = itemsBefore(events, at - 1);
  const end = events.slice(0, at).findLastIndex(isSentenceEnd);
  return told.length === 0 && end > 0 && end === at - 1 ? itemsBefore(events, end - 1) : told;
}

/** What was said in the clause that ends at `at`. */
function itemsBefore(events: readonly Event[], at: number): SaidItem[] {
  const first = Math.max(0, at - LONGEST_CLAUSE);
  const start = events.slice(first, at + 1).findLastIndex((event, i) => first + i < at && endsClause(event));
  return itemsAfter(events, first + start + 1, at);
}

/** In events. */
const LONGEST_CLAUSE = 24;

function itemsAfter(events: readonly Event[], from: number, to = events.length - 1): SaidItem[] {
  const rest = events.slice(from, to + 1);
  const end = rest.findIndex(endsClause);
  return rest
    .slice(0, end < 0 || to < events.length - 1 ? rest.length : end)
    .filter((event): event is ItemEvent => event.type === "item")
    .map(({ item }) => item);
}

/** "duas colheres de arroz, depois repeti mais uma": what there is one more of; null of anything else. */
function helpedAgain(events: readonly Event[], at: number, tokens: readonly Token[]): SaidItem | null {
  const amount = events[at];
  if (amount?.type !== "amount" || amount.amount.measure !== null || !amount.amount.counted) return null;
  if (amount.amount.quantity < 1 || tokens[amount.amount.start - 1]?.word !== "mais") return null;
  const verb = events.slice(0, at).findLast(({ type }) => type !== "separator");
  const item = events.slice(0, at).findLast((one): one is ItemEvent => one.type === "item");
  const isAgain = verb?.type === "verb" && verb.again === true;
  return isAgain && item?.item.amount?.counted ? item.item : null;
}
