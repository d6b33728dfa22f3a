import { cluesOf } from "@/lib/portuguese/safety/ear/clues";
import { EAR_ALARMS, type Heard, listen } from "@/lib/portuguese/safety/ear/listen";
import type { Found } from "@/lib/portuguese/safety/scene/phrases";
import type { Word } from "@/lib/portuguese/safety/scene/words";

/** Fewer words tell too little to be heard alone. */
const FEWEST_WORDS = 4;
/** So clearly must a part be heard, where the whole is not. */
const PART_ALARMS = 2;
const JOINS = /^(?:e|mas|ai|dai|so|and|but|then)$/;

/**
 * What the ear goes by in each part of a message of several: trouble is told in a few words beside a long meal, where the whole of it
 * sounds like an ordinary day. A part ends at a mark, or before "e", "mas", "aí".
 */
export function cluesOfParts(words: readonly Word[], found: readonly Found[], laughs: boolean): string[][] {
  const starts = words.flatMap((word, at) => (at === 0 || begins(word, words[at - 1]) ? [at] : []));
  const parts = starts
    .map((from, i) => ({ from, to: starts[i + 1] ?? words.length }))
    .filter(({ from, to }) => to - from >= FEWEST_WORDS && to - from < words.length)
    // "novela: ela tentou se matar" is of nobody.
    .filter(({ from }) => !found.some((one) => one.label === "news" && one.from === 0 && one.to === from));
  return parts.map(({ from, to }) => {
    const inside = found.filter((one) => one.from >= from && one.to <= to);
    return cluesOf(words.slice(from, to), inside, laughs);
  });
}

function begins({ text, sentence, afterMark }: Word, before: Word | undefined): boolean {
  return afterMark || sentence !== before?.sentence || JOINS.test(text);
}

/** What the ear makes of a message: of the whole, or where that is quiet of the part that sounds most like an emergency. */
export function hear(words: readonly Word[], found: readonly Found[], laughs: boolean): Heard {
  const whole = listen(cluesOf(words, found, laughs));
  if (whole.alarm >= EAR_ALARMS) return whole;
  const parts = cluesOfParts(words, found, laughs).map(listen);
  const loudest = parts.reduce<Heard | null>(
    (most, one) => (most && most.alarm >= one.alarm ? most : one),
    null,
  );
  return loudest && loudest.alarm >= PART_ALARMS ? loudest : whole;
}
