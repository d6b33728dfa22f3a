import { readAmounts, type SaidAmount } from "@/lib/chat/amounts";
import { readDay } from "@/lib/chat/days";
import type { AmountElement, Element, FoodElement, Span } from "@/lib/chat/element";
import { type FoodMatch, foodAt } from "@/lib/chat/foods";
import { halfPizzaAt } from "@/lib/chat/half-pizza";
import { periodAt, readHour } from "@/lib/chat/hours";
import { readMeal } from "@/lib/chat/meal-words";
import { modifiersAt, ofSomething } from "@/lib/chat/modifiers";
import { readQuantity, wordAt } from "@/lib/chat/numbers";
import { ownsMeasure } from "@/lib/chat/own-measures";
import { repairAt } from "@/lib/chat/repair-words";
import { sizeOf } from "@/lib/chat/sizes";
import type { Token } from "@/lib/chat/tokens";
import { mixedWith, sandwichBread, sandwichOf, variantWith } from "@/lib/chat/variants";
import { COMMON_WORDS } from "@/lib/chat/words";
import type { Day } from "@/lib/nutrition/day";
import { stem } from "@/lib/nutrition/text";

const EAT = new Set(
  `comi comemos comendo como comer mandei devorei almocei jantei lanchei ceei provei experimentei belisquei petisquei
  consumi ingeri degustei traguei engoli repeti peguei pedi fiz ataquei detonei tracei matei comprei preparei`.split(
    /\s+/,
  ),
);
const SKIP = new Set("pulei pulamos dispensei recusei".split(" "));
const SHARE = new Set("dividi dividimos rachei rachamos".split(" "));
const GIVE = new Set("dei demos dava fiz fizemos preparei servi comprei".split(" "));
const PEOPLE =
  /^(?:nenem|bebe|crianca|criancas|filh[oa]s?|filhinh[oa]|marido|esposa|mulher|mae|pai|net[oa]s?|netinh[oa]|irm(?:ao|a)|cachorr[oa]|gat[oa]|galera|pessoal|visita|visitas|el[ea]s?)$/;
const DRINK = new Set("bebi bebemos bebendo beber bebo tomei tomamos tomando tomar tomo".split(" "));
const THEY = new Set(
  "comeu comeram bebeu beberam tomou tomaram almocou almocaram jantou jantaram lanchou lancharam comia comiam".split(
    " ",
  ),
);
const SOFT = new Set([
  "e",
  "mais",
  "com",
  "tambem",
  "alem",
  "depois",
  "ai",
  "mas",
  "junto",
  "ainda",
  "entao",
  "seguido",
]);
/** "manteiga no pão": two items. */
const IN = /^n[oa]s?$/;
const DETERMINERS = new Set(
  `desse dessa desses dessas deste desta daquele daquela daqueles meu minha meus minhas aquele aquela esse essa este
  outro outra outros outras mesmo mesma so apenas o a os as tipo foi era eram foram sendo`.split(/\s+/),
);
const HARD_MARKS = /^[.;!?\n]$/;
const SOFT_MARKS = /^[,+&•*|/]$/;
const LINK_MARKS = /^[:()=–—-]$/;

/** Reads a message from left to right; every token is looked at a bounded number of times. */
export function readElements(tokens: readonly Token[], today: Day, taken: ReadonlySet<number>): Element[] {
  const elements: Element[] = [];
  const mend = mayMendIn(tokens);
  let i = 0;
  while (i < tokens.length) {
    if (taken.has(i)) {
      i += 1;
      continue;
    }
    const element = readElement(tokens, i, today, mend, elements);
    if (element) {
      elements.push(element);
      i = Math.max(i + 1, element.next);
    } else i += 1;
  }
  return elements;
}

