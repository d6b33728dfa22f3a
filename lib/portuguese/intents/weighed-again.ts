import { isLikelyWeight } from "@/lib/nutrition/figures/bounds";
import type { LoggedEntry } from "@/lib/portuguese/meaning/conversation";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

/** "agora sim 77,2", "de novo agora no piso: 61,2. aff" */
const FIGURE =
  /^ (?:(?:pronto|agora|sim|deu|de novo|pesei|outra vez|foi|eh|no|na|piso|chao|sem|roupa|descalc[oa]|certo|e|ai|deixa|ver|vai|ta|bom) )*(\d{2,3}(?:[.,]\d{1,2})?)(?: kg| quilos?)?(?: (?:aff?|ufa|agora|sim|kk+|rs+|pronto|viu))* $/;

/** A bare figure near the weight that was taken out in this talk, in kg; null where none was, or something else is said. */
export function weighedAgain({ line, asks }: Phrase, removed: readonly LoggedEntry[]): number | null {
  const before = removed.find((entry) => entry.type === "weight");
  const [, figure] = FIGURE.exec(line) ?? [];
  if (before?.type !== "weight" || !figure || asks) return null;
  const kg = Number(figure.replace(",", "."));
  return isLikelyWeight(kg) && Math.abs(kg - before.kg) < before.kg / 10 ? kg : null;
}
