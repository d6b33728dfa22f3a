import type { Token } from "@/lib/portuguese/text/tokens";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

/** Tokens of a message, from `start` up to `next`. */
export type Stretch = { start: number; next: number };
export type Part = { source: "lead" | "rest" | "without"; dropped: Stretch };

/** What is left of a message when one of its parts is a remark: "batata frita foi umas 5, tava murcha". */
export function partsOf({ core, text }: Phrase): Map<string, Part> {
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
export function cutsOf(tokens: readonly Token[], joint = JOINT): number[] {
  const cuts = tokens.flatMap(({ kind, word }, at) => {
    if (at === 0) return [];
    const isMark = kind === "break" || (kind === "mark" && MARK.test(word));
    if (isMark) return at + 1 < tokens.length ? [at + 1] : [];
    return kind === "word" && joint.test(word) ? [at] : [];
  });
  return [...new Set(cuts)].slice(0, MOST_CUTS);
}

/** The words of a stretch as they were written, without marks behind them. */
export function wordsOf(text: string, tokens: readonly Token[], start: number, next: number): string {
  const last = tokens.slice(start, next).findLastIndex(({ kind }) => kind !== "mark" && kind !== "break");
  const [first, end] = [tokens[start], tokens[start + last]];
  return first && end && last >= 0 ? text.slice(first.start, end.end) : "";
}
