import { isUnit } from "@/lib/nutrition/foods/measures";
import { isCutInSlices } from "@/lib/nutrition/foods/wholes";
import { heldIn, madeOf, packTold, vesselTold, yieldedAt } from "@/lib/portuguese/grammar/contents-told";
import { denyNamed } from "@/lib/portuguese/grammar/denials";
import type { AmountElement, Element, FoodElement } from "@/lib/portuguese/grammar/element";
import { DETERMINERS } from "@/lib/portuguese/grammar/food-elements";
import { leaveOver } from "@/lib/portuguese/grammar/leftovers";
import { remarkOnTold } from "@/lib/portuguese/grammar/origins";
import { relativeAt } from "@/lib/portuguese/grammar/relative-amounts";
import { halfOfTwo } from "@/lib/portuguese/grammar/told-in-order";
import { ONE, readAmounts } from "@/lib/portuguese/terms/amounts";
import { readQuantity, wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import { type FoodMatch, foodAt } from "@/lib/portuguese/vocabulary/food-names";
import { isCompany, isPerson, isPossessive, otherDid } from "@/lib/portuguese/vocabulary/people";
import { sizeOf } from "@/lib/portuguese/vocabulary/sizes";

/**
 * What the words at token `at` add to what is told before them: what a package holds, a size, a share that others ate, what was
 * left. Changes `elements`.
 * @returns index after them; null where they say something of their own
 */
export function toldBefore(elements: Element[], tokens: readonly Token[], at: number): number | null {
  const isHalf = /^(?:mei[oa]|metade)$/.test(wordAt(tokens, at));
  const isShared = isHalf && elements.some((one) => one.type === "verb" && one.share);
  return (
    heldIn(elements, tokens, at) ??
    madeOf(elements, tokens, at) ??
    yieldedAt(tokens, at) ??
    packTold(elements, tokens, at) ??
    packageTold(elements, tokens, at) ??
    vesselTold(elements, tokens, at) ??
    (isShared ? null : halfOfTwo(elements, tokens, at)) ??
    otherHalf(elements, tokens, at) ??
    (isShared || wordAt(tokens, at + 1) === "metade" ? halfEach(tokens, at) : null) ??
    relativeAt(elements, tokens, at) ??
    ownedAmount(elements, tokens, at) ??
    moreOrLess(elements, tokens, at) ??
    anotherAlike(elements, tokens, at) ??
    pastEmoji(elements, tokens, at) ??
    remarkOnTold(elements, tokens, at) ??
    likened(elements, tokens, at) ??
    afterFood(elements, tokens, at) ??
    sizedAfter(elements, tokens, at) ??
    leftByOthers(elements, tokens, at) ??
    notWantedByOthers(tokens, at) ??
    denyNamed(elements, tokens, at) ??
    leaveOver(elements, tokens, at)
  );
}

/** "a comida dela que ela não quis: purê e frango": what somebody else left was there to be eaten. */
function notWantedByOthers(tokens: readonly Token[], at: number): number | null {
  if (wordAt(tokens, at) !== "que") return null;
  const who = /^(?:o|a|meu|minha)$/.test(wordAt(tokens, at + 1)) ? at + 2 : at + 1;
  if (!isPerson(wordAt(tokens, who)) || wordAt(tokens, who + 1) !== "nao") return null;
  return /^(?:quis|comeu|aguentou|terminou)$/.test(wordAt(tokens, who + 2)) ? who + 3 : null;
}

/** "um copo de água depois do açaí": when it was, of what was told elsewhere. */
function afterFood(elements: readonly Element[], tokens: readonly Token[], at: number): number | null {
  const isLed = /^(?:depois|antes)$/.test(wordAt(tokens, at)) && /^d[oa]s?$/.test(wordAt(tokens, at + 1));
  if (!isLed || !elements.some(({ type }) => type === "food")) return null;
  const food = foodAt(tokens, at + 2, false);
  // "jantei bife e depois do bife comi uma laranja"
  const isNamed = elements.some((one) => one.type === "food" && one.match.food === food?.food);
  return food && (isNamed || /^(?:|[,.;!?)\n])$/.test(wordAt(tokens, food.next))) ? food.next : null;
}

