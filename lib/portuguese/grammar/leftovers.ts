import { isUnit, UNITS } from "@/lib/nutrition/foods/measures";
import type { AmountElement, Element, FoodElement } from "@/lib/portuguese/grammar/element";
import { ONE, readAmounts, type SaidAmount } from "@/lib/portuguese/terms/amounts";
import { readQuantity, wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";

const LEFT = /^(?:sobrou|sobraram|deixei|larguei|joguei)$/;
const GAVE = /^(?:dei|doei|cedi)$/;
const NOWHERE = /^(?:|no|de|la|[,.\n])$/;
const UNTOUCHED = /^(?:encostei|toquei|provei|experimentei|mexi)$/;
const HALF = 0.5;

/**
 * "sobrou metade do arroz", "deixei a bisteca" at token `at`, of what is told before: changes `elements`.
 * @returns index after it; null where nothing of what was told was left
 */
export function leaveOver(elements: Element[], tokens: readonly Token[], at: number): number | null {
  // "tinha salada mas nem encostei"
  if (UNTOUCHED.test(wordAt(tokens, at)) && /^(?:nem|nao)$/.test(wordAt(tokens, at - 1))) {
    // "não toquei na salada", "nem toquei no celular": of what follows.
    if (/^n[oa]s?$/.test(wordAt(tokens, at + 1))) return foodAt(tokens, at + 2, false)?.next ?? null;
    const named = elements.findLastIndex(({ type }) => type === "food");
    if (named < 0 || !isTopic(elements[named] as Element, tokens, at - 1)) return null;
    eatenOf(elements, named, 0);
    return at + 1;
  }
  const net = wasteTold(elements, tokens, at);
  if (net !== null) return net;
  // "dei metade pro meu filho", unlike "dei uma mordida"
  const isGiven = GAVE.test(wordAt(tokens, at)) && shareAt(tokens, at + 1) !== null;
  if (!(LEFT.test(wordAt(tokens, at)) || isGiven) || elements.length === 0) return null;
  const last = elements.at(-1);
  // "a guariroba deixei no prato"
  const behind = wordAt(tokens, at - 1) === "eu" ? at - 1 : at;
  if (last?.type === "food" && last.next === behind && NOWHERE.test(wordAt(tokens, at + 1))) {
    eatenOf(elements, elements.length - 1, 0);
    // "pão e suco de acerola, mas o suco eu deixei"
    const named = elements.findLastIndex((one) => one.type === "food" && isSame(one, last.match.food.id));
    if (named >= 0 && isArticle(wordAt(tokens, last.start - 1))) eatenOf(elements, named, 0);
    return at + 1;
  }
  const lighter = weightLeft(elements, tokens, at + 1);
  if (lighter !== null) return lighter;
  const fewer = countLeft(elements, tokens, at + 1);
  if (fewer !== null) return fewer;
  const halved = halfwayThrough(elements, tokens, at + 1);
  if (halved !== null) return halved;
  const share = shareAt(tokens, at + 1);
  const from = pastArticle(tokens, share?.next ?? at + 1);
  const match = foodAt(tokens, from, false);
  if (!match) {
    if (!share) return null;
    const told = elements.findLastIndex(({ type }) => type !== "separator");
    const isJoined = wordAt(tokens, at - 1) === "e" && elements[told]?.type === "food";
    if (isJoined) return lessOfOne(elements, tokens, told, share);
    const amount = { ...ONE, quantity: 1 - share.value, counted: true };
    elements.push({ type: "amount", amount, led: false, each: false, start: at, next: share.next });
    return share.next;
  }
  const named = elements.findLastIndex((one) => one.type === "food" && isSame(one, match.food.id));
  if (named < 0) return share ? null : from;
  eatenOf(elements, named, 1 - (share?.value ?? 1));
  return match.next;
}

/** In the same clause, or none of its own before token `end`: "coca e bife. Na sobremesa nem toquei" takes out neither. */
function isTopic({ start }: Element, tokens: readonly Token[], end: number): boolean {
  const mark = tokens.slice(0, end).findLastIndex(({ word }) => /^[,.;!?\n]$/.test(word));
  return (
    start > mark ||
    tokens
      .slice(mark + 1, end)
      .every(({ word }) => /^(?:e|mas|so|que|eu|ai|ja|foi|[oa]|outr[oa]|\d+)$/.test(word))
  );
}

/** "um hambúrguer e deixei metade", "2 pastéis e dei metade de um": of what was told right before. Changes `elements`. */
function lessOfOne(elements: Element[], tokens: readonly Token[], at: number, share: Share): number {
  const own = elements[at - 1];
  const isOfOne = /^de uma?$/.test(`${wordAt(tokens, share.next)} ${wordAt(tokens, share.next + 1)}`);
  if (isOfOne && own?.type === "amount" && own.amount.quantity > 1) {
    elements[at - 1] = { ...own, amount: { ...own.amount, quantity: own.amount.quantity - share.value } };
    return share.next + 2;
  }
  eatenOf(elements, at, 1 - share.value);
  return share.next;
}

type Share = { value: number; next: number };

const WASTE =
  /^(?:osso|ossos|espinha|espinhas|casca|cascas|caroco|carocos|pele|sabugo|bagaco|semente|sementes|palito|palitos)$/;

/** "(a espinha deu 30)", "mas 140 era osso", "sobraram 70 de osso", "e tá com uns 400 ml ainda": what is no food of the weight, or is left of it. */
function wasteTold(elements: Element[], tokens: readonly Token[], at: number): number | null {
  const word = wordAt(tokens, at);
  if (WASTE.test(word)) {
    const is = /^(?:deu|deram|pesou|pesaram|era|eram|tinha|tem|foi|foram)$/.test(wordAt(tokens, at + 1))
      ? at + 2
      : -1;
    return is < 0 ? null : lessOf(elements, tokens, is, at);
  }
  const isStill =
    (word === "esta" && wordAt(tokens, at + 1) === "com") ||
    /^(?:sobrou|sobraram|restou|restaram|ficou|ficaram|tem)$/.test(word);
  if (isStill) {
    const from = word === "esta" ? at + 2 : at + 1;
    const amount = readAmounts(tokens, from)[0];
    const of = amount && /^d[eoa]$/.test(wordAt(tokens, amount.next)) ? wordAt(tokens, amount.next + 1) : "";
    const isLeft =
      amount &&
      (WASTE.test(of) ||
        (isUnit(amount.measure) && /^(?:ainda|la|no|na|sobrando)$/.test(wordAt(tokens, amount.next))));
    const next = isLeft ? lessOf(elements, tokens, from, at) : null;
    return next === null || of === "" || !WASTE.test(of) ? next : next + 2;
  }
  const amount = tokens[at]?.kind === "number" ? readAmounts(tokens, at)[0] : undefined;
  const from =
    amount && /^(?:era|eram|foi|foram|de)$/.test(wordAt(tokens, amount.next)) ? amount.next + 1 : -1;
  const isWaste = from > 0 && WASTE.test(wordAt(tokens, wordAt(tokens, from) === "so" ? from + 1 : from));
  if (!isWaste) return null;
  const next = lessOf(elements, tokens, at, at);
  if (next === null) return null;
  let end = next;
  while (end < tokens.length && !/^[,.;)!\n]$/.test(wordAt(tokens, end))) end += 1;
  return end;
}

