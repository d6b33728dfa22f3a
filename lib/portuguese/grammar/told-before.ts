import { isUnit } from "@/lib/nutrition/foods/measures";
import { ONE, readAmounts } from "@/lib/portuguese/grammar/amounts";
import type { Element, FoodElement } from "@/lib/portuguese/grammar/element";
import { DETERMINERS } from "@/lib/portuguese/grammar/food-elements";
import { leaveOver } from "@/lib/portuguese/grammar/leftovers";
import { readQuantity, wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import { type FoodMatch, foodAt } from "@/lib/portuguese/vocabulary/food-names";
import { otherDid } from "@/lib/portuguese/vocabulary/people";
import { sizeOf } from "@/lib/portuguese/vocabulary/sizes";

/**
 * What the words at token `at` add to what is told before them: what a package holds, a size, a share that others ate, what was
 * left. Changes `elements`.
 * @returns index after them; null where they say something of their own
 */
export function toldBefore(elements: Element[], tokens: readonly Token[], at: number): number | null {
  const isShared = elements.some((one) => one.type === "verb" && one.share);
  return (
    packageTold(elements, tokens, at) ??
    (isShared ? halfEach(tokens, at) : null) ??
    moreOrLess(elements, tokens, at) ??
    anotherAlike(elements, tokens, at) ??
    pastEmoji(elements, tokens, at) ??
    sizedAfter(elements, tokens, at) ??
    leftByOthers(elements, tokens, at) ??
    leaveOver(elements, tokens, at)
  );
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

/** "metade mais ou menos arroz": of the amount before it. */
function moreOrLess(elements: readonly Element[], tokens: readonly Token[], at: number): number | null {
  const isSaid = ["mais", "ou", "menos"].every((word, i) => wordAt(tokens, at + i) === word);
  return isSaid && elements.at(-1)?.type === "amount" ? at + 3 : null;
}

/** "dividi com ela, metade cada", "metade pra cada um": said already. */
function halfEach(tokens: readonly Token[], at: number): number | null {
  if (["meio", "meia"].includes(wordAt(tokens, at)) && wordAt(tokens, at + 1) === "a")
    return /^mei[oa]$/.test(wordAt(tokens, at + 2)) ? at + 3 : null;
  if (wordAt(tokens, at) !== "metade") return null;
  const next = wordAt(tokens, at + 1) === "para" ? at + 2 : at + 1;
  return wordAt(tokens, next) === "cada" ? next + 1 : null;
}

/** "um dogão completo 🌭": what the emoji shows is told already. */
function pastEmoji(elements: readonly Element[], tokens: readonly Token[], at: number): number | null {
  const { word, start, end } = tokens[at] as Token;
  const match = word.length > end - start + 1 ? foodAt(tokens, at, false) : null;
  const head = match?.food.id.split("-")[0];
  const isTold = elements.some((one) => one.type === "food" && one.match.food.id.split("-")[0] === head);
  return match && isTold && tokens[at]?.end === tokens[match.next - 1]?.end ? match.next : null;
}

/** "…, dos pequenos" at the end: of what was told last. Changes `elements`. */
function sizedAfter(elements: Element[], tokens: readonly Token[], at: number): number | null {
  const isLed = /^(?:d[ao]s|d?aquel[ea]s?|dess[ea]s?|tamanho)$/.test(wordAt(tokens, at));
  const size = isLed ? sizeOf(wordAt(tokens, at + 1)) : null;
  const last = elements.findLastIndex(({ type }) => type === "food");
  const food = elements[last];
  if (!size || food?.type !== "food" || !/^(?:|[,.;!?)\n]|e|mesmo)$/.test(wordAt(tokens, at + 2)))
    return null;
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
