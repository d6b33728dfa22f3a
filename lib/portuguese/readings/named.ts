import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import type { Mention } from "@/lib/portuguese/readings/mentions";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

/** A message with what it names, and the items of the last one. */
export type Named = { phrase: Phrase; mentions: readonly Mention[]; items: readonly LoggedItem[] };

/** Of so many items that are not named each may be meant. */
export const MOST_UNNAMED = 6;

export function eachOf(items: readonly LoggedItem[], words: (item: LoggedItem) => string): string[] {
  return items.length <= MOST_UNNAMED ? items.map(words) : [];
}

export function namesAnother({ mentions }: Named): boolean {
  return mentions.some(({ type }) => type === "food");
}

/** "a de queijo", of a pasty: by its own name. */
export function toldAs(named: Named, mention: Mention): string {
  return mention.type === "told" && mention.alias ? mention.item.name : wordsAt(named, mention);
}

export function wordsAt({ phrase: { core, text } }: Named, mention: Mention | undefined): string {
  const [first, end] = [core[mention?.start ?? -1], core[(mention?.next ?? 0) - 1]];
  return first && end ? text.slice(first.start, end.end) : "";
}