function readElement(
  tokens: readonly Token[],
  i: number,
  today: Day,
  mend: boolean,
  elements: readonly Element[],
): Element | null {
  const token = tokens[i] as Token;
  const { word } = token;
  const before = elements.at(-1);
  const span = (next: number): Span => ({ start: i, next });
  if (token.kind === "break") return { type: "separator", hard: true, ...span(i + 1) };
  if (token.kind === "mark") return readMark(word, span(i + 1));
  if (token.kind === "emoji") return null;

  // "arroz de ontem", "sobras do almoço" say where food came from, not when it was eaten.
  if (/^d[eoa]$/.test(word) && before?.type === "food" && before.next === i) {
    const origin = readDay(tokens, i + 1, today)?.next ?? readMeal(tokens, i + 1)?.next;
    if (origin !== undefined) return { type: "separator", hard: false, ...span(origin) };
  }
  const day = readDay(tokens, i, today);
  if (day) return { type: "day", day: day.day, ...span(day.next) };
  const hour = readHour(tokens, i);
  if (hour) return { type: "hour", hour: hour.hour, sure: hour.sure, ...span(hour.next) };
  const period = periodAt(tokens, i);
  if (period) return { type: "period", period: period.period, ...span(period.next) };

  const instead = before && repairAt(tokens, i);
  // "comi uma pera aí": a fruit.
  if (instead && !(before.type === "amount" && word === "pera"))
    return readRepair(tokens, i, instead, elements);
  if (isBreakfastHead(tokens, i)) return { type: "meal", kind: "breakfast", ...span(i + 1) };
  const halves = halfPizzaAt(tokens, i);
  if (halves) return foodElement(tokens, i, halves);
  const item = readItem(tokens, i, mend || follows(before, i));
  if (item?.type === "food" && item.match.next - i > 1) return item;
  const meal = readMeal(tokens, i);
  if (meal) return { type: "meal", kind: meal.kind, ...span(meal.next) };
  if (item) return item;

  if (word === "nao" || word === "nem") return readNegation(tokens, i);
  if (word === "sem" || word === "menos" || word === "exceto") {
    const left = modifiersAt(tokens, i);
    return left ? { type: "separator", hard: false, ...span(left.next) } : null;
  }
  if (THEY.has(word)) {
    const we =
      wordAt(tokens, i - 1) === "gente" ||
      (wordAt(tokens, i - 2) === "gente" && wordAt(tokens, i - 1) === "so");
    return we ? { type: "verb", drink: false, ...span(i + 1) } : { type: "other_person", ...span(i + 1) };
  }
  if (isGivenAway(tokens, i)) return { type: "other_person", ...span(i + 1) };
  if (SKIP.has(word)) return { type: "negation", ...span(i + 1) };
  if (SHARE.has(word)) return { type: "verb", drink: false, share: shareFrom(tokens, i), ...span(i + 1) };
  if (EAT.has(word) || DRINK.has(word)) return { type: "verb", drink: DRINK.has(word), ...span(i + 1) };
  if (SOFT.has(word)) return { type: "separator", hard: false, ...span(i + 1) };
  if (IN.test(word)) return { type: "separator", hard: false, light: true, ...span(i + 1) };
  if (token.kind !== "word" || DETERMINERS.has(word)) return null;
  if (COMMON_WORDS.has(word) || COMMON_WORDS.has(stem(word)) || word.length < 3) return null;
  // "comi um pão na varanda" names a place.
  if (IN.test(wordAt(tokens, i - 1))) return null;
  return { type: "unknown", word, ...span(i + 1) };
}

/** "com açúcar, digo, sem açúcar" makes the food before it another one. */
function readRepair(
  tokens: readonly Token[],
  start: number,
  next: number,
  elements: readonly Element[],
): Element {
  const last = elements.at(-1)?.type === "separator" ? elements.at(-2) : elements.at(-1);
  for (const count of last?.type === "food" ? [3, 2, 1] : []) {
    const variant = variantWith((last as FoodElement).match.food, tokens.slice(next, next + count));
    if (variant) return { type: "repair", variant, start, next: next + count };
  }
  return { type: "repair", variant: null, start, next };
}

