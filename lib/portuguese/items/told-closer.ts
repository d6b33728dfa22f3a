import { hides } from "@/lib/nutrition/foods/contents/unseen";
import { FILLET, filletOf, isCutOf, isInIt, wholeOf } from "@/lib/portuguese/items/cuts";
import type { Event } from "@/lib/portuguese/items/event";
import { amountInstead } from "@/lib/portuguese/items/repairs";
import { shareOfIt, takeShare } from "@/lib/portuguese/items/shares";
import { weighedAs } from "@/lib/portuguese/items/told-twice";
import type { SaidItem } from "@/lib/portuguese/portions/portions";
import { stem } from "@/lib/portuguese/text/letters/stems";
import { wordAt } from "@/lib/portuguese/text/numbers";
import { type Token, tokenise } from "@/lib/portuguese/text/tokens";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";

type ItemEvent = Event & { type: "item" };

/**
 * The events with what was named first and then spoken of again as one: "um salgado, esfiha aberta", "cerveja ontem, 6 latas de
 * skol", "pipoca e refri, dividi a pipoca", "arroz à piamontese, comi metade do arroz". Changes items.
 */
export function withoutNamedAgain(events: readonly Event[], tokens: readonly Token[]): readonly Event[] {
  const gone = new Set<Event>();
  for (const [at, event] of events.entries()) {
    if (event.type !== "item") continue;
    const before = itemsOfMeal(events, at).filter((one) => !gone.has(one));
    const first = before.findLast((one) => isSpokenOf(event, one, tokens));
    if (first) {
      const verb = events[at - 1];
      const shared = verb?.type === "verb" ? (verb.share ?? null) : null;
      const { amount } = event.item;
      const part = amount && shareIn(amount, event.item, tokens);
      if (part) takeShare(first.item, part, event.item.said);
      if (shared) takeShare(first.item, shared, "dividi");
      gone.add(event);
      if (verb?.type === "verb" && shared) gone.add(verb);
      continue;
    }
    const anew = before.findLast((one) => isAmountAnew(event.item, one.item, tokens));
    if (anew && event.item.amount) {
      anew.item.amount = amountInstead(anew.item.amount, event.item.amount);
      gone.add(event);
      continue;
    }
    if (
      isInIt(event, events.slice(0, at), gone, tokens) ||
      isDressed(event, before, tokens) ||
      isMuchOfDish(event, before) ||
      before.some((one) => isSameBread(event, one, tokens))
    ) {
      gone.add(event);
      continue;
    }
    const cut = filletOf(event, before);
    if (cut) {
      cut.item.amount = event.item.amount && { ...event.item.amount, measure: FILLET.id, household: FILLET };
      gone.add(event);
      continue;
    }
    const joints = events.slice(0, at).filter((one) => one.type !== "verb" || one.again || one.share);
    const last = before.at(-1) ?? headedBy(events, tokens, at);
    const bird =
      last && isCutOf(event.item, last, joints.slice(joints.indexOf(last) + 1), tokens)
        ? null
        : wholeOf(event, before, joints.at(-1), tokens);
    if (bird) {
      const isWeighed =
        bird.item.match.food.category !== "dishes" || event.item.match.food.category === "fish";
      if (isWeighed) bird.item.amount = weighedAs(event.item);
      gone.add(event);
      continue;
    }
    if (last && !gone.has(last) && isFishOf(event, last, events)) {
      gone.add(last);
      event.item.match = madeAlike(event.item.match, last.item.match, tokens);
    } else if (last && !gone.has(last) && isCloser(event, last, events, tokens)) {
      gone.add(last);
      event.item.amount ??= last.item.amount;
    }
  }
  return gone.size === 0 ? events : events.filter((event) => !gone.has(event));
}

/** The items of the same meal before an event, the last at the end. */
function itemsOfMeal(events: readonly Event[], at: number): ItemEvent[] {
  const start = events.slice(0, at).findLastIndex(({ type }) => /^(?:meal|hour|period)$/.test(type));
  return events.slice(start + 1, at).filter((event): event is ItemEvent => event.type === "item");
}