/** "uma garrafinha de 510 e depois outra igual": as much again. Changes `elements`. */
function anotherAlike(elements: Element[], tokens: readonly Token[], at: number): number | null {
  if (!/^outr[oa]$/.test(wordAt(tokens, at)) || !/^igual(?:zinh[oa])?$/.test(wordAt(tokens, at + 1)))
    return null;
  const last = elements.findLastIndex(({ type }) => type === "amount");
  const amount = elements[last];
  if (amount?.type !== "amount") return null;
  elements[last] = {
    ...amount,
    amount: { ...amount.amount, quantity: amount.amount.quantity * 2, article: false },
  };
  return at + 2;
}

/** "metade mais ou menos arroz": of the amount before it; "meio que o normal" is no half. */
function moreOrLess(elements: readonly Element[], tokens: readonly Token[], at: number): number | null {
  if (wordAt(tokens, at) === "meio" && wordAt(tokens, at + 1) === "que") return at + 2;
  const isSaid = ["mais", "ou", "menos"].every((word, i) => wordAt(tokens, at + i) === word);
  return isSaid && elements.at(-1)?.type === "amount" ? at + 3 : null;
}

/** "dividi com ela, metade cada", "metade pra cada um": said already. */
function halfEach(tokens: readonly Token[], at: number): number | null {
  if (["meio", "meia"].includes(wordAt(tokens, at)) && wordAt(tokens, at + 1) === "a")
    return /^mei[oa]$/.test(wordAt(tokens, at + 2)) ? at + 3 : null;
  if (wordAt(tokens, at) !== "metade") return null;
  if (wordAt(tokens, at + 1) === "metade") return at + 2;
  const next = wordAt(tokens, at + 1) === "para" ? at + 2 : at + 1;
  return wordAt(tokens, next) === "cada" ? next + 1 : null;
}

/** "metade pra mim e metade pra minha mulher": told by the first half. */
function otherHalf(elements: readonly Element[], tokens: readonly Token[], at: number): number | null {
  const half = /^outr[oa]$/.test(wordAt(tokens, at)) ? at + 1 : at;
  const first = elements.findLast(({ type }) => type !== "separator");
  if (wordAt(tokens, half) !== "metade" || first?.type !== "amount" || first.amount.measure !== "metade")
    return null;
  return pastOwner(tokens, first.next) === null ? null : pastOwner(tokens, half + 1);
}

/** "pra mim", "do meu filho", "dele", "minha" */
function pastOwner(tokens: readonly Token[], at: number): number | null {
  if (/^(?:del[ea]s?|meu|minha)$/.test(wordAt(tokens, at)) && !isPerson(wordAt(tokens, at + 1)))
    return at + 1;
  if (/^(?:foi|ficou)$/.test(wordAt(tokens, at))) return pastOwner(tokens, at + 1);
  if (!/^(?:para|d[eoa]s?|com)$/.test(wordAt(tokens, at))) return null;
  let who = at + 1;
  while (/^(?:[oa]s?|um|uma)$/.test(wordAt(tokens, who)) || isPossessive(wordAt(tokens, who))) who += 1;
  return wordAt(tokens, who) === "mim" || isCompany(wordAt(tokens, who)) ? who + 1 : null;
}

/** "yakisoba de 500 g: 200 eu, 300 meu marido", "eu 3, meu irmão 4": whose each amount was. Changes `elements`. */
function ownedAmount(elements: Element[], tokens: readonly Token[], at: number): number | null {
  const last = elements.at(-1);
  const own = /^(?:meu|minha)$/.test(wordAt(tokens, at)) && isPerson(wordAt(tokens, at + 1)) ? at + 2 : null;
  const isMe = wordAt(tokens, at) === "eu";
  const next = own ?? (isMe ? at + 1 : null);
  if (next === null || !elements.some(({ type }) => type === "food")) return null;
  // "minha esposa comeu 2 pães e eu 1": told by clauses.
  if (elements.some(({ type }) => type === "other_person")) return null;
  const isBehind =
    last?.type === "amount" &&
    last.amount.counted &&
    last.next === at &&
    /^(?:|[,.;)]|e)$/.test(wordAt(tokens, next));
  if (isBehind && own !== null) {
    elements.pop();
    return next;
  }
  if (isBehind) {
    elements.pop();
    ofWhole(elements, last);
    return next;
  }
  const told = readAmounts(tokens, next)[0];
  const isLed = told?.counted && /^(?:|[,.;)]|e)$/.test(wordAt(tokens, told.next));
  const isListed =
    /^(?:[:,(]|e)$/.test(wordAt(tokens, at - 1)) &&
    tokens.some(({ word }, i) => i > 0 && word === "eu" && tokens[i + 1]?.kind === "number");
  if (!told || !isLed || !isListed) return null;
  if (isMe)
    ofWhole(elements, { type: "amount", amount: told, led: false, each: false, start: at, next: told.next });
  return told.next;
}

