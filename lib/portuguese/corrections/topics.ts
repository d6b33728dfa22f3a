import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { type Reader, readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { itemNamed, loggedItems, sameNoun } from "@/lib/portuguese/corrections/reading/food-reference";
import { nounBeside } from "@/lib/portuguese/corrections/rules/parts/beside";
import type { LoggedEntry } from "@/lib/portuguese/meaning/conversation";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { WATER_ID } from "@/lib/portuguese/portions/waters";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

/** What the messages before the last stored, as it is now, message by message, newest first. */
export function topicsOf(
  told: readonly (readonly string[])[],
  earlier: readonly LoggedEntry[],
): readonly LoggedEntry[][] {
  return told
    .map((ids) => earlier.filter(({ id }) => ids.includes(id)))
    .filter((entries) => entries.length > 0);
}

/** The entries that corrections are said of, and all others that they may name. */
export function saidOf(
  about: readonly string[] | undefined,
  last: readonly LoggedEntry[],
  earlier: readonly LoggedEntry[],
): { last: readonly LoggedEntry[]; others: readonly LoggedEntry[] } {
  if (!about) return { last, others: earlier };
  const all = [...last, ...earlier];
  return {
    last: all.filter(({ id }) => about.includes(id)),
    others: all.filter(({ id }) => !about.includes(id)),
  };
}

/** The newest topic that holds a food that is named: "os brigadeiros foram 3" after the cake; -1 where none does. */
export function namedTopic(reader: Reader, topics: readonly (readonly LoggedEntry[])[]): number {
  const named = readPart(reader, reader.tokens).items.filter(({ match }) => match.food.id !== WATER_ID);
  // "o mingau foi meia xícara": a noun that is no food without its kind.
  const noun = /^(?:o|a|os|as)$/.test(wordAt(reader.tokens, 0)) ? wordAt(reader.tokens, 1) : "";
  if (named.length === 0)
    return noun.length < SHORTEST
      ? -1
      : topics.findIndex((topic) => itemNamed([noun], loggedItems(topic)) !== null);
  const beside = nounBeside(reader.tokens);
  const besideIt = beside
    ? topics.findIndex((topic) => itemNamed([beside], loggedItems(topic)) !== null)
    : -1;
  if (besideIt >= 0) return besideIt;
  return topics.findIndex((topic) => {
    const items = loggedItems(topic);
    return named.some(
      (said) => items.some(({ foodId }) => foodId === said.match.food.id) || sameNoun(said, items) !== null,
    );
  });
}

/** Letters of a noun. */
const SHORTEST = 4;

/** "a janta apaga tudo menos o frango": of one meal. */
const BY_ALL = / (?:tudo|tod[oa]s?|menos|exceto|fora|resto|janta|jantar|almoco|lanche|ceia) /;

/** The foods that a message takes out by their names, where it does nothing else. */
export function takenOutByName(corrections: readonly Correction[], { line }: Phrase): readonly string[] {
  const isOut = corrections.every(({ kind }) => kind === "remove") && !BY_ALL.test(line);
  return isOut ? corrections.flatMap((one) => (one.kind === "remove" ? one.foods : [])) : [];
}

/** Whether nothing was eaten of it: a talk of food goes on after a glass of water. */
export function isAside(entries: readonly LoggedEntry[]): boolean {
  return entries.every(({ type }) => type !== "meal");
}

/** "foi um pedaço só", "comi 2 fatias só": so many pieces of what is not named. */
const PIECES =
  /(?<! mais) (?:\d|uma?|dois|duas|tres|quatro|mei[oa]) (?:fatias?|pedac(?:inh)?os?|postas?|conchas?|rodelas?)(?! (?:d[aeo]s? |\d)) /;

/** Whether a message tells pieces, and all these entries were drunk: it is said of what was eaten before them. */
export function areDrunkApart({ line }: Phrase, entries: readonly LoggedEntry[]): boolean {
  const items = loggedItems(entries);
  return (
    PIECES.test(line) &&
    items.length > 0 &&
    items.every(({ foodId }) => findFood(foodId)?.gramsPerMl !== undefined)
  );
}

const TOGETHER = / (?:os dois|as duas(?: coisas)?|ambos|ambas|(?:os|as) (?:tres|3|2)) /;

/** "passa os dois pra ontem", of two that a message each told: what holds just so many; null where the last holds them, or none do. */
export function toldTogether(
  { line }: Phrase,
  last: readonly LoggedEntry[],
  topics: readonly (readonly LoggedEntry[])[],
): readonly LoggedEntry[] | null {
  const [said = ""] = TOGETHER.exec(line) ?? [];
  if (!said) return null;
  const count = /3|tres/.test(said) ? 3 : 2;
  const held = [...last];
  for (const topic of topics) {
    if (loggedItems(held).length >= count) break;
    held.push(...topic.filter((one) => !held.includes(one)));
  }
  return held.length > last.length && loggedItems(held).length === count ? held : null;
}
