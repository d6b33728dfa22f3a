import type { Day } from "@/lib/nutrition/calendar/day";
import { withKindInBrackets } from "@/lib/portuguese/grammar/contents-told";
import { withDenials } from "@/lib/portuguese/grammar/denials";
import {
  withAmountsOfParts,
  withMadeWeighed,
  withPartsWeighed,
  withSoupsWhole,
} from "@/lib/portuguese/grammar/dish-amounts";
import { tellsOfEating } from "@/lib/portuguese/grammar/eating";
import type { Element, Span } from "@/lib/portuguese/grammar/element";
import { withoutIngredients } from "@/lib/portuguese/grammar/ingredients";
import { withoutLikened, withoutOffered } from "@/lib/portuguese/grammar/offered";
import { withBoxedDishes, withPackageSizes } from "@/lib/portuguese/grammar/packages";
import { readElement } from "@/lib/portuguese/grammar/read-element";
import {
  withoutCooked,
  withoutOccasion,
  withoutPiecesThere,
  withoutRecipe,
  withoutWeightThere,
  withoutWholes,
} from "@/lib/portuguese/grammar/taken-parts";
import { dropNamed, toldBefore } from "@/lib/portuguese/grammar/told-before";
import { withAmountsInOrder } from "@/lib/portuguese/grammar/told-in-order";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import { readOnce } from "@/lib/portuguese/vocabulary/read-once";

/** Reads a message from left to right; every token is looked at a bounded number of times. */
export function readElements(
  tokens: readonly Token[],
  today: Day,
  taken: ReadonlySet<number>,
): readonly Element[] {
  if (taken.size > 0) return readBeside(tokens, today, taken);
  // Whoever ties amounts to foods sets amounts in them.
  return readAll(tokens, today).map((element) => ({ ...element }));
}

const readAll = readOnce((tokens, today: Day) => readBeside(tokens, today, new Set()));

/** All but what is taken. */
function readBeside(tokens: readonly Token[], today: Day, taken: ReadonlySet<number>): readonly Element[] {
  const denied = withoutOffered(
    withDenials(
      withBoxedDishes(
        withoutAdornment(
          withKindInBrackets(withoutRecipe(rowOf(tokens, today, taken), tokens), tokens),
          tokens,
        ),
        tokens,
      ),
      tokens,
    ),
    tokens,
  );
  const weighed = withMadeWeighed(withPartsWeighed(denied, tokens), tokens);
  const ordered = withSoupsWhole(withAmountsInOrder(withAmountsOfParts(weighed, tokens), tokens), tokens);
  const row = withoutLikened(
    withPackageSizes(withoutPiecesThere(withoutWeightThere(ordered, tokens), tokens), tokens),
    tokens,
  );
  return withoutWholes(
    withoutIngredients(withoutOccasion(withoutCooked(row, tokens), tokens), tokens),
    tokens,
  );
}

/** "o meu é omelete", after somebody else's lunch. */
function isMine(tokens: readonly Token[], at: number): boolean {
  return wordAt(tokens, at) === "meu" && /^(?:eh|foi|era)$/.test(wordAt(tokens, at + 1));
}

function rowOf(tokens: readonly Token[], today: Day, taken: ReadonlySet<number>): Element[] {
  const elements: Element[] = [];
  // A message that tells of eating may hold misspelt foods anywhere.
  const mend = tellsOfEating(tokens);
  let sharedWith = null as Span | null;
  let others = false;
  let i = 0;
  while (i < tokens.length) {
    if (taken.has(i) || i === sharedWith?.start) {
      i = i === sharedWith?.start ? sharedWith.next : i + 1;
      continue;
    }
    const told = toldBefore(elements, tokens, i);
    if (told !== null) {
      i = told;
      continue;
    }
    const element: Element | null =
      others &&
      (wordAt(tokens, i) === "eu" ||
        (wordAt(tokens, i) === "mim" && wordAt(tokens, i - 1) === "para") ||
        (wordAt(tokens, i - 1) === "o" && isMine(tokens, i)) ||
        (wordAt(tokens, i) === "aqui" && /^[oa]$/.test(wordAt(tokens, i - 2))))
        ? { type: "me", start: i, next: i + 1 }
        : readElement(tokens, i, today, mend, elements);
    if (element) {
      const leavesOut =
        /^(?:sem|menos|exceto|tirando)$/.test(wordAt(tokens, i)) && element.type === "separator";
      if (leavesOut) dropNamed(elements, tokens, i + 1);
      elements.push(element);
      i = Math.max(i + 1, element.next);
      if (element.type === "verb") sharedWith = element.sharedWith ?? sharedWith;
      others ||= element.type === "other_person";
    } else i += 1;
  }
  return elements;
}

/**
 * The row without what only adorns it: "na casa do dindo 🥩 1 pedaço de costela", "big mac e sprite 🍟". An emoji tells of food where
 * nothing else does, or where a name would stand: counted, or after "e", "com", a comma, a verb. What a meal or a verb is headed with above
 * its foods ("janta 🥗\n1 prato de rúcula"), and what follows the amount of a name ("poke 400g 🍣"), only adorns.
 */
