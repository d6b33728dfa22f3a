import { readCorrections } from "@/lib/portuguese/corrections/read-corrections";
import { loggedItems } from "@/lib/portuguese/corrections/reading/food-reference";
import type { ConversationState, LoggedEntry } from "@/lib/portuguese/meaning/conversation";
import { said, type Understanding } from "@/lib/portuguese/meaning/understanding";
import { type Changed, changesOf, DEEDS, type Deed, type Heard } from "@/lib/portuguese/readings/deeds";
import { doneInTwo } from "@/lib/portuguese/readings/done-in-two";
import { type Effect, effectOf } from "@/lib/portuguese/readings/effect";
import { besideLast, mealsAgain } from "@/lib/portuguese/readings/meals-again";
import { type Mention, mentionsIn } from "@/lib/portuguese/readings/mentions";
import { partsOf, type Stretch } from "@/lib/portuguese/readings/parts";
import type { Moment } from "@/lib/portuguese/terms/moment";
import { type Phrase, phraseOf } from "@/lib/portuguese/vocabulary/phrase";

/** How it came about: as the rules read the whole of it, nothing of it, as if nothing had been told, so but of the last meal, that meal again, a part of it, two parts one after the other, or a deed to what it names. */
type Source =
  | ("rules" | "nothing" | "anew" | "beside" | "meal_again" | "lead" | "rest" | "without" | "both")
  | Deed;
type Read = {
  understood: Understanding;
  by: string;
  evidence: { margin: number; coverage: { share: number } } | null;
};

/** One way to read a message, and what would come of it. */
export type Way = {
  /** Several where they come to the same. */
  from: Set<Source>;
  understood: Understanding;
  effect: Effect;
  /** The stretch of the message's tokens that is taken for a remark. */
  dropped: Stretch | null;
};

/** A message among what was told before it. */
export type Told = {
  phrase: Phrase;
  moment: Moment;
  conversation: ConversationState;
  earlier: readonly LoggedEntry[];
  mentions: readonly Mention[];
};

/** A message with what it names, of the diary and besides. */
export function toldIn(
  phrase: Phrase,
  moment: Moment,
  conversation: ConversationState,
  earlier: readonly LoggedEntry[] = [],
): Told {
  const items = [...loggedItems(conversation.last), ...loggedItems(earlier)];
  const mentions = mentionsIn(phrase.core, items, moment.today);
  return { phrase, moment, conversation, earlier, mentions };
}

/**
 * The ways in which a message may be meant, each that leaves another diary once; as the rules read it comes first.
 * @param read a text as the rules read it, after what was told or as if nothing had been
 */
export function waysOf(
  told: Told,
  rules: Read,
  nothing: Understanding,
  read: (text: string, anew: boolean) => Read,
): Way[] {
  const { conversation, earlier, phrase, moment } = told;
  const ways = new Map<string, Way>();
  const take = (source: Source, understood: Understanding, dropped: Stretch | null = null) => {
    const effect = effectOf(understood, conversation.last, earlier);
    const same = ways.get(effect.key);
    if (same) same.from.add(source);
    else ways.set(effect.key, { from: new Set([source]), understood, effect, dropped });
  };
  take("rules", rules.understood);
  take("nothing", nothing);
  const heard = heardIn(told);
  const part = once((text: string) => read(text, false).understood);
  // What the rules take for a meal of its own is read so already.
  const isAnew = rules.by === "record";
  const anew = heard && !isAnew ? read(phrase.text, true).understood : rules.understood;
  if (heard) {
    if (!isAnew) take("anew", anew);
    for (const changed of besideLast(anew, conversation.last)) take("beside", corrected(changed));
    for (const changed of mealsAgain(heard, moment)) take("meal_again", corrected(changed));
    for (const deed of DEEDS) for (const changed of changesOf(deed, heard)) take(deed, corrected(changed));
  }
  for (const [text, { source, dropped }] of partsOf(phrase)) take(source, part(text), dropped);
  if (heard) for (const both of doneInTwo(heard, part)) take("both", corrected(both));
  return [...ways.values()];
}

function corrected(changed: Changed): Understanding {
  return said("correction", { ...changed, confidence: 0.8 });
}

/** What deeds are done with; null where nothing was told before. */
function heardIn({ conversation, earlier, moment, ...named }: Told): Heard | null {
  const { last } = conversation;
  if (last.length === 0) return null;
  const correctable = { ...conversation, earlier };
  const inPlainWords = once((words) => readCorrections(phraseOf(words), correctable, moment));
  return { ...named, items: loggedItems(last), last, earlier, inPlainWords };
}

function once<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text) ?? read(text);
    known.set(text, found);
    return found;
  };
}
