import { loggedItems } from "@/lib/portuguese/corrections/reading/food-reference";
import type { Moment } from "@/lib/portuguese/grammar/moment";
import type { ConversationState, LoggedEntry } from "@/lib/portuguese/meaning/conversation";
import { said, type Understanding } from "@/lib/portuguese/meaning/understanding";
import { changesOf, DEEDS, type Deed } from "@/lib/portuguese/readings/deeds";
import { type Effect, effectOf } from "@/lib/portuguese/readings/effect";
import { type Mention, mentionsIn } from "@/lib/portuguese/readings/mentions";
import type { Token } from "@/lib/portuguese/text/tokens";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

/** How it came about: as the rules read the whole of it, nothing of it, as if nothing had been told, a part of it, or a deed to what it names. */
type Source = "rules" | "nothing" | "anew" | "lead" | "rest" | "without" | Deed;
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
export type Stretch = { start: number; next: number };

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
  const { conversation, earlier, phrase } = told;
  const ways = new Map<string, Way>();
  const take = (source: Source, understood: Understanding, dropped: Stretch | null = null) => {
    const effect = effectOf(understood, conversation.last, earlier);
    const same = ways.get(effect.key);
    if (same) same.from.add(source);
    else ways.set(effect.key, { from: new Set([source]), understood, effect, dropped });
  };
  take("rules", rules.understood);
  take("nothing", nothing);
  if (conversation.last.length > 0) {
    // What the rules take for a meal of its own is read so already.
    if (rules.by !== "record") take("anew", read(phrase.text, true).understood);
    for (const deed of DEEDS) {
      const items = loggedItems(conversation.last);
      const correctable = { ...conversation, earlier };
      const changed = changesOf(deed, { ...told, items, correctable });
      if (changed) take(deed, said("correction", { ...changed, confidence: 0.8 }));
    }
  }
  for (const [text, { source, dropped }] of partsOf(phrase))
    take(source, read(text, false).understood, dropped);
  return [...ways.values()];
}

type Part = { source: "lead" | "rest" | "without"; dropped: Stretch };

/** What is left of a message when one of its parts is a remark: "batata frita foi umas 5, tava murcha". */
function partsOf({ core, text }: Phrase): Map<string, Part> {
  const parts = new Map<string, Part>();
  const end = core.length;
  const cuts = cutsOf(core);
  const take = (form: string, part: Part) => {
    if (form !== "" && form !== text && !parts.has(form)) parts.set(form, part);
  };
  cuts.forEach((cut, at) => {
    take(wordsOf(text, core, 0, cut), { source: "lead", dropped: { start: cut, next: end } });
    take(wordsOf(text, core, cut, end), { source: "rest", dropped: { start: 0, next: cut } });
    const next = cuts[at + 1];
    if (next === undefined) return;
    const form = `${wordsOf(text, core, 0, cut)}, ${wordsOf(text, core, next, end)}`;
    take(form, { source: "without", dropped: { start: cut, next } });
  });
  return parts;
}

const MARK = /^[,.;:!?…–—-]$/;
const JOINT = /^(?:porque|pois|mas|ai|que|viu|depois|so|ja)$/;
const MOST_CUTS = 8;

/** Where a part may end: behind marks and lines, before words that join. */
function cutsOf(tokens: readonly Token[]): number[] {
  const cuts = tokens.flatMap(({ kind, word }, at) => {
    if (at === 0) return [];
    const isMark = kind === "break" || (kind === "mark" && MARK.test(word));
    if (isMark) return at + 1 < tokens.length ? [at + 1] : [];
    return kind === "word" && JOINT.test(word) ? [at] : [];
  });
  return [...new Set(cuts)].slice(0, MOST_CUTS);
}

/** The words of a stretch as they were written, without marks behind them. */
function wordsOf(text: string, tokens: readonly Token[], start: number, next: number): string {
  const last = tokens.slice(start, next).findLastIndex(({ kind }) => kind !== "mark" && kind !== "break");
  const [first, end] = [tokens[start], tokens[start + last]];
  return first && end && last >= 0 ? text.slice(first.start, end.end) : "";
}