/** "salada de rúcula e tomate. Molho de iogurte na salada": what the sauce went onto. */
function isDressed({ item }: ItemEvent, before: readonly ItemEvent[], tokens: readonly Token[]): boolean {
  const { match, amount } = item;
  const isOnto =
    match.food.id === "salada-verde" && amount === null && wordAt(tokens, match.start - 1) === "na";
  const isTold = ({ item: { match: told } }: ItemEvent) =>
    told.food.id.startsWith("salada-") ||
    /^(?:alface|rucula|agriao|repolho|escarola)(?:-|$)/.test(told.food.id);
  return isOnto && before.some(isTold);
}

/** "frango com quiabo, 2 pedaços com bastante quiabo": of what the dish is called for. */
function isMuchOfDish({ item: { amount, match } }: ItemEvent, before: readonly ItemEvent[]): boolean {
  const [one, ...more] = tokenise(match.called).map(({ word }) => stem(word));
  const isMuch = more.length === 0 && /^(?:bastantes?|muit[oa]s?)$/.test(amount?.vague?.word ?? "");
  const partsOf = ({ item }: ItemEvent) => tokenise(item.match.called).slice(1);
  return isMuch && before.some((dish) => partsOf(dish).some(({ word }) => stem(word) === one));
}

/** "um pão com vinagrete e carne, pão francês": which bread it was. */
function isSameBread({ item }: ItemEvent, { item: first }: ItemEvent, tokens: readonly Token[]): boolean {
  const { match, amount } = item;
  const isBread = match.food.category === "breads" && match.food.id === first.match.food.id;
  const isApart =
    wordAt(tokens, match.start - 1) === "," && /^(?:|[,.;!?)\n])$/.test(wordAt(tokens, match.next));
  return (
    isBread && isApart && amount === null && /^p[aã]o$/i.test(first.match.called) && / /.test(match.called)
  );
}

const WHEN = /^(?:meal|hour|period|day)$/;

/** "peguei um salgado na hora do almoço, esfirra de carne": what stands right before the meal, where none is told behind. */
function headedBy(events: readonly Event[], tokens: readonly Token[], at: number): ItemEvent | undefined {
  const [joint, when] = events.slice(at + 1);
  const isOn = joint?.type === "separator" && /^(?:n[oa]s?|de|d[oa]|as?)$/.test(wordAt(tokens, joint.start));
  const isTimedItself = WHEN.test(joint?.type ?? "") || (isOn && WHEN.test(when?.type ?? ""));
  const before = events.slice(0, at).findLast(({ type }) => type !== "separator" && !WHEN.test(type));
  return before?.type === "item" && !isTimedItself ? before : undefined;
}

/** "a pipoca", "metade do arroz", "o burger inteiro": what the person named before. */
function isSpokenOf({ item }: ItemEvent, { item: first }: ItemEvent, tokens: readonly Token[]): boolean {
  const { match, amount } = item;
  if (!isAlike(item, first, tokens)) return false;
  const article = wordAt(tokens, match.start - 1);
  if (amount) return shareIn(amount, item, tokens) !== null && /^(?:d?[oa]s?)$/.test(article);
  // "arroz e baião não, só arroz mesmo"
  const isOnly = /^(?:so|apenas|somente)$/.test(article) && match.food.id === first.match.food.id;
  if (isOnly) return true;
  const isAll = /^(?:inteir[oa]|tod[oa])$/.test(wordAt(tokens, match.next));
  const isLed = /^[oa]s?$/.test(article);
  const isShared = /^(?:dividi|rachei|dividimos)$/.test(wordAt(tokens, match.start - 2));
  return isLed && (isAll || isShared);
}

/** "um copo de suco de laranja. O suco foi só meio copo": how much of it there was, in the end. */
function isAmountAnew(item: SaidItem, first: SaidItem, tokens: readonly Token[]): boolean {
  const { match, amount } = item;
  const isLed = /^[oa]s?$/.test(wordAt(tokens, match.start - 1));
  const isApart = /^(?:[.,;!(\n]|mas)$/.test(wordAt(tokens, match.start - 2));
  const isWas = /^(?:foi|foram|era|eram)$/.test(wordAt(tokens, match.next));
  const isBehind = amount?.counted === true && amount.start > match.next;
  // "o ovo foi 1 frito e 1 cozido" tells of each.
  const ends = /^(?:|[.,;!)\n]|e|mesmo|so|apenas)$/.test(wordAt(tokens, amount?.next ?? 0));
  return isLed && isApart && isWas && isBehind && ends && isAlike(item, first, tokens);
}

