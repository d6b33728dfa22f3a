import type { Span } from "@/lib/portuguese/grammar/element";
import { readQuantity, wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import { isPerson } from "@/lib/portuguese/vocabulary/people";

const SHARE = new Set("dividi dividimos rachei rachamos".split(" "));
/** "uma coca dividida com ela" */
const SHARED = /^(?:dividid|rachad|compartilhad)[oa]s?$/;
const CLAUSE_END = /^[.;!?\n]$/;

/** "dividi" */
export function isSharing(word: string): boolean {
  return SHARE.has(word);
}

/** "dividida" */
export function isShared(word: string): boolean {
  return SHARED.test(word);
}

/** "dividi em 3", "rachei com 2 amigos", "eu e mais 2 dividimos": one part; else half. */
export function shareFrom(tokens: readonly Token[], at: number): { share: number; sharedWith: Span | null } {
  for (let i = at + 1; i < at + FAR && !CLAUSE_END.test(wordAt(tokens, i)); i += 1) {
    const lead = wordAt(tokens, i);
    if (!/^(?:em|entre|com|para|por)$/.test(lead)) continue;
    const people = readQuantity(tokens, i + 1);
    const parts = people && (lead === "com" ? people.value + 1 : people.value);
    const counts =
      people &&
      !people.article &&
      (lead === "com" ||
        /^(?:pessoas|partes|pedacos|pratos|potes|marmitas|e|comi|\n|[.,;!)]|)$/.test(
          wordAt(tokens, people.next),
        ));
    if (parts && counts && parts >= 2 && parts <= MOST_PEOPLE)
      return { share: 1 / parts, sharedWith: { start: i, next: pastPeople(tokens, people.next) } };
  }
  return { share: 1 / (othersBefore(tokens, at) + 1), sharedWith: null };
}

/** "comemos 2 pizzas em 4", "eu e minha esposa comemos uma pizza": what is cut in slices was shared. */
export function sharedByUs(tokens: readonly Token[], at: number) {
  const said = shareFrom(tokens, at);
  if (said.sharedWith)
    return wordAt(tokens, said.sharedWith.start) === "com" ? {} : { ...said, shares: "cut" as const };
  const before = tokens.slice(Math.max(0, at - FAR_BEFORE), at).map(({ word }) => word);
  return before.includes("eu") && before.includes("e") ? { ...said, shares: "cut" as const } : {};
}

/** "em 3 pessoas", "com 2 amigos" */
function pastPeople(tokens: readonly Token[], at: number): number {
  const word = wordAt(tokens, at);
  return isPerson(word) || /^(?:pessoas|partes|pedacos)$/.test(word) ? at + 1 : at;
}

/** "eu e mais 2 amigos dividimos": two, as "nós 3 dividimos"; else one. */
function othersBefore(tokens: readonly Token[], at: number): number {
  const us = /^(?:nos|os|as|somos|em)$/.test(wordAt(tokens, at - 2)) ? readQuantity(tokens, at - 1) : null;
  if (us && us.value > 1 && us.value <= MOST_PEOPLE && Number.isInteger(us.value)) return us.value - 1;
  const from = isPerson(wordAt(tokens, at - 1)) ? at - 2 : at - 1;
  const people = /^(?:e|mais)$/.test(wordAt(tokens, from - 1)) ? readQuantity(tokens, from) : null;
  return people && people.value >= 1 && people.value < MOST_PEOPLE ? people.value : 1;
}

/** Tokens after "dividi" that may tell sharedWith how many. */
const FAR = 14;
const MOST_PEOPLE = 12;
/** Tokens before "comemos" in which who shared is told. */
const FAR_BEFORE = 6;

/** "uma porção pra 4, divisão justa": one of so many parts. */
export function servedFor(
  tokens: readonly Token[],
  at: number,
): { share: number; start: number; next: number } | null {
  const people = readQuantity(tokens, at + 1);
  if (!people || people.value < 2 || people.value > MOST_PEOPLE || !Number.isInteger(people.value))
    return null;
  const next = pastPeople(tokens, people.next);
  for (let i = next; i < next + MOST_TO_FAIR && !/^[.;\n]$/.test(wordAt(tokens, i)); i += 1)
    if (/^(?:divisao|dividid[oa]|rachad[oa]|rateio)$/.test(wordAt(tokens, i))) {
      const end = /^(?:justa?o?|igual)$/.test(wordAt(tokens, i + 1)) ? i + 2 : i + 1;
      return { share: 1 / people.value, start: at, next: end };
    }
  return null;
}

const MOST_TO_FAIR = 3;
