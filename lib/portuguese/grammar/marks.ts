import type { Element, Span } from "@/lib/portuguese/grammar/element";

const HARD_MARKS = /^[.;!?\n]$/;
const SOFT_MARKS = /^[,+&•*|/]$/;
const LINK_MARKS = /^[:()=–—-]$/;

/** A full stop parts what is told, a comma only its items, a colon ties them; null for other marks. */
export function readMark(word: string, span: Span): Element | null {
  if (HARD_MARKS.test(word)) return { type: "separator", hard: true, ...span };
  if (SOFT_MARKS.test(word)) return { type: "separator", hard: false, ...span };
  if (LINK_MARKS.test(word)) return { type: "link", ...span };
  return null;
}