/** One's own part instead of what was told of all. */
function ofWhole(elements: Element[], own: AmountElement) {
  const whole = elements.findLastIndex((one) => one.type === "amount" && one.amount.counted);
  const all = elements[whole];
  const measure =
    all?.type === "amount" && own.amount.measure === null ? all.amount.measure : own.amount.measure;
  const food = elements.findLast(({ type }) => type === "food");
  const isCut = food?.type === "food" && isCutInSlices(food.match.food) && own.amount.measure === null;
  if (isCut) own.amount = { ...own.amount, measure: "fatia" };
  if (all?.type === "amount") elements[whole] = { ...all, amount: { ...own.amount, measure } };
  else elements.push({ type: "verb", drink: false, start: own.start, next: own.start }, own);
}

/** "um dogão completo 🌭": what the emoji shows is told already. */
function pastEmoji(elements: readonly Element[], tokens: readonly Token[], at: number): number | null {
  const match = tokens[at]?.drawn ? foodAt(tokens, at, false) : null;
  if (!match) return null;
  const head = match.food.id.split("-")[0];
  const isTold = elements.some((one) => one.type === "food" && one.match.food.id.split("-")[0] === head);
  return isTold && tokens[at]?.end === tokens[match.next - 1]?.end ? match.next : null;
}

/** "do tamanho de um ovo", "do mesmo tamanho": past what it is only likened to, which makes it a small one. Changes `elements`. */
function likened(elements: Element[], tokens: readonly Token[], at: number): number | null {
  if (wordAt(tokens, at) === "de" && wordAt(tokens, at + 1) === "o") return null;
  const led = /^d[eo]$/.test(wordAt(tokens, at)) ? at + 1 : at;
  if (wordAt(tokens, led) === "mesmo" && wordAt(tokens, led + 1) === "tamanho") return led + 2;
  if (wordAt(tokens, led) !== "tamanho" || !/^d[eoa]$/.test(wordAt(tokens, led + 1))) return null;
  const from = /^uma?$/.test(wordAt(tokens, led + 2)) ? led + 3 : led + 2;
  const match = foodAt(tokens, from, false);
  const last = elements.findLastIndex(({ type }) => type === "food");
  const food = elements[last];
  if (!match || food?.type !== "food") return null;
  if (LITTLE.test(match.food.id)) elements[last] = { ...food, match: { ...food.match, size: "small" } };
  return match.next;
}

const LITTLE = /^(?:ovo|noz|limao|azeitona|uva|morango|ameixa|kiwi|nozes)(?:-|$)/;

/** "…, dos pequenos" at the end: of what was told last. Changes `elements`. */
function sizedAfter(elements: Element[], tokens: readonly Token[], at: number): number | null {
  const isLed = /^(?:d[ao]s|d?aquel[ea]s?|dess[ea]s?|tamanho)$/.test(wordAt(tokens, at));
  const size = isLed ? sizeOf(wordAt(tokens, at + 1)) : null;
  if (!size) return null;
  const last = elements.findLastIndex(({ type }) => type === "food");
  const food = elements[last];
  if (food?.type !== "food" || !/^(?:|[,.;!?)\n]|e|mesmo)$/.test(wordAt(tokens, at + 2))) return null;
  elements[last] = { ...food, match: { ...food.match, size } };
  return at + 2;
}

/** "minha filha comeu metade do meu bife": the other half was the person's own. Changes `elements`. */
function leftByOthers(elements: Element[], tokens: readonly Token[], at: number): number | null {
  if (otherDid(tokens, at) !== "ate") return null;
  const share = readQuantity(tokens, at + 1);
  if (!share || share.value >= 1) return null;
  const own = /^(?:meu|minha)$/.test(wordAt(tokens, share.next)) ? share.next + 1 : -1;
  if (own < 0 || !foodAt(tokens, own, false)) return null;
  const amount = { ...ONE, quantity: 1 - share.value, counted: true };
  elements.push({ type: "verb", drink: false, start: at, next: at + 1 });
  elements.push({ type: "amount", amount, led: false, each: false, start: at + 1, next: own });
  return own;
}