/** "metade do arroz", "a batata pela metade" */
function shareIn(amount: NonNullable<SaidItem["amount"]>, { match }: SaidItem, tokens: readonly Token[]) {
  if (wordAt(tokens, match.next) === "pela" && wordAt(tokens, match.next + 1) === "metade") return HALF;
  if (amount.household || amount.quantity >= 1) return amount.measure === "metade" ? HALF : null;
  return amount.share ? amount.quantity : shareOfIt(amount);
}

const HALF = 0.5;

/** The same food, or by its noun: "o arroz" of "arroz à piamontese". */
function isAlike({ match }: SaidItem, first: SaidItem, tokens: readonly Token[]): boolean {
  if (match.food.id === first.match.food.id) return true;
  const noun = (at: number) => stem(wordAt(tokens, at));
  return match.next - match.start === 1 && noun(match.start) === noun(first.match.start);
}

/** What is named in general and, behind a comma, told more closely. */
function isCloser(
  { item }: ItemEvent,
  last: ItemEvent,
  events: readonly Event[],
  tokens: readonly Token[],
): boolean {
  const at = events.findIndex((one) => one.type === "item" && one.item === item);
  const between = events.slice(events.indexOf(last) + 1, at);
  const bare = between.filter((one) => one.type !== "verb" || one.again || one.share);
  if (isCutOf(item, last, bare, tokens) || isGuessOf(item, last, tokens)) return true;
  if (isNameOf(item, last, between, tokens) || isOtherName(item, last, between, tokens)) return true;
  const comma = between.at(-1);
  const isApart = comma?.type === "separator" && wordAt(tokens, comma.start) === ",";
  if (!isApart || !between.every(({ type }) => type === "separator" || WHEN.test(type))) return false;
  if (between.some((one) => one.type === "separator" && one.hard)) return false;
  const { food, called } = last.item.match;
  const isOne = last.item.amount === null || (last.item.amount.article && last.item.amount.measure === null);
  const head = ({ id }: typeof food) => id.split("-")[0];
  // "refri também, lata de coca"
  const isSoft = /^refri/i.test(called) && SOFT_DRINK.test(item.match.food.id);
  if (
    isSoft ||
    (/^(?:refri|refrigerante|suco|ch[áa]|vinho|cerveja)s?$/i.test(called) &&
      head(item.match.food) === head(food))
  )
    return last.item.amount === null;
  if (isKindOfCounted(item, last, between.length, events.slice(at + 1), tokens)) return true;
  const isPlace = /^d[eoa]$/.test(wordAt(tokens, last.item.match.start - 1));
  if (item.match.food.id === food.id)
    return !isPlace && last.item.amount === null && item.amount?.counted === true && between.length <= 2;
  const isGeneral = /^(?:salgad(?:o|inho)|doce|fruta)s?(?: de (?:forno|festa))?$/i.test(called);
  const isPlain =
    item.amount === null ||
    last.item.amount === null ||
    !last.item.amount.counted ||
    last.item.amount.article;
  return isOne && isGeneral && isPlain && item.match.food.category === KINDS[food.category];
}

/** "5 salgadinhos de festa, coxinha": what all of them were, and no more of them. */
function isKindOfCounted(
  { match, amount }: SaidItem,
  { item: last }: ItemEvent,
  between: number,
  after: readonly Event[],
  tokens: readonly Token[],
): boolean {
  const many = last.amount;
  const isMany = many?.counted === true && many.measure === null && many.quantity > 1;
  const isGeneral = /^(?:salgad(?:o|inho)|doc(?:e|inho))s?(?: de (?:forno|festa))?$/i.test(last.match.called);
  const isOne = amount === null && between === 1 && !/s$/.test(wordAt(tokens, match.start));
  const isListed = after.some(
    (one) => one.type === "item" && one.item.match.food.category === match.food.category,
  );
  const ofKind = /^(?:snacks|sweets)$/.test(match.food.category);
  return isMany && isGeneral && isOne && ofKind && !isListed;
}

