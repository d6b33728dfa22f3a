import { insteadOf, meagreMealAt, skippedMealAt } from "@/lib/portuguese/grammar/denials";
import type { Element, FoodElement, Found, Place, Span } from "@/lib/portuguese/grammar/element";
import { contentFrom, foodElement } from "@/lib/portuguese/grammar/food-elements";
import { keptForLater, leftoversHead, originAt, partyAt } from "@/lib/portuguese/grammar/origins";
import { type Length, lengthAt, lengthened } from "@/lib/portuguese/terms/lengths";
import { readMeal } from "@/lib/portuguese/terms/meal-words";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";

const HARD_MARKS = /^[.;!?\n]$/;
const SOFT_MARKS = /^[,+&•*|/]$/;
const LINK_MARKS = /^[:()=–—-]$/;

/** What parts a message, and words that stand before a food and are none. */
export function readBoundary({ tokens, i, token, word, today, elements, before, span }: Place): Found {
  if (token.kind === "break") return { type: "separator", hard: true, ...span(i + 1) };
  if (token.kind === "mark") return readMark(word, span(i + 1));
  if (token.kind === "emoji") return null;
  // "zero açúcar": none of it.
  const none = word === "zero" ? foodAt(tokens, i + 1, false) : null;
  if (none) return { type: "separator", hard: false, ...span(none.next) };
  // "zero carbo hoje!" counts nothing.
  if (word === "zero" && elements.length > 0) return { type: "separator", hard: false, ...span(i + 1) };
  const instead = before ? insteadOf(tokens, i) : null;
  if (instead !== null) return { type: "separator", hard: false, ...span(instead) };
  const skipped = skippedMealAt(tokens, i);
  const meagre = meagreMealAt(tokens, i);
  if (meagre) return { type: "meal", kind: meagre.kind, ...span(meagre.next) };
  if (skipped) return { type: "separator", hard: true, ...span(skipped) };
  if (isListNumber(tokens, i)) return { type: "separator", hard: true, ...span(i + 2) };
  // "3 copos desde o almoço": since when, and no meal.
  const since =
    word === "desde" ? readMeal(tokens, /^[oa]$/.test(wordAt(tokens, i + 1)) ? i + 2 : i + 1) : null;
  if (since) return { type: "separator", hard: false, ...span(since.next) };
  const length = lengthAt(tokens, i);
  if (length) return longFood(tokens, i, length) ?? { type: "separator", hard: false, ...span(length.next) };

  const origin = originAt(tokens, i, today, before);
  if (origin !== null) return { type: "separator", hard: false, ...span(origin) };
  const party = partyAt(tokens, i);
  if (party !== null) return { type: "separator", hard: false, ...span(party) };
  const kept = elements.length > 0 ? keptForLater(tokens, i) : null;
  if (kept !== null) return { type: "separator", hard: false, ...span(kept) };
  // "crepioca de 1 ovo, recheio de frango"
  if (word === "recheio" && before && foodAt(tokens, contentFrom(tokens, i + 1), false))
    return { type: "separator", hard: false, ...span(contentFrom(tokens, i + 1)) };
  const leftovers = leftoversHead(tokens, i);
  if (leftovers !== null) return { type: "separator", hard: false, ...span(leftovers) };
  return undefined;
}

/** "1- pão 2- barra de cereal", "1) ovos": the numbers of a list. */
function isListNumber(tokens: readonly Token[], at: number): boolean {
  const mark = wordAt(tokens, at + 1);
  const [own, before] = [tokens[at], tokens[at - 1]];
  // "pão (2), ovo (3)" counts them.
  if (before?.word === "(") return false;
  if (own?.kind !== "number" || !/^[)–—-]$/.test(mark) || (before && before.kind === "number")) return false;
  const beside = [own.value - 1, own.value + 1];
  return tokens.some(
    (one, i) => one.kind === "number" && beside.includes(one.value) && wordAt(tokens, i + 1) === mark,
  );
}

/** "30 cm de subway" */
function longFood(tokens: readonly Token[], at: number, length: Length): FoodElement | null {
  const match = foodAt(tokens, contentFrom(tokens, length.next), false);
  if (!match) return null;
  const element = foodElement(tokens, at, match);
  return { ...element, match: { ...element.match, ...lengthened(element.match.food, length.cm) } };
}

/** A full stop parts what is told, a comma only its items, a colon ties them; null for other marks. */
function readMark(word: string, span: Span): Element | null {
  if (HARD_MARKS.test(word)) return { type: "separator", hard: true, ...span };
  if (SOFT_MARKS.test(word)) return { type: "separator", hard: false, ...span };
  if (LINK_MARKS.test(word)) return { type: "link", ...span };
  return null;
}
