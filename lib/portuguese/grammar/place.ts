import type { Day } from "@/lib/nutrition/calendar/day";
import type { Element, Span } from "@/lib/portuguese/grammar/element";
import type { Token } from "@/lib/portuguese/text/tokens";

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