function withoutAdornment(row: readonly Element[], tokens: readonly Token[]): readonly Element[] {
  const isDrawn = (one: Element) => one.type === "food" && tokens[one.start]?.drawn === true;
  if (!row.some(isDrawn)) return row;
  if (!row.some((one) => one.type === "food" && !isDrawn(one)))
    return isChatDrawn(row, tokens) ? withoutDrawn(row, tokens) : row;
  const kept: Element[] = [];
  for (const [at, one] of row.entries()) {
    if (isDrawn(one)) {
      const last = kept.at(-1);
      // "🍌🍌", "🎂": its own "2", its own "fatia".
      const own = last?.type === "amount" && tokens[last.start]?.start === tokens[one.start]?.start;
      const start = own ? last.start : one.start;
      const before = kept.at(own ? -2 : -1);
      const follows = before !== undefined && isDrawn(before) && before.next === start;
      // "💧 2 copos": of that.
      const [next, over] = [row[at + 1], row[at + 2]];
      const isMeasured = next?.type === "amount" && next.start === one.next && over?.type !== "food";
      const isMore = isHeading(row, at, tokens) || isAmountOfName(one, kept, own, tokens);
      if (!follows && !isMeasured && (isMore || !isDrawnForName(start, one.next, before, tokens))) {
        if (own) kept.pop();
        continue;
      }
    }
    kept.push(one);
  }
  return kept;
}

/** "hoje é aniversário da minha neta 🎂", "parabéns pra mim 🎂🍰": chat that tells of no meal, and what adorns its end. */
function isChatDrawn(row: readonly Element[], tokens: readonly Token[]): boolean {
  const first = tokens.findIndex(({ drawn }) => drawn);
  const isTold = row.some(
    ({ type, start }) =>
      /^(?:verb|meal|hour)$/.test(type) ||
      (type === "amount" && !tokens[start]?.drawn && !isDrawnCount(start, tokens)),
  );
  if (isTold || tokens.slice(first).some(({ word, kind, drawn }) => kind === "word" && word !== "" && !drawn))
    return false;
  const said = tokens.slice(0, first).filter(({ kind }) => kind === "word");
  return (
    said.some(({ word }) => word.length > 2 && !OF_TELLING.test(word)) &&
    !BEFORE_DRAWN.test(wordAt(tokens, first - 1))
  );
}

/** The "2" that two of a sign are. */
function isDrawnCount(at: number, tokens: readonly Token[]): boolean {
  return tokens[at + 1]?.drawn === true && tokens[at]?.start === tokens[at + 1]?.start;
}

function withoutDrawn(row: readonly Element[], tokens: readonly Token[]): readonly Element[] {
  return row.filter(({ start }) => !tokens[start]?.drawn && !isDrawnCount(start, tokens));
}

/** Around what was had. */
const OF_TELLING =
  /^(?:hoje|agora|agorinha|ontem|anteontem|mais|tambem|depois|antes|cedo|cedinho|manha|tarde|noite|madrugada|aqui|pos|pre|treino|meu|minha|delicia|sobremesa|registra|anota|marca)$/;
const BEFORE_DRAWN = /^(?:e|com|mais|de|d[oa]|n[oa]|uma?|foi|foram|era|teve|tem|eh|so|meu|minha|[,:+\n])$/;

/** "janta 🥗\n1 prato de rúcula", "lanche 🍎☕\niogurte": the foods stand below; not "café 🍌\nalmoço: arroz". */
function isHeading(row: readonly Element[], at: number, tokens: readonly Token[]): boolean {
  const isSign = (one: Element) => tokens[one.start]?.drawn === true;
  const below = row.findIndex((one, i) => i > at && one.type !== "separator" && !isSign(one));
  const above = row.findLastIndex((one, i) => i < at && !isSign(one));
  const last = row.findLast((one, i) => i < below && isSign(one)) ?? row[at];
  const isBelow =
    wordAt(tokens, last?.next ?? 0) === "\n" && /^(?:food|amount)$/.test(row[below]?.type ?? "");
  return isBelow && /^(?:verb|meal)$/.test(row[above]?.type ?? "");
}

/** "poke de salmão 400g 🍣", "mexerica 1 🍊": so much of what is named in words; not "1 pão 2 🥚". */
function isAmountOfName(
  drawn: Element,
  kept: readonly Element[],
  own: boolean,
  tokens: readonly Token[],
): boolean {
  const [earlier, food, amount] = [kept.at(-3), kept.at(-2), kept.at(-1)];
  if (own || food?.type !== "food" || amount?.type !== "amount") return false;
  if (food.next !== amount.start || amount.next !== drawn.start) return false;
  if (earlier?.type === "amount" && earlier.next === food.start) return false;
  return /^(?:|[.,;!+\n])$/.test(wordAt(tokens, drawn.next));
}

function isDrawnForName(
  start: number,
  next: number,
  before: Element | undefined,
  tokens: readonly Token[],
): boolean {
  if (start === 0) return /^(?:|e|com|,|\+|\n)$/.test(wordAt(tokens, next));
  const isLed = /^(?:amount|verb|meal)$/.test(before?.type ?? "") && before?.next === start;
  return isLed || /^(?:e|com|mais|de|uma?|,|:|\+)$/.test(wordAt(tokens, start - 1));
}