/** "café 2 fatias de pão": what begins the line is the meal, for what is counted after it is no coffee. */
function isBreakfastHead(tokens: readonly Token[], at: number): boolean {
  const begins = at === 0 || tokens[at - 1]?.kind === "break";
  if (!begins || wordAt(tokens, at) !== "cafe") return false;
  return readAmounts(tokens, at + 1).some(({ counted, measure, next }) => {
    const linked = measure === null || /^d[eoa]$/.test(wordAt(tokens, next));
    return counted && linked && foodAt(tokens, contentFrom(tokens, next), false) !== null;
  });
}

function readMark(word: string, span: Span): Element | null {
  if (HARD_MARKS.test(word)) return { type: "separator", hard: true, ...span };
  if (SOFT_MARKS.test(word)) return { type: "separator", hard: false, ...span };
  if (LINK_MARKS.test(word)) return { type: "link", ...span };
  return null;
}

/** At the start, and after an amount, a verb or a separator, a misspelt word may well be food. */
function follows(before: Element | undefined, at: number): boolean {
  if (before === undefined) return at === 0;
  return ["amount", "verb", "separator", "link", "meal"].includes(before.type);
}

/** A message that tells of eating at all may hold misspelt foods anywhere. */
function mayMendIn(tokens: readonly Token[]): boolean {
  return tokens.some(({ word }) => EAT.has(word) || DRINK.has(word));
}

/** An amount or a food at token `i`, whichever reading reaches furthest. */
function readItem(tokens: readonly Token[], i: number, mend: boolean): (FoodElement | AmountElement) | null {
  const plain = foodAt(tokens, i, mend);
  let best: { amount: SaidAmount; reach: number; rank: number } | null = null;
  const amounts = readAmounts(tokens, i);
  const measured = amounts.some(({ literal }) => literal);
  for (const [order, amount] of amounts.entries()) {
    const from = contentFrom(tokens, amount.next);
    const food = foodAt(tokens, from, true);
    const named = !food && ((isSpoon(amount) && amount.start > 0) || isHalfOfIt(tokens, amount));
    if (!amount.counted && !food && !named) continue;
    // "1 ponta de faca": a measure as written outranks a food that must be mended.
    if (amount.measure === null && food?.mended != null && measured) continue;
    if (amount.article && !food && amount.measure === null && amount.size === null) continue;
    const spoon = named || (!food && isSpoon(amount) && amount.counted);
    const reach = food || spoon ? (food?.next ?? amount.next) : amount.next - tokens.length;
    const rank = rankOf(amount, food, order);
    if (!best || reach > best.reach || (reach === best.reach && rank > best.rank))
      best = { amount, reach, rank };
  }
  if (best && (!plain || best.amount.counted || best.reach > plain.next || best.amount.vague !== null)) {
    if (best.amount.next > i) return amountElement(tokens, i, best.amount);
  }
  return plain ? foodElement(tokens, i, plain) : null;
}

/** Among readings that reach as far: a spoon's full name, the food's own measure, then a measure called by its full name, then any. */
function rankOf(amount: SaidAmount, food: FoodMatch | null, order: number): number {
  if (amount.household === null) return amount.measure ? 3 : food ? 1.5 : 0;
  // "1 colher de sopa" is no spoon of soup.
  if (!food) return (isSpoon(amount) ? 5 : 1) - order / 10;
  const canonical = amount.literal && amount.household.name.includes(" ");
  return ownsMeasure(food.food, amount.household.name) ? 3 + (canonical ? 0.5 : 0) : canonical ? 2 : 1;
}

/** "comi metade", "só a metade" */
function isHalfOfIt(tokens: readonly Token[], { measure, counted, start, next }: SaidAmount): boolean {
  return measure === "metade" && !counted && start > 0 && !/^d[eoa]s?$/.test(wordAt(tokens, next));
}

/** "1 colher de sopa" by its full name. */
function isSpoon({ household, literal }: SaidAmount): boolean {
  return literal && household !== null && /^(?:colher|ponta) de /.test(household.name);
}

function amountElement(tokens: readonly Token[], i: number, amount: SaidAmount): AmountElement {
  const led = wordAt(tokens, i - 1) === "de";
  const each = wordAt(tokens, amount.next) === "cada";
  return { type: "amount", amount, led, each, start: i, next: amount.next + (each ? 1 : 0) };
}

