import { loggedItems } from "@/lib/portuguese/corrections/reading/food-reference";
import { isTakeAway } from "@/lib/portuguese/corrections/reading/take-back";
import type { LoggedEntry } from "@/lib/portuguese/meaning/conversation";
import { tellsEntries, type Understanding } from "@/lib/portuguese/meaning/understanding";
import type { Clause } from "@/lib/portuguese/readings/clauses-whole";
import type { Effect } from "@/lib/portuguese/readings/effect";
import { type Mention, mentionsIn } from "@/lib/portuguese/readings/mentions";
import type { Moment } from "@/lib/portuguese/terms/moment";
import { searchKey } from "@/lib/portuguese/text/letters/stems";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

/** What a message names: the "tira" of "tira o frango" is none of it. */
export function namedIn({ core }: Phrase, entries: readonly LoggedEntry[], { today }: Moment): Mention[] {
  const tokens = core.map((token) => (isTakeAway(token.word) ? { ...token, word: "apaga" } : token));
  return mentionsIn(tokens, loggedItems(entries), today);
}

/** It changes each food that it names of what was told and no other, and tells or puts something where it names more. */
export function doesAsNamed(
  { understood, effect }: { understood: Understanding; effect: Effect },
  { text, names }: Clause,
): boolean {
  const { corrections, command, question, ask } = understood;
  if (command || question || ask || effect.others.includes("problem")) return false;
  const told = new Set(names.flatMap((one) => (one.type === "told" ? [one.item.id] : [])));
  const isOther = names.some(({ type }) => type === "food");
  const puts = effect.puts.filter(({ how }) => how !== "amount");
  const isNew = puts.some(({ how }) => how !== "instead");
  if (isOther ? puts.length === 0 : isNew) return false;
  // "diminui o arroz": how much is not said here.
  if (effect.puts.some(({ how, grams, was }) => how === "amount" && Math.abs(grams - (was?.grams ?? 0)) < 1))
    return false;
  // "tira o salpicão, tinha uva passa": what was in it.
  if (isNew && !TELLS.test(searchKey(text))) return false;
  // "tomei meio litro": of what was just spoken of, and no water.
  const isNamed = understood.water.length === 0 || names.some(({ type }) => type === "water");
  if (corrections.length === 0) return told.size === 0 && isNamed && tellsEntries(understood);
  return (
    told.size === effect.fates.size && [...told].every((id) => effect.fates.has(id)) && effect.key !== ""
  );
}

const TELLS =
  /(?:^| )(?:comi|tomei|bebi|almocei|jantei|lanchei|repeti|peguei|teve|adicion\S+|acrescent\S+|inclu\S+|coloc\S+|bot[ae]\S*|poe|ponha|soma\S*|junta\S*|falt\S+|esque\S+) /;