/** "um podrão na praça, x-tudo", "burger king, whopper": what it is called in the street, or who sells it, and then its name. */
function isNameOf(
  { match }: SaidItem,
  { item: last }: ItemEvent,
  between: readonly Event[],
  tokens: readonly Token[],
): boolean {
  if (match.food.category !== "fast_food" || last.match.food.category !== "fast_food") return false;
  if (wordAt(tokens, last.match.start + 1) === "king") return true;
  const isOne = last.amount === null || (last.amount.quantity === 1 && last.amount.measure === null);
  const isOther = between.some((one) =>
    one.type === "separator" ? /^(?:e|mais|com|\+)$/.test(wordAt(tokens, one.start)) : one.type === "verb",
  );
  return isOne && !isOther && IN_THE_STREET.test(last.match.called) && !IN_THE_STREET.test(match.called);
}

/** "1 iakult kk, yakult", "1 iogurte proteico 250 ml yopro": the same one, spelt right or by its brand. */
function isOtherName(
  { match, amount }: SaidItem,
  { item: last }: ItemEvent,
  between: readonly Event[],
  tokens: readonly Token[],
): boolean {
  const [joint, ...more] = between;
  if (more.length > 0 || match.food.id !== last.match.food.id) return false;
  // "1 iogurte proteico 250 ml yopro": how much stands in between.
  const isBetween = !joint && !last.amount?.measure && amount?.start === last.match.next;
  if (amount !== null && !isBetween) return false;
  if (!joint) return wordAt(tokens, match.start - 1) !== wordAt(tokens, match.start);
  return last.match.mended !== null && joint.type === "separator" && wordAt(tokens, joint.start) === ",";
}

const IN_THE_STREET = /^(?:podr[aã]o|dog[aã]o|lanch[aã]o|sub|subway)$/i;

/** "um pedaço de carne assada, acho que era lagarto" */
function isGuessOf({ match }: SaidItem, { item: last }: ItemEvent, tokens: readonly Token[]): boolean {
  const said = tokens.slice(last.match.next, match.start).map(({ word }) => word);
  const isGuess = /^(?:[,(] )?(?:eu )?(?:acho|creio) que (?:era|eh|foi)$/.test(said.join(" "));
  return isGuess && match.food.category === last.match.food.category;
}

/** "peixe frito, um pargo inteiro": which fish it was, and nothing of the sea that no fish is. */
function isFishOf({ item }: ItemEvent, { item: last }: ItemEvent, events: readonly Event[]): boolean {
  const at = (one: SaidItem) => events.findIndex((event) => event.type === "item" && event.item === one);
  const between = events.slice(at(last) + 1, at(item));
  const { food, called } = last.match;
  const isGeneral =
    /^peixe(?: (?:frit|assad|grelhad|cozid)o| na brasa)?$/i.test(called) && last.amount === null;
  return (
    isGeneral &&
    item.match.food.category === "fish" &&
    !/^peixe/i.test(item.match.called) &&
    hides(item.match.food, food) === null &&
    between.length === 1 &&
    between[0]?.type === "separator" &&
    !between[0].hard &&
    item.amount?.counted === true
  );
}

/** "peixe frito, uma tilápia": the fried one, where there is such. */
function madeAlike(match: SaidItem["match"], general: SaidItem["match"], tokens: readonly Token[]) {
  const way = tokens.slice(general.start + 1, general.next).map(({ word }) => word);
  const words = tokenise(`${match.called} ${way.join(" ")}`);
  const named = foodAt(words, 0, false);
  const isOne = way.length > 0 && named?.next === words.length && named.food.category === "fish";
  return isOne ? { ...match, food: named.food, called: named.called } : match;
}

const SOFT_DRINK = /^(?:refrigerante|guarana|soda|agua-tonica)/;
const KINDS: Readonly<Record<string, string>> = { snacks: "snacks", sweets: "sweets", fruit: "fruit" };