function foodElement(tokens: readonly Token[], i: number, match: FoodMatch): FoodElement {
  const bread = sandwichBread(tokens, match);
  if (bread) return { type: "food", match: bread, ignored: [], start: i, next: bread.next };
  const ignored: string[] = [];
  let { food, next, size, eggs } = sandwichOf(tokens, match) ?? match;
  for (let rounds = 0; rounds < 5; rounds += 1) {
    const said = sizeOf(wordAt(tokens, next));
    if (said) {
      size ??= said;
      next += 1;
      continue;
    }
    const mixed = food.category === "drinks" ? mixedWith(tokens, next, food) : null;
    if (mixed) {
      food = mixed.food;
      next = mixed.next;
      continue;
    }
    const more = modifiersAt(tokens, next, food) ?? ofSomething(tokens, next, food);
    if (!more) break;
    const variant = variantWith(food, tokens.slice(next, more.next));
    if (variant) {
      food = variant;
      next = more.next;
      continue;
    }
    if (more.telling) ignored.push(more.said);
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
    },
    ignored,
    start: i,
    next,
  };
}

/** Where the food begins after an amount: past "de", "do", "desse", "uma" and the like. */
function contentFrom(tokens: readonly Token[], at: number): number {
  let i = at;
  while (i < at + 3 && (/^(?:d[eoa]s?|x|bem)$/.test(wordAt(tokens, i)) || DETERMINERS.has(wordAt(tokens, i))))
    i += 1;
  return i;
}

/** "dividi em 3", "rachei com 2 amigos": one part; else half. */
function shareFrom(tokens: readonly Token[], at: number): number {
  for (let i = at + 1; i < at + FAR && !HARD_MARKS.test(wordAt(tokens, i)); i += 1) {
    const lead = wordAt(tokens, i);
    if (!/^(?:em|entre|com|para)$/.test(lead)) continue;
    const people = readQuantity(tokens, i + 1);
    const parts = people && (lead === "com" ? people.value + 1 : people.value);
    const counts =
      people &&
      !people.article &&
      (lead === "com" || /^(?:pessoas|partes|pedacos|,|)$/.test(wordAt(tokens, people.next)));
    if (parts && counts && parts >= 2 && parts <= MOST_PEOPLE) return 1 / parts;
  }
  return 0.5;
}

/** Tokens after "dividi" that may tell among how many. */
const FAR = 14;
const MOST_PEOPLE = 12;

/** "dei papinha para o neném": somebody else ate it. */
function isGivenAway(tokens: readonly Token[], at: number): boolean {
  if (!GIVE.has(wordAt(tokens, at))) return false;
  for (let i = at + 1; i < at + 8; i += 1) {
    const word = wordAt(tokens, i);
    if (word === "" || word === "," || HARD_MARKS.test(word) || EAT.has(word)) return false;
    if (word !== "para" && word !== "ao") continue;
    const next = /^(?:o|a|os|as|meu|minha|meus|minhas)$/.test(wordAt(tokens, i + 1)) ? i + 2 : i + 1;
    const owned = /^(?:meus?|minhas?)$/.test(wordAt(tokens, next)) ? next + 1 : next;
    if (PEOPLE.test(wordAt(tokens, owned))) return true;
  }
  return false;
}

/** "não comi", "não tinha", "não teve"; other uses of "não" say nothing of food. */
function readNegation(tokens: readonly Token[], at: number): Element | null {
  for (let i = at + 1; i <= at + 3 && i < tokens.length; i += 1) {
    const word = wordAt(tokens, i);
    if (EAT.has(word) || DRINK.has(word) || /^(?:teve|tinha|coloquei|botei|pus|usei|tem)$/.test(word)) {
      return { type: "negation", start: at, next: i + 1 };
    }
    if (!/^(?:eu|me|o|a|quase|nem|mais|cheguei|a)$/.test(word)) break;
  }
  return wordAt(tokens, at) === "nem" ? { type: "negation", start: at, next: at + 1 } : null;
}
