import type { Day } from "@/lib/nutrition/calendar/day";
import type { Food } from "@/lib/nutrition/foods/food";
import type { Measure } from "@/lib/nutrition/foods/measures";
import type { SaidAmount } from "@/lib/portuguese/terms/amounts";
import type { DayPeriod } from "@/lib/portuguese/terms/hours";
import type { SaidMeal } from "@/lib/portuguese/terms/meal-words";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import type { FoodMatch } from "@/lib/portuguese/vocabulary/food-names";

/** Tokens start..next-1. */
export type Span = { start: number; next: number };

/** A message as a row of what matters for logging. */
export type Element = Span &
  /** `inside`: grams of it in a dish that is told by its parts, when its own portion is more. */
  (
    | { type: "food"; match: FoodMatch; ignored: string[]; inside?: number | undefined }
    /** `led`: after "de", as in "bife de 100 g". */
    | { type: "amount"; amount: SaidAmount; led: boolean; each: boolean }
    /** Between items. hard: the end of a sentence or line; light: "no", "na", which part no times. */
    | { type: "separator"; hard: boolean; light?: boolean }
    /** ":", "-", "(" between a name and what is said of it. */
    | { type: "link" }
    | { type: "meal"; kind: SaidMeal }
    | { type: "day"; day: Day }
    | { type: "hour"; hour: number; sure: boolean }
    | { type: "period"; period: DayPeriod }
    /** "janta igual", "o mesmo do almoço": what was told of another meal of the message. */
    | { type: "same"; of: SaidMeal | null }
    /**
     * `share`: of what was divided, the part that was eaten; `sharedWith`: the words that say so; `shares`: of "dividida", which
     * of the things before it; "cut": what is cut in slices.
     */
    | {
        type: "verb";
        drink: boolean;
        /** "repeti": once more of what went before. */
        again?: true;
        share?: number;
        sharedWith?: Span | null;
        shares?: "last" | "clause" | "cut";
        /** "que dividi": of the things before it the last. */
        relative?: true;
      }
    /** "deu 8 hambúrgueres, comi 1": of how many parts is what was told before, and how many were eaten. */
    | { type: "yield"; parts: number; eaten: number; food: FoodMatch | null; measure: Measure | null }
    /** Somebody else ate it, or made it: whether the person ate of it is not said. */
    | { type: "other_person"; made: boolean }
    /** "e eu": after somebody else the person again. */
    | { type: "me" }
    /** What follows is to be eaten later. */
    | { type: "plan" }
    /** What follows was not eaten. */
    | { type: "negation" }
    /** What follows is said instead of what went before, of `all` that was told; `variant` is what the food before it becomes. */
    | { type: "repair"; variant: Food | null; all?: true }
    | { type: "unknown"; word: string }
  );

export type FoodElement = Element & { type: "food" };
export type AmountElement = Element & { type: "amount" };

/** Where a reader stands: the token at `i`, what was read before it. */
export type Place = {
  tokens: readonly Token[];
  i: number;
  token: Token;
  word: string;
  today: Day;
  mend: boolean;
  elements: readonly Element[];
  before: Element | undefined;
  span: (next: number) => Span;
};
/** An element, null where the word is none, undefined where another reader is to say. */
export type Found = Element | null | undefined;

/** Words that tell no more than what is listed. */
export function past(start: number, next: number): Element {
  return { type: "separator", hard: false, start, next };
}

/** The ":" or "(" behind a dish; the one of "café: crepioca (1 ovo …)" heads the meal. */
export function linkAfter(elements: readonly Element[], head: number, tokens: readonly Token[]): number {
  return elements.findIndex(
    (one, i) => i > head && one.type === "link" && /^[:(]$/.test(wordAt(tokens, one.start)),
  );
}
