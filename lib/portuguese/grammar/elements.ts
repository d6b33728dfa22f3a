import type { Day } from "@/lib/nutrition/calendar/day";
import { withoutAdornment } from "@/lib/portuguese/grammar/adornment";
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