/** "uma caixa de bombom tem 250 g", "o pacote vem com 12": what it holds, and not what was eaten. Changes `elements`. */
function packageTold(elements: Element[], tokens: readonly Token[], at: number): number | null {
  const last = elements.at(-1);
  if (
    !/^(?:tem|vem|contem|pesa|tinha|pesava|pesou)$/.test(wordAt(tokens, at)) ||
    last?.type !== "food" ||
    last.next !== at
  )
    return null;
  const weighed = wholeWeighed(elements, last, tokens, at + 1);
  if (weighed !== null) return weighed;
  if (/^(?:tinha|pesava|pesou)$/.test(wordAt(tokens, at))) return null;
  const amount = readAmounts(tokens, wordAt(tokens, at + 1) === "com" ? at + 2 : at + 1)[0];
  const eaten = tokens.some(({ word }) => /^(?:comi|tomei|bebi)$/.test(word));
  if (!amount?.counted || !eaten) return null;
  elements.splice(elements.at(-2)?.type === "amount" ? -2 : -1);
  return wordAt(tokens, amount.next) === "e" && readQuantity(tokens, amount.next + 1)
    ? amount.next + 2
    : amount.next;
}

/** "metade do meu bife, o bife tinha 200 g": what the whole weighs of which a share was told. Changes `elements`. */
function wholeWeighed(
  elements: Element[],
  again: FoodElement,
  tokens: readonly Token[],
  from: number,
): number | null {
  const amount = readAmounts(tokens, from)[0];
  const first = elements.findIndex(
    (one) => one !== again && one.type === "food" && one.match.food.id === again.match.food.id,
  );
  const own = elements[first - 1];
  if (!amount || !isUnit(amount.measure) || first < 0) return null;
  elements.splice(elements.indexOf(again), 1);
  const share = own?.type === "amount" && own.amount.quantity < 1 ? own.amount.quantity : 1;
  const whole = { ...amount, quantity: amount.quantity * share };
  const told = {
    type: "amount" as const,
    amount: whole,
    led: false,
    each: false,
    start: again.start,
    next: amount.next,
  };
  if (own?.type === "amount") elements[first - 1] = { ...told, start: own.start, next: own.next };
  else
    elements.splice(first, 0, {
      ...told,
      start: (elements[first] as Element).start,
      next: (elements[first] as Element).start,
    });
  return amount.next;
}

/** "arroz, feijão e bife, sem arroz na verdade": what was named before is not on the plate. */
export function dropNamed(elements: Element[], tokens: readonly Token[], at: number) {
  if (isOnlyUnweighed(tokens, at)) return;
  const match = foodAt(tokens, DETERMINERS.has(wordAt(tokens, at)) ? at + 1 : at, false);
  const isNamed = (one: Element, id: (food: FoodMatch["food"]) => string | undefined) =>
    one.type === "food" && match !== null && id(one.match.food) === id(match.food);
  const same = elements.findIndex((one) => isNamed(one, ({ id }) => id));
  // "batata frita …, menos a batata"
  const named = same >= 0 ? same : elements.findIndex((one) => isNamed(one, ({ id }) => id.split("-")[0]));
  if (!match || named < 0) return;
  const counted = elements[named - 1]?.type === "amount" ? 1 : 0;
  elements.splice(named - counted, 1 + counted);
}

/** "pesei tudo já cozido, menos o feijão": told by eye, and eaten. */
function isOnlyUnweighed(tokens: readonly Token[], at: number): boolean {
  const said = tokens.slice(Math.max(0, at - MOST_TO_WEIGHED), at).map(({ word }) => word);
  return (
    said.some((word) => WEIGHED.test(word)) && !said.some((word) => /^(?:comi|almocei|jantei)$/.test(word))
  );
}

const MOST_TO_WEIGHED = 9;
const WEIGHED = /^(?:pesei|pesad[oa]s?|medi|calculei|anotei|cozinhei|temperei)$/;