/** So much less of the last weight that was told, in the same unit or in figures alone. */
function lessOf(elements: Element[], tokens: readonly Token[], from: number, at: number): number | null {
  const left = readAmounts(tokens, from)[0];
  if (!left?.counted || left.quantity < LEAST_LEFT) return null;
  const index = elements.findLastIndex(
    (one) =>
      one.type === "amount" &&
      one.amount.quantity > left.quantity &&
      (one.amount.measure === left.measure ||
        one.amount.measure === null ||
        left.measure === null ||
        isSameKind(one.amount, left)),
  );
  const whole = elements[index];
  if (whole?.type !== "amount") return null;
  const quantity = whole.amount.quantity - (left.quantity * factorOf(left)) / factorOf(whole.amount);
  if (quantity <= 0) return null;
  const { pieces: _, ...amount } = whole.amount;
  elements[index] = { ...whole, amount: { ...amount, quantity } };
  elements.push({ type: "separator", hard: false, start: at, next: left.next });
  return left.next;
}

const LEAST_LEFT = 10;

function factorOf({ measure }: SaidAmount): number {
  return isUnit(measure) ? UNITS[measure].factor : 1;
}

function isSameKind(one: SaidAmount, other: SaidAmount): boolean {
  return isUnit(one.measure) && isUnit(other.measure) && UNITS[one.measure].per === UNITS[other.measure].per;
}

/** "larguei o cookie na metade, ele tinha 80 g": half of what was begun. Changes `elements`. */
function halfwayThrough(elements: Element[], tokens: readonly Token[], at: number): number | null {
  const match = foodAt(tokens, pastArticle(tokens, at), false);
  if (
    !match ||
    !/^(?:na|pela)$/.test(wordAt(tokens, match.next)) ||
    wordAt(tokens, match.next + 1) !== "metade"
  )
    return null;
  let next = match.next + 2;
  const is = [next, next + 1, next + 2, next + 3].find((i) =>
    /^(?:tinha|tem|era|pesava)$/.test(wordAt(tokens, i)),
  );
  const whole =
    is === undefined ? undefined : readAmounts(tokens, wordAt(tokens, is + 1) === "de" ? is + 2 : is + 1)[0];
  const isWeighed = whole?.counted === true && isUnit(whole.measure);
  if (isWeighed) next = whole.next;
  const amount = isWeighed
    ? { ...whole, quantity: whole.quantity * HALF }
    : { ...ONE, quantity: HALF, counted: true };
  const food: FoodElement = { type: "food", match, ignored: [], start: match.start, next: match.next };
  elements.push({ type: "amount", amount, led: false, each: false, start: at, next: match.start }, food);
  return next;
}

