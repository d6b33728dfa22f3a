import type { LoggedEntry } from "@/lib/portuguese/meaning/conversation";
import type { LogReading } from "@/lib/portuguese/meaning/log-reading";
import type { ParsedWater } from "@/lib/portuguese/meaning/parsed-entries";
import { isInMillilitres, mayBeWater, waterOf } from "@/lib/portuguese/meaning/waters";
import { readQuantity } from "@/lib/portuguese/text/numbers";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

/** "mais um", "e mais 2 kkk", "outro": again as much as the last time, so often. */
const AGAIN =
  /^ (?:(?:e|ai|ah|agora|bebi|tomei|depois) )*(?:mais (\S+)|outr[oa])(?: (?:agora|tambem|igual|desse))? $/;
const MOST_TIMES = 6;

/** "mais 300 ml", "mais 300", "mais um" after water was logged: water once more; null for anything else. */
export function moreWater(
  { line, text, tokens }: Phrase,
  last: readonly LoggedEntry[],
  { elements }: LogReading,
  today: string,
): ParsedWater | null {
  const before = last.at(-1);
  if (before?.type !== "water" || last.some(({ type }) => type !== "water")) return null;
  const named = elements.filter(({ type }) => type !== "separator" && type !== "verb");
  const [only] = named;
  const more = / (?:mais|outr[oa]s?) /.test(line) || /^\s*\+/.test(text);
  if (more && named.length === 1 && only?.type === "amount") {
    const isVolume = mayBeWater(only.amount) || isInMillilitres(only.amount);
    const water = isVolume ? waterOf(only.amount) : null;
    if (water) return { ...water, day: today };
  }
  const again = AGAIN.exec(line);
  if (!again) return null;
  const at = tokens.findIndex(({ word }) => word === again[1]);
  const times = again[1] === undefined ? 1 : (readQuantity(tokens, at)?.value ?? 0);
  if (!Number.isInteger(times) || times < 1 || times > MOST_TIMES) return null;
  return { ml: before.ml * times, day: today, assumed: [] };
}