/** "600 g no quilo, mas deixei uns 100 g": so much less of the weight that was told. */
function weightLeft(elements: Element[], tokens: readonly Token[], at: number): number | null {
  const left = readAmounts(tokens, at)[0];
  const index = elements.findIndex(
    (one) =>
      one.type === "amount" &&
      left !== undefined &&
      one.amount.measure === left.measure &&
      one.amount.quantity > left.quantity,
  );
  const whole = elements[index];
  if (!left || !isUnit(left.measure) || whole?.type !== "amount") return null;
  elements[index] = {
    ...whole,
    amount: { ...whole.amount, quantity: whole.amount.quantity - left.quantity },
  };
  elements.push({ type: "separator", hard: false, start: at - 1, next: left.next });
  return left.next;
}

/** "12 biscoitos, sobraram 7": five were eaten. */
function countLeft(elements: Element[], tokens: readonly Token[], at: number): number | null {
  const left = readQuantity(tokens, at);
  const index = elements.findLastIndex(({ type }) => type === "food");
  const own = elements[index - 1];
  if (!left || !Number.isInteger(left.value) || own?.type !== "amount" || own.amount.measure !== null)
    return null;
  if (!own.amount.counted || own.amount.quantity <= left.value) return null;
  // "sobrou 1 pra mim": that one was eaten.
  const isMine =
    wordAt(tokens, left.next) === "para" && /^(?:mim|eu|nos)$/.test(wordAt(tokens, left.next + 1));
  if (isMine) {
    elements[index - 1] = { ...own, amount: { ...own.amount, quantity: left.value } };
    elements.push({ type: "verb", drink: false, start: at - 1, next: left.next + 2 });
    return left.next + 2;
  }
  if (!/^(?:|[,.;!\n]|e|so|apenas|no|la)$/.test(wordAt(tokens, left.next))) return null;
  elements[index - 1] = { ...own, amount: { ...own.amount, quantity: own.amount.quantity - left.value } };
  elements.push({ type: "verb", drink: false, start: at - 1, next: left.next });
  return left.next;
}

function isArticle(word: string): boolean {
  return /^(?:o|a|os|as)$/.test(word);
}

function isSame({ match: { food } }: FoodElement, id: string): boolean {
  return food.id === id || food.id.split("-")[0] === id.split("-")[0];
}

function shareAt(tokens: readonly Token[], at: number): Share | null {
  const from = /^(?:a|o|uns|quase)$/.test(wordAt(tokens, at)) ? at + 1 : at;
  if (wordAt(tokens, from) === "metade") return { value: HALF, next: from + 1 };
  const count = readQuantity(tokens, from);
  return count && count.value < 1 ? { value: count.value, next: count.next } : null;
}

function pastArticle(tokens: readonly Token[], at: number): number {
  let next = at;
  while (/^(?:d[eoa]s?|o|a|os|as)$/.test(wordAt(tokens, next))) next += 1;
  return next;
}

/** Only so much of the food at `index` was eaten; nothing of it at 0. */
function eatenOf(elements: Element[], index: number, share: number) {
  const food = elements[index] as FoodElement;
  const before = elements[index - 1];
  const own = before?.type === "amount" ? before : null;
  if (share === 0) elements.splice(own ? index - 1 : index, own ? 2 : 1);
  else if (own) elements[index - 1] = { ...own, amount: reduced(own.amount, share) };
  else elements.splice(index, 0, amountBefore(food, share));
}

function reduced(amount: SaidAmount, share: number): SaidAmount {
  if (amount.vague) return { ...amount, vague: { ...amount.vague, share: amount.vague.share * share } };
  return { ...amount, quantity: amount.quantity * share, article: false, counted: true };
}

function amountBefore({ start }: FoodElement, quantity: number): AmountElement {
  const vague = { share: quantity, word: "metade" };
  return { type: "amount", amount: { ...ONE, vague }, led: false, each: false, start, next: start };
}

/** "assei um frango mas não comi", and no "não comi a pele". */
export function isLeftUneaten(tokens: readonly Token[], at: number): boolean {
  return tokens.some(
    ({ word }, i) =>
      i > at &&
      word === "nao" &&
      /^(?:comi|provei|tomei|bebi|experimentei)$/.test(wordAt(tokens, i + 1)) &&
      /^(?:mas|e|so)$/.test(wordAt(tokens, i - 1)) &&
      /^(?:|[.;!?\n]|nada|nenhum|dele|dela)$/.test(wordAt(tokens, i + 2)),
  );
}
